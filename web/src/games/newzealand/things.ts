/** New Zealand's view as the engine sends it (`games/newzealand/view.py`). */

export const WORKERS = ['shepherd', 'craftsman', 'sailor', 'shearer'] as const;
export type Worker = (typeof WORKERS)[number];
export const AUXILIARIES = ['money', 'cards', 'certificate', 'ship', 'pathfinder'] as const;
export type Auxiliary = (typeof AUXILIARIES)[number];
export const STACKS = ['wheel', 'barrel', 'bell', 'compass'] as const;
export type Stack = (typeof STACKS)[number];
export type Counts = Record<string, number>;

export interface TrailTile {
  neutral?: string;
  back?: boolean;
  building?: string;
  owner?: number;
  hazard?: string;
  /** Pounds for the hands there. */
  fee?: number;
  actions?: string[];
  extra?: string;
}

/** What players and Sarah both have on the table. */
export interface Common {
  pathfinder: number | null;
  workers: Record<Worker, number>;
  hazards: Counts;
  runholder: string | null;
  ship: string;
  harbours: Counts;
  posts: Counts;
  buildings: Record<string, string | null>;
  visits: number;
  pile: Counts;
}

export interface Player extends Common {
  seat: number;
  money: number;
  gold: number;
  certificates: number;
  permanent_certificates: number;
  bonus_wool: number;
  tokens: number;
  steps: number;
  step_tile: number;
  fee_free: boolean;
  hand_limit: number;
  certificate_limit: number;
  discs: string[];
  storehouses: number[];
  jokers: Record<Worker, number[]>;
  bonus_tiles: Counts;
  harbour_masters: string[];
  hand_size: number;
  known_in_hand: Counts;
  stack_size: number;
  known_on_top: string[];
  deck: Counts;
  area: Counts;
  objectives_met: Counts;
  task_things: Counts;
  hand?: Counts;
}

export interface Sarah extends Common {
  level: string;
  speciality: Worker;
  discs: number;
  next_delivery: string;
  card: number | null;
  cards_left: number[];
  score: number;
}

export interface NewZealandView {
  seat: number | null;
  over: boolean;
  turn: {
    active: number;
    first: number;
    number: number;
    cells_used: number[];
    acted: boolean;
    revealing: boolean;
    card_in_play: string | null;
    gained: Counts;
    ending: boolean;
    market_token: number | null;
  };
  trail: Record<string, TrailTile>;
  private_sides: string[];
  flipped: boolean;
  job_market: Record<Worker, number[]>;
  bonus_market: { rows: (string | null)[][]; token_row: number | null; arrow: string | null };
  forecast: { A: (string | null)[]; B: (string | null)[] };
  sheep_market: Counts;
  sheep_stack: Counts;
  sheep_market_size: number;
  objectives: (string | null)[];
  objective_stack: number;
  supply: Counts;
  bonus_stacks: Record<Stack, { card: string; count: number }>;
  harbour_masters: Record<string, { tile: string | null; appointed: string | null }>;
  step_tile_space: number;
  players: Player[];
  sarah?: Sarah;
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The single things of some counts, in the order in which they are named. */
export function each(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([name, count]) => new Array<string>(count).fill(name));
}

/** What comes with the questions. */
export interface Context {
  /** Of actions, by their names. */
  prices?: Record<string, number>;
  /** Where the way parts: the least and most that each branch costs. */
  fees?: Record<string, [number, number]>;
  /** The spaces in reach: steps, and the least and most that it costs to get there. Of an upgrade it is a number. */
  reach?: Record<string, [number, number, number]>;
  /** The steps to every sea space that the ship may sail to. */
  ways?: Record<string, number>;
  /** The harbours that may be upgraded: steps, and the least and most that it costs. */
  upgrades?: Record<string, [number, number, number]>;
  harbour?: string;
  bag?: string;
  total?: number;
  wool?: number;
  /** The actions of the location whose target can be named straight away. */
  straight?: StraightOption[];
}

/** An action of a location, or an immediate one, together with the question it would ask. */
export interface StraightOption extends Context {
  cell?: number | string;
  half?: number;
  step: string;
}
