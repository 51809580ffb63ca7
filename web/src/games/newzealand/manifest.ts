import type { Manifest } from '../manifest';
import cover from './cover.svg?url';

export const manifest: Manifest = {
  place: 3,
  cover,
  icon: 'sheep',
  table: async () => (await import('./table')).game,
};
