// Made from src/quayside/games/container/view_types.py by `make types`. Do not edit.

export type Options = Record<string, boolean | number | string>;

export interface Turn {
  active: number;
  first: number;
  round: number;
  actions_left: number;
  /** Whether everything that comes before the first action is done. */
  prepared: boolean;
  produced: boolean;
  /** Whether a broker was called. */
  called: boolean;
  /** Whether this turn began with winning a square. */
  won_broker: boolean;
  /** What is still to be paid for containers that were bought. */
  owed: number;
  /** The last turn. */
  ending: boolean;
}

export type Colour = 'black' | 'beige' | 'grey' | 'purple' | 'brown';

/** How many of each colour; of a colour that is not named there is none. */
export type Counts = Partial<Record<Colour, number>>;

export interface Supply {
  containers: Counts;
  machines: Counts;
  warehouses: number;
  /** Containers that are out of this game. */
  boxed: Counts;
}

/** Of a loan, and of a ship: how much it holds. */
export interface Terms {
  loan: number;
  repayment: number;
  loan_limit: number;
  hold: number;
}

export type StoreName = 'factory' | 'harbour';

/** Containers of one colour at one price of a store. */
export interface Stored {
  colour: Colour;
  price: number;
  count: number;
}

export interface Player {
  seat: number;
  /** Money and bluff cards together: of others, as many as were last shown. */
  cards: number;
  loans: number;
  /** What these loans cost at the next turn. */
  interest: number;
  machines: Colour[];
  warehouses: number;
  /** What the next one costs; null if the row is full. */
  next_machine: number | null;
  next_warehouse: number | null;
  /** How many containers the stores may hold. */
  capacity: Record<StoreName, number>;
  factory: Stored[];
  harbour: Stored[];
  hold: Counts;
  island: Counts;
  personal_port: Counts;
  /** Where it is: sea, island, bank, or the letter of the seat in whose harbour it lies. */
  ship: string;
  /** The colour that was given up at scoring. */
  discarded: Colour | null;
  /** What it would end with now, by item; of others only what everybody can see. */
  score: Record<string, number>;
  /** The own money cards by their value. */
  purse?: Record<string, number>;
  /** What these are worth together. */
  cash?: number;
  /** What a container of each colour pays; the special one as `5/10`. The own one, and everybody's at scoring. */
  value_card?: Record<Colour, number | string>;
}

export interface Bid {
  /** Money cards by their value. */
  cards: Record<string, number>;
  bluffs: number;
  amount: number;
}

export interface Bidder {
  seat: number;
  /** While the seller decides: whether this bid is the highest, alone or with others. */
  best?: boolean;
  /** Before that: whether this seat takes part in this round. */
  bidding?: boolean;
  /** Whether its bid lies on the table. */
  committed?: boolean;
  /** What everybody has seen of it. */
  revealed: Bid;
  /** The own bid. */
  laid?: Bid;
}

/** The auction of a cargo at the island. */
export interface Auction {
  seller: number;
  round: number;
  bids: Bidder[];
  /** What the cargo pays by the own value card. */
  worth?: number;
}

export type Broker = 'I' | 'II' | 'III';

/** An investment broker and what lies on the two squares. */
export interface BrokerSquares {
  broker: Broker;
  containers: Counts;
  money: number;
}

export type Square = 'containers' | 'money';

/** The bid that lies at the bank, by where it came from. */
export interface Payment {
  money: number;
  cards: Record<string, number>;
  factory: Counts;
  harbour: Counts;
}

export interface Bank {
  brokers: BrokerSquares[];
  /** Who has the highest bid. */
  holder: number | null;
  broker: Broker | null;
  square: Square | null;
  payment: Payment;
}

/** What lies on the table. */
export interface TableView {
  options: Options;
  turn: Turn;
  supply: Supply;
  terms: Terms;
  /** Containers that wait for their price. */
  unpriced: Record<StoreName, Counts>;
  players: Player[];
  auction: Auction | null;
  /** With the Investment Bank. */
  bank?: Bank;
}

/** How a game ended. */
export interface Outcome {
  reason: string;
  /** Of each seat; 1 has won. */
  ranks: number[];
  scores: number[];
  /** What each score is made of. */
  sheet: Record<string, number>[];
}

/** What the view of any game has. */
export interface Seen {
  game: string;
  /** Whose view it is; nobody's, of spectators. */
  seat: number | null;
  /** The seats that have to decide something now. */
  pending: number[];
  over: boolean;
  /** Once the game is over. */
  result?: Outcome;
}

/** Container as one seat, or nobody, sees it. */
export interface View extends TableView, Seen {
}

/** Of a question whose answers cost something. */
export interface Priced {
  /** What an answer takes from its seat (below 0: gives), by its readable form. */
  prices?: Record<string, number>;
}

export interface MainQuestion extends Priced {
  actions_left: number;
}

export interface TieQuestion {
  /** What one has bid so far. */
  bid: number;
}

export interface DecideQuestion extends Priced {
  /** The highest bid. */
  best: number;
}

export interface PlaceQuestion {
  broker: Broker;
}

export interface MoneyBidQuestion {
  least: number;
}

export interface ContainerBidQuestion {
  /** How many containers are still to be laid. */
  needed: number;
}

export interface BuyQuestion {
  /** Whose containers one buys. */
  rival: number;
  owed: number;
  room: number;
}

export type Place = 'island' | 'hold' | 'personal_port' | 'harbour_store' | 'factory_store';

export interface SeizeQuestion {
  debtor: number;
  place: Place;
}

export interface PriceQuestion {
  unpriced: number;
}

export interface MakeQuestion {
  /** For how many containers the factory store has room. */
  space: number;
}

export interface LoadQuestion {
  room: number;
}

/** What comes with the questions, by the names of their steps. Other questions bring nothing. */
export interface Questions {
  main: MainQuestion;
  tie_round: TieQuestion;
  decide: DecideQuestion;
  place_bid: PlaceQuestion;
  broker_money_bid: MoneyBidQuestion;
  broker_container_bid: ContainerBidQuestion;
  shop: BuyQuestion;
  dock: BuyQuestion;
  seize_choice: SeizeQuestion;
  price_factory: PriceQuestion;
  price_harbour: PriceQuestion;
  price_returned: PriceQuestion;
  make_choice: MakeQuestion;
  load_hold: LoadQuestion;
}
