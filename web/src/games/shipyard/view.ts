// Made from src/quayside/games/shipyard/view_types.py by `make types`. Do not edit.

export type Options = Record<string, boolean | number | string>;

export type ActionCard = 'build' | 'purchase' | 'rent' | 'manufacture' | 'recruit' | 'hire' | 'exchange' | 'subsidy';

export type Commodity = 'coal' | 'steel' | 'grain';

export type PieceName = 'captain' | 'businessman' | 'soldier' | 'sail' | 'smokestack' | 'propeller' | 'crane' | 'cannon';

export interface Turn {
  active: number;
  first: number;
  turn: number;
  /** How many turns there are before figures advance. */
  first_turns: number;
  chosen: ActionCard | null;
  performed: boolean;
  bonus_used: boolean;
  /** Guilders that a bonus action taken first must leave for the chosen one. */
  reserve: number;
  cards_taken: number;
  card_in_hand: string | null;
  canal_in_hand: string | null;
  /** Of the train that is exchanged, those that are left. */
  cars: Partial<Record<Commodity, number>>;
  traded: PieceName[];
  lap_done: boolean;
  laps_left: number;
  last_card: boolean;
  closing: boolean;
}

/** An action card on the track. */
export interface TrackCard {
  card: ActionCard;
  /** Larger is further ahead. */
  position: number;
  /** Its place on the loop. */
  space: number;
  /** Who has chosen it. */
  seat: number | null;
  figures: number;
}

/** Where the markers stand. */
export interface Markers {
  equipment: PieceName;
  crew: PieceName;
  hire: number;
  exchange: number;
  countdown: string;
}

/** What is printed round the rings, sector by sector. */
export interface Rings {
  equipment: PieceName[];
  crew: PieceName[];
  exchange: Record<Commodity, number>[];
}

export type Kind = 'bow' | 'middle' | 'stern';

/** How many of each thing; of what is not named there is none. */
export type Counts = Record<string, number>;

export interface ShipCardView {
  id: string;
  kind: Kind;
  /** What it carries: room for pieces, and safety items. */
  icons: Counts;
}

export interface ShipCardOnDisplay extends ShipCardView {
  price: number;
}

export interface TrainView {
  id: string;
  cars: Commodity[];
}

export interface TrainOnDisplay extends TrainView {
  price: number;
}

/** A canal card as it lies. */
export interface Face {
  /** The official of every space, `none` included. */
  spaces: Record<string, string>;
  /** The sides where the water goes on. */
  ports: string[];
  /** Pairs of spaces with water between them. */
  links: string[][];
}

export interface CanalOnDisplay extends Face {
  id: string;
  price: number;
}

/** Each from the bottom row up; null where a row is empty. */
export interface Displays {
  bows: (ShipCardOnDisplay | null)[];
  middles_left: (ShipCardOnDisplay | null)[];
  middles_right: (ShipCardOnDisplay | null)[];
  sterns: (ShipCardOnDisplay | null)[];
  trains: (TrainOnDisplay | null)[];
  canals: (CanalOnDisplay | null)[];
}

export type Deck = 'bows' | 'middles' | 'sterns' | 'trains' | 'canals';

export interface EmployeeStack {
  employee: string;
  left: number;
}

/** The action cards that a seat's figures stand on, in the order in which they move. */
export interface Figures {
  advances_next: ActionCard | null;
  advances_later: ActionCard | null;
}

/** A ship that has sailed. */
export interface FleetShip {
  cards: string[];
  pieces: Counts;
  safety: Counts;
  /** By what they were scored for. */
  points: Counts;
}

export interface LaidCanal extends Face {
  canal: string;
  x: number;
  y: number;
  /** Clockwise quarter turns. */
  turns: number;
}

/** The ship figure on a canal. */
export interface Figure {
  canal: string;
  space: string;
  /** The space it came from; `out` if over the side of the card. */
  stern: string;
}

export interface ContractCounts {
  blue: number;
  green: number;
}

export interface Player {
  seat: number;
  /** Its place in the order of play, from 1. */
  player: number;
  guilders: number;
  points: number;
  /** What these points were scored for. */
  tally: Counts;
  trader_points: number;
  /** What it would end with now, by item; of others without their contracts. */
  score: Counts;
  figures: Figures;
  stock: Record<PieceName, number>;
  employees: string[];
  trains: TrainView[];
  /** The nine cells by their letters, such as `BM..S....`. */
  yard: string;
  yard_cards: (ShipCardView | null)[];
  fleet: FleetShip[];
  failed_ships: number;
  canals: LaidCanal[];
  figure: Figure | null;
  longest_route: number;
  used_canals: number;
  /** Canals that were left behind. */
  used_pile: string[];
  contracts: ContractCounts;
  /** The own contracts with what each would score now; everybody's once the game is over. */
  contracts_held?: Counts;
  /** The own ones. */
  contracts_given_up?: string[];
}

/** The ship that is loaded or sails. */
export interface SailingShip {
  seat: number;
  /** Where its bow is in the yard. */
  cell: number;
  cards: ShipCardView[];
  aboard: Record<PieceName, number>;
  speed: number;
  steps: number;
  /** Points for officials so far. */
  officials: number;
  blue_riband: number;
}

/** What lies on the table. */
export interface TableView {
  options: Options;
  turn: Turn;
  /** The action cards from the lead to the last. */
  track: TrackCard[];
  markers: Markers;
  rings: Rings;
  displays: Displays;
  decks: Record<Deck, number>;
  lost_cards: Record<Kind, number>;
  used_trains: TrainView[];
  discarded_canals: string[];
  /** By spaces of their track. */
  employees: EmployeeStack[][];
  players: Player[];
  ship: SailingShip | null;
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

/** Shipyard as one seat, or nobody, sees it. */
export interface View extends TableView, Seen {
}

export interface ChooseQuestion {
  guilders: number;
  /** What choosing a card brings. */
  income: Partial<Record<ActionCard, number>>;
  /** Whether none of them can be performed. */
  void: boolean;
}

/** Before and after the chosen action. */
export interface ActionQuestion {
  chosen: ActionCard;
  guilders: number;
  /** Of a bonus action. */
  cost: number;
}

export interface TakeQuestion {
  taken: number;
  limit: number;
  guilders: number;
}

export interface PlaceQuestion {
  kind: Kind;
}

export interface SpendQuestion {
  /** How many may be spent. */
  guilders: number;
}

export interface CanalQuestion {
  canal: string;
}

export interface LayQuestion {
  canal: string;
  /** The longest route now. */
  longest: number;
  /** And after each way to lay the canal, by its readable form. */
  longest_after: Counts;
}

export interface Sector {
  extra: number;
  piece: PieceName;
  cost: number;
}

export interface RingQuestion {
  guilders: number;
  /** What each number of extra sectors yields and costs. */
  sectors: Sector[];
}

export interface HireQuestion {
  guilders: number;
  /** Of everybody who may be taken. */
  costs: Counts;
}

export interface TrainQuestion {
  /** What each of the own trains would sell for. */
  sales: Counts;
}

export interface TradeQuestion {
  cars: Partial<Record<Commodity, number>>;
  rates: Record<Commodity, number>;
  /** What all that is left would sell for. */
  sale: number;
}

export interface SpeedPlan {
  speed: number;
  routes: number;
  /** False if there are more, which were not counted. */
  all_routes: boolean;
  /** Of the whole ship on the best of these routes. */
  points: number;
  route: string[];
}

/** What a load would score. */
export interface Plan {
  cards: string[];
  room: Counts;
  /** What builders add to the room, by piece; `crew` for any of the crew. */
  allowance: Counts;
  aboard: Counts;
  captain: boolean;
  base_speed: number;
  most_speed: number;
  /** The longest route. */
  longest: number;
  speeds: SpeedPlan[];
  /** At best. */
  points: number;
}

export interface RouteQuestion {
  speed: number;
  steps_left: number;
  /** At best, for each way on. */
  points: Counts;
}

export interface GiveUpQuestion {
  per_colour: number;
  contracts: string[];
}

/** What comes with the questions, by the names of their steps. Other questions bring nothing. */
export interface Questions {
  choose_card: ChooseQuestion;
  before: ActionQuestion;
  after: ActionQuestion;
  take_card: TakeQuestion;
  place_card: PlaceQuestion;
  pick_train: SpendQuestion;
  pick_canal: SpendQuestion;
  complete_ship: SpendQuestion;
  first_canal: CanalQuestion;
  start_space: CanalQuestion;
  lay_canal: LayQuestion;
  manufacture: RingQuestion;
  recruit: RingQuestion;
  pick_employee: HireQuestion;
  pick_own_train: TrainQuestion;
  trade_cars: TradeQuestion;
  loading: Plan;
  pick_speed: Plan;
  pick_route: RouteQuestion;
  give_up_contracts: GiveUpQuestion;
}
