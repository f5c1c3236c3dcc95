import { expect, test } from 'vitest';
import type { GameMove } from '../../../src/game/play.ts';
import { seatNamerFor } from '../../../src/game/seat-namer.ts';
import { game as sixty } from '../../../src/games/sixty/index.ts';
import { readCase } from '../../../src/referee/case.ts';
import { attemptMove } from '../../../src/referee/try-result.ts';

test('a player who must play is shown the cards that would do, and none as wrong', () => {
  const line = {
    game: 'sixty',
    options: { seats: 2 },
    position: { turn: 0, attack: ['5'], from: 1, hands: [['4', '5', '12'], ['5?']] },
    move: { type: 'take' },
  };
  const read = readCase(line, () => sixty, 'move');
  if (!read.ok) throw new Error(read.fault.says);
  const { state, seat, move } = read.value;
  const tried = attemptMove({ game: sixty, state, seat, name: seatNamerFor(seat) }, move as GameMove);
  expect(tried.ruling.findings.map(({ rule }) => rule)).toEqual(['sixty/must-answer']);
  expect(tried.marks).toEqual([]);
  const hand = sixty.table.zones(tried.view, seat, seatNamerFor(seat)).find(({ kind }) => kind === 'hand');
  const shown = hand?.items.filter(({ id }) => tried.fits.some(({ item }) => item === id));
  expect(shown?.map(({ cards }) => cards.map(sixty.pack.code))).toEqual([['5'], ['12']]);
});
