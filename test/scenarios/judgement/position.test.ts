import { describe, expect, test } from 'vitest';
import type { WholeGame } from '../../../src/game/game.ts';
import type { GameMove, GameState } from '../../../src/game/play.ts';
import { createPosition } from '../../../src/scenarios/judgement/position.ts';
import { cards, duelAt, playOf } from '../duel/duel.ts';
import { gameOfLuck, LUCKY_STATE } from '../duel/luck.ts';
import type { DuelMove } from '../duel/rules.ts';

const codeOf = (move: GameMove): string => gameOfLuck(() => 0).pack.code((move as DuelMove).card);
const isHigh = (move: GameMove): boolean => codeOf(move) === '9S';
/** Whether to win the duel with the nine, or to throw a low card. */
const DUEL = {
  ...{ id: 'win', prompt: 'Win it?' },
  alternativeOf: (move: GameMove): string | undefined => (isHigh(move) ? 'win' : 'throw'),
};
type Worth = (code: string, world: number) => number;
const usual: Worth = (code) => ({ '9S': 2, '3S': 0.5, '4S': -1 })[code] ?? 0;

/** Worlds of the first ranking; each of the two samples has twenty. */
const GLANCED = 24;
const SAMPLING = { worlds: 20, seed: 1 };
const positionOf = (game: WholeGame, decision: Parameters<typeof createPosition>[1] = DUEL, state = LUCKY_STATE) =>
  createPosition(game, decision, { state, seat: 1, seed: 1, playedMove: playOf('9S') }, SAMPLING);
const answersOf = (...given: Parameters<typeof positionOf>) =>
  positionOf(...given)?.answers.map(([move, ...figures]) => [move['card'], ...figures]);

/** The usual values, except for the nine in the worlds of the glance, of the first or of the second sample. */
const nineIn = (luck: { glance?: Luck; first?: Luck; second?: Luck }): WholeGame =>
  gameOfLuck((code, n) => {
    const sample = n < GLANCED ? luck.glance : n < GLANCED + 20 ? luck.first : luck.second;
    return code === '9S' && sample ? sample(n) : usual(code, n);
  });
type Luck = (world: number) => number;

describe('a position to judge', () => {
  test('has the best move of each alternative, and how far it is behind', () => {
    expect(positionOf(gameOfLuck(usual))).toEqual({
      kind: 'win',
      case: {
        game: 'duel',
        position: { turn: 1, led: '8S', hands: ['? ?', '9S 3S 4S'], won: ['', ''] },
        seat: 1,
      },
      answers: [
        [{ type: 'play', card: '9S' }, 0, 0],
        [{ type: 'play', card: '3S' }, 1.5, 0],
      ],
    });
  });

  test('is weighed as it is shown, without what players remember', () => {
    const state = { ...LUCKY_STATE, remembered: '3S' };
    const luck = gameOfLuck(usual);
    const lead = (end: GameState, seat: number): number =>
      ('remembered' in end ? 0 : luck.search.lead?.(end, seat)) ?? 0;
    expect(answersOf({ ...luck, search: { ...luck.search, evaluate: lead, lead } } as WholeGame, DUEL, state)).toEqual([
      ['9S', 0, 0],
      ['3S', 1.5, 0],
    ]);
  });

  test('gives figures in points, though the bonus for winning decides', () => {
    // Winning is worth a bonus of ten, but the score sheet says one and a third of a point.
    const lead: Worth = (code) => (code === '9S' ? 4 / 3 : 0);
    const value: Worth = (code) => (code === '9S' ? 10 : 0);
    expect(answersOf(gameOfLuck(value, lead))).toEqual([
      ['9S', 0, 0],
      ['3S', 1.333, 0],
    ]);
  });

  test('isn’t made if the bonus for winning makes another move the best', () => {
    const each = { ...DUEL, alternativeOf: codeOf };
    const leads =
      (three: number): Worth =>
      (code) =>
        ({ '9S': 2, '3S': three })[code] ?? 0;
    expect(answersOf(gameOfLuck(usual, leads(1)), each)).toEqual([
      ['9S', 0, 0],
      ['3S', 1, 0],
      ['4S', 2, 0],
    ]);
    expect(positionOf(gameOfLuck(usual, leads(3)), each)).toBeUndefined();
  });

  test('lists the answers by points where the bonus ranks the worse ones otherwise', () => {
    const each = { ...DUEL, alternativeOf: codeOf };
    const leads: Worth = (code) => ({ '9S': 2, '4S': 1 })[code] ?? 0;
    expect(answersOf(gameOfLuck(usual, leads), each)?.map(([card]) => card)).toEqual(['9S', '4S', '3S']);
  });

  test('gives the standard error of what lies behind, in thousandths', () => {
    // The nine is worth 3 and 1 by turns: 1.5 ahead on average, with a spread of 1.026 in twenty worlds.
    const byTurns: Luck = (n) => (n % 2 === 0 ? 3 : 1);
    expect(answersOf(nineIn({ first: byTurns }))).toEqual([
      ['9S', 0, 0],
      ['3S', 1.5, 0.229],
    ]);
  });

  test('has five answers at most, always with the worst', () => {
    const hand = '2S 3S 4S 5S 6S 7S 9S';
    const state = duelAt(['? ?', hand], { turn: 1, led: cards('8S')[0] ?? null });
    const rank: Worth = (code) => Number(code.slice(0, 1));
    const each = { ...DUEL, alternativeOf: codeOf };
    expect(answersOf(gameOfLuck(rank), each, state)?.map(([card]) => card)).toEqual(['9S', '7S', '6S', '5S', '2S']);
    const five = duelAt(['? ?', '2S 3S 4S 5S 6S'], { turn: 1, led: cards('8S')[0] ?? null });
    expect(answersOf(gameOfLuck(rank), each, five)?.map(([card]) => card)).toEqual(['6S', '5S', '4S', '3S', '2S']);
  });

  test('needs two alternatives, and those the decision requires', () => {
    const game = () => gameOfLuck(usual);
    expect(positionOf(game(), { ...DUEL, alternativeOf: () => 'win' })).toBeUndefined();
    expect(positionOf(game(), { ...DUEL, alternativeOf: () => undefined })).toBeUndefined();
    expect(positionOf(game(), { ...DUEL, required: ['win', 'throw'] })).toBeDefined();
    expect(positionOf(game(), { ...DUEL, required: ['win', 'pass'] })).toBeUndefined();
  });

  test('leaves out moves that are no alternative', () => {
    // The four is the worst, but it isn’t asked about.
    const decision = {
      ...DUEL,
      alternativeOf: (move: GameMove) => (codeOf(move) === '4S' ? undefined : codeOf(move)),
    };
    expect(answersOf(gameOfLuck(usual), decision)?.map(([card]) => card)).toEqual(['9S', '3S']);
  });

  test('takes one of equivalent moves', () => {
    const game = gameOfLuck(usual);
    const play = { ...game.play, equivalenceKey: () => 'same' };
    expect(positionOf({ ...game, play })).toBeUndefined();
  });

  test('isn’t made of more than ninety moves', () => {
    const withMoves = (count: number): WholeGame => {
      const game = gameOfLuck(usual);
      const moves = Array.from({ length: count }, (_, n): GameMove & { n: number } => ({
        ...playOf(n === 0 ? '9S' : '3S'),
        n,
      }));
      const equivalenceKey = (_: unknown, _seat: number, move: GameMove) => JSON.stringify(move);
      return { ...game, play: { ...game.play, equivalenceKey, moves: () => moves } };
    };
    expect(positionOf(withMoves(90))).toBeDefined();
    expect(positionOf(withMoves(91))).toBeUndefined();
  });

  test('isn’t made if two answers are worded alike', () => {
    const game = gameOfLuck(usual);
    expect(positionOf({ ...game, texts: { ...game.texts, describeMove: () => 'Play.' } })).toBeUndefined();
  });

  test('isn’t made if at a glance all are about as good', () => {
    const hardly: Luck = (n) => (n % 2 === 0 ? 5 : -3.5);
    expect(positionOf(nineIn({ glance: hardly }))).toBeUndefined();
    // Ahead by 0.5 with an error of 0.2: enough for a glance.
    expect(positionOf(nineIn({ glance: (n) => (n % 2 === 0 ? 2 : 0) }))).toBeDefined();
  });

  test('isn’t made unless the worst is clearly behind', () => {
    // Behind by 1.5 with an error of 0.6, then of 0.4.
    expect(positionOf(nineIn({ first: (n) => (n % 2 === 0 ? 4.6 : -0.6) }))).toBeUndefined();
    expect(positionOf(nineIn({ first: (n) => (n % 2 === 0 ? 3.7 : 0.3) }))).toBeDefined();
    expect(positionOf(gameOfLuck(() => 1))).toBeUndefined();
  });

  test('isn’t made if other worlds disagree', () => {
    expect(positionOf(nineIn({ second: () => 0 }))).toBeUndefined();
    expect(positionOf(nineIn({ second: () => 0.6 }))).toBeDefined();
  });
});
