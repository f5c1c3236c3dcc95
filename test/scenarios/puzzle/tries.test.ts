import { describe, expect, test } from 'vitest';
import { makePairPuzzles } from '../../../src/scenarios/puzzle/pairs.ts';
import type { FoundPuzzle } from '../../../src/scenarios/puzzle/puzzle.ts';
import { findNearMisses, makeIllegalPuzzles, makeLegalPuzzles } from '../../../src/scenarios/puzzle/verdicts.ts';
import { cards, duelAt, duelWith, playOf } from '../duel/duel.ts';

const game = duelWith('2S 3S 4S 5S 6S 7S 8S 9S 2H 3H 4H 5H 6H 7H 8H 9H', 3);
/** The second player is to answer the eight of spades, and can follow suit. */
const STATE = duelAt(['2S 3H', '9S 5H'], { turn: 1, led: cards('8S')[0] ?? null });
const momentOf = (seed: number, state = STATE) => ({ state, seat: state.turn ?? 0, seed, playedMove: playOf('9S') });
/** Far apart: the first numbers of near seeds are alike. */
const SEEDS = Array.from({ length: 20 }, (_, n) => (n * 0x9e3779b1) % 2 ** 31);
const position = { turn: 1, led: '8S', hands: ['? ?', '9S 5H'], won: ['', ''] };
const json = (card: string) => ({ game: 'duel', position, seat: 1, move: { type: 'play', card } });

describe('a near miss', () => {
  test('breaks one rule only: one by the seat on turn, one by another', () => {
    for (const seed of SEEDS) {
      // The heart of the first player would break two.
      expect([...findNearMisses(game, momentOf(seed))]).toEqual([
        ['duel/follow', [1, playOf('5H')]],
        ['duel/turn', [0, playOf('2S')]],
      ]);
    }
  });

  test('is any of several', () => {
    const state = duelAt(['2S 3S', '9S 5H 6H'], { turn: 1, led: cards('8S')[0] ?? null });
    const misses = SEEDS.flatMap((seed) => [...findNearMisses(game, momentOf(seed, state)).values()]);
    expect(new Set(misses.map((one) => JSON.stringify(one)))).toEqual(
      new Set(
        [
          [1, playOf('5H')],
          [1, playOf('6H')],
          [0, playOf('2S')],
          [0, playOf('3S')],
        ].map((one) => JSON.stringify(one)),
      ),
    );
  });
});

describe('a puzzle about an illegal try', () => {
  test('asks whether it is allowed, or which rule forbids it', () => {
    const proof = { verdict: 'illegal', findings: [{ rule: 'duel/follow', says: 'You can follow suit.' }] };
    const [allowed] = makeIllegalPuzzles(game, momentOf(1), 'legal');
    expect(allowed).toEqual({
      puzzle: {
        kind: 'legal',
        case: json('5H'),
        asks: 'Seat 1: “Play 5♥.” Is this allowed?',
        answers: ['illegal'],
        proof,
      },
      rules: ['duel/follow'],
      posed: { kind: 'legal', case: json('5H') },
    });
    const [forbidden] = makeIllegalPuzzles(game, momentOf(1), 'rule');
    expect(forbidden).toEqual({
      puzzle: {
        kind: 'rule',
        case: json('5H'),
        asks: 'Seat 1: “Play 5♥.” Which rule forbids it?',
        answers: ['duel/follow'],
        proof,
      },
      rules: ['duel/follow'],
      posed: { kind: 'rule', case: json('5H') },
    });
  });

  test('isn’t made if its seat can’t tell', () => {
    // Only at kind tables, what one leads must be followed; the first player has no hearts, which nobody sees.
    const options = { follow: true, kind: true };
    const state = duelAt(['2S 3S', '9S 5H'], { turn: 1, options });
    expect([...findNearMisses(game, momentOf(1, state)).keys()]).toContain('duel/kind');
    const rules = (puzzles: readonly FoundPuzzle[]) => puzzles.flatMap((one) => one.rules);
    expect(rules(makeIllegalPuzzles(game, momentOf(1, state), 'rule'))).toEqual(['duel/turn']);
  });
});

describe('a puzzle about a legal try', () => {
  test('asks whether it is allowed, and says by which rule', () => {
    expect(makeLegalPuzzles(game, momentOf(1))).toEqual([
      {
        puzzle: {
          kind: 'legal',
          case: json('9S'),
          asks: 'Seat 1: “Play 9♠.” Is this allowed?',
          answers: ['legal'],
          proof: { verdict: 'legal', permits: ['duel/play'] },
        },
        rules: ['duel/play'],
        posed: { kind: 'legal', case: json('9S') },
      },
    ]);
  });

  test('isn’t made if its seat can’t tell', () => {
    const state = duelAt(['2S 3S', '9S 5H'], { turn: 1, options: { follow: true, kind: true } });
    expect(makeLegalPuzzles(game, momentOf(1, state))).toEqual([]);
  });
});

describe('a puzzle about a pair', () => {
  const { move: _, ...untried } = json('5H');

  test('asks which of two like tries is allowed; the right one comes first or second', () => {
    const puzzles = SEEDS.flatMap((seed) => makePairPuzzles(game, momentOf(seed)));
    expect(puzzles).toHaveLength(SEEDS.length);
    const rightFirst = puzzles.find(({ puzzle }) => JSON.stringify(puzzle.offers?.[0]).includes('9S'));
    const tries = [
      { type: 'play', card: '9S' },
      { type: 'play', card: '5H' },
    ];
    expect(rightFirst).toEqual({
      puzzle: {
        kind: 'pair',
        case: untried,
        asks: 'Seat 1: “Play 9♠.” or “Play 5♥.” Which of them is allowed?',
        offers: tries,
        answers: [tries[0]],
        proof: { permits: ['duel/play'], findings: [{ rule: 'duel/follow', says: 'You can follow suit.' }] },
      },
      rules: ['duel/follow'],
      posed: { kind: 'pair', case: untried, tries },
    });
    const wrongFirst = puzzles.filter(({ puzzle }) => JSON.stringify(puzzle.offers?.[0]).includes('5H'));
    expect(wrongFirst.length).toBeGreaterThan(0);
    expect(wrongFirst.length).toBeLessThan(SEEDS.length);
    for (const { puzzle } of wrongFirst) expect(puzzle.answers).toEqual([tries[0]]);
  });

  test('isn’t made of tries of two kinds, that look alike, or that differ in more than two picks', () => {
    const cardOf = (move: object): string => JSON.stringify(move);
    const kindOf = cardOf;
    expect(makePairPuzzles({ ...game, play: { ...game.play, kindOf } }, momentOf(1))).toEqual([]);
    const describeMove = () => 'Play.';
    expect(makePairPuzzles({ ...game, texts: { ...game.texts, describeMove } }, momentOf(1))).toEqual([]);
    const { picksOf } = game.table;
    const withMorePicks = (more: number) => ({
      ...game,
      table: {
        ...game.table,
        picksOf: (...given: Parameters<typeof picksOf>) =>
          picksOf(...given).flatMap((pick) => [
            pick,
            ...Array.from({ length: more }, (_, i) => ({ ...pick, zone: `${i} of ${pick.item}` })),
          ]),
      },
    });
    // One pick each is a difference of two; with two each it is four.
    expect(makePairPuzzles(withMorePicks(0), momentOf(1))).toHaveLength(1);
    expect(makePairPuzzles(withMorePicks(1), momentOf(1))).toEqual([]);
  });

  test('isn’t made if the view doesn’t tell', () => {
    const state = duelAt(['2S 3S', '9S 5H'], { turn: 1, options: { follow: true, kind: true } });
    expect(makePairPuzzles(game, momentOf(1, state))).toEqual([]);
  });

  test('is one for each rule, even if several tries break it', () => {
    const state = duelAt(['2S 3S', '9S 5H 6H 7S'], { turn: 1, led: cards('8S')[0] ?? null });
    for (const seed of SEEDS) expect(makePairPuzzles(game, momentOf(seed, state))).toHaveLength(1);
  });
});
