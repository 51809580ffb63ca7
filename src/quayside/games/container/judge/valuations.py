"""How much things are wanted in Container, in coins unless it says otherwise.

The numbers were found together: by small changes of all of them at once, kept as far as they raised the lead over the
judge of before and what a table of equals earns. The lead alone ends in a table where nobody trades.
"""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i64

# -- trade -------------------------------------------------------------------------------------------------------------

CARGO: Final = 5.6  # what a container in the hold will bring on average, half of it subsidy
WARE: Final = 5.1  # what a container in the harbour store will bring
MADE: Final = 1.8  # what a container in the factory will bring
VARIETY: Final = 0.5  # a colour that the hold has none of
DEAREST: Final[i64] = 2  # what is paid for a ware at most
KEEP: Final[i64] = 1  # cash to hold back for fees and interest
CAPITAL: Final[i64] = 9  # cash that building must leave for trade
SHORT: Final[i64] = 4  # cash that is little
SHOPPING: Final = 0.54  # what the action costs that buys for the harbour
VISIT: Final = 0.43  # what the way to a rival's port costs

# -- the ship ----------------------------------------------------------------------------------------------------------

FULL: Final[i64] = 5  # containers that are worth the way to the island
ENOUGH: Final[i64] = 2  # so many if no port has anything more for the hold; a single one is not worth an auction
STOP: Final = 1.5  # what a port must bring to be worth a stop on the way to the island
ISLAND: Final = 1.2  # sailing there, and for every container
ISLAND_EACH: Final = 2.0
LEAVE_ISLAND: Final = 1.7
LEAVE_PORT: Final = 1.0
ONWARD: Final = 1.0  # what another port must bring to be worth leaving this one for
FETCH: Final = 3.1  # a container waiting in the personal port
FETCH_WAY: Final = 0.7

# -- building ----------------------------------------------------------------------------------------------------------

MACHINE: Final = 2.2
MACHINES_OWNED: Final = 0.9  # less for each that is there
MACHINE_SUPPLY: Final = 0.22  # more for each container of its colour left
MACHINES: Final[i64] = 3  # no more than that
WAREHOUSE: Final = 4.7
WAREHOUSES_OWNED: Final = 0.66  # less for each that is there
WAREHOUSES: Final[i64] = 4  # no more than that
AGE: Final = 0.39  # less for every round played

# -- prices ------------------------------------------------------------------------------------------------------------

FACTORY_PRICE: Final[i64] = 2
HARBOUR_PRICE: Final[i64] = 4

# -- loans -------------------------------------------------------------------------------------------------------------

LOAN: Final = 3.2  # what a loan costs until it is repaid
SECOND_LOAN: Final = 3.9  # what the next one costs beyond that
IDLE: Final = 0.85  # what a turn with nothing to do costs: then a loan is worth more
REPAY: Final[i64] = 27  # cash with which a loan is repaid
REPAY_LATE: Final[i64] = 12  # the same when the supply is low

# -- the auction: parts of the bid at which nothing is won or lost -----------------------------------------------------

LEAST_BID: Final = 0.95  # a sealed bid is anything between these: rivals must not know it
MOST_BID: Final = 1.2  # beyond one: what is not bought here goes to another rival
RAISED: Final = 1.4  # up to this after a tie

# -- the Investment Bank -----------------------------------------------------------------------------------------------

CONTAINER: Final = 3.0  # what a container of a broker brings once it is fetched from the bank and shipped
FETCHING: Final = 2.5  # the trouble of fetching them
PIECE: Final = 3.2  # what a container of the own stores would bring
UNSOLD: Final = 2.6  # the same if the factory is full: nothing can be made there until something leaves it
SHARE: Final = 0.5  # of what a square brings: a bid that leaves a profit, and leaves a rival little reason to bid more
