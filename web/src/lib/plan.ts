/** How the actions of a question are laid out: groups of one kind, and the free ones apart. */

import type { Offer } from './protocol';

export interface Choice {
  offer: Offer;
  legal: boolean;
  /** Other actions that nobody can tell apart from it: one button stands for all. */
  twins?: string[];
}

export interface Group {
  kind: string;
  choices: Choice[];
}

export interface Plan {
  groups: Group[];
  free: Choice[];
}

/** A choice on the board that leaves something open: what goes with it, and what is to be chosen next. */
export interface Narrowed {
  /** What is chosen, and the question that is left, in words. */
  chosen: string;
  next: string;
  /** The game's own panel shows only what goes with it; else the answers that fit stand in its place. */
  panel: boolean;
  fits(offer: Offer): boolean;
  widen(): void;
}

/** What a game says of the kinds of its actions; see `GameTable`. */
export interface Kinds {
  readonly forbidden: readonly Offer[];
  readonly freeKinds: readonly string[];
  readonly panelKinds: readonly string[];
  readonly endKinds: readonly string[];
}

/** The same with nothing but the answers that go with a choice, and the ways out. */
export function layOutNarrowed(legal: readonly Offer[], narrowed: Narrowed, kinds: Kinds): Plan {
  const { freeKinds, endKinds } = kinds;
  const stays = (offer: Offer): boolean =>
    narrowed.fits(offer) || freeKinds.includes(offer.kind) || endKinds.includes(offer.kind);
  const panelKinds = narrowed.panel ? kinds.panelKinds : [];
  return layOut(legal.filter(stays), { forbidden: [], freeKinds, endKinds, panelKinds });
}

export function layOut(legal: readonly Offer[], { forbidden, freeKinds, panelKinds, endKinds }: Kinds): Plan {
  const groups = new Map<string, Group>();
  const free: Choice[] = [];
  const add = (offer: Offer, isLegal: boolean): void => {
    if (panelKinds.includes(offer.kind)) return;
    const choice = { offer, legal: isLegal };
    if (freeKinds.includes(offer.kind)) {
      free.push(choice);
      return;
    }
    const group = groups.get(offer.kind);
    if (group === undefined) groups.set(offer.kind, { kind: offer.kind, choices: [choice] });
    else group.choices.push(choice);
  };
  for (const offer of legal) add(offer, true);
  for (const offer of forbidden) if (!legal.some((other) => other.action === offer.action)) add(offer, false);
  const open = (group: Group): number =>
    Number(endKinds.includes(group.kind)) * 2 + Number(!group.choices.some((choice) => choice.legal));
  return { groups: [...groups.values()].sort((a, b) => open(a) - open(b)), free };
}

/** An action as it is written on the wire. */
export function actionName(kind: string, args: Record<string, number | string> = {}): string {
  const pairs = Object.entries(args).map(([arg, value]) => `${arg}=${value}`);
  return pairs.length === 0 ? kind : `${kind}(${pairs.join(', ')})`;
}

export function offerOf(kind: string, args: Record<string, number | string> = {}): Offer {
  return { action: actionName(kind, args), kind, args };
}
