/** A table of Container: the view with its types, what is picked up, and which action every piece stands for. */

import type { GameEvent } from '../../lib/events';
import { actionName, offerOf, type Narrowed } from '../../lib/plan';
import type { Offer } from '../../lib/protocol';
import type { Form } from '../../lib/form';
import { seatLetter } from '../../lib/seats';
import { settings } from '../../lib/settings.svelte';
import { TurnsTable } from '../../lib/typed';
import { words } from '../../lib/words.svelte';
import type { Frame, GameTable } from '../game';
import { boxes, COLOURS, FACTORY_PRICES, HARBOUR_PRICES } from './containers';
import { layOutBoard, shipSpot } from './layout';
import { bidsOf, type Bid } from './reveals.svelte';
import type { Colour, Player, Questions, StoreName, View } from './view';

/** A container in the hand: from the tray of new ones (`old` null) or from a price. */
export interface Picked {
  store: StoreName;
  colour: Colour;
  old: number | null;
}

const ICONS: Record<string, string> = {
  pass: 'arrow-right',
  end_turn: 'confirm',
  buy_machine: 'machine',
  buy_warehouse: 'warehouse',
  buy_for_harbour: 'container',
  produce: 'crane',
  sail: 'ship',
  buy_docked: 'container',
  call_broker: 'broker',
  done: 'confirm',
  make: 'machine',
  buy: 'container',
  price: 'price-tag',
  reprice: 'price-tag',
  load: 'ship',
  lay: 'container',
  place: 'broker',
  bid_money: 'coin',
  bid: 'sealed-bid',
  accept: 'auction',
  reject: 'close',
  seize: 'bank',
  seize_from_store: 'bank',
  discard: 'discard',
  take_loan: 'loan',
  repay_loan: 'loan',
  break_card: 'exchange',
  combine_cards: 'exchange',
};

const PANELS: Record<string, readonly string[]> = {
  sealed_bid: ['bid'],
  tie_round: ['bid'],
  broker_money_bid: ['bid_money'],
  price_factory: ['price', 'reprice'],
  price_harbour: ['price', 'reprice'],
  price_returned: ['price', 'reprice'],
};
/** What is asked of somebody who deals with the bank. */
const AT_BANK = new Set(['broker_money_bid', 'broker_container_bid', 'place_bid', 'load_hold']);
const PRICING = new Set(['price_factory', 'price_harbour', 'price_returned']);

export class ContainerTable extends TurnsTable<View, Questions> implements GameTable {
  /** The container in the hand while prices are set. */
  picked = $state.raw<Picked | null>(null);
  readonly moneyWins = true;
  /** The state whose bids all lie open. */
  revealed = $state(-1);
  readonly endKinds = ['done', 'pass', 'end_turn', 'reject'];
  readonly weightyKinds = ['reject'];
  readonly freeKinds = ['take_loan', 'repay_loan', 'break_card', 'combine_cards'];

  /** The others, in the order of play. */
  get rivals(): Player[] {
    const players = this.view.players;
    const from = this.seat;
    if (from === null) return players;
    return players
      .map((_, at) => players[(from + 1 + at) % players.length])
      .filter((each): each is Player => each !== undefined && each.seat !== from);
  }
  /** What has just happened. */
  get news(): GameEvent[] {
    return (this.table.fresh?.entries ?? []).flatMap((entry) => entry.events as GameEvent[]);
  }
  get openedBids(): Bid[] {
    return bidsOf(this.news);
  }
  /** Bids have been opened and are turned over one by one, for those who want to see it. */
  get revealing(): boolean {
    return (
      settings.pace !== 'instant' &&
      this.table.updates.showing &&
      this.revealed !== this.table.fresh?.version &&
      this.openedBids.length > 0
    );
  }

  get headline(): string {
    return this.view.bank ? words.say('container-with-bank') : '';
  }
  get pips(): { used: number; all: number } | null {
    const turn = this.view.turn;
    return this.view.over ? null : { used: 2 - turn.actions_left, all: 2 };
  }
  get panelKinds(): readonly string[] {
    return PANELS[this.step] ?? [];
  }

  /** A narrow window shows what is for sale: the ships at the island in an auction, the brokers where one bids with them. */
  focus(form: Form): Frame | null {
    const layout = layOutBoard(this.rivals.length, form, this.view.bank !== undefined);
    const { width, islandShips, bank } = layout;
    if (this.view.auction !== null) {
      const { y, room } = islandShips;
      const { x } = shipSpot(layout, 'island', 0, this.rivals.length, 1); // the last one lies farthest out
      return { x: x - 4, y: y - 40, width: width - x + 4, height: room + 80 };
    }
    return AT_BANK.has(this.step) ? { x: bank.x - 10, y: bank.y - 12, width: 340, height: bank.h } : null;
  }

  /** The main actions that are not possible now, to be shown with the reason. */
  get forbidden(): readonly Offer[] {
    if (this.step === 'decide') return [offerOf('reject')];
    if (this.step === 'broker_container_bid' || this.step === 'shop' || PRICING.has(this.step))
      return [offerOf('done')];
    if (this.step !== 'main' || this.me === null) return [];
    const some = (kind: string): boolean => this.table.legal.some((offer) => offer.kind === kind);
    const me = this.me;
    const found = [offerOf('produce'), offerOf('buy_warehouse')];
    if (!some('buy_machine')) {
      const colour = COLOURS.find((each) => !me.machines.includes(each)) ?? 'black';
      found.push(offerOf('buy_machine', { colour }));
    }
    if (!some('buy_for_harbour')) {
      const rival = this.rivals[0]?.seat ?? 0;
      found.push(offerOf('buy_for_harbour', { rival: seatLetter(rival) }));
    }
    if (this.view.bank && !some('call_broker')) {
      found.push(offerOf('call_broker', { broker: 'I', square: 'money' }));
    }
    return found;
  }

  icon(kind: string): string {
    return ICONS[kind] ?? 'ship';
  }

  price(offer: Offer): number | null {
    const { terms } = this.view;
    if (offer.kind === 'take_loan') return terms.loan;
    if (offer.kind === 'repay_loan') return -terms.repayment;
    if (offer.kind === 'buy') return -Number(offer.args.price);
    const cost = (this.asked('main') ?? this.asked('decide'))?.prices?.[offer.action];
    return cost === undefined ? null : 0 - cost;
  }

  // -- what pieces stand for ---------------------------------------------------------------------------------------

  /** A container in a store, if the question is about such containers. */
  boxAction(owner: number, store: StoreName, colour: Colour, price: number): string | null {
    const mine = owner === this.seat;
    if (store === 'factory' && owner === this.asked('shop')?.rival) {
      return actionName('buy', { colour, price });
    }
    if (store === 'harbour' && owner === this.asked('dock')?.rival) {
      return actionName('buy', { colour, price });
    }
    if (this.step === 'broker_container_bid' && mine) return actionName('lay', { store, colour, price });
    const seized = this.asked('seize_choice');
    if (owner === seized?.debtor && seized.place === `${store}_store`) {
      return actionName('seize_from_store', { colour, price });
    }
    return null;
  }

  /** A whole store of a rival: go there to buy. */
  storeAction(owner: number, store: StoreName): string | null {
    if (this.step !== 'main' || owner === this.seat) return null;
    const rival = seatLetter(owner);
    return store === 'factory' ? actionName('buy_for_harbour', { rival }) : null;
  }

  /** One's own factory: let all machines make something. */
  get produceAction(): string | null {
    return this.step === 'main' && this.me !== null ? 'produce' : null;
  }

  sailAction(to: string): string | null {
    return this.step === 'main' ? actionName('sail', { to }) : null;
  }

  brokerAction(broker: string, square: 'containers' | 'money'): string | null {
    return this.step === 'main' ? actionName('call_broker', { broker, square }) : null;
  }

  machineAction(colour: Colour): string | null {
    return this.step === 'main' && this.me !== null ? actionName('buy_machine', { colour }) : null;
  }

  /** A machine of one's own, while choosing what to make. */
  makeAction(colour: Colour): string | null {
    return this.step === 'make_choice' ? actionName('make', { colour }) : null;
  }

  /** A container lying somewhere without a price: port at the bank, hold, island square, a bid. */
  looseAction(owner: number, place: 'island' | 'hold' | 'personal_port' | 'payment', colour: Colour): string | null {
    if (this.step === 'load_hold' && place === 'personal_port' && owner === this.seat)
      return actionName('load', { colour });
    if (this.step === 'discard_choice' && place === 'island' && owner === this.seat)
      return actionName('discard', { colour });
    if (this.step === 'place_bid' && place === 'payment' && owner === this.seat) return actionName('place', { colour });
    const seized = this.asked('seize_choice');
    if (owner === seized?.debtor && place === seized.place) {
      return actionName('seize', { colour });
    }
    return null;
  }

  // -- prices ------------------------------------------------------------------------------------------------------

  get pricing(): boolean {
    return PRICING.has(this.step);
  }

  /** A container that goes aboard is worth what the own card says, once it is on the own square. */
  gain(offer: Offer): string | null {
    const aboard = offer.kind === 'load' || (offer.kind === 'buy' && this.step === 'dock');
    const value = aboard ? this.me?.value_card?.[offer.args.colour as Colour] : undefined;
    return value === undefined ? null : words.say('container-gain-aboard', { value: String(value) });
  }

  /** New containers of a store that wait for a price. */
  tray(store: StoreName): Colour[] {
    return this.pricing ? boxes(this.view.unpriced[store]) : [];
  }

  /** What is in the hand: what was picked up, else the first container that waits. */
  inHand(store: StoreName): Picked | null {
    if (!this.pricing) return null;
    if (this.picked !== null && this.picked.store === store && this.stillThere(this.picked)) return this.picked;
    const first = this.tray(store)[0];
    return first === undefined ? null : { store, colour: first, old: null };
  }

  /** What was picked up waits for its price. */
  get narrowed(): Narrowed | null {
    const { picked } = this;
    if (picked === null || !this.pricing || !this.stillThere(picked)) return null;
    const actions = new Set(pricesOf(picked.store).map((price) => this.priceAction(picked, price)));
    const colour = words.say(`container-word-${picked.colour}`);
    return {
      chosen: picked.old === null ? colour : words.say('container-box-at', { colour, price: picked.old }),
      next: words.say('container-which-price'),
      panel: true,
      fits: (offer) => actions.has(offer.action),
      widen: () => (this.picked = null),
    };
  }

  private stillThere(picked: Picked): boolean {
    if (picked.old === null) return this.tray(picked.store).includes(picked.colour);
    return (
      this.me?.[picked.store].some((piece) => piece.colour === picked.colour && piece.price === picked.old) ?? false
    );
  }

  priceAction(hand: Picked, price: number): string {
    return hand.old === null
      ? actionName('price', { store: hand.store, colour: hand.colour, price })
      : actionName('reprice', { colour: hand.colour, old: hand.old, new: price });
  }

  /** Whether this container could get another price now. */
  canMove(store: StoreName, colour: Colour, price: number): boolean {
    if (!this.pricing) return false;
    return pricesOf(store).some(
      (next) => this.table.offer(this.priceAction({ store, colour, old: price }, next)) !== undefined,
    );
  }

  pick(picked: Picked): void {
    const same = this.picked;
    const again = same?.store === picked.store && same.colour === picked.colour && same.old === picked.old;
    this.picked = again ? null : picked;
  }

  /** Put what is in the hand, or was carried, under a price. */
  async putAt(hand: Picked, price: number): Promise<void> {
    this.picked = null;
    const action = this.priceAction(hand, price);
    if (this.table.offer(action) !== undefined) await this.table.act(action);
    else this.table.because = await this.table.whyNot(action);
  }
}

export function pricesOf(store: StoreName): readonly number[] {
  return store === 'factory' ? FACTORY_PRICES : HARBOUR_PRICES;
}
