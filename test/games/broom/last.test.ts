import { expect, test } from 'vitest';
import { seatNamerFor } from '../../../src/game/seat-namer.ts';
import { PACK } from '../../../src/games/broom/pack.ts';
import type { BroomEvent } from '../../../src/games/broom/state.ts';
import { lastTake } from '../../../src/games/broom/table/index.ts';

const name = seatNamerFor(0);
const cards = (codes: string): readonly number[] => codes.split(' ').map((code) => PACK.read(code) as number);
const tableEvent = (kind: 'took' | 'placed', seat: number, codes: string): BroomEvent => ({
  kind,
  rule: 'broom/pile',
  seat,
  cards: cards(codes),
});

test('the last take shows the card that took, its player and the cards it took', () => {
  const events = [tableEvent('took', 0, '2S 2H'), tableEvent('took', 1, '9D 5C 4H'), tableEvent('placed', 0, 'KS')];
  const shownTake = lastTake.findLast(events, 0, name);
  expect(shownTake?.says).toBe('Ann took 5♣ and 4♥ with 9♦.');
  expect(shownTake?.zones.map(({ items }) => items.map(({ id, by }) => [id, by ?? null]))).toEqual([
    [['9D', 'Ann']],
    [
      ['5C', null],
      ['4H', null],
    ],
  ]);
  expect(lastTake.findLast([tableEvent('placed', 0, 'KS')], 0, name)).toBeNull();
});
