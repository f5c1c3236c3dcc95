import { describe, expect, test } from 'vitest';
import {
  addPerson,
  canSeatAll,
  namesAt,
  optionsFor,
  type SheetPeople,
  type SheetStay,
  seatedAt,
  seatFrom,
  seatingFault,
  toggleStay,
  withoutRound,
  withPeople,
} from '../../../../src/features/score-pad/state/people.ts';
import type { Box } from '../../../../src/game/game.ts';
import type { Options } from '../../../../src/game/options.ts';

/** A game for two, three or four, of whom four can be partners, and of whom one seat may have a handicap. */
const box = {
  name: 'Toy',
  seats: ({ seats }: { seats: number }) => seats,
  options: [
    { key: 'seats', default: 3, structural: true, values: [2, 3, 4].map((value) => ({ value, label: '' })) },
    { key: 'partners', default: false, structural: true, values: [] },
    { key: 'handicapped', default: 0, values: [] },
  ],
  checkOptions: ({ seats, partners, handicapped }: { seats: number; partners: boolean; handicapped: number }) =>
    partners && seats !== 4
      ? { key: 'partners', says: 'Partners need four players.' }
      : handicapped >= seats
        ? { key: 'handicapped', says: 'That seat is empty.' }
        : null,
} as unknown as Box;

const ABC = ['Ann', 'Bert', 'Cleo'];
const stay = (turns: readonly number[], total = 0): SheetStay => ({ turns, total });
const people = (options: Options, stays?: readonly SheetStay[], names = ABC): SheetPeople => ({
  names,
  options,
  ...(stays ? { stays } : {}),
});
/** People after a number of rounds. */
const afterRounds = (count: number, of: SheetPeople) => ({ ...of, rounds: Array.from({ length: count }) });

describe('the players of a round', () => {
  test('are all seats by the house rules if nobody joined or left', () => {
    expect(seatedAt(box, people({}), 7)).toEqual([0, 1, 2]);
    expect(seatedAt(box, people({ seats: 2 }), 0)).toEqual([0, 1]);
  });

  test('are those who joined before it, and hadn’t left or were back', () => {
    const sheet = people({}, [stay([0]), stay([0, 2, 5]), stay([3])]);
    expect([0, 1, 2, 3, 4, 5].map((round) => seatedAt(box, sheet, round))).toEqual([
      [0, 1],
      [0, 1],
      [0],
      [0, 2],
      [0, 2],
      [0, 1, 2],
    ]);
    expect(namesAt(box, sheet, 3)).toEqual(['Ann', 'Cleo']);
    expect(namesAt(box, people({ seats: 4 }), 0)).toEqual(['Ann', 'Bert', 'Cleo', 'Player 4']);
  });

  test('give the turn of one who left to the next who is there', () => {
    expect([0, 1, 2, 3].map((place) => seatFrom(place, [0, 2]))).toEqual([0, 1, 1, 0]);
  });
});

describe('the house rules of a round', () => {
  test('are those of the sheet with its number of players; one that names an empty seat gets its default', () => {
    expect(optionsFor(box, { handicapped: 2 }, 3)).toEqual({ seats: 3, partners: false, handicapped: 2 });
    expect(optionsFor(box, { handicapped: 2 }, 2)).toEqual({ seats: 2, partners: false, handicapped: 0 });
    expect(optionsFor(box, { seats: 4, partners: true }, 3)).toMatchObject({ seats: 3, partners: true });
  });

  test('say how many can play', () => {
    expect(seatingFault(box, {}, 5)).toBe('Toy is for 2, 3 or 4 players.');
    expect([2, 3, 4].map((seats) => seatingFault(box, {}, seats))).toEqual([null, null, null]);
    expect(seatingFault(box, { partners: true }, 3)).toBe('Partners need four players.');
    expect(seatingFault({ ...box, checkOptions: undefined } as unknown as Box, { partners: true }, 3)).toBeNull();
    expect(seatingFault({ ...box, options: [] } as unknown as Box, {}, 3)).toMatch(/^Toy is for/);
  });

  test('allow every round of a sheet, or the sheet can’t be', () => {
    expect(canSeatAll(box, people({}))).toBe(true);
    expect(canSeatAll(box, people({}, [stay([0]), stay([0]), stay([0, 2])]))).toBe(true);
    expect(canSeatAll(box, people({}, [stay([0]), stay([0, 2]), stay([0, 4])]))).toBe(false);
    expect(canSeatAll(box, people({}, [stay([0]), stay([1]), stay([1])]))).toBe(false);
  });
});

describe('a player who leaves', () => {
  test('stays in the sheet with what they had, and the others go on', () => {
    const left = toggleStay(box, afterRounds(2, people({})), 1);
    expect(left).toEqual({ names: ABC, options: { seats: 3 }, stays: [stay([0]), stay([0, 2]), stay([0])] });
    const back = toggleStay(box, afterRounds(5, left), 1);
    expect(back.stays).toEqual([stay([0]), stay([0, 2, 5]), stay([0])]);
  });

  test('and comes back before the next round never left', () => {
    const left = toggleStay(box, afterRounds(2, people({})), 1);
    expect(toggleStay(box, afterRounds(2, left), 1)).toEqual({ names: ABC, options: { seats: 3 } });
  });

  test('before the first round was never there', () => {
    expect(toggleStay(box, afterRounds(0, people({})), 1)).toEqual({ names: ['Ann', 'Cleo'], options: { seats: 2 } });
  });
});

describe('a player who joins', () => {
  test('sits to the left of a neighbour, and begins with a total', () => {
    const joined = addPerson(box, afterRounds(2, people({})), { name: 'Dora', total: 30, rightNeighbour: 0 });
    expect(joined).toEqual({
      names: ['Ann', 'Dora', 'Bert', 'Cleo'],
      options: {},
      stays: [stay([0]), stay([2], 30), stay([0]), stay([0])],
    });
  });

  test('and leaves again before playing a round is dropped', () => {
    const joined = addPerson(box, afterRounds(2, people({})), { name: 'Dora', total: 30, rightNeighbour: 2 });
    expect(toggleStay(box, afterRounds(2, joined), 3)).toEqual({ names: ABC, options: { seats: 3 } });
  });

  test('keeps the sheet from being plain as long as there is a total to begin with', () => {
    const first = addPerson(box, afterRounds(0, people({ seats: 2 }, undefined, ['Ann', 'Bert'])), {
      name: 'Cleo',
      total: 10,
      rightNeighbour: 1,
    });
    const left = toggleStay(box, afterRounds(3, first), 0);
    expect(toggleStay(box, afterRounds(3, left), 0).stays).toEqual([stay([0]), stay([0]), stay([0], 10)]);
  });
});

describe('a round that is struck out', () => {
  test('moves joining and leaving after it forward', () => {
    const sheet = people({}, [stay([0]), stay([0, 2, 5]), stay([3], 12)]);
    expect(withoutRound(sheet, 2).stays).toEqual([stay([0]), stay([0, 2, 4]), stay([2], 12)]);
    expect(withoutRound(sheet, 1).stays).toEqual([stay([0]), stay([0, 1, 4]), stay([2], 12)]);
    expect(withoutRound(sheet, 9).stays).toEqual(sheet.stays);
  });

  test('was all that somebody missed, or played', () => {
    expect(withoutRound(people({}, [stay([0]), stay([0, 2, 3]), stay([0])]), 2)).toEqual({
      names: ABC,
      options: { seats: 3 },
    });
    expect(withoutRound(people({}, [stay([0]), stay([0]), stay([1, 2])]), 1)).toEqual({
      names: ['Ann', 'Bert'],
      options: { seats: 2 },
    });
  });

  test('changes nothing about people who never change', () => {
    expect(withoutRound(people({ seats: 2 }), 0)).toEqual({ names: ABC, options: { seats: 2 } });
  });
});

test('other people replace all that a sheet says about its own', () => {
  const sheet = { ...people({}, [stay([0, 1])]), id: '7', first: 1 };
  expect(withPeople(sheet, people({ seats: 2 }, undefined, ['Dora']))).toEqual({
    id: '7',
    first: 1,
    names: ['Dora'],
    options: { seats: 2 },
  });
});
