import type { Manifest } from '../manifest';
import cover from './cover.svg?url';

export const manifest: Manifest = {
  place: 2,
  cover,
  icon: 'crane',
  first: { beginner_employees: true },
  table: async () => (await import('./table')).game,
};
