/** How the actions of a question are laid out: groups of one kind, and the free ones apart. */

import type { Offer } from './protocol';

export interface Choice {
  offer: Offer;
  legal: boolean;
}

export interface Group {
  kind: string;
  choices: Choice[];
}

export interface Plan {
  groups: Group[];
  free: Choice[];
}

/** What a game says of the kinds of its actions; see `GameTable`. */
export interface Kinds {
  readonly forbidden: readonly Offer[];
  readonly freeKinds: readonly string[];
  readonly panelKinds: readonly string[];
  readonly endKinds: readonly string[];
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
