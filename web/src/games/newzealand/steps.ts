/** What the questions and answers of the game have to do with: a board, a panel, an icon. */

export const ICONS: Record<string, string> = {
  end_turn: 'confirm',
  done: 'confirm',
  decline: 'close',
  discard: 'discard',
  uncover: 'disc',
  move: 'runholder',
  via: 'pathfinder',
  use: 'wellington',
  use_part: 'minus',
  use_with: 'discard',
  use_bare: 'discard',
  aux: 'aux',
  aux_part: 'aux',
  accept: 'confirm',
  accept_part: 'minus',
  accept_with: 'discard',
  accept_bare: 'discard',
  reveal: 'sheep',
  reveal_all: 'sheep',
  spend: 'certificate',
  deliver: 'post',
  deliver_from: 'post',
  forecast: 'eye',
  hire: 'hire',
  invest: 'invest',
  invest_with: 'invest',
  place_joker: 'joker',
  buy: 'buy-sheep',
  take_sheep: 'sheep',
  add_sheep: 'refill',
  build: 'build',
  clear: 'hazard',
  sail: 'ship',
  upgrade: 'anchor',
  store: 'storehouse',
  appoint: 'harbourmaster',
  shear: 'shear',
  shear_draw: 'draw',
  take_objective: 'objective',
  take_blind: 'objective',
  flip: 'flip',
  put_on_top: 'draw',
  add_objective: 'objective',
  add_best: 'trophy',
  pick_worker: 'hire',
  token_draw: 'exchange',
  token_remove: 'exchange',
  buy_card: 'gold',
  play: 'hand',
  play_part: 'hand',
  play_bare: 'hand',
};

/** Answers that name a card of the hand: what it is worth stands beside its name. */
export const HAND_KINDS = new Set(['discard', 'reveal', 'put_on_top']);

/** Questions with a panel of their own, and the kinds of actions it takes care of. */
export const PANELS: Record<string, readonly string[]> = {
  phase_a: ['move'],
  move_on: ['move'],
  first_place: ['move'],
  use_location: ['use', 'use_part', 'use_with', 'use_bare', 'aux', 'aux_part'],
  choose_delivery: ['deliver'],
  wool_delivery: ['deliver'],
  harbour_disc: ['deliver_from'],
  building: ['build'],
  storehouse: ['store'],
  buying: ['buy'],
};

/** The answers to the questions that an action of a location may ask. */
export const TARGETS: Record<string, readonly string[]> = {
  auxiliary: ['aux', 'aux_part'],
  hiring: ['hire'],
  investing: ['invest', 'invest_with'],
  buying: ['buy', 'add_sheep'],
  building: ['build'],
  ship: ['sail', 'upgrade'],
  shearing: ['reveal', 'reveal_all', 'shear', 'shear_draw'],
  objective: ['take_objective', 'take_blind'],
  hazard: ['clear'],
};

export const WELLINGTON = new Set([
  'income',
  'income_reveal',
  'certificates',
  'choose_delivery',
  'harbour_disc',
  'forecast_tile',
]);
export const SHEARING = new Set(['shearing', 'shear_reveal', 'wool_delivery']);
export const AT_SEA = new Set(['ship', 'remote', 'storehouse', 'medium_disc', 'master']);
export const AT_MARKET = new Set(['hiring', 'investing', 'buying', 'more_sheep', 'objective', 'sarahs_hire']);
export const ON_TRAIL = new Set(['first_place', 'phase_a', 'move_on', 'fork', 'building', 'hazard', 'use_location']);
