import { describe, expect, test } from 'vitest';
import type { WholeGame } from '../../../src/game/game.ts';
import type { GameMove, GameState } from '../../../src/game/play.ts';
import { makeBestMovePuzzles } from '../../../src/scenarios/puzzle/best-move.ts';
import type { Moment } from '../../../src/scenarios/puzzle/moments.ts';
import { findFault } from '../../../src/scenarios/puzzle/proof.ts';
import { cards, duelAt, duelWith, playOf } from '../duel/duel.ts';
import { gameOfLuck, LUCKY_STATE } from '../duel/luck.ts';

/**
 * The second player answers the eight of spades; the first then has hearts only. Who wins this duel wins them all:
 * spades can't follow hearts, nor hearts spades.
 */
const momentOf = (hands: readonly [string, string], seed = 1, led = '8S'): Moment => ({
  ...{ state: duelAt(hands, { turn: 1, led: cards(led)[0] ?? null }), seat: 1, seed },
  playedMove: playOf('2S'),
});
/** With exactly this deck, the first player's cards are known: all are dealt. */
const knownGame = (hands: readonly [string, string]): WholeGame => duelWith(`8S ${hands.join(' ')}`, 4);
/** With more hearts in the deck, it isn't known which of them the first player has. */
const hiddenGame = (hands: readonly [string, string]): WholeGame =>
  duelWith(`8S ${hands[1]} 2H 3H 4H 5H 6H 7H 8H 9H`, 4);

const ONE_WINNER = ['5H 6H', '9S 3S 4S'] as const;
const TWO_WINNERS = ['5H 6H 7H', '9S 3S 10S 4S'] as const;
const play = (card: string) => ({ type: 'play', card });
/** What each move of the three or four is worth: all duels to the one or to the other. */
const valuesOf = (won: readonly string[], lost: readonly string[], value: number) => [
  ...won.map((card) => ({ move: play(card), value })),
  ...lost.map((card) => ({ move: play(card), value: -value })),
];
const SAMPLE = { worlds: 20 };
const withPlay = (game: WholeGame, play: Partial<WholeGame['play']>): WholeGame => ({
  ...game,
  play: { ...game.play, ...play },
});

describe('a puzzle about the best move', () => {
  test('has the winning card as its answer, proven by playing all out if all cards are known', () => {
    const json = {
      game: 'duel',
      position: { turn: 1, led: '8S', hands: ['? ?', '9S 3S 4S'], won: ['', ''] },
      seat: 1,
    };
    expect(makeBestMovePuzzles(knownGame(ONE_WINNER), momentOf(ONE_WINNER))).toEqual([
      {
        puzzle: {
          kind: 'move',
          case: json,
          asks: 'Seat 1: what is the best move?',
          answers: [play('9S')],
          proof: { by: 'exact', values: valuesOf(['9S'], ['3S', '4S'], 3) },
        },
        posed: {
          kind: 'move',
          case: json,
          best: [play('9S')],
          figures: [
            [play('9S'), 3],
            [play('3S'), -3],
            [play('4S'), -3],
          ],
          proven: 'exact',
        },
        rules: [],
      },
    ]);
  });

  test('is proven in two samples of worlds if cards are hidden', () => {
    const [one] = makeBestMovePuzzles(hiddenGame(ONE_WINNER), momentOf(ONE_WINNER, 5), SAMPLE);
    expect(one?.puzzle.answers).toEqual([play('9S')]);
    expect(one?.puzzle.proof).toEqual({
      by: 'worlds',
      worlds: 20,
      seeds: [6, 7],
      values: valuesOf(['9S'], ['3S', '4S'], 3),
    });
    expect(one?.posed).toMatchObject({ proven: { worlds: 20, seeds: [6, 7] } });
    if (!one) throw new Error('there is none');
    expect(findFault(hiddenGame(ONE_WINNER), one.posed)).toBeNull();
  });

  test('takes a thousand worlds by default', () => {
    const [one] = makeBestMovePuzzles(hiddenGame(ONE_WINNER), momentOf(ONE_WINNER));
    expect(one?.puzzle.proof).toMatchObject({ worlds: 1000, seeds: [2, 3] });
  });

  test('has two answers if two cards win alike and two lose', () => {
    const [one] = makeBestMovePuzzles(knownGame(TWO_WINNERS), momentOf(TWO_WINNERS));
    expect(one?.puzzle.answers).toEqual([play('9S'), play('10S')]);
    expect(one?.puzzle.proof).toEqual({ by: 'exact', values: valuesOf(['9S', '10S'], ['3S', '4S'], 4) });
  });

  test('lists equivalent moves as answers beside each other, but tries only the first', () => {
    const tens = { equivalenceKey: (_: GameState, _seat: number, move: GameMove) => keyOf(move) };
    const keyOf = (move: GameMove) =>
      ['9S', '10S'].some((code) => isPlay(move, code)) ? 'high' : JSON.stringify(move);
    const isPlay = (move: GameMove, code: string) => JSON.stringify(move) === JSON.stringify(playOf(code));
    const game = withPlay(knownGame(TWO_WINNERS), tens);
    const [one] = makeBestMovePuzzles(game, momentOf(TWO_WINNERS));
    expect(one?.puzzle.answers).toEqual([play('9S'), play('10S')]);
    expect(one?.puzzle.proof).toEqual({ by: 'exact', values: valuesOf(['9S'], ['3S', '4S'], 4) });
  });

  test.each<readonly [string, readonly [string, string]]>([
    ['no card can win', ['5H 6H', '2S 3S 4S']],
    ['every card wins', ['5H 6H', '9S 10S JS']],
    ['two of three cards win', ['5H 6H', '9S 10S 3S']],
    ['three of five cards win', ['5H 6H 4H 3H', '9S 10S JS 2S 3S']],
    ['there are only two cards', ['5H', '9S 3S']],
  ])('isn’t made if %s', (_, hands) => {
    expect(makeBestMovePuzzles(knownGame(hands), momentOf(hands))).toEqual([]);
    expect(makeBestMovePuzzles(hiddenGame(hands), momentOf(hands), SAMPLE)).toEqual([]);
  });

  test('isn’t made of more than ten cards', () => {
    const puzzlesFor = (losers: string, hidden: string) => {
      const game = duelWith(`QS KS ${losers} AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH`, 4);
      return makeBestMovePuzzles(game, momentOf([hidden, `KS ${losers}`], 1, 'QS'), { worlds: 4 });
    };
    const losers = 'AS 2S 3S 4S 5S 6S 7S 8S 9S';
    expect(puzzlesFor(losers, 'AH 2H 3H 4H 5H 6H 7H 8H 9H')[0]?.puzzle.answers).toEqual([play('KS')]);
    expect(puzzlesFor(`${losers} 10S`, 'AH 2H 3H 4H 5H 6H 7H 8H 9H 10H')).toEqual([]);
  });

  test('isn’t made if a wrong move can be played first without loss', () => {
    const commute = (_: GameState, seat: number, one: GameMove, other: GameMove): boolean =>
      seat === 1 && JSON.stringify([one, other]) === JSON.stringify([playOf('9S'), playOf('4S')]);
    expect(makeBestMovePuzzles(withPlay(knownGame(ONE_WINNER), { commute }), momentOf(ONE_WINNER))).toEqual([]);
    const never = { commute: () => false };
    expect(makeBestMovePuzzles(withPlay(knownGame(ONE_WINNER), never), momentOf(ONE_WINNER))).toHaveLength(1);
  });
});

/** Worlds sampled before those of the proof: two to see that they differ, and forty for a glance. */
const GLANCED = 42;

/**
 * What a puzzle is made of if the nine is worth so much in the nth world of the glance, of the first and of the
 * second sample, each of twenty worlds; the other cards are worth nothing.
 */
function puzzlesIf(luck: { glance?: Luck; first?: Luck; second?: Luck }, sure?: number) {
  const { glance = always, first = always, second = always } = luck;
  const game = gameOfLuck((code, n) => {
    if (code !== '9S') return code === '3S' ? 0 : -1;
    if (n < GLANCED) return glance(n);
    return n < GLANCED + 20 ? first(n) : second(n);
  });
  const moment = { state: LUCKY_STATE, seat: 1, seed: 1, playedMove: playOf('9S') };
  return makeBestMovePuzzles(game, moment, { worlds: 20, ...(sure !== undefined && { sure }) });
}
type Luck = (world: number) => number;
const always: Luck = () => 2;
const never: Luck = () => -2;
/** As often 3 as −3: no better than nothing. */
const byHalves: Luck = (n) => (n % 2 === 0 ? 3 : -3);
/** On average 1, with a standard error of 0.23 in twenty worlds: ahead by 4.4 of them. */
const mostly: Luck = (n) => (n % 2 === 0 ? 2 : 0);

describe('the proof of a best move', () => {
  test('needs a clear result in a glance and in both samples', () => {
    expect(puzzlesIf({})[0]?.puzzle.answers).toEqual([play('9S')]);
    expect(puzzlesIf({ glance: byHalves })).toEqual([]);
    expect(puzzlesIf({ first: byHalves })).toEqual([]);
    expect(puzzlesIf({ second: byHalves })).toEqual([]);
  });

  test('needs the same best move in both samples', () => {
    expect(puzzlesIf({ first: never, second: never })[0]?.puzzle.answers).toEqual([play('3S')]);
    expect(puzzlesIf({ first: never })).toEqual([]);
    expect(puzzlesIf({ second: never })).toEqual([]);
  });

  test('is as strict as wanted, by default three standard errors', () => {
    expect(puzzlesIf({ first: mostly, second: mostly }, 4)).toHaveLength(1);
    expect(puzzlesIf({ first: mostly, second: mostly }, 5)).toEqual([]);
    expect(puzzlesIf({ first: mostly }, 5)).toEqual([]);
    expect(puzzlesIf({ second: mostly }, 5)).toEqual([]);
    // A third of the spread again: ahead by 2.9 standard errors.
    const hardly: Luck = (n) => (n % 2 === 0 ? 2.53 : -0.53);
    expect(puzzlesIf({ first: hardly, second: hardly }, 2.5)).toHaveLength(1);
    expect(puzzlesIf({ first: hardly, second: hardly })).toEqual([]);
  });

  test('gives the average of the first sample in hundredths', () => {
    const [one] = puzzlesIf({ first: (n) => 4 + (n % 2) * 1.236, second: always });
    // Ten times 4 and ten times 5.236.
    expect(one?.puzzle.proof).toMatchObject({
      values: [
        { move: play('9S'), value: 4.62 },
        { move: play('3S'), value: 0 },
        { move: play('4S'), value: -1 },
      ],
    });
  });
});
