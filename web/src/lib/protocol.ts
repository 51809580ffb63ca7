// Made from src/quayside/server/protocol/ by `make types`. Do not edit.

export interface GuestRequest {
  name: string;
  language?: "en" | "ru" | "it";
}

/** A guest becomes an account; the games stay. */
export interface AccountRequest {
  login: string;
  password: string;
  email?: string | null;
}

export interface LoginRequest {
  login: string;
  password: string;
}

/** Only what is named changes. */
export interface ProfileRequest {
  name?: string | null;
  language?: "en" | "ru" | "it" | null;
  settings?: Record<string, boolean | number | string> | null;
}

export interface PasswordRequest {
  old: string;
  new: string;
}

/** Ask for a link to a new password, to the mail address that the account has proved to be its own. */
export interface ForgotRequest {
  login: string;
}

/** Set a new password with the token of such a link. */
export interface ResetRequest {
  token: string;
  password: string;
}

/** Leave for good; an account proves itself with its password. */
export interface DeleteRequest {
  password?: string | null;
}

/** Tell the host about somebody at a table, or about the table if no seat is named. */
export interface ReportRequest {
  table: string;
  seat?: number | null;
  reason: "name" | "chat" | "conduct" | "other";
  text: string;
}

/** Where you are signed in. */
export interface SessionInfo {
  id: string;
  created_at: number;
  seen_at: number;
  address: string | null;
  agent: string | null;
  current: boolean;
}

export interface Sessions {
  sessions: SessionInfo[];
}

/** What somebody has played of a game to its end. */
export interface GameRecord {
  game: string;
  played: number;
  won: number;
  mean: number;
  best: number;
  last: number;
}

export interface MyRecord {
  games: GameRecord[];
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  login: string | null;
  email: string | null;
  language: "en" | "ru" | "it";
  settings: Record<string, boolean | number | string>;
}

export interface SignedIn {
  id: string;
  name: string;
  guest: boolean;
  login: string | null;
  email: string | null;
  language: "en" | "ru" | "it";
  settings: Record<string, boolean | number | string>;
  token: string;
}

/** Somebody who sat at a seat of a game that you have played too. */
export interface CompanionRequest {
  table: string;
  seat: number;
}

export interface FriendRequest {
  friend: string;
}

export interface FriendInfo {
  id: string;
  name: string;
  at: number;
}

export interface Friends {
  friends: FriendInfo[];
  asking: FriendInfo[];
  asked: FriendInfo[];
  blocked: FriendInfo[];
}

export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  rule: string;
  choices: string[] | null;
  low: number | null;
  high: number | null;
}

export interface GameInfo {
  id: string;
  players: [number, number];
  rules: string;
  options: OptionInfo[];
  bots: string[];
}

export interface SeatRequest {
  kind?: "person" | "bot";
  bot?: string | null;
}

export interface ClockRequest {
  seconds: number;
  increment?: number;
}

export interface TableSettings {
  name?: string;
  seats: SeatRequest[];
  public?: boolean;
  mode?: "live" | "turns";
  clock?: ClockRequest | null;
  spectators?: boolean;
  confirm?: boolean;
  absence?: number | null;
  sit?: boolean;
  rated?: boolean;
}

export interface CreateRequest {
  name?: string;
  seats: SeatRequest[];
  public?: boolean;
  mode?: "live" | "turns";
  clock?: ClockRequest | null;
  spectators?: boolean;
  confirm?: boolean;
  absence?: number | null;
  sit?: boolean;
  rated?: boolean;
  game: string;
  options?: Record<string, boolean | number | string>;
}

/** A new table that goes on from an exported game. */
export interface ImportRequest {
  name?: string;
  seats: SeatRequest[];
  public?: boolean;
  mode?: "live" | "turns";
  clock?: ClockRequest | null;
  spectators?: boolean;
  confirm?: boolean;
  absence?: number | null;
  sit?: boolean;
  rated?: boolean;
  dump: Record<string, unknown>;
  at?: number | null;
}

/** Give a free seat to a bot, a usual one if none is named. */
export interface SeatBotRequest {
  bot?: string | null;
}

export interface SitRequest {
  seat?: number | null;
}

export interface LinkRequest {
  token: string;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot";
  name: string | null;
  bot: string | null;
  driven: boolean;
  resigned: boolean;
  invited: boolean;
  you: boolean;
  agreed: boolean;
}

/** Where an imported game comes from: a file that some people may know. */
export interface OriginInfo {
  believed: boolean;
  facts: Record<string, number>[];
}

export interface ClockInfo {
  seconds: number;
  increment: number;
  left: number[];
  since: (number | null)[];
}

/** How a game ended, by seat; whoever plays without a seat comes after them. */
export interface ResultInfo {
  ranks: number[];
  scores: number[];
}

export interface TableInfo {
  id: string;
  name: string;
  game: string;
  options: Record<string, boolean | number | string>;
  rules: string;
  status: "open" | "playing" | "paused" | "finished" | "abandoned";
  public: boolean;
  mode: "live" | "turns";
  spectators: boolean;
  confirm: boolean;
  absence: number;
  clock: ClockInfo | null;
  seats: SeatInfo[];
  pending: number[];
  unconfirmed: number | null;
  pause_asked: number[];
  end_asked: number[];
  owner: boolean;
  host: string | null;
  round: number | null;
  result: ResultInfo | null;
  commitment: string;
  seed: string | null;
  imported: boolean;
  origin: OriginInfo | null;
  rated: boolean;
  rematch: string | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
}

/** An action you may take, with its arguments: what to light up on the board. */
export interface Offer {
  action: string;
  kind: string;
  args: Record<string, number | string>;
}

export interface DecisionInfo {
  seat: number;
  step: string;
  prompt: string;
  rules: string[];
  context: Record<string, unknown>;
}

/** One change of the table, as far as you may know it. */
export interface EntryInfo {
  version: number;
  kind: string;
  seat: number | null;
  at: number;
  steps: number | null;
  events: Record<string, unknown>[];
}

/** Why no more than `undo` actions can be taken back. */
export interface UndoEnd {
  reason: "driven" | "secret" | "turn-ended" | "nothing-done" | "others-acted" | "learnt" | "shown" | "stands";
  action: Offer | null;
}

/** How a table stands for you, with what happened since the version you named. */
export interface Fresh {
  version: number;
  table: TableInfo;
  seat: number | null;
  view: Record<string, unknown> | null;
  decision: DecisionInfo | null;
  legal: Offer[];
  undo: number;
  undo_end: UndoEnd | null;
  forced: string | null;
  can_confirm: boolean;
  since: number;
  entries: EntryInfo[];
  complete: boolean;
}

export interface ActRequest {
  version: number;
  move: string;
  action: string;
  hold?: boolean;
}

export interface UndoRequest {
  version: number;
  move: string;
  steps?: number | null;
}

export interface ChangeRequest {
  version: number;
  move: string;
}

/** Let a bot decide for a seat: one's own at any time, an absent person's after the agreed time. */
export interface HandRequest {
  seat: number;
  bot?: string | null;
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

/** A game of your browser, here. */
export interface Moved {
  table: string;
  new: boolean;
}

export interface LinkInfo {
  seat: number;
  token: string;
  url: string;
}

export interface ChatRequest {
  text: string;
}

export interface ChatLine {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface ChatLines {
  lines: ChatLine[];
}

export interface ReplayStep {
  number: number;
  seat: number | null;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
}

export interface Replay {
  game: string;
  players: number;
  seat: number | null;
  imported: boolean;
  steps: ReplayStep[];
  total: number;
  result: Record<string, unknown> | null;
}

export interface ScorePoint {
  step: number;
  scores: number[];
}

/** Some points of an item of the score sheet, with what they come from. The parts add up to the sheet. */
export interface ScorePart {
  seat: number;
  item: string;
  thing: string;
  count: number;
  points: number;
  how: "discarded" | "met" | "failed" | null;
}

/** A turn that changed by how much the first was ahead of the second. */
export interface Swing {
  turn: number;
  seat: number;
  since: number;
  step: number;
  gap: number;
}

export interface ItemGap {
  item: string;
  gap: number;
}

/** What everybody would have scored at the beginning, after each turn and at the end, and what that is made of. */
export interface Scores {
  game: string;
  points: ScorePoint[];
  parts: ScorePart[];
  first: number;
  second: number | null;
  swings: Swing[];
  gaps: ItemGap[];
}

export interface WhyNot {
  legal: boolean;
  rule: string | null;
  rules: string[];
  reason: string | null;
  params: Record<string, unknown>;
}

/** What an action would do, as far as it is certain for you. */
export interface Foresight {
  events: Record<string, unknown>[];
  chance: boolean;
  points: number | null;
}

/** Everybody begins at 1500, which nobody knows to be right yet. */
export interface Rating {
  rating: number;
  spread: number;
  games: number;
  provisional: boolean;
}

export interface SeatRating {
  seat: number;
  before: Rating;
  after: Rating | null;
}

/** Of the people with accounts at a table whose result counts; of nobody else. */
export interface TableRatings {
  seats: SeatRating[];
}

/** What a game has made of a rating. */
export interface RatingPoint {
  table: string;
  at: number;
  place: number;
  rating: number;
  spread: number;
}

export interface GameRating {
  game: string;
  now: Rating;
  course: RatingPoint[];
}

export interface MyRatings {
  games: GameRating[];
}

export interface LessonInfo {
  lesson: string;
  tasks: number;
}

export interface Tutorial {
  game: string;
  lessons: LessonInfo[];
}

/** Something to do in a lesson; what is said about it stands in the words of the game, under `say`. */
export interface LessonTask {
  say: string;
  rules: string[];
  action: string;
}

/** How an attempt at the challenge of a lesson stands. */
export interface LessonChallenge {
  solved: boolean;
  failed: boolean;
  rules: string[];
}

/** A lesson after some of its tasks, as a table that nobody else sits at. */
export interface LessonMoment {
  game: string;
  lesson: string;
  done: number;
  tasks: number;
  task: LessonTask | null;
  last: LessonTask | null;
  challenge: LessonChallenge | null;
  fresh: Fresh;
}

/** A number that is known only about: it lies between `low` and `high` nineteen times in twenty. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

/** How every seat stood after a turn; turn 0 is the beginning of the game. */
export interface ReviewTurn {
  turn: number;
  seat: number | null;
  entry: number;
  chances: Estimate[];
  points: Estimate[];
}

/** A decision that lost something for certain. */
export interface ReviewDecision {
  entry: number;
  turn: number;
  seat: number;
  played: string;
  best: string;
  loss: Estimate;
  points: Estimate;
  grade: string;
  deals: number;
  said: string;
}

/** What the strongest bot would have done. */
export interface ReviewAdvice {
  entry: number;
  seat: number;
  played: string;
  would: string;
  gain: Estimate;
  points: Estimate;
  said: string;
  line: string[];
}

/** A turn that moved the chances most. */
export interface ReviewMoment {
  turn: number;
  seat: number;
  entries: [number, number];
  changes: Estimate[];
  said: string;
  happened: string[];
  decision: ReviewDecision | null;
  advice: ReviewAdvice | null;
}

/** The result of a seat, and what it would have been without luck. */
export interface ReviewLuck {
  result: number;
  adjusted: Estimate;
  luck: number;
  score: number;
  adjusted_points: Estimate;
  luck_points: number;
  said: string;
}

export interface ReviewPhase {
  phase: string;
  turns: [number, number];
  losses: Estimate[];
  points: number[];
  said: string;
  seats: string[];
}

/** Points of one kind: of every seat, and what strong bots that win have of it. */
export interface ReviewSource {
  item: string;
  said: string;
  points: number[];
  strong: number | null;
}

/** What a decision is called that is certain to lose less than `below`. */
export interface ReviewGrade {
  grade: string;
  said: string;
  below: number;
}

/** What is known of a game so far; `said` is a sentence in the language that was asked for. */
export interface Review {
  game: string;
  players: number;
  bot: string;
  lines: number;
  stage: "waiting" | "begun" | "chances" | "decisions" | "whole";
  title: string;
  said: string;
  names: string[];
  turns: ReviewTurn[];
  decisions: ReviewDecision[];
  moments: ReviewMoment[];
  luck: ReviewLuck[];
  phases: ReviewPhase[];
  sources: ReviewSource[];
  grades: ReviewGrade[];
  margin: number;
  how: string;
  result: Record<string, unknown>;
}

/** How far the review of a table is. Ask again until it is `whole`; nobody works on it while nobody asks. */
export interface ReviewAnswer {
  stage: "waiting" | "begun" | "chances" | "decisions" | "whole";
  done: number;
  of: number;
  review: Review | null;
}

/** Play on against bots from before an action of a finished game, at the seat of your choice. */
export interface PlayOnRequest {
  entry: number;
  seat: number;
}

/** Something better, or as good, instead of an action of a finished game. */
export interface SolveRequest {
  entry: number;
  action: string;
  language?: "en" | "ru" | "it";
}

/** A position in which a seat had to choose, as a table that nobody else sits at. */
export interface Position {
  game: string;
  seat: number;
  fresh: Fresh;
}

/** An answer judged against the best known one. */
export interface Solution {
  solved: boolean;
  grade: string;
  loss: Estimate;
  points: Estimate;
  answer: string;
  best: string;
  said: string;
  line: string[];
}

/** The decision that certainly lost most: an action of a table's log. */
export interface InsightExample {
  table: string;
  entry: number;
}

/** One number over games. `phase`, `theme` and `deed` (what one did): points of chance lost in a hundred decisions; `club`: how many of a hundred decisions were those of a club player; `source`: points of the score. */
export interface InsightRow {
  about: "phase" | "theme" | "deed" | "club" | "source";
  name: string;
  said: string;
  games: number;
  own: Estimate;
  strong: number | null;
  differs: "more" | "less" | "alike";
  example: InsightExample | null;
}

/** A game that was reviewed. */
export interface InsightGame {
  table: string;
  ended_at: number;
  score: number;
  won: boolean;
  adjusted: number;
}

/** Of one game. `rows` are empty while too few of its games were reviewed. */
export interface GameInsights {
  game: string;
  reviewed: InsightGame[];
  others: string[];
  rows: InsightRow[];
}

export interface Insights {
  fewest: number;
  games: GameInsights[];
}

export interface PuzzleInfo {
  game: string;
  name: string;
  theme: string;
}

/** All there are, and everybody's puzzle of the day. */
export interface Puzzles {
  puzzles: PuzzleInfo[];
  day: string;
  today: PuzzleInfo;
}

/** A puzzle as a table that nobody else sits at. */
export interface PuzzlePosition {
  game: string;
  seat: number;
  fresh: Fresh;
  name: string;
  theme: string;
  margin: number;
  deals: number;
}

export interface PuzzleAnswerRequest {
  action: string;
  language?: "en" | "ru" | "it";
}

/** A new table for one person against bots at which hints may be asked for; its game is not rated. */
export interface PracticeRequest {
  name?: string;
  seats: SeatRequest[];
  public?: boolean;
  mode?: "live" | "turns";
  clock?: ClockRequest | null;
  spectators?: boolean;
  confirm?: boolean;
  absence?: number | null;
  sit?: boolean;
  rated?: boolean;
  game: string;
  options?: Record<string, boolean | number | string>;
}

/** What a player of that level would do: what to look at first, then what to do, then why and how it goes on. */
export interface HintAnswer {
  looks: string[];
  action: string;
  points: string;
  tells: string;
  why: string | null;
  line: string[];
}

export interface EmailChannel {
  kind: "email";
  address: string;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface PushChannel {
  kind: "push";
  endpoint: string;
  keys: PushKeys;
}

export interface WebhookChannel {
  kind: "webhook";
  format: "discord" | "slack";
  url: string;
}

export interface CodeRequest {
  code: string;
}

export interface ChannelInfo {
  id: string;
  kind: "email" | "push" | "webhook";
  target: string;
  verified: boolean;
}

export interface Notice {
  id: number;
  channel: string | null;
  about: string;
  status: "waiting" | "sent" | "failed" | "skipped";
  attempts: number;
  error: string | null;
  created_at: number;
}

export interface Channels {
  channels: ChannelInfo[];
  notices: Notice[];
  push_key: string | null;
}

export interface Problem {
  kind: "malformed" | "illegal" | "stale" | "refused" | "forbidden" | "unknown" | "limited" | "unavailable";
  reason: string;
  message: string;
  rule: string | null;
  rules: string[];
  params: Record<string, unknown>;
  fresh: Fresh | null;
}

export interface ErrorAnswer {
  error: Problem;
}

export interface Ok {
  ok: true;
}

/** No new tables, games or accounts for now; running games go on unless nothing at all may change. */
export interface MaintenanceInfo {
  words: string;
  read_only: boolean;
}

/** How the server is. */
export interface House {
  maintenance: MaintenanceInfo | null;
}

/** `database`: a write was stored just now. `space`: the disk has the room that was asked for. */
export interface Health {
  ok: boolean;
  database: boolean;
  space: boolean;
  redis: boolean | null;
}

export interface Subscribe {
  id: string;
  type: "subscribe";
  table: string;
  since?: number | null;
}

export interface Unsubscribe {
  id: string;
  type: "unsubscribe";
  table: string;
}

export interface Act {
  version: number;
  move: string;
  action: string;
  hold?: boolean;
  id: string;
  type: "act";
  table: string;
}

export interface Undo {
  version: number;
  move: string;
  steps?: number | null;
  id: string;
  type: "undo";
  table: string;
}

export interface Reset {
  version: number;
  move: string;
  id: string;
  type: "reset";
  table: string;
}

export interface Confirm {
  version: number;
  move: string;
  id: string;
  type: "confirm";
  table: string;
}

export interface Chat {
  text: string;
  id: string;
  type: "chat";
  table: string;
}

export interface Ping {
  id: string;
  type: "ping";
}

/** The first message. A socket that sends more than `messages` in `seconds` is closed. */
export interface Welcome {
  type: "welcome";
  me: Me;
  messages: number | null;
  seconds: number | null;
  house: number;
  maintenance: MaintenanceInfo | null;
  compiled: boolean;
}

/** Maintenance has begun or changed, or (null) is over. */
export interface Announcement {
  type: "announcement";
  maintenance: MaintenanceInfo | null;
}

export interface Subscribed {
  type: "subscribed";
  id: string;
  fresh: Fresh;
  chat: ChatLine[];
  present: number[];
  watching: number;
}

/** Something changed at a table you are subscribed to. */
export interface Update {
  type: "update";
  fresh: Fresh;
}

export interface DoneMessage {
  version: number;
  repeated: boolean;
  fresh: Fresh | null;
  type: "done";
  id: string;
}

export interface OkMessage {
  type: "ok";
  id: string;
}

export interface ErrorMessage {
  type: "error";
  id: string | null;
  error: Problem;
}

export interface ChatMessage {
  type: "chat";
  table: string;
  line: ChatLine;
}

export interface Presence {
  type: "presence";
  table: string;
  present: number[];
  watching: number;
}

export type ClientMessage = Subscribe | Unsubscribe | Act | Undo | Reset | Confirm | Chat | Ping;

export type ServerMessage = Welcome | Announcement | Subscribed | Update | DoneMessage | OkMessage | ErrorMessage | ChatMessage | Presence;

export type ChannelRequest = EmailChannel | PushChannel | WebhookChannel;

export type ErrorKind = "malformed" | "illegal" | "stale" | "refused" | "forbidden" | "unknown" | "limited" | "unavailable";

export type Status = "open" | "playing" | "paused" | "finished" | "abandoned";

export type Language = "en" | "ru" | "it";

export type ReviewStage = "waiting" | "begun" | "chances" | "decisions" | "whole";
