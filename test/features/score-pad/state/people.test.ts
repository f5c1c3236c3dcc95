import { expect, test } from 'vitest';
import { addPerson, seatingFault, toggleStay } from '../../../../src/features/score-pad/state/people.ts';
import type { Sheet } from '../../../../src/features/score-pad/state/sheet.ts';
import { computeStanding } from '../../../../src/features/score-pad/state/standing.ts';
import { defaultOptions } from '../../../../src/game/options.ts';
import { games } from '../../../../src/games/index.ts';

const NAMES = ['Ann', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fay'];

test.each(games.map((game) => [game.name, game] as const))(
  '%s: the pad seats as many as the house rules of the game allow',
  (_, game) => {
    for (let seats = 0; seats < 9; seats++) {
      const options = { ...defaultOptions(game.options), seats };
      const spec = game.options.find(({ key }) => key === 'seats');
      const isAllowed = Array.isArray(spec?.values) && spec.values.some(({ value }) => value === seats);
      expect(seatingFault(game, options, seats) === null).toBe(isAllowed);
    }
  },
);

test('a table of four in two partnerships isn’t a table of three', () => {
  const game = games.find(({ options }) => options.some(({ key }) => key === 'partners'));
  if (!game) throw new RangeError('no game has partners by a house rule');
  expect(seatingFault(game, { seats: 4, partners: true }, 3)).toBe('Partners need four players.');
  expect(seatingFault(game, { seats: 4 }, 3)).toBeNull();
});

test.each(games.filter((game) => seatingFault(game, {}, 3) === null).map((game) => [game.name, game] as const))(
  '%s: rounds of two and of three people are counted by their own rules, whoever deals',
  (_, game) => {
    const sheetOfTwo: Sheet = { id: '1', names: NAMES.slice(0, 2), options: { seats: 2 }, first: 1, rounds: [] };
    const [way] = game.pad.ways(computeStanding(game, sheetOfTwo).table);
    const round = { way: way?.id ?? '', entry: {}, claims: [] };
    const afterOneRound = { ...sheetOfTwo, rounds: [round] };
    const sheetOfThree = {
      ...afterOneRound,
      ...addPerson(game, afterOneRound, { name: 'Cleo', total: 7, rightNeighbour: 1 }),
    };
    const standing = computeStanding(game, { ...sheetOfThree, rounds: [round, round] });
    expect(standing.openings.map(({ totals }) => totals)).toEqual([
      [0, 0],
      [0, 0, 7],
      [0, 0, 7],
    ]);
    expect(standing.sides).toEqual(['Ann', 'Bert', 'Cleo']);
    const afterLeaving = computeStanding(game, { ...sheetOfThree, ...toggleStay(game, sheetOfThree, 0) });
    expect([afterLeaving.openings.at(-1)?.seated, afterLeaving.totals]).toEqual([
      [1, 2],
      [0, 0, 7],
    ]);
    expect(afterLeaving.nextRound.says).not.toContain('Ann');
  },
);
