import { expect, test } from 'vitest';
import type { Zone } from '../../../src/game/zone.ts';
import { groupZones } from '../../../src/table/round/zone-groups.ts';

const zone = (id: string, seat: number | null, kind: Zone['kind']): Zone => ({
  id,
  label: id,
  seat,
  kind,
  items: [],
});

test('every player’s zones are at their place, the next to play first; the rest is in the middle', () => {
  const zones = [
    zone('hand-2', 2, 'held'),
    zone('hand-0', 0, 'held'),
    zone('stock', null, 'pile'),
    zone('trumps', null, 'sign'),
    zone('table', null, 'row'),
    zone('taken-1', 1, 'pile'),
    zone('hand-1', 1, 'hand'),
  ];
  const ids = (list: readonly Zone[]): readonly string[] => list.map(({ id }) => id);
  const { opponents: around, edge, middle, inFront, hand } = groupZones(zones, 3, 1);
  expect(around.map(({ seat, zones: seatZones }) => [seat, ids(seatZones)])).toEqual([
    [2, ['hand-2']],
    [0, ['hand-0']],
  ]);
  expect([edge, middle, inFront, hand].map(ids)).toEqual([['stock', 'trumps'], ['table'], ['taken-1'], ['hand-1']]);
});
