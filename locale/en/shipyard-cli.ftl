cli-shipyard-turn = turn { $turn }, { $seat } to move; countdown: { $space }
cli-shipyard-ending = last round
cli-shipyard-track = Action cards, front to back:
cli-shipyard-row = row { $row } ({ $price })
cli-shipyard-employees = Employees:
cli-shipyard-markers = Markers: equipment at { $equipment }, crew at { $crew }; next prices: { $prices }
cli-shipyard-guilders = Guilders
cli-shipyard-points = Points
cli-shipyard-yard = Yard
cli-shipyard-stock = Stock
cli-shipyard-trains = Trains
cli-shipyard-staff = Staff
cli-shipyard-fleet = Fleet
cli-shipyard-water = Route / used
cli-shipyard-contract = Contract
cli-shipyard-aboard = Aboard
cli-shipyard-canals = Canals, longest route { $longest }
cli-shipyard-legend = Cards: < bow, = middle, > stern; c cabin, m mast, p propeller, k crane, n cannon, O lifebuoy, B lifeboat, L lantern. Canals: M military, C commercial, R Blue Riband, @ your ship. Fleet: cards:points, x failed.
