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
  const parsedCase = readCase(line, () => sixty, 'move');
  if (!parsedCase.ok) throw new Error(parsedCase.fault.says);
  const { state, seat, move } = parsedCase.value;
  const tryResult = attemptMove({ game: sixty, state, seat, name: seatNamerFor(seat) }, move as GameMove);
  expect(tryResult.ruling.findings.map(({ rule }) => rule)).toEqual(['sixty/must-answer']);
  expect(tryResult.marks).toEqual([]);
  const hand = sixty.table.zones(tryResult.view, seat, seatNamerFor(seat)).find(({ kind }) => kind === 'hand');
  const fittingItems = hand?.items.filter(({ id }) => tryResult.fits.some(({ item }) => item === id));
  expect(fittingItems?.map(({ cards }) => cards.map(sixty.pack.code))).toEqual([['5'], ['12']]);
});
