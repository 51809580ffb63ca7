/** What lies under the discs of a player board, as it is shown to whoever thinks of removing one. */

import { DISCS, type DiscSpace } from './parts';

const GROUP_ICONS: Record<string, string> = {
  step: 'step',
  hand: 'hand',
  certificate_limit: 'certificate',
  permanent_certificate: 'certificate',
  bonus_wool: 'bonus-wool',
};
const AUX_ICONS: Record<string, string> = {
  money: 'coin',
  cards: 'draw',
  certificate: 'certificate',
  ship: 'ship',
  pathfinder: 'pathfinder',
};
const NOTES: Record<string, string> = {
  step: '+1',
  hand: '+1',
  certificate_limit: '5',
  permanent_certificate: '+1',
  bonus_wool: '+1',
};

export function discIcon(disc: DiscSpace): string {
  return disc.aux === '' ? (GROUP_ICONS[disc.group] ?? 'disc') : (AUX_ICONS[disc.aux] ?? 'disc');
}
export function auxIcon(aux: string): string {
  return AUX_ICONS[aux] ?? 'aux';
}
export function discNote(disc: DiscSpace): string {
  return NOTES[disc.group] ?? '';
}
export const AUX_DISCS = [...DISCS.values()].filter((disc) => disc.group === 'aux');
export const OTHER_DISCS = [...DISCS.values()].filter((disc) => disc.group !== 'aux');
