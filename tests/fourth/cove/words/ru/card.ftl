cove-card-name = Бухта
cove-card-line = Торгуйтесь в темноте, продавайте в нужный час.
cove-card-players = от 2 до 4
cove-card-time = 20 минут
