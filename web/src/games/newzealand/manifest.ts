import type { Manifest } from '../manifest';
import cover from './cover.svg?url';

export const manifest: Manifest = {
  place: 3,
  cover,
  icon: 'sheep',
  first: { neutral_buildings: 'beginner', private_sides: 'all_a' },
  solo: 'difficulty',
  table: async () => (await import('./table')).game,
};
