import type { Game } from '../../src/game/game.ts';
import { choices, type OptionSpec, type Options, type OptionValue } from '../../src/game/options.ts';
import { createRandom } from '../../src/random/random.ts';
import { edgesOf } from '../contract/edges.ts';
import { someOptions } from '../contract/play-through.ts';
import { type RandomGame, randomPlay } from '../contract/random-game.ts';

/** Limit of moves per game, since there are many games. */
const MAX_MOVES = 1500;

/** Values of a house rule: every choice, or a number's default and both edges. */
const valuesOf = (spec: OptionSpec): readonly OptionValue[] => {
  const choiceValues = choices(spec).map(({ value }) => value);
  return choiceValues.length > 0 ? choiceValues : [...new Set([spec.default, ...edgesOf(spec)])];
};

/**
 * Pairs of values of two house rules, the number of players included, that some table can have. A pair is left out if it
 * is allowed in none of 50 random sets of the other house rules.
 */
export function pairsOf(game: Game): readonly Options[] {
  const fits = (pair: Options): boolean =>
    Array.from({ length: 50 }, (_n, seed) => ({
      ...someOptions(game, createRandom(seed)),
      ...pair,
    })).some((options) => !game.checkOptions?.(options));
  const specs = game.options.map((spec) => ({ key: spec.key, values: valuesOf(spec) }));
  return specs
    .flatMap((one, i) =>
      specs
        .slice(i + 1)
        .flatMap((other) => one.values.flatMap((a) => other.values.map((b) => ({ [one.key]: a, [other.key]: b })))),
    )
    .filter(fits);
}

/** Random house rules that include these. */
function randomOptionsWith(game: Game, pair: Options, seed: number): Options {
  for (let attempt = 0; ; attempt++) {
    const options = { ...someOptions(game, createRandom(seed + 100_003 * attempt)), ...pair };
    if (!game.checkOptions?.(options)) return options;
  }
}

/** Random games over all pairs of house rules, repeated until the number of decisions is reached. */
export function gamesOverPairs(game: Game, minDecisions: number, seed: number): readonly RandomGame[] {
  const pairs = pairsOf(game);
  const games: RandomGame[] = [];
  for (let gameIndex = 0, decisionCount = 0; decisionCount < minDecisions || gameIndex < pairs.length; gameIndex++) {
    const chance = seed + gameIndex;
    const options = randomOptionsWith(game, pairs[gameIndex % pairs.length] as Options, chance);
    const limit = Math.min(MAX_MOVES, game.play.bound(options));
    const one = randomPlay(game, options, createRandom(chance), limit);
    decisionCount += one.choices.length;
    games.push(one);
  }
  return games;
}
