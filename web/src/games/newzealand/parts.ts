/**
 * What is printed on boards, tiles and cards, and where it is drawn: the engine's own component files. Nothing here is a
 * rule; what may be done is what the server offers.
 */

import boardFile from '../../../../src/quayside/games/newzealand/components/board.toml';
import buildingFile from '../../../../src/quayside/games/newzealand/components/buildings.toml';
import cardFile from '../../../../src/quayside/games/newzealand/components/cards.toml';
import layoutFile from '../../../../src/quayside/games/newzealand/components/layout.toml';
import marketFile from '../../../../src/quayside/games/newzealand/components/markets.toml';
import postFile from '../../../../src/quayside/games/newzealand/components/posts.toml';
import setupFile from '../../../../src/quayside/games/newzealand/components/setup.toml';
import seaFile from '../../../../src/quayside/games/newzealand/components/sea.toml';
import soloFile from '../../../../src/quayside/games/newzealand/components/solo.toml';
import tileFile from '../../../../src/quayside/games/newzealand/components/tiles.toml';
import trailFile from '../../../../src/quayside/games/newzealand/components/trail.toml';
import type { Auxiliary } from './things';
import type { Stack, Worker } from './view';

type File = Record<string, unknown[]>;
type Point = [number, number];

function list<Record>(file: File, name: string): Record[] {
  return (file[name] ?? []) as Record[];
}
function byId<Record extends { id: string }>(file: File, name: string): Map<string, Record> {
  return new Map(list<Record>(file, name).map((record) => [record.id, record]));
}
/** A record that has to be there. */
export function known<Value>(table: ReadonlyMap<string, Value>, id: string): Value {
  const found = table.get(id);
  if (found === undefined) throw new RangeError(`no ${id}`);
  return found;
}

// -- where things are drawn ------------------------------------------------------------------------------------------

export interface Compass {
  x: number;
  y: number;
  r: number;
  north_degrees: number;
}
interface Row {
  x: number;
  y: number;
  size: Point;
  gap: number;
}
export interface TrailCanvas {
  width: number;
  height: number;
  compass: Compass;
  over_sea: [string, string][];
  pathfinder: { x: number; y: number; cell: Point; count: number };
  local_posts: Row;
  wool_posts: Row;
}
export interface SeaCanvas {
  width: number;
  height: number;
  compass: Compass;
  plate: Point;
  arrow: { from: string; to: string; x: number; y: number };
}
export interface Spot {
  id: string;
  x: number;
  y: number;
  plate?: Point;
}
export const TRAIL_CANVAS = list<TrailCanvas>(layoutFile, 'trail_canvas')[0] as TrailCanvas;
export const SEA_CANVAS = list<SeaCanvas>(layoutFile, 'sea_canvas')[0] as SeaCanvas;
export const TRAIL_SPOTS = byId<Spot>(layoutFile, 'trail_spot');
export const SEA_SPOTS = byId<Spot>(layoutFile, 'sea_spot');
export const PIECE_SIZES = byId<{ id: string; width: number; height: number }>(layoutFile, 'piece_size');
export const COAST = list<{ id: string; points: Point[] }>(layoutFile, 'coast');

// -- the trail and its buildings -------------------------------------------------------------------------------------

export interface TrailSpace {
  id: string;
  kind: 'start' | 'neutral' | 'private' | 'hazard' | 'city';
  to: string[];
  grass?: boolean;
  lock?: number;
  extra?: string;
  zone?: string;
  number?: number;
}
export const TRAIL = list<TrailSpace>(trailFile, 'trail');
/** The neutral locations in their order: each begins a section of the trail. */
export const SECTIONS = TRAIL.filter((space) => space.kind === 'neutral').map((space) => space.id);
export const TRAIL_BY_ID = byId<TrailSpace>(trailFile, 'trail');

export interface Building {
  id: string;
  craftsmen: number;
  vp: number;
  hands: ('black' | 'green')[];
  actions: string[];
}
export const BUILDINGS = byId<Building>(buildingFile, 'private');
export interface Neutral {
  id: string;
  flips: boolean;
  front: string[];
  back: string[];
}
export const NEUTRALS = byId<Neutral>(buildingFile, 'neutral');
/** What a hand asks for. */
export const HANDS = byId<{ id: string; pounds: number }>(buildingFile, 'hand');

export interface Hazard {
  id: string;
  zone: 'rockfall' | 'flood';
  hand: 'black' | 'green';
  vp: number;
  /** What comes with it. */
  card: string;
}
export const HAZARDS = byId<Hazard>(tileFile, 'hazard');

// -- the sea ---------------------------------------------------------------------------------------------------------

export interface Harbour {
  id: string;
  kind: 'small' | 'medium' | 'large';
  at: string;
  costs: number[];
  card: string;
  vp: number;
  corner?: Corner;
  post?: string;
  last?: boolean;
}
export type Corner = 'white' | 'dark';
export const WATER = list<{ id: string; to: string[] }>(seaFile, 'water');
export const HARBOURS = byId<Harbour>(seaFile, 'harbour');
export const HARBOUR_AT = new Map([...HARBOURS.values()].map((harbour) => [harbour.at, harbour]));
export const YELLOW_ARROWS = list<{ between: [string, string]; vp: number }>(seaFile, 'yellow_arrow');
export const YELLOW_VP = YELLOW_ARROWS[0]?.vp ?? 0;

export interface Master {
  id: string;
  now: string;
  permanent_certificate: number;
  vp: number;
  per: number;
  of: string;
}
export const MASTERS = byId<Master>(tileFile, 'harbour_master');

// -- posts -----------------------------------------------------------------------------------------------------------

export interface Post {
  id: string;
  kind: 'local' | 'foreign';
  goods: 'sheep' | 'wool';
  value: number;
  corner: Corner;
  transport: number;
  vp: number;
  repeat: boolean;
  delivery: string[];
}
export const POSTS = byId<Post>(postFile, 'post');
export const LOCAL_POSTS = [...POSTS.values()].filter((post) => post.kind === 'local' && post.goods === 'sheep');
export const WOOL_POSTS = [...POSTS.values()].filter((post) => post.kind === 'local' && post.goods === 'wool');
export const FOREIGN_POSTS = [...POSTS.values()].filter((post) => post.kind === 'foreign');
export const GREEN_ARROWS = list<{ between: [string, string]; vp: number }>(postFile, 'green_arrow');

// -- markets and tracks ----------------------------------------------------------------------------------------------

export const JOB_PRICES = list<{ row: number; price: number }>(marketFile, 'job_row').map((row) => row.price);
export const BONUS_ROWS = list<{ row: number; price: number; arrow: string }>(marketFile, 'bonus_row');
export interface SheepLine {
  line: number;
  shepherds: number;
  pounds: number;
  breeds: string[];
  cards: number;
  token: number;
  /** In place of breeds: any that is worth so many points. */
  showing_vp?: number;
}
export const SHEEP_LINES = list<SheepLine>(marketFile, 'sheep_line');
export const STACK_GOLD = new Map(
  list<{ id: Stack; gold: number }>(marketFile, 'bonus_stack').map((stack) => [stack.id, stack.gold]),
);
export const PATHFINDER = list<{ space: number; vp: number; gold: number; choice: boolean }>(marketFile, 'pathfinder');

/** Where the step tile waits, by the number of players. */
export const STEP_TILE_SPACES = new Set(
  list<{ step_tile_at: number }>(setupFile, 'player_count').map((row) => row.step_tile_at),
);

export interface BonusTile {
  id: string;
  vp: number;
  gold: number;
  pounds: number;
  hand_card: string;
  gain: string;
}
export const BONUS_TILES = byId<BonusTile>(tileFile, 'bonus_tile');

// -- cards -----------------------------------------------------------------------------------------------------------

export interface SheepCard {
  id: string;
  kind: string;
  breeding: number;
  wool: number;
  vp: number;
  colour: string;
}
export const SHEEP = byId<SheepCard>(cardFile, 'sheep');
export const MARKET_BREEDS = [...SHEEP.values()].filter((sheep) => sheep.kind === 'market').map((sheep) => sheep.id);
interface EffectCard {
  id: string;
  vp: number;
  effect: string;
  /** Counts as a ferry. */
  ferry?: boolean;
}
export const EFFECT_CARDS = new Map([
  ...byId<EffectCard>(cardFile, 'deck_card'),
  ...byId<EffectCard>(cardFile, 'bonus_action'),
]);
export interface Objective {
  id: string;
  immediate: string;
  tasks: string[];
  vp: number;
  penalty: number;
}
export const OBJECTIVES = byId<Objective>(cardFile, 'objective');

// -- player boards ---------------------------------------------------------------------------------------------------

export interface DiscSpace {
  id: string;
  group: string;
  aux: Auxiliary | '';
  corner: Corner;
  cost: number;
  pounds: number;
  vp: number;
}
export const DISCS = byId<DiscSpace>(boardFile, 'disc_space');
export interface AuxiliaryBox {
  id: Auxiliary;
  open: number;
  cost: number;
  single: string;
  double_cost: number;
  double: string;
}
export const AUXILIARY = byId<AuxiliaryBox>(boardFile, 'auxiliary');
export const SLOTS = list<{ row: Worker; slot: number; now: string }>(boardFile, 'worker_slot');
export function slotEffect(row: Worker, slot: number): string {
  return SLOTS.find((found) => found.row === row && found.slot === slot)?.now ?? '';
}
export interface Pair {
  id: string;
  storehouses: [number, number];
  now: string[];
  permanent_certificate: number;
  vp: number;
}
export const PAIRS = list<Pair>(boardFile, 'storehouse_pair');
const LIMITS = byId<{ id: string; value: number }>(boardFile, 'limit');
export const GOLD_LIMIT = known(LIMITS, 'gold_limit').value;
export const FIFTH_WORKER_VP = known(LIMITS, 'fifth_worker_vp').value;
export const MARKET_TOKEN_VP = known(LIMITS, 'market_token_vp').value;

// -- Sarah -----------------------------------------------------------------------------------------------------------

export interface SarahCard {
  card: number;
  steps: number;
  steps_by: string;
  speciality: string;
  actions: string[];
  otherwise: string[];
}
export const SARAH_CARDS = list<SarahCard>(soloFile, 'sarah_card');
