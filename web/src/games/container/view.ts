/** Container's view as the engine sends it (`games/container/view.py`). */

export const COLOURS = ['black', 'beige', 'grey', 'purple', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];
export type Counts = Partial<Record<Colour, number>>;
export type StoreName = 'factory' | 'harbour';
export const FACTORY_PRICES = [1, 2, 3, 4] as const;
export const HARBOUR_PRICES = [2, 3, 4, 5, 6] as const;
export const CARDS = [20, 10, 5, 2, 1] as const;

export interface Stored {
  colour: Colour;
  price: number;
  count: number;
}

export interface Player {
  seat: number;
  cards: number;
  loans: number;
  /** What these loans cost at the next turn. */
  interest: number;
  machines: Colour[];
  warehouses: number;
  next_machine: number | null;
  next_warehouse: number | null;
  /** How many containers the stores may hold. */
  capacity: Record<StoreName, number>;
  factory: Stored[];
  harbour: Stored[];
  hold: Counts;
  island: Counts;
  personal_port: Counts;
  ship: string;
  discarded: Colour | null;
  purse?: Record<string, number>;
  cash?: number;
  value_card?: Record<Colour, number | string>;
}

export interface Bid {
  cards: Record<string, number>;
  bluffs: number;
  amount: number;
}

export interface Bidder {
  seat: number;
  best?: boolean;
  bidding?: boolean;
  committed?: boolean;
  revealed: Bid;
  laid?: Bid;
}

export interface Broker {
  broker: string;
  containers: Counts;
  money: number;
}

export interface Bank {
  brokers: Broker[];
  holder: number | null;
  broker: string | null;
  square: 'containers' | 'money' | null;
  payment: { money: number; cards: Record<string, number>; factory: Counts; harbour: Counts };
}

export interface ContainerView {
  seat: number | null;
  over: boolean;
  options: Record<string, boolean | number | string>;
  turn: {
    active: number;
    first: number;
    round: number;
    actions_left: number;
    prepared: boolean;
    produced: boolean;
    called: boolean;
    won_broker: boolean;
    owed: number;
    ending: boolean;
  };
  supply: { containers: Counts; machines: Counts; warehouses: number; boxed: Counts };
  terms: { loan: number; repayment: number; loan_limit: number; hold: number };
  unpriced: Record<StoreName, Counts>;
  players: Player[];
  /** `worth`: what the cargo says on one's own value card. */
  auction: { seller: number; round: number; bids: Bidder[]; worth?: number } | null;
  bank?: Bank;
}

/** The single containers of some counts, in the order of the colours. */
export function boxes(counts: Counts): Colour[] {
  return COLOURS.flatMap((colour) => new Array<Colour>(counts[colour] ?? 0).fill(colour));
}

export function total(counts: Counts): number {
  return COLOURS.reduce((sum, colour) => sum + (counts[colour] ?? 0), 0);
}

/** What stands at a price, one by one. */
export function column(store: readonly Stored[], price: number): Colour[] {
  return store
    .filter((piece) => piece.price === price)
    .flatMap((piece) => new Array<Colour>(piece.count).fill(piece.colour));
}

export function stored(store: readonly Stored[]): number {
  return store.reduce((sum, piece) => sum + piece.count, 0);
}

/** What comes with the questions. */
export interface Context {
  /** Of actions, by their names. */
  prices?: Record<string, number>;
  /** Whose stores one buys from. */
  rival?: number;
  /** From whom something is seized, and where. */
  debtor?: number;
  place?: string;
}
