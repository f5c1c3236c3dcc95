import type { Match } from '../../game/match.ts';
import type { GameMove } from '../../game/play.ts';

/** The chance of whoever plays a turn, its own for each: going back and on again finds the same opponent. */
export const turnSeed = ({
  seed,
  turns,
}: Pick<Match<GameMove>, 'seed'> & { readonly turns: { readonly length: number } }): number =>
  (seed + turns.length * 7919) % 2 ** 31;
