import { describe, expect, test } from 'vitest';
import { suitOf } from '../../../src/cards/card.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { harvestPuzzles } from '../../../src/scenarios/puzzle/harvest.ts';
import type { PuzzleKind } from '../../../src/scenarios/puzzle/kinds.ts';
import { playMoments } from '../../../src/scenarios/puzzle/moments.ts';
import type { StoredPuzzle } from '../../../src/scenarios/puzzle/posed-puzzle.ts';
import { findFault } from '../../../src/scenarios/puzzle/proof.ts';
import { findPuzzles } from '../../../src/scenarios/puzzle/puzzles.ts';
import { settlePuzzle } from '../../../src/scenarios/puzzle/settled-puzzle.ts';
import { duelWith } from '../duel/duel.ts';
import type { Duel } from '../duel/rules.ts';

const game = duelWith('2S 3S 4S 5S 6S 7S 8S 9S 2H 3H 4H 5H 6H 7H 8H 9H', 5);
/** All cards are dealt, so that each deal can be solved. */
const known = duelWith('2S 4S 6S 8S 3H 5H 7H 9H', 4);

const SEED = 3;
const harvest = (kind: PuzzleKind, count: number, of: WholeGame = game): readonly StoredPuzzle[] => [
  ...harvestPuzzles({ game: of, kind, count, seed: SEED }),
];
const settled = (one: StoredPuzzle, of = game) => {
  const puzzle = settlePuzzle(of, one);
  if (!puzzle) throw new Error('not read');
  return puzzle;
};

/** The share of the first 300 moments in which this holds for the seat whose turn it is. */
const shareOf = (holds: (state: Duel, seat: number) => boolean): number =>
  playMoments(game, defaultOptions(game.options), SEED)
    .take(300)
    .filter(({ state, seat }) => holds(state as Duel, seat))
    .toArray().length / 300;

const canRevoke = ({ led, hands }: Duel, seat: number): boolean => {
  const follows = (hands[seat] ?? []).map((card) => led !== null && suitOf(card) === suitOf(led));
  return follows.includes(true) && follows.includes(false) && led !== null;
};
describe('puzzles for the stock', () => {
  test.each<PuzzleKind>(['legal', 'rule', 'score', 'all', 'pair', 'who'])(
    'of the kind “%s” are as many as wanted and without faults',
    (kind) => {
      const puzzles = harvest(kind, 4);
      expect(puzzles.map((one) => one.kind)).toEqual([kind, kind, kind, kind]);
      expect(puzzles.map((one) => findFault(game, one))).toEqual([null, null, null, null]);
      expect(new Set(puzzles.map((one) => JSON.stringify(one))).size).toBe(4);
    },
  );

  test('are as hard as their rule is seldom: who doesn’t know it guesses', () => {
    const known: Readonly<Record<string, number>> = {
      'duel/follow': shareOf(canRevoke),
      // One can come too soon as long as one has cards; of ten cards of a deal the last finds none.
      'duel/turn': 0.9,
    };
    expect(known['duel/follow']).toBeGreaterThan(0.2);
    expect(known['duel/follow']).toBeLessThan(0.5);
    const hardOf = (rule: string | undefined, answers: number): number =>
      Math.round(100 * (1 - (known[rule ?? ''] ?? 1)) * (1 - 1 / answers));
    const rules = harvest('rule', 6);
    for (const one of rules) expect(one.hard).toBe(hardOf(settled(one).rightAnswers[0], 4));
    for (const one of harvest('pair', 4)) expect(one.hard).toBe(hardOf('duel/follow', 2));
    const verdicts = harvest('legal', 6);
    expect(new Set(verdicts.map((one) => settled(one).rightAnswers[0]))).toEqual(new Set(['legal', 'illegal']));
    // Any card may be played: that is seen at every move, so nobody has to guess.
    for (const one of verdicts) if (settled(one).rightAnswers[0] === 'legal') expect(one.hard).toBe(0);
  });

  test('about points are as hard as all their rules together', () => {
    // Nobody sees a count before the last card: one guess in ten is right.
    expect(harvest('score', 3).map(({ hard }) => hard)).toEqual([90, 90, 90]);
    const { play } = game.play;
    const withFirstLine: WholeGame = {
      ...game,
      play: {
        ...game.play,
        play: (...given) => {
          const result = play(...given);
          const [played, ...counted] = result.events;
          const isLast = counted.length > 0;
          return {
            ...result,
            events: result.events.map((one) => (isLast && one === played ? { ...one, points: 1 } : one)),
          };
        },
      },
    };
    // The first line is by a rule that all know; the second isn’t.
    const both = harvest('score', 6, withFirstLine);
    expect(both.map(({ hard }) => hard)).toEqual([90, 90, 90, 90, 90, 90]);
  });

  test('of the best move are as hard as the bots find: the highest card, the lowest, and what the search finds', () => {
    const puzzles = harvest('move', 6, known);
    expect(puzzles.length).toBeGreaterThan(3);
    const hards = puzzles.map((one) => {
      const { rightAnswers, view, seat } = settled(one, known);
      const cards = known.play.moves(view, seat).map((move) => known.notation.key(move));
      const byRank = cards.toSorted((a, b) => Number(a.slice(0, -1)) - Number(b.slice(0, -1)));
      const missed = [byRank[0], byRank.at(-1)].filter((card) => !rightAnswers.includes(card ?? ''));
      expect(one.hard).toBe(Math.round((100 * missed.length) / 3));
      return one.hard;
    });
    expect(new Set(hards).size).toBeGreaterThan(1);
  });

  test('of the best move have the same answer in at most one of seven', () => {
    const answersOf = (count: number) =>
      [...Map.groupBy(harvest('move', count, known), (one) => settled(one, known).rightAnswers.join()).values()].map(
        (alike) => alike.length,
      );
    expect(Math.max(...answersOf(7))).toBe(1);
    expect(Math.max(...answersOf(14))).toBe(2);
  });
});

describe('puzzles not fit for the stock', () => {
  test('have a try that no button plays', () => {
    const mute = { ...game, table: { ...game.table, propose: () => [] } };
    expect(harvest('legal', 1, mute)).toEqual([]);
    expect(harvest('pair', 1, mute)).toEqual([]);
    // Points are only counted, not played.
    expect(harvest('score', 1, mute)).toHaveLength(1);
  });

  test('count cards that nobody sees, or none', () => {
    const pilesOf = (cards: readonly number[]): WholeGame => ({
      ...game,
      count: {
        ...game.count,
        piles: () => [
          { side: 0, cards: [3], unit: 'card' },
          { side: 1, cards, unit: 'card' },
        ],
      },
    });
    expect(harvest('score', 1, pilesOf([0, 5]))).toHaveLength(1);
    expect(harvest('score', 1, pilesOf([5, -1]))).toEqual([]);
    const none = { ...game, count: { ...game.count, piles: () => [] } };
    expect(harvest('score', 1, none)).toEqual([]);
  });

  test('count the cards of the table as the last move leaves it', () => {
    const seen: unknown[] = [];
    const watched: WholeGame = {
      ...game,
      count: {
        ...game.count,
        piles: (closing, events) => {
          seen.push([game.play.turn(closing), events.at(-1)?.kind]);
          return game.count.piles(closing, events);
        },
      },
    };
    expect(harvest('score', 2, watched)).toHaveLength(2);
    expect(seen).toEqual([
      [null, 'counted'],
      [null, 'counted'],
    ]);
    const { closing: _, ...play } = game.play;
    expect(harvest('score', 1, { ...game, play })).toHaveLength(1);
  });

  test('have a fault', () => {
    // At kind tables, one leads what the other can follow; so what is led out of turn may be unkind as well.
    const options = game.options.map((spec) => (spec.key === 'kind' ? { ...spec, default: true } : spec));
    const kind = { ...game, options };
    const request = { game: kind, options: defaultOptions(options), kind: 'rule', count: 30, seed: SEED } as const;
    const all = [...findPuzzles({ ...request, rules: [] })];
    expect(all.some(({ posed }) => findFault(kind, posed) !== null)).toBe(true);
    const stored = harvest('rule', 5, kind);
    expect(stored).toHaveLength(5);
    expect(stored.filter((one) => findFault(kind, one) !== null)).toEqual([]);
  });
});
