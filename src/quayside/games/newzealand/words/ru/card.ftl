newzealand-card-name = Великий Западный Путь: Новая Зеландия
newzealand-card-line = Гоните отару к гавани и везите шерсть за море.
newzealand-card-players = от 1 до 4
newzealand-card-time = 2½ часа
newzealand-card-first = Нейтральные постройки на своих буквах, частные стороной a.
newzealand-card-solo = Сара, { $level }
