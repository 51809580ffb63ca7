/** The texts in which the component files say what a tile, card or space does, taken apart to be drawn and read. */

export interface Effect {
  word: string;
  /** The number that goes with it; null where it is as many as workers, or there is none. */
  amount: number | null;
  /** Cards, posts or breeds it names. */
  names: string[];
}

export interface Half {
  /** What has to be discarded for it: a breed, `any` or `pair`. */
  cost: string | null;
  per: string | null;
  effects: Effect[];
}

/** One or two halves, of which one is done. */
export function readAction(text: string): Half[] {
  if (text === '') return [];
  const halves = text.startsWith('either ') ? text.slice('either '.length).split('|') : [text];
  return halves.map((half) => readHalf(half.trim()));
}

function readHalf(text: string): Half {
  let rest = text;
  let cost: string | null = null;
  let per: string | null = null;
  if (rest.startsWith('discard ')) {
    const [asked = '', then = ''] = rest.slice('discard '.length).split('->');
    cost = asked.trim();
    rest = then.trim();
  }
  if (rest.startsWith('per ')) {
    const [thing = '', then = ''] = rest.slice('per '.length).split(':');
    per = thing.trim();
    rest = then.trim();
  }
  return {
    cost,
    per,
    effects: rest
      .split(',')
      .filter((effect) => effect.trim() !== '')
      .map(readEffect),
  };
}

const TIMES: Record<string, number> = { single: 1, double: 2 };

function readEffect(text: string): Effect {
  const [word = '', ...given] = text.trim().split(/\s+/);
  const numbers = given.map((each) => TIMES[each] ?? Number(each)).filter((number) => !Number.isNaN(number));
  const names = given.filter((each) => TIMES[each] === undefined && Number.isNaN(Number(each)) && each !== 'for');
  return { word, amount: numbers[0] ?? null, names: names.filter((name) => name !== 'sailors' && name !== 'shearers') };
}

const ICONS: Record<string, string> = {
  pounds: 'coin',
  gold: 'gold',
  certificate: 'certificate',
  pathfinder: 'pathfinder',
  token: 'exchange',
  draw: 'draw',
  wool_value: 'wool',
  permanent_certificate: 'certificate',
  permanent_wool: 'bonus-wool',
  objective: 'objective',
  hire: 'hire',
  invest: 'invest',
  build: 'build',
  upgrade_by: 'build',
  buy_sheep: 'buy-sheep',
  market: 'sheep',
  move_ship: 'ship',
  storehouse_within: 'storehouse',
  shear: 'shear',
  move_runholder: 'runholder',
  remove_hazard: 'hazard',
  place_worker: 'joker',
  disc_on: 'disc',
  gained_on_top: 'draw',
};
const TAKEN: Record<string, string> = { romney: 'sheep' };

export function effectIcon(effect: Effect): string {
  if (effect.word === 'take') return cardIcon(effect.names[0] ?? '');
  if (effect.word === 'auxiliary') return effect.amount === 2 ? 'aux2' : 'aux';
  return ICONS[effect.word] ?? 'info';
}

export function cardIcon(card: string): string {
  return TAKEN[card] ?? card;
}

const SIGNED = new Set(['hire', 'invest']);
const GAINED = new Set(['pounds', 'gold', 'certificate', 'pathfinder', 'token', 'permanent_certificate']);

/** The few characters that stand beside the icon: what is gained, or how a price changes. */
export function effectNote(effect: Effect): string {
  const { word, amount } = effect;
  if (word === 'auxiliary' || word === 'take' || word === 'market' || amount === null) return '';
  if (SIGNED.has(word)) return amount === 0 ? '' : signed(amount);
  if (GAINED.has(word)) return signed(amount);
  if (word === 'build') return signed(-amount);
  if (word === 'remove_hazard') return amount === 0 ? '' : signed(-amount);
  return String(amount);
}

export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** Whether the note is good or bad news. */
export function effectTone(effect: Effect): 'gain' | 'cost' | '' {
  const amount = effect.amount ?? 0;
  if (SIGNED.has(effect.word)) return amount > 0 ? 'cost' : amount < 0 ? 'gain' : '';
  if (effect.word === 'build' || effect.word === 'remove_hazard') return amount > 0 ? 'cost' : '';
  return GAINED.has(effect.word) ? 'gain' : '';
}
