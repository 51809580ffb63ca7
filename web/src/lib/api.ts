/** What can be asked of the server, or of the house in this browser: one function per request. */

import { request, type Reply } from './host';
import { Refused, Unreachable } from './problem';
import type {
  CreateRequest,
  Done,
  Foresight,
  Fresh,
  GameInfo,
  HintAnswer,
  Insights,
  Language,
  LessonMoment,
  LinkInfo,
  Me,
  Position,
  PracticeRequest,
  Problem,
  PuzzlePosition,
  Puzzles,
  Replay,
  ReviewAnswer,
  ReviewStage,
  Scores,
  SignedIn,
  Solution,
  TableInfo,
  TableList,
  Tutorial,
  WhyNot,
} from './protocol';

/** One request; what the server refuses is thrown. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let reply: Reply;
  try {
    reply = await request(method, path, body);
  } catch (error) {
    throw error instanceof Refused ? error : new Unreachable();
  }
  if (reply.ok) return reply.data as T;
  const problem = (reply.data as { error?: Problem } | null)?.error;
  if (problem === undefined) throw new Unreachable();
  throw new Refused(problem);
}

const part = encodeURIComponent;
const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

/** What was done in a challenge, and what is asked about, as a query. */
function done(acts: readonly string[], action?: string): string {
  const query = acts.map((act): [string, string] => ['act', act]);
  return String(new URLSearchParams(action === undefined ? query : [...query, ['action', action]]));
}

export const api = {
  me: () => call<Me>('GET', '/me'),
  guest: (name: string, language: Language) => call<SignedIn>('POST', '/guest', { name, language }),
  changeMe: (change: { name?: string; language?: Language }) => call<Me>('PATCH', '/me', change),
  games: () => call<GameInfo[]>('GET', '/games'),
  openTables: () => call<TableList>('GET', '/tables?free=true'),
  runningTables: () => call<TableList>('GET', '/tables?status=playing'),
  myTables: (status: TableInfo['status'] | null = null, before: string | null = null) => {
    const asked = new URLSearchParams({ ...(status && { status }), ...(before && { before }) }).toString();
    return call<TableList>('GET', `/my/tables${asked === '' ? '' : `?${asked}`}`);
  },
  create: (wanted: CreateRequest) => call<Done>('POST', '/tables', wanted),
  look: (table: string, since: number | null = null) =>
    call<Fresh>('GET', since === null ? at(table) : `${at(table)}?since=${since}`),
  sit: (table: string, seat: number | null = null) => call<Done>('POST', `${at(table)}/sit`, { seat }),
  agree: (table: string) => call<Done>('POST', `${at(table)}/agree`),
  start: (table: string) => call<Done>('POST', `${at(table)}/start`),
  leave: (table: string) => call<Done>('POST', `${at(table)}/leave`),
  abandon: (table: string) => call<Done>('POST', `${at(table)}/abandon`),
  pause: (table: string) => call<Done>('POST', `${at(table)}/pause`),
  resume: (table: string) => call<Done>('POST', `${at(table)}/resume`),
  rematch: (table: string) => call<Done>('POST', `${at(table)}/rematch`),
  link: (table: string, seat: number) => call<LinkInfo>('POST', `${at(table)}/seats/${seat}/link`),
  seatBot: (table: string, seat: number, bot: string) => call<Done>('POST', `${at(table)}/seats/${seat}/bot`, { bot }),
  freeSeat: (table: string, seat: number) => call<Done>('DELETE', `${at(table)}/seats/${seat}`),
  lookAtLink: (token: string) => call<TableInfo>('POST', '/links/look', { token }),
  useLink: (token: string) => call<Done>('POST', '/links', { token }),
  hand: (table: string, seat: number) => call<Done>('POST', `${at(table)}/hand`, { seat }),
  takeBack: (table: string) => call<Done>('POST', `${at(table)}/take-back`),
  replay: (table: string, start: number, limit: number, seat: number | null = null) =>
    call<Replay>('GET', `${at(table)}/replay?start=${start}&limit=${limit}${seat === null ? '' : `&seat=${seat}`}`),
  /** A game as a file. */
  exported: (table: string) => call<unknown>('GET', `${at(table)}/export`),
  review: (table: string, language: Language, known: ReviewStage | null) =>
    call<ReviewAnswer>('GET', `${at(table)}/review?language=${language}${known === null ? '' : `&known=${known}`}`),
  playOn: (table: string, entry: number, seat: number) =>
    call<Done>('POST', `${at(table)}/review/play-on`, { entry, seat }),
  position: (table: string, entry: number) => call<Position>('GET', `${at(table)}/review/position?entry=${entry}`),
  solve: (table: string, entry: number, action: string, language: Language) =>
    call<Solution>('POST', `${at(table)}/review/solve`, { entry, action, language }),
  hint: (table: string, language: Language) => call<HintAnswer>('GET', `${at(table)}/hint?language=${language}`),
  practise: (wanted: PracticeRequest) => call<Done>('POST', '/practice', wanted),
  insights: (language: Language) => call<Insights>('GET', `/my/insights?language=${language}`),
  puzzles: () => call<Puzzles>('GET', '/puzzles'),
  puzzle: (game: string, name: string) => call<PuzzlePosition>('GET', `/puzzles/${part(game)}/${part(name)}/show`),
  answerPuzzle: (game: string, name: string, action: string, language: Language) =>
    call<Solution>('POST', `/puzzles/${part(game)}/${part(name)}/answer`, { action, language }),
  scores: (table: string) => call<Scores>('GET', `${at(table)}/scores`),
  tutorial: (game: string) => call<Tutorial>('GET', `/tutorials/${part(game)}`),
  lesson: (game: string, lesson: string, done: number) =>
    call<LessonMoment>('GET', `/tutorials/${part(game)}/${part(lesson)}?done=${done}`),
  lessonWhyNot: (game: string, lesson: string, done: number, action: string) =>
    call<WhyNot>('GET', `/tutorials/${part(game)}/${part(lesson)}/why-not?done=${done}&action=${part(action)}`),
  lessonForesight: (game: string, lesson: string, done: number, action: string) =>
    call<Foresight>('GET', `/tutorials/${part(game)}/${part(lesson)}/foresight?done=${done}&action=${part(action)}`),
  challenge: (game: string, lesson: string, acts: readonly string[]) =>
    call<LessonMoment>('GET', `/tutorials/${part(game)}/${part(lesson)}/challenge?${done(acts)}`),
  challengeWhyNot: (game: string, lesson: string, acts: readonly string[], action: string) =>
    call<WhyNot>('GET', `/tutorials/${part(game)}/${part(lesson)}/challenge/why-not?${done(acts, action)}`),
  challengeForesight: (game: string, lesson: string, acts: readonly string[], action: string) =>
    call<Foresight>('GET', `/tutorials/${part(game)}/${part(lesson)}/challenge/foresight?${done(acts, action)}`),
  words: (game: string, language: Language) => call<Record<string, string>>('GET', `/words/${part(game)}/${language}`),
  aside: (table: string) => call<unknown>('GET', `${at(table)}/aside`),
  whyNot: (table: string, action: string) =>
    call<WhyNot>('GET', `${at(table)}/why-not?action=${encodeURIComponent(action)}`),
  foresight: (table: string, action: string) =>
    call<Foresight>('GET', `${at(table)}/foresight?action=${encodeURIComponent(action)}`),
};
