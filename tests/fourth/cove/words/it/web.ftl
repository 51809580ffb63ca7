# Cala nel browser: i nomi di ciò che una vista contiene.

cove-board = La spiaggia, il mercato e i moli di tutti
cove-view-lantern = Lanterna
cove-view-night = Notte
cove-view-nights = Notti
cove-view-prices = Prezzi
cove-view-sold = Venduto in questa notte
cove-view-beach = Spiaggia
cove-view-bag = Carte nel sacchetto
cove-view-gone = Fuori dal gioco
cove-view-coins = Monete
cove-view-quay = Molo
cove-view-cellar = Cantina
cove-view-cellar_cards = Carte in cantina
cove-view-bid = Offerta
cove-view-amount = Importo
cove-view-count = Numero
