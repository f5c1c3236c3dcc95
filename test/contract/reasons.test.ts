import { describe, expect, test } from 'vitest';
import type { WholeGame } from '../../src/game/game.ts';
import { judge } from '../../src/game/judge.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import { seatNamerFor } from '../../src/game/seat-namer.ts';
import { games } from '../../src/games/index.ts';
import { createRandom } from '../../src/random/random.ts';
import { scaledCount } from '../depth.ts';
import { decisionsOf, wholeGame } from './random-game.ts';
import { pictureError } from './right-picture.ts';

/** One in this number of a table's tries is examined. */
const TRY_STRIDE = 7;
/** Most tries to examine at a table. */
const MAX_TRIES = 60;

/** A try in a random state, its verdict, and the rules that it breaks or that permit it. */
interface Case {
  readonly state: GameState;
  readonly seat: Seat;
  readonly move: GameMove;
  readonly isLegal: boolean;
  readonly rules: readonly string[];
}

function* someTries(game: WholeGame, state: GameState, seat: Seat, skip: number): Generator<GameMove> {
  let tryIndex = 0;
  for (const move of game.play.tries(state, seat)) {
    if (tryIndex % TRY_STRIDE === skip) yield move;
    if (tryIndex++ > TRY_STRIDE * MAX_TRIES) return;
  }
}

function* cases(game: WholeGame, count: number): Generator<Case> {
  for (let chance = 1; chance <= count; chance++) {
    const random = createRandom(chance);
    for (const { state, seat, move } of decisionsOf(game, wholeGame(game, chance))) {
      if (random.integerBelow(4) !== 0) continue;
      const otherSeat = (seat + 1) % game.seats(state.options);
      const tries = [move, ...someTries(game, state, seat, random.integerBelow(TRY_STRIDE))];
      const seatTries: (readonly [Seat, GameMove])[] = tries.map((one) => [seat, one]);
      for (const [trySeat, one] of [...seatTries, [otherSeat, move] as const]) {
        const { isLegal, findings, permits } = judge(game, state, trySeat, one);
        yield {
          state,
          seat: trySeat,
          move: one,
          isLegal,
          rules: isLegal ? permits : findings.map(({ rule }) => rule),
        };
      }
    }
  }
}

/** Returns the rules with a picture, all sentences, and any errors. */
function drawAll(game: WholeGame) {
  const drawnRules = { allowed: new Set<string>(), refused: new Set<string>() };
  const sentencesSeen = new Set<string>();
  const errors: string[] = [];
  for (const { state, seat, move, isLegal, rules } of cases(game, scaledCount(10))) {
    const attempt = game.play.attempt(game.visibility.view(state, seat), seat, move);
    const name = seatNamerFor(seat);
    for (const reason of game.reasons.filter(({ rule }) => rules.includes(rule))) {
      const picture = reason.draws?.(attempt, name);
      const fault = picture && pictureError(picture, isLegal);
      if (picture) drawnRules[isLegal ? 'allowed' : 'refused'].add(reason.rule);
      if (fault) errors.push(`${reason.rule}: ${fault}: ${game.notation.key(move)} ${JSON.stringify(picture)}`);
    }
    if (!isLegal) continue;
    for (const { rule, says, settles } of game.reasons) {
      const sentences = [rules.includes(rule) ? says?.(attempt) : undefined, settles?.(attempt, name)];
      for (const one of sentences.filter((sentence) => sentence !== undefined)) {
        sentencesSeen.add(one);
        const isSentence = /^[A-Z0-9].*[^ .]\.$/u.test(one) && !/undefined|NaN|null|\?| {2}/.test(one);
        if (!isSentence) errors.push(`${rule} says “${one}”`);
      }
    }
  }
  return { drawn: drawnRules, said: sentencesSeen, wrong: errors };
}

describe.each(games.map((game) => [game.name, game] as const))('the reasons of %s', (_, game) => {
  test('every permission has a reason about the cards, and no rule is cited twice', () => {
    const rules = game.reasons.map(({ rule }) => rule);
    expect(new Set(rules).size).toBe(rules.length);
    const saying = game.reasons.filter(({ says }) => says).map(({ rule }) => rule);
    expect(saying.toSorted()).toEqual(game.rules.permissions.map(({ id }) => id).toSorted());
    for (const rule of rules) expect(game.rules.rule(rule), rule).toBeDefined();
  });

  test('every picture and sentence of random tries is right', { timeout: 60_000 }, () => {
    const { drawn, said, wrong } = drawAll(game);
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(drawn.allowed.size).toBeGreaterThanOrEqual(2);
    expect(drawn.refused.size).toBeGreaterThanOrEqual(3);
    expect(said.size).toBeGreaterThan(10);
  });
});
