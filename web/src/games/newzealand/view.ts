// Made from src/quayside/games/newzealand/view_types.py by `make types`. Do not edit.

export type Options = Record<string, boolean | number | string>;

/** How many of each thing; of what is not named there is none. */
export type Counts = Record<string, number>;

export interface Turn {
  active: number;
  first: number;
  number: number;
  /** Actions of the location that are done. */
  cells_used: number[];
  acted: boolean;
  revealing: boolean;
  card_in_play: string | null;
  /** Cards that were gained in this turn. */
  gained: Counts;
  ending: boolean;
  /** Who has taken the market token. */
  market_token: number | null;
}

/** What stands on a space of the trail: a neutral building, a private one, or a hazard. */
export interface TrailTile {
  neutral?: string;
  /** Whether a neutral building lies on its back. */
  back?: boolean;
  /** A private one with its side. */
  building?: string;
  owner?: number;
  hazard?: string;
  /** Pounds for the hands there. */
  fee?: number;
  actions?: string[];
  /** The action that is printed beside the space. */
  extra?: string;
}

export type Worker = 'shepherd' | 'craftsman' | 'sailor' | 'shearer';

export interface BonusMarket {
  rows: ((string | null)[])[];
  /** Where the market token lies; null once it is taken. */
  token_row: number | null;
  arrow: string | null;
}

/** The two spaces of each kind of tile. */
export interface Forecast {
  A: (string | null)[];
  B: (string | null)[];
}

export interface Bags {
  A: Counts;
  B: Counts;
}

export interface OutOfGame extends Bags {
  cards: Counts;
}

export type Stack = 'wheel' | 'barrel' | 'bell' | 'compass';

export interface BonusStack {
  card: string;
  count: number;
}

export interface HarbourMaster {
  tile: string | null;
  /** The worker that was given for it. */
  appointed: string | null;
}

/** What players and Sarah both have on the table. */
export interface Common {
  pathfinder: number | null;
  workers: Record<Worker, number>;
  hazards: Counts;
  /** The space of the trail where it stands. */
  runholder: string | null;
  /** The sea space where it lies. */
  ship: string;
  /** Discs or storehouses in harbours. */
  harbours: Counts;
  /** Discs on trading posts. */
  posts: Counts;
  /** Where each private building stands; null for one that is not built, `out` for one that was replaced. */
  buildings: Record<string, string | null>;
  /** Arrivals in Wellington. */
  visits: number;
  /** The discard pile. */
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
  /** How far one may move. */
  steps: number;
  step_tile: number;
  /** Whether the fee tile is turned: no hands are to be paid. */
  fee_free: boolean;
  hand_limit: number;
  certificate_limit: number;
  /** The spaces of the player board that still hold their disc. */
  discs: string[];
  storehouses: number[];
  /** Which places of a row hold a joker. */
  jokers: Record<Worker, number[]>;
  bonus_tiles: Counts;
  harbour_masters: string[];
  hand_size: number;
  /** Cards that everybody knows to be there. */
  known_in_hand: Counts;
  stack_size: number;
  known_on_top: string[];
  /** All cards, wherever they are. */
  deck: Counts;
  /** Cards in the personal area. */
  area: Counts;
  /** Of these, how many would be met if the game ended now. */
  objectives_met: Counts;
  /** What it would end with now, by item: all of it lies open (NZ-1.10, NZ-1.12). */
  score: Counts;
  /** How many things there are for each task. */
  task_things: Counts;
  /** The own one, and everybody's once the game is over. */
  hand?: Counts;
}

export interface Sarah extends Common {
  level: string;
  speciality: Worker;
  /** In her supply. */
  discs: number;
  next_delivery: string;
  /** The card that she plays. */
  card: number | null;
  cards_left: number[];
  /** As it stands. */
  score: number;
}

/** What lies on the table. */
export interface TableView {
  options: Options;
  turn: Turn;
  trail: Record<string, TrailTile>;
  /** Which side of each private building is in use. */
  private_sides: string[];
  /** Whether the neutral buildings were turned over. */
  flipped: boolean;
  /** The rows that hold a worker. */
  job_market: Record<Worker, number[]>;
  bonus_market: BonusMarket;
  forecast: Forecast;
  bags: Bags;
  out_of_game: OutOfGame;
  sheep_market: Counts;
  sheep_stack: Counts;
  sheep_market_size: number;
  objectives: (string | null)[];
  objective_stack: number;
  supply: Counts;
  bonus_stacks: Record<Stack, BonusStack>;
  /** By the harbours where they wait. */
  harbour_masters: Record<string, HarbourMaster>;
  /** Where on the pathfinder track the step tile is. */
  step_tile_space: number;
  players: Player[];
  /** In the solo game. */
  sarah?: Sarah;
}

/** How a game ended. */
export interface Outcome {
  reason: string;
  /** Of each seat; 1 has won. */
  ranks: number[];
  scores: number[];
  /** What each score is made of. */
  sheet: Counts[];
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

/** New Zealand as one seat, or nobody, sees it. */
export interface View extends TableView, Seen {
}

export interface DiscardQuestion {
  /** How many are still to be discarded. */
  cards: number;
}

/** Of a question whose answers cost something. */
export interface Priced {
  /** What an answer takes from its seat (below 0: gives), by its readable form. */
  prices?: Counts;
}

export interface MoveQuestion {
  steps: number;
  /** The spaces in reach: steps, and the least and most that it costs to get there. */
  reach: Record<string, [number, number, number]>;
}

export interface ForkQuestion {
  to: string;
  /** The least and most that each branch costs. */
  fees: Record<string, [number, number]>;
}

/** About the target of an action; each tells its own part. */
export interface TargetQuestion extends Priced {
  /** How often an auxiliary action may be taken. */
  times?: number;
  /** What is added to the prices of hiring or investing. */
  modifier?: number;
  /** Of a building, for each of its craftsmen. */
  price?: number;
  /** 1 if a building that is replaced counts for the price. */
  difference?: number;
  shepherds?: number;
  shearers?: number;
  /** How far the ship may sail. */
  points?: number;
  /** The steps to every sea space that the ship may sail to. */
  ways?: Counts;
  /** The harbours that may be upgraded: steps, and the least and most that it costs. */
  upgrades?: Record<string, [number, number, number]>;
}

/** The question that an action would ask, told before it is asked. */
export interface StraightTarget extends TargetQuestion {
  step: string;
}

/** The same with the action of the location that would ask it. */
export interface StraightOption extends StraightTarget {
  cell: number | 'extra';
  half: number;
}

export interface LocationQuestion extends Priced {
  space: string;
  /** The actions of the location whose target can be named straight away. */
  straight: StraightOption[];
}

/** A word with what it names: a card, a post or breeds, and the price of these. */
export interface EffectData {
  word: string;
  amount: number | null;
  names: string[];
  price: number | null;
}

/** What has to be discarded (a breed, `any` or `pair`), what it is counted by, and what it brings. */
export interface HalfData {
  cost: string | null;
  per: string | null;
  effects: EffectData[];
}

export interface OfferQuestion {
  effect: string;
  amount: number;
  /** What may be accepted, the first or the second. */
  halves: HalfData[];
  /** What it would ask, if its target can be named straight away. */
  straight: StraightTarget[];
}

export interface ShearQuestion {
  shearers: number;
  wool: number;
}

export interface RemoteQuestion {
  reach: number;
  /** The harbours that may be upgraded: steps, and the least and most that it costs. */
  upgrades: Record<string, [number, number, number]>;
}

export interface HarbourQuestion extends Priced {
  harbour: string;
}

export interface MasterQuestion {
  master: string;
}

export interface IncomeQuestion {
  /** The sheep that are shown so far, and permanent certificates. */
  total: number;
}

export interface DeliveryQuestion extends Priced {
  /** What a post may ask for. */
  total: number;
}

export interface CertificatesQuestion extends DeliveryQuestion {
  certificates: number;
}

export type Bag = 'bag_a' | 'bag_b';

export interface ForecastQuestion {
  bag: Bag;
}

/** What comes with the questions, by the names of their steps. Other questions bring nothing. */
export interface Questions {
  first_discard: DiscardQuestion;
  first_disc: Priced;
  phase_a: MoveQuestion;
  move_on: MoveQuestion;
  fork: ForkQuestion;
  use_location: LocationQuestion;
  offer: OfferQuestion;
  auxiliary: TargetQuestion;
  hiring: TargetQuestion;
  investing: TargetQuestion;
  buying: TargetQuestion;
  building: TargetQuestion;
  ship: TargetQuestion;
  shearing: TargetQuestion;
  objective: TargetQuestion;
  hazard: TargetQuestion;
  more_sheep: Priced;
  discard_drawn: DiscardQuestion;
  shear_reveal: ShearQuestion;
  remote: RemoteQuestion;
  storehouse: HarbourQuestion;
  medium_disc: HarbourQuestion;
  master: MasterQuestion;
  income: IncomeQuestion;
  income_reveal: IncomeQuestion;
  certificates: CertificatesQuestion;
  choose_delivery: DeliveryQuestion;
  harbour_disc: DeliveryQuestion;
  wool_delivery: DeliveryQuestion;
  forecast_tile: ForecastQuestion;
}
