import { describe, expect, test } from 'vitest';
import { judge } from '../../../src/game/judge.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { typedGame as game } from '../../../src/games/lucky-number/index.ts';
import type { LuckyOptions } from '../../../src/games/lucky-number/options.ts';
import { PACK } from '../../../src/games/lucky-number/pack.ts';
import { combinations } from '../../../src/games/lucky-number/play/combination-list.ts';
import type { CombinationMove, LuckyState } from '../../../src/games/lucky-number/state.ts';
import { createRandom } from '../../../src/random/random.ts';
import { isQuick } from '../../depth.ts';

const usual = defaultOptions(game.options) as LuckyOptions;

/** Number of move sequences of a length from a state. */
function sequences(state: LuckyState, depth: number): number {
  const seat = game.play.turn(state);
  if (seat === null) return 0;
  const moves = game.play.moves(state, seat);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + sequences(game.play.play(state, seat, move).state, depth - 1), 0);
}

/** A deal played for a number of moves by the first listed one. */
function stateAfter(seed: number, turns: number, house: Partial<LuckyOptions>): LuckyState {
  let state = game.play.deal({ ...usual, ...house }, seed);
  for (let i = 0; i < turns; i++) {
    const seat = game.play.turn(state);
    const [move] = seat === null ? [] : game.play.moves(state, seat);
    if (seat !== null && move) state = game.play.play(state, seat, move).state;
  }
  return state;
}

/** A brute-force count: every attempt of a hand that the rules allow. */
function countAllowed(state: LuckyState): number {
  const seat = game.play.turn(state) as number;
  const keys = new Set<string>();
  for (const move of game.play.tries(state, seat))
    if (judge(game, state, seat, move).isLegal) keys.add(game.notation.key(move));
  return keys.size;
}

const COUNT_TABLE: readonly (readonly [
  name: string,
  seed: number,
  turns: number,
  house: Partial<LuckyOptions>,
  counts: readonly number[],
])[] = [
  ['opening', 1, 0, {}, [5, 14, 154]],
  ['opening', 2, 0, { seats: 6, base: 2 }, [5, 23, 122]],
  ['opening', 3, 0, { seats: 2, wrap: false, jokers: 8 }, [9, 47, 351]],
  ['middle', 4, 40, {}, [4, 34, 52]],
  ['middle', 5, 40, { seats: 4, comboMatch: true, jack: 'wild' }, [2, 7, 25]],
  ['end', 6, 120, { seats: 2, afterDrawing: 'play' }, [1, 8, 9]],
];

describe('counts of move sequences from fixed deals', () => {
  test.each(COUNT_TABLE)('%s of deal %i after %i moves', (_name, seed, turns, house, counts) => {
    const state = stateAfter(seed, turns, house);
    expect([1, 2, 3].map((depth) => sequences(state, depth))).toEqual(counts);
    expect(countAllowed(state)).toBe(counts[0]);
  });
});

/** Of all divisions with the same cards and top: the largest base, then the first by text. */
function canonical(
  state: LuckyState,
  seat: number,
  { cards, aces, top }: CombinationMove,
): CombinationMove | undefined {
  const laidCards = [...cards, ...aces].sort(PACK.compare);
  const combinations: CombinationMove[] = [];
  for (let bits = 0; bits < 1 << laidCards.length; bits++) {
    const extraAces = laidCards.filter((_, i) => (bits >> i) & 1);
    if (!extraAces.every((card) => card < 4)) continue;
    const way: CombinationMove = {
      type: 'combine',
      cards: laidCards.filter((_, i) => !((bits >> i) & 1)),
      aces: extraAces,
      top,
    };
    if (judge(game, state, seat, way).isLegal) combinations.push(way);
  }
  const text = (way: CombinationMove): string => JSON.stringify(game.notation.move.write(way));
  return combinations.sort((a, b) => b.cards.length - a.cards.length || (text(a) < text(b) ? -1 : 1))[0];
}

describe.skipIf(isQuick)('combinations of a hand, counted in two independent ways', () => {
  test.each([
    [3, {}],
    [4, { base: 2 }],
    [5, { wrap: false }],
    [6, { base: 2, wrap: false }],
    [7, { comboMatch: true }],
  ] as const)('agree for every number (hand %i)', (seed, house) => {
    const random = createRandom(seed);
    const options = { ...usual, ...house };
    const pack = game.pack.cards.flatMap((card) => new Array<number>(game.pack.copies(card)).fill(card));
    for (let i = 0; i < 12; i++) {
      const dealtState = game.play.deal(options, seed);
      // Low cards, aces and jokers are more frequent than in a fair deal.
      const hand = random.shuffle(pack.filter((card) => card < 24 || card > 47)).slice(0, 11);
      for (const lucky of [3, 9, 14, 17, 25, 36]) {
        const state: LuckyState = {
          ...dealtState,
          lucky: dealtState.lucky.map(() => lucky),
          hands: dealtState.hands.map(() => hand),
        };
        const seat = state.turn as number;
        const listed = game.play.moves(state, seat).filter(({ type }) => type === 'combine');
        expect(new Set(listed.map(game.notation.key)).size).toBe(listed.length);
        const triedKeys = new Set<string>();
        for (const move of game.play.tries(state, seat)) {
          if (move.type === 'combine' && judge(game, state, seat, move).isLegal) triedKeys.add(game.notation.key(move));
        }
        expect(listed.map(game.notation.key).sort()).toEqual([...triedKeys].sort());
        for (const move of listed) if (move.type === 'combine') expect(move).toEqual(canonical(state, seat, move));
      }
    }
  });

  test('of forty cards with eight aces and four jokers are counted quickly', () => {
    const random = createRandom(8);
    const naturalCards = game.pack.cards.filter((card) => card > 3 && card < 52).flatMap((card) => [card, card]);
    const hand = [0, 0, 1, 1, 2, 2, 3, 3, 52, 52, 52, 52, ...random.shuffle(naturalCards).slice(0, 28)];
    const foundMoves = combinations(hand, { lucky: 36, options: usual });
    expect(foundMoves.length).toBeGreaterThan(1000);
    expect(new Set(foundMoves.map(game.notation.key)).size).toBe(foundMoves.length);
  });
});
