import type { Game } from '../../src/game/game.ts';
import type { OptionSpec, Options, OptionValue } from '../../src/game/options.ts';
import { createRandom } from '../../src/random/random.ts';
import { someOptions } from './play-through.ts';
import { type RandomGame, randomPlay } from './random-game.ts';

/** Limit of moves, since some games have no end or a distant one. */
const MAX_MOVES = 300;
/** Games at each edge. */
const GAMES = 2;

/** Smallest and largest value of a number, and 1 if the smallest is 0; empty for other house rules. */
export function edgesOf({ values }: OptionSpec): readonly OptionValue[] {
  if (!('min' in values)) return [];
  return values.min === 0 ? [0, 1, values.max] : [values.min, values.max];
}

/** Chooses random house rules except for the fixed ones. */
function someWith(game: Game, fixed: Options, chance: number): Options {
  for (let attempt = 0; ; attempt++) {
    const options = { ...someOptions(game, createRandom(chance + 1000 * attempt)), ...fixed };
    if (!game.checkOptions?.(options)) return options;
  }
}

/** Random games at both edges of every numeric house rule. */
export function edgeGames(game: Game): readonly RandomGame[] {
  const edges = game.options.flatMap((spec) => edgesOf(spec).map((value) => ({ [spec.key]: value })));
  return edges.flatMap((fixed, n) =>
    Array.from({ length: GAMES }, (_g, i) => {
      const chance = 1 + n * GAMES + i;
      const options = someWith(game, fixed, chance);
      return randomPlay(game, options, createRandom(chance), Math.min(MAX_MOVES, game.play.bound(options)));
    }),
  );
}
