import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { choices, defaultOptions, type Options } from '../../src/game/options.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import { games } from '../../src/games/index.ts';
import { createRandom, type Random } from '../../src/random/random.ts';
import { type Reading, ruleWithReadings } from '../../src/referee/readings.ts';
import { verdictOf } from '../../src/referee/verdict.ts';

/** Slow reference for `findReadings`: judges the try again under every other setting of every house rule. */
function readingsTheLongWay(game: Game, state: GameState, seat: number, move: GameMove): readonly Reading[] {
  const { verdict } = verdictOf(game, state, seat, move);
  return game.options.flatMap((spec) => {
    if (spec.structural || spec.unjudged) return [];
    const optionChoices = choices(spec);
    const currentValue = state.options[spec.key];
    const currentLabel = optionChoices.find(({ value }) => value === currentValue)?.label ?? String(currentValue);
    return optionChoices.flatMap(({ value, label: otherLabel }): Reading[] => {
      const options = { ...state.options, [spec.key]: value };
      const otherState = game.play.withOptions ? game.play.withOptions(state, options) : { ...state, options };
      if (!otherState) return [];
      const ruled = verdictOf(game, otherState, seat, move).verdict;
      if (ruled === verdict) return [];
      return [
        {
          option: spec.key,
          title: spec.title,
          currentLabel,
          otherLabel,
          value,
          verdict: ruled,
        },
      ];
    });
  });
}

/** Random house rules; those that shape the position keep their values. */
function someOptions(game: Game, random: Random): Options {
  const drawnValues = game.options.flatMap((spec) => {
    const value = spec.structural ? undefined : random.shuffle(choices(spec))[0]?.value;
    return value === undefined ? [] : [[spec.key, value]];
  });
  const options = { ...defaultOptions(game.options), ...Object.fromEntries(drawnValues) };
  return game.checkOptions?.(options) ? defaultOptions(game.options) : options;
}

/** A sample of a seat's tries and legal moves. */
function someTries(game: Game, state: GameState, seat: number, random: Random): readonly GameMove[] {
  const tries: GameMove[] = [];
  for (const move of game.play.tries(state, seat)) if (tries.push(move) >= 400) break;
  const legal = game.play.moves(state, seat, 20).slice(0, 40);
  return [...random.shuffle(tries).slice(0, 6), ...random.shuffle(legal).slice(0, 3)];
}

/** Judges some points of a random game, with all cards known and as the seat sees it. */
function askAlong(game: Game, seed: number, ask: (state: GameState, seat: number, move: GameMove) => void) {
  const random = createRandom(seed);
  let state = game.play.deal(someOptions(game, random), seed);
  for (let turnCount = 0; turnCount < 24; turnCount++) {
    const seat = game.play.turn(state);
    if (seat === null) return;
    for (const move of someTries(game, state, seat, random)) {
      ask(state, seat, move);
      if (turnCount % 6 === 0) ask(game.visibility.view(state, seat), seat, move);
    }
    const [move] = random.shuffle(game.play.moves(state, seat, 20));
    if (!move) return;
    state = game.play.play(state, seat, move).state;
  }
}

const judged = ({ options }: Game) => options.filter((spec) => !spec.structural && !spec.unjudged).length;

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game) => {
  test('the house rules a ruling depends on are those that trying them all finds', () => {
    let readingCount = 0;
    for (const seed of [1, 2, 3, 4]) {
      askAlong(game, seed, (state, seat, move) => {
        const { readings, ...reasonedVerdict } = ruleWithReadings(game, state, seat, move);
        expect(reasonedVerdict).toEqual(verdictOf(game, state, seat, move));
        expect(readings).toEqual(readingsTheLongWay(game, state, seat, move));
        readingCount += readings.length;
      });
    }
    // If house rules change verdicts in this game, at least one ruling must depend on them.
    expect(readingCount > 0).toBe(judged(game) > 0);
  });
});
