shipyard-card-name = Shipyard
shipyard-card-line = Build steamers and send them on their maiden voyage.
shipyard-card-players = 2 to 4
shipyard-card-time = 2 hours
shipyard-card-first = An engineer or a recruiter at every space of the employee track.
