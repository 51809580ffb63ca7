newzealand-card-name = Great Western Trail: New Zealand
newzealand-card-line = Guida il gregge al porto e porta la lana oltremare.
newzealand-card-players = da 1 a 4
newzealand-card-time = 2½ ore
newzealand-card-first = Edifici neutrali sulle loro lettere, edifici privati sul lato a.
newzealand-card-solo = Sarah, { $level }
