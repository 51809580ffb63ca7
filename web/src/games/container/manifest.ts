import type { Manifest } from '../manifest';
import cover from './cover.svg?url';
import icons from './icons.svg?raw';

export const manifest: Manifest = {
  place: 1,
  cover,
  icon: 'container',
  icons,
  more: 'bank',
  modules: ['bank'],
  table: async () => (await import('./table')).game,
};
