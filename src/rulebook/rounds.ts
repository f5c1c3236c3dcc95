import type { CoachedGame } from '../game/game.ts';
import { checkRound, type PlayedRound } from '../scenarios/round/check.ts';
import type { Problem } from './problem.ts';
import type { RoundFile } from './source.ts';

/** A worked round, played through. */
export interface BookRound extends PlayedRound {
  /** Name of its file, and last part of its address. */
  readonly slug: string;
}

/** All worked rounds of a game, and the problems found, by file and move. */
export function joinRounds(
  game: CoachedGame,
  files: readonly RoundFile[],
): { readonly rounds: readonly BookRound[]; readonly problems: readonly Problem[] } {
  const rounds: BookRound[] = [];
  const problems: Problem[] = [];
  for (const { name, file, data, weighed } of files) {
    const checked = checkRound(game, data, weighed);
    if (checked.playedRound) rounds.push({ slug: name, ...checked.playedRound });
    for (const { at, says } of checked.problems) problems.push({ file, id: at, says });
  }
  return { rounds, problems };
}
