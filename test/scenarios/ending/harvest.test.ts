import { describe, expect, test } from 'vitest';
import type { WholeGame } from '../../../src/game/game.ts';
import { handsOf } from '../../../src/game/hand.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import type { GameMove, GameState } from '../../../src/game/play.ts';
import { solveBestPlay } from '../../../src/scenarios/ending/best-play.ts';
import { type Ending, readEndingTable } from '../../../src/scenarios/ending/ending.ts';
import { type EndingRequest, endingAt, harvestEndings } from '../../../src/scenarios/ending/harvest.ts';
import { continueEnding, sideAt, startEnding } from '../../../src/scenarios/ending/played-ending.ts';
import { duelWith } from '../duel/duel.ts';

const DECK = '2S 3S 4S 5S 6S 7S 8S 9S 2H 3H 4H 5H 6H 7H 8H 9H 2D 3D 4D 5D 6D 7D 8D 9D';
const game = duelWith(DECK, 4);
const requestOf = (more: Partial<EndingRequest> = {}): EndingRequest => ({
  ...{ options: defaultOptions(game.options), count: 4, seed: 1, maxExamined: 4_000 },
  ...more,
});
const harvest = (of: WholeGame = game, more: Partial<EndingRequest> = {}): readonly Ending[] => [
  ...harvestEndings(of, requestOf(more)),
];
const tableOf = (ending: Ending): GameState => {
  const state = readEndingTable(game, ending);
  if (!state) throw new Error('it can’t be read');
  return state;
};
const withEndings = (endings: Partial<WholeGame['endings']>, of = game): WholeGame => ({
  ...of,
  endings: { ...of.endings, ...endings },
});

/** The lead of the first player if both play their best, tried out. */
function tryOut(state: GameState): number {
  const seat = game.play.turn(state);
  if (seat === null) return game.search.lead(state, 0);
  const values = game.play.moves(state, seat).map((move) => tryOut(game.play.play(state, seat, move).state));
  return seat === 0 ? Math.max(...values) : Math.min(...values);
}

/** The share of moves that keep the result, at each decision of a side that never errs. */
function holdingShares(start: GameState, side: number): readonly number[] {
  const solve = (state: GameState) => {
    const best = solveBestPlay(game, state, start);
    if (!best) throw new Error('it can’t be solved');
    return best;
  };
  const shares: number[] = [];
  for (let ending = startEnding(game, start, side, solve(start)); !ending.isOver; ) {
    const seat = game.play.turn(ending.state) as number;
    expect(sideAt(game, ending.state, seat)).toBe(side);
    const next = game.play
      .moves(ending.state, seat)
      .map((move) => continueEnding(ending, move, solve(game.play.play(ending.state, seat, move).state)));
    const holding = next.filter(({ hasErred }) => !hasErred);
    shares.push(holding.length / next.length);
    ending = holding[0] as typeof ending;
  }
  return shares;
}

const endings = harvest();

describe('endings from played games', () => {
  test('are worth what trying out shows, to the last card', () => {
    expect(endings).toHaveLength(4);
    for (const ending of endings) {
      const state = tableOf(ending);
      expect(ending.value).toBe(tryOut(state));
      // A card is a move.
      const cards = handsOf(state).flat().length;
      expect(ending.moves).toBe(cards);
      expect(cards).toBeGreaterThanOrEqual(4);
    }
  });

  test('ask something of both sides, and of one more than once', () => {
    for (const ending of endings) {
      const sides = [0, 1].map((side) => holdingShares(tableOf(ending), side));
      for (const shares of sides) expect(Math.min(...shares)).toBeLessThan(1);
      const isHard = (shares: readonly number[]): boolean =>
        shares.filter((share) => share < 1).length > 1 && shares.reduce((one, share) => one * share, 1) <= 1 / 3;
      expect(sides.some(isHard)).toBe(true);
    }
  });

  test('are of different deals and the same for the same request', () => {
    expect(harvest()).toEqual(endings);
    expect(harvest(game, { seed: 2 })).not.toEqual(endings);
    const handsText = ({ case: json }: Ending): string => JSON.stringify((json['position'] as { hands: string }).hands);
    expect(new Set(endings.map(handsText)).size).toBe(4);
  });

  test('are as many as wanted, and looked for in as many positions as wanted', () => {
    expect(harvest(game, { count: 2 })).toEqual(endings.slice(0, 2));
    expect(harvest(game, { count: 0 })).toEqual([]);
    let examined = 0;
    const watched = (maxExamined: number): number => {
      examined = 0;
      const hasPerfectInformation = (): boolean => {
        examined++;
        return false;
      };
      expect(harvest(withEndings({ hasPerfectInformation }), { maxExamined })).toEqual([]);
      return examined;
    };
    expect(watched(50)).toBe(50);
    expect(watched(0)).toBe(0);
  });

  test('have sixteen cards in all hands at most', () => {
    const counts = new Set<number>();
    const hasPerfectInformation = (state: GameState): boolean => {
      counts.add(handsOf(state).flat().length);
      return false;
    };
    harvest(withEndings({ hasPerfectInformation }, duelWith(DECK, 10)), { maxExamined: 60 });
    expect([...counts].toSorted((a, b) => b - a)).toEqual(Array.from({ length: 16 }, (_, i) => 16 - i));
  });

  test('are between two sides', () => {
    const three = { ...game, play: { ...game.play, scores: () => [0, 0, 0] } };
    expect(harvest(three, { maxExamined: 100 })).toEqual([]);
  });

  test('of a game with a way to them are sought along it, with a card of it wherever there is one', () => {
    const moved: (readonly GameMove[])[] = [];
    const movesTowards = (state: GameState, moves: readonly GameMove[]): readonly GameMove[] => {
      moved.push(moves);
      expect(game.play.moves(state, game.play.turn(state) as number)).toEqual(moves);
      return moves.slice(0, 1);
    };
    const { play } = game.play;
    const played: GameMove[] = [];
    const watched: WholeGame = {
      ...withEndings({ movesTowards, hasPerfectInformation: () => false }),
      play: {
        ...game.play,
        play: (state, seat, move) => {
          played.push(move);
          return play(state, seat, move);
        },
      },
    };
    expect(harvest(watched, { maxExamined: 20 })).toEqual([]);
    expect(played).toEqual(moved.map(([first]) => first));
    expect(played.length).toBeGreaterThan(15);
    // Without such a card any will do.
    const anyWay = harvest(withEndings({ movesTowards: () => [] }));
    expect(anyWay).toHaveLength(4);
    expect(anyWay).not.toEqual(endings);
    expect(harvest(withEndings({ movesTowards: () => [] }))).toEqual(anyWay);
  });
});

describe('a position is no ending to play', () => {
  const start = tableOf(endings[0] as Ending);

  test('unless it is one of those: that is where they come from', () => {
    for (const ending of endings) expect(endingAt(game, tableOf(ending))).toEqual(ending);
  });

  test('if fewer than four cards are left, or more than fourteen', () => {
    for (const cards of [2, 15, 16]) {
      const few = duelWith(DECK, 8);
      for (let seed = 0; seed < 5; seed++) {
        let state = few.play.deal(start.options, seed);
        while (handsOf(state).flat().length > cards) {
          const seat = few.play.turn(state) as number;
          state = few.play.play(state, seat, few.play.moves(state, seat)[0] as GameMove).state;
        }
        expect(endingAt(few, state)).toBeUndefined();
      }
    }
  });

  test('if passing is always good enough', () => {
    expect(endingAt(withEndings({ isPass: () => true }), start)).toBeUndefined();
    expect(endingAt(withEndings({ isPass: () => false }), start)).toBeDefined();
  });

  test('if nothing is at stake', () => {
    const even = { ...game, search: { ...game.search, evaluate: () => 0 } };
    expect(endingAt(even, start)).toBeUndefined();
  });

  test('if chance decides', () => {
    const { play } = game.play;
    const chancy: WholeGame = {
      ...game,
      play: {
        ...game.play,
        play: (...given) => {
          const result = play(...given);
          return { ...result, state: { ...result.state, chance: [1] } };
        },
      },
    };
    expect(endingAt(chancy, start)).toBeUndefined();
  });

  test('if it can’t be written down and read', () => {
    const { position } = game.notation;
    const lossy = { ...game, notation: { ...game.notation, position: { ...position, write: () => ({}) } } };
    expect(endingAt(lossy, start)).toBeUndefined();
  });
});
