/** What goes over the wire; the same names as the server's models. The generated file takes this one's place. */

export type Language = 'en' | 'ru' | 'it';
export type Setting = boolean | number | string;
export type Status = 'open' | 'playing' | 'paused' | 'finished' | 'abandoned';

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  login?: string | null;
  email?: string | null;
  language: Language;
  settings?: Record<string, Setting>;
}

export interface SignedIn extends Me {
  token: string;
}

export interface OptionInfo {
  name: string;
  default: Setting;
  rule: string;
  choices?: string[] | null;
  low?: number | null;
  high?: number | null;
}

export interface GameInfo {
  id: string;
  players: [number, number];
  rules: string;
  options: OptionInfo[];
  bots: string[];
}

export interface SeatRequest {
  kind?: 'person' | 'bot';
  bot?: string | null;
}

export interface CreateRequest {
  game: string;
  options?: Record<string, Setting>;
  name?: string;
  seats: SeatRequest[];
  public?: boolean;
  mode?: 'live' | 'turns';
  clock?: { seconds: number; increment?: number } | null;
  spectators?: boolean;
  confirm?: boolean;
  absence?: number | null;
  sit?: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot';
  name: string | null;
  bot: string | null;
  driven: boolean;
  resigned: boolean;
  invited: boolean;
  you: boolean;
}

export interface ClockInfo {
  seconds: number;
  increment: number;
  left: number[];
  since: (number | null)[];
}

export interface TableInfo {
  id: string;
  name: string;
  game: string;
  options: Record<string, Setting>;
  rules: string;
  status: Status;
  public: boolean;
  mode: 'live' | 'turns';
  spectators: boolean;
  confirm: boolean;
  absence: number;
  clock: ClockInfo | null;
  seats: SeatInfo[];
  pending: number[];
  unconfirmed: number | null;
  owner: boolean;
  commitment: string;
  seed: string | null;
  imported: boolean;
  rematch: string | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
}

export interface Offer {
  action: string;
  kind: string;
  args: Record<string, number | string>;
}

export interface DecisionInfo {
  seat: number;
  step: string;
  prompt: string;
  context: Record<string, unknown>;
}

export type GameEvent = { event: string } & Record<string, unknown>;

export interface EntryInfo {
  version: number;
  kind: string;
  seat: number | null;
  at: number;
  /** How many actions an `undo` took back. */
  steps?: number | null;
  events: GameEvent[];
}

export interface Fresh {
  version: number;
  table: TableInfo;
  seat: number | null;
  view: Record<string, unknown> | null;
  decision: DecisionInfo | null;
  legal: Offer[];
  undo: number;
  can_confirm: boolean;
  since: number;
  entries: EntryInfo[];
  complete: boolean;
}

export interface Done {
  version: number;
  repeated: boolean;
  fresh: Fresh | null;
}

export interface TableList {
  tables: TableInfo[];
  next: string | null;
}

export interface LinkInfo {
  seat: number;
  token: string;
  url: string;
}

export interface ChatLine {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface WhyNot {
  legal: boolean;
  rule?: string | null;
  rules?: string[];
  reason?: string | null;
  params?: Record<string, unknown>;
}

export interface Problem {
  kind: 'malformed' | 'illegal' | 'stale' | 'refused' | 'forbidden' | 'unknown' | 'limited' | 'unavailable';
  reason: string;
  message: string;
  rule?: string | null;
  rules?: string[];
  params?: Record<string, unknown>;
  fresh?: Fresh | null;
}

export type ClientMessage =
  | { type: 'subscribe'; id: string; table: string; since?: number | null }
  | { type: 'unsubscribe'; id: string; table: string }
  | { type: 'act'; id: string; table: string; version: number; move: string; action: string }
  | { type: 'undo'; id: string; table: string; version: number; move: string; steps?: number | null }
  | { type: 'reset'; id: string; table: string; version: number; move: string }
  | { type: 'confirm'; id: string; table: string; version: number; move: string }
  | { type: 'chat'; id: string; table: string; text: string }
  | { type: 'ping'; id: string };

export interface Subscribed {
  type: 'subscribed';
  id: string;
  fresh: Fresh;
  chat: ChatLine[];
  present: number[];
  watching: number;
}

export type ServerMessage =
  | { type: 'welcome'; me: Me }
  | Subscribed
  | { type: 'update'; fresh: Fresh }
  | ({ type: 'done'; id: string } & Done)
  | { type: 'ok'; id: string }
  | { type: 'error'; id: string | null; error: Problem }
  | { type: 'chat'; table: string; line: ChatLine }
  | { type: 'presence'; table: string; present: number[]; watching: number };
