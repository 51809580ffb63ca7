/** Signs on the trail of New Zealand hide no number that is written on it, and none of each other. */

import { expect, it } from 'vitest';
import { feeBadge, HAT, hatSide, platesWith, roomOf, signsAt, type Tile } from '../src/games/newzealand/layout';
import { known, PIECE_SIZES, TRAIL, TRAIL_BY_ID, TRAIL_CANVAS, TRAIL_SPOTS } from '../src/games/newzealand/parts';

const NEUTRAL = 88; // the widest neutral building
const tiles: Tile[] = TRAIL.map((space) => {
  const { width, height } = known(PIECE_SIZES, space.kind);
  return { ...known(TRAIL_SPOTS, space.id), w: space.kind === 'neutral' ? NEUTRAL : width, h: height };
});
/** What is written on a tile stands in its lower half. */
const written = tiles.map((tile) => ({ id: tile.id, x: tile.x, w: 22, top: tile.y + 4, bottom: tile.y + 16 }));

it.each([0, 50, 80])('signs with a cost of %i pixels hide no number and stay on the chart', (cost) => {
  const hidden = tiles.flatMap((tile) => {
    const [sign = { ...tile, left: false }] = signsAt([{ place: tile, cost }], tiles);
    const { x, y, w, h } = roomOf(sign, cost);
    const over = written.filter(
      (each) =>
        Math.min(x + w / 2, each.x + each.w / 2) - Math.max(x - w / 2, each.x - each.w / 2) > 4 &&
        Math.min(y + h / 2, each.bottom) - Math.max(y - h / 2, each.top) > 6,
    );
    const out = x < w / 2 || x + w / 2 > TRAIL_CANVAS.width ? ['the edge'] : [];
    return [...over.map(({ id }) => id), ...out].map((other) => `${tile.id} over ${other}`);
  });
  expect(hidden).toEqual([]);
});

const shares = (one: Tile & { w: number; h: number }, other: Tile): boolean =>
  (one.w + (other.w ?? 0)) / 2 - Math.abs(one.x - other.x) > 2 &&
  (one.h + (other.h ?? 0)) / 2 - Math.abs(one.y - other.y) > 2;
function hatAt(place: Tile): Tile & { w: number; h: number } {
  const [dx, dy] = hatSide(place, tiles);
  return { id: 'hat', x: place.x + dx, y: place.y + dy, w: HAT[0], h: HAT[1] };
}
it('hats hide no fee of the place that they stand at', () => {
  const covered = tiles.filter((tile) => {
    const badge = feeBadge(tile);
    const [dx, dy] = hatSide(tile, [...tiles, badge]);
    const hat = { id: 'hat', x: tile.x + dx, y: tile.y + dy, w: HAT[0], h: HAT[1] };
    return TRAIL_BY_ID.get(tile.id)?.kind !== 'neutral' && tile.id !== 'wellington' && shares(hat, badge);
  });
  expect(covered.map(({ id }) => id)).toEqual([]);
});
it('a second hat hides no more than the first one has to', () => {
  const row = [0, 22];
  const hidden = (place: Tile, [dx, dy]: readonly [number, number]): number =>
    row.flatMap((aside) => {
      const hat = { id: 'hat', x: place.x + dx + aside, y: place.y + dy, w: HAT[0], h: HAT[1] };
      return tiles.filter((tile) => tile.id !== place.id && shares(hat, tile));
    }).length;
  const places = tiles.filter((tile) => (tile.w ?? 0) === NEUTRAL);
  const better = places.filter(
    (place) => hidden(place, hatSide(place, tiles, row)) < hidden(place, hatSide(place, tiles)),
  );
  const worse = places.filter(
    (place) => hidden(place, hatSide(place, tiles, row)) > hidden(place, hatSide(place, tiles)),
  );
  expect(better.length).toBeGreaterThan(0);
  expect(worse.map(({ id }) => id)).toEqual([]);
});
it('hats hide nothing of the building that they stand at', () => {
  const covered = tiles.filter((tile) => (tile.w ?? 0) === NEUTRAL && shares(hatAt(tile), tile));
  expect(covered.map(({ id }) => id)).toEqual([]);
});
it.each([0, 50])('signs with a cost of %i pixels hide no hat', (cost) => {
  const hidden = tiles.filter((place) => {
    const hat = hatAt(place);
    return signsAt([{ place, cost }], tiles, [hat]).some((sign) => shares(roomOf(sign, cost), hat));
  });
  expect(hidden.map(({ id }) => id)).toEqual([]);
});

it.each([0, 35, 65])(
  'hats, and signs with a cost of %i pixels, hide no plate of posts and no name above one',
  (cost) => {
    const plates = platesWith('Торговые посты', 'Посты шерсти', 14);
    const hidden = tiles.flatMap((place) => {
      const around = [...tiles, ...plates];
      const [dx, dy] = hatSide(place, around);
      const hat = { id: 'hat', x: place.x + dx, y: place.y + dy, w: HAT[0], h: HAT[1] };
      const rooms = signsAt([{ place, cost }], tiles, plates).map((sign) => roomOf(sign, cost));
      return plates.flatMap((plate) => [
        ...(shares(hat, plate) ? [`hat at ${place.id} over ${plate.id}`] : []),
        ...(rooms.some((room) => shares(room, plate)) ? [`sign at ${place.id} over ${plate.id}`] : []),
      ]);
    });
    expect(hidden).toEqual([]);
  },
);

/** As far as somebody may go at once, along each way. */
const STEPS = 5;
function ahead(space: string, steps: number): string[] {
  return steps === 0 ? [] : known(TRAIL_BY_ID, space).to.flatMap((to) => [to, ...ahead(to, steps - 1)]);
}
it.each([0, 35, 50, 65])('signs with costs of %i pixels hide none of each other', (cost) => {
  const hidden = TRAIL.flatMap(({ id }) => {
    const wanted = tiles.filter((tile) => ahead(id, STEPS).includes(tile.id)).map((place) => ({ place, cost }));
    const rooms = signsAt(wanted, tiles).map((sign) => roomOf(sign, cost));
    const over = rooms.some((one, at) =>
      rooms
        .slice(at + 1)
        .some(
          (other) =>
            (one.w + other.w) / 2 - Math.abs(one.x - other.x) > 4 &&
            (one.h + other.h) / 2 - Math.abs(one.y - other.y) > 6,
        ),
    );
    return over ? [id] : [];
  });
  expect(hidden).toEqual([]);
});
