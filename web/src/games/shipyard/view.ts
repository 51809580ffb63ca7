/** Shipyard's view as the engine sends it (`games/shipyard/view.py`). */

export const ACTION_CARDS = [
  'build',
  'purchase',
  'rent',
  'manufacture',
  'recruit',
  'hire',
  'exchange',
  'subsidy',
] as const;
export type ActionCard = (typeof ACTION_CARDS)[number];
export const PIECES = [
  'captain',
  'businessman',
  'soldier',
  'sail',
  'smokestack',
  'propeller',
  'crane',
  'cannon',
] as const;
export type PieceName = (typeof PIECES)[number];
export const SHIP_COLUMNS = ['bows', 'middles_left', 'middles_right', 'sterns'] as const;
export type ShipColumn = (typeof SHIP_COLUMNS)[number];
export type Kind = 'bow' | 'middle' | 'stern';
export const KINDS: readonly Kind[] = ['bow', 'middle', 'stern'];
export const COMMODITIES = ['coal', 'steel', 'grain'] as const;
export type Commodity = (typeof COMMODITIES)[number];
export const SAFETY = ['lifebuoy', 'lifeboat', 'lantern'] as const;
export const CELLS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const ROWS = [1, 2, 3, 4, 5] as const;
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];
export const TRACK_SPACES = 23;

export type Counts = Partial<Record<string, number>>;

export interface ShipCardView {
  id: string;
  kind: Kind;
  icons: Counts;
}
export interface TrainView {
  id: string;
  cars: Commodity[];
}
export interface Face {
  /** The official of every space, `none` included. */
  spaces: Record<string, string>;
  ports: string[];
  links: string[][];
}
export interface LaidCanal extends Face {
  canal: string;
  x: number;
  y: number;
  turns: number;
}
export type Priced<Thing> = (Thing & { price: number }) | null;

export interface Displays {
  bows: Priced<ShipCardView>[];
  middles_left: Priced<ShipCardView>[];
  middles_right: Priced<ShipCardView>[];
  sterns: Priced<ShipCardView>[];
  trains: Priced<TrainView>[];
  canals: Priced<Face & { id: string }>[];
}

export interface TrackCard {
  card: ActionCard;
  position: number;
  space: number;
  seat: number | null;
  figures: number;
}

export interface FleetShip {
  cards: string[];
  pieces: Counts;
  safety: Counts;
  points: Record<string, number>;
}

export interface Figure {
  canal: string;
  space: string;
  stern: string;
}

export interface Player {
  seat: number;
  player: number;
  guilders: number;
  points: number;
  tally: Record<string, number>;
  trader_points: number;
  figures: { advances_next: ActionCard | null; advances_later: ActionCard | null };
  stock: Record<PieceName, number>;
  employees: string[];
  trains: TrainView[];
  yard: string;
  yard_cards: (ShipCardView | null)[];
  fleet: FleetShip[];
  failed_ships: number;
  canals: LaidCanal[];
  figure: Figure | null;
  longest_route: number;
  used_canals: number;
  used_pile: string[];
  contracts: { blue: number; green: number };
  contracts_held?: Record<string, number>;
  contracts_given_up?: string[];
}

export interface SailingShip {
  seat: number;
  cell: number;
  cards: ShipCardView[];
  aboard: Record<PieceName, number>;
  speed: number;
  steps: number;
  officials: number;
  blue_riband: number;
}

export interface ShipyardView {
  over: boolean;
  turn: {
    active: number;
    turn: number;
    first_turns: number;
    chosen: ActionCard | null;
    performed: boolean;
    bonus_used: boolean;
    cards_taken: number;
    card_in_hand: string | null;
    canal_in_hand: string | null;
    cars: Partial<Record<Commodity, number>>;
    traded: PieceName[];
    laps_left: number;
    last_card: boolean;
    closing: boolean;
  };
  track: TrackCard[];
  markers: { equipment: PieceName; crew: PieceName; hire: number; exchange: number; countdown: string };
  rings: { equipment: PieceName[]; crew: PieceName[]; exchange: Record<Commodity, number>[] };
  displays: Displays;
  decks: Record<string, number>;
  employees: { employee: string; left: number }[][];
  players: Player[];
  ship: SailingShip | null;
}

/** What the questions of a cruise say beside themselves (`games/shipyard/preview.py`). */
export interface Plan {
  room: Counts;
  allowance: Counts;
  aboard: Counts;
  base_speed: number;
  most_speed: number;
  longest: number;
  speeds: { speed: number; routes: number; all_routes: boolean; points: number; route: string[] }[];
  points: number;
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** A count of things as a list of them. */
export function spread(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([name, count]) => Array.from({ length: count ?? 0 }, () => name));
}

/** What comes with the questions; with those of the cruise comes a `Plan`. */
export interface Context {
  guilders?: number;
  /** Of a bonus action. */
  cost?: number;
  /** Of employees. */
  costs?: Record<string, number>;
  income?: Partial<Record<ActionCard, number>>;
  /** Of the rings. */
  sectors?: { extra: number; piece: string; cost: number }[];
  canal?: string;
  /** The longest route now, and after each way to lay the canal. */
  longest?: number;
  longest_after?: Record<string, number>;
  /** What trains sell for. */
  sales?: Record<string, number>;
  cars?: Record<string, number>;
  rates?: Record<string, number>;
  sale?: number;
  /** At best, for each way on. */
  points?: Record<string, number>;
}
