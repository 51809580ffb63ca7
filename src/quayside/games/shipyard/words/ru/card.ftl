shipyard-card-name = Судоверфь
shipyard-card-line = Стройте пароходы и отправляйте их в пробное плавание.
shipyard-card-players = от 2 до 4
shipyard-card-time = 2 часа
shipyard-card-first = Инженер или агент по найму на каждой клетке дорожки рабочих.
