import { describe, expect, test } from 'vitest';
import type { WholeGame } from '../../src/game/game.ts';
import { judge } from '../../src/game/judge.ts';
import { begin } from '../../src/game/match.ts';
import { defaultOptions } from '../../src/game/options.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import { games } from '../../src/games/index.ts';
import { createRandom } from '../../src/random/random.ts';
import { findNearestMoves } from '../../src/referee/nearest-moves.ts';
import { ruleOnTry, ruleWithoutReadings } from '../../src/referee/ruling.ts';
import { isQuick } from '../depth.ts';

interface SeatedPosition {
  readonly state: GameState;
  readonly seat: Seat;
}

/** Positions of random games, one after another. */
function* positions(game: WholeGame, seeds: number, maxMoves: number): Generator<SeatedPosition> {
  for (let seed = 1; seed <= seeds; seed++) {
    const random = createRandom(seed);
    let { state } = begin(game, defaultOptions(game.options), seed);
    for (let i = 0; i < maxMoves; i++) {
      const seat = game.play.turn(state);
      if (seat === null) break;
      yield { state, seat };
      state = game.play.play(state, seat, random.pick(game.play.moves(state, seat, 5))).state;
    }
  }
}

function findIllegalTry(game: WholeGame, { state, seat }: SeatedPosition, seed: number): GameMove | undefined {
  const tries: GameMove[] = [];
  for (const move of game.play.tries(state, seat)) {
    if (tries.push(move) >= 200) break;
  }
  const illegalTries = tries.filter((move) => !judge(game, state, seat, move).isLegal);
  return illegalTries.length > 0 ? createRandom(seed).pick(illegalTries) : undefined;
}

describe.each(games.map((game) => [game.name, game] as const))('the suggestions in %s', (_, game) => {
  test('never repeat, are all legal, and begin with the kinds of move in wire order', () => {
    let [seed, checkedCount] = [0, 0];
    for (const seated of positions(game, 3, 40)) {
      const triedMove = findIllegalTry(game, seated, ++seed);
      if (!triedMove) continue;
      checkedCount += 1;
      const { state, seat } = seated;
      const view = game.visibility.view(state, seat);
      const nearestMoves = ruleOnTry(game, view, seat, triedMove).nearest.map(({ move }) => move);
      const texts = nearestMoves.map((move) => game.play.equivalenceKey?.(view, seat, move) ?? game.notation.key(move));
      expect(new Set(texts).size).toBe(texts.length);
      expect(nearestMoves.every((move) => judge(game, state, seat, move).isLegal)).toBe(true);
      const [nearestInLine] = ruleWithoutReadings(game, view, seat, triedMove).nearest;
      if (nearestMoves.length > 1) expect(nearestMoves[0]).toEqual(nearestInLine?.move);
    }
    expect(checkedCount).toBeGreaterThan(20);
  });
});

test.skipIf(isQuick)('show another kind of move before the same move with another card', () => {
  let severalKinds = 0;
  for (const game of games) {
    const { kindOf } = game.play;
    let seedOffset = 0;
    for (const { state, seat } of positions(game, 4, 40)) {
      const triedMove = findIllegalTry(game, { state, seat }, ++seedOffset);
      if (!triedMove) continue;
      const moves = game.play.moves(game.visibility.maskUncertain(state, seat), seat);
      const kinds = new Set(moves.map(kindOf)).size;
      const nearestKinds = findNearestMoves(game, state, seat, triedMove, { isForPeople: true }).map(({ move }) =>
        kindOf(move),
      );
      if (game.play.withWild || nearestKinds.length < 2) continue;
      expect(new Set(nearestKinds).size).toBe(Math.min(kinds, nearestKinds.length));
      if (kinds > 1) severalKinds += 1;
    }
  }
  expect(severalKinds).toBeGreaterThan(20);
});

test('with the same text lead to tables that others see alike: only suits and places differ', () => {
  let pairs = 0;
  for (const game of games) {
    const { equivalenceKey } = game.play;
    if (!equivalenceKey) continue;
    for (const { state, seat } of positions(game, 2, 60)) {
      const moveByText = new Map<string, GameMove>();
      for (const move of game.play.moves(state, seat)) {
        const text = equivalenceKey(state, seat, move);
        const twin = moveByText.get(text);
        moveByText.set(text, twin ?? move);
        if (!twin) continue;
        pairs += 1;
        const [one, other] = [twin, move].map((each) => game.play.play(state, seat, each));
        expect(one?.events.map(({ kind, rule: by }) => [kind, by])).toEqual(
          other?.events.map(({ kind, rule: by }) => [kind, by]),
        );
        expect(game.play.turn(one?.state as GameState)).toBe(game.play.turn(other?.state as GameState));
      }
    }
  }
  expect(pairs).toBeGreaterThan(10);
});

test.skipIf(isQuick)('include the wild card that makes a try legal', () => {
  let shownCount = 0;
  for (const game of games) {
    const { withWild } = game.play;
    if (!withWild) continue;
    let countOfGame = 0;
    for (const seated of positions(game, 12, 60)) {
      const { state, seat } = seated;
      const keys = new Set(game.play.moves(state, seat, 5).map((move) => game.notation.key(move)));
      const triedMove = findIllegalTry(game, seated, countOfGame + 1);
      if (!triedMove) continue;
      const wild = withWild(state, seat, triedMove).filter((move) => keys.has(game.notation.key(move)));
      if (wild.length === 0) continue;
      const textOf = (move: GameMove): string =>
        game.play.equivalenceKey?.(state, seat, move) ?? game.notation.key(move);
      const nearestTexts = findNearestMoves(game, state, seat, triedMove, { isForPeople: true }).map(({ move }) =>
        textOf(move),
      );
      expect(wild.some((move) => nearestTexts.includes(textOf(move)))).toBe(true);
      countOfGame += 1;
    }
    shownCount += countOfGame;
  }
  expect(shownCount).toBeGreaterThan(5);
});
