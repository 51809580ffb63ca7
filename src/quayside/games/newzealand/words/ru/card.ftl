newzealand-card-name = Великий Западный Путь: Новая Зеландия
newzealand-card-line = Гоните отару к гавани и везите шерсть за море.
newzealand-card-players = от 1 до 4
newzealand-card-time = 2½ часа
newzealand-card-first = Нейтральные постройки на своих буквах, личные стороной a.
newzealand-card-alone = Сара (соло)
newzealand-card-solo = Сара, { $level }
newzealand-card-solo-levels = Насколько сильна Сара
