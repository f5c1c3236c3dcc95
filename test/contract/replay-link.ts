import { execFileSync } from 'node:child_process';
import type { Game } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { packMatch } from '../../src/referee/link.ts';
import { decisionsOf, type RandomGame } from './random-game.ts';

/** A link to a game, as far as it can be played, for the record viewer. */
export function playableRecord(game: Game, played: RandomGame): JsonObject {
  const moves: JsonObject[] = [];
  try {
    for (const { seat, move } of decisionsOf(game, played)) {
      moves.push({ seat, move: game.notation.move.write(move) });
    }
  } catch {
    // The failing move is what should be seen, so the record ends before it.
  }
  return { game: game.id, options: { ...played.options }, start: { seed: played.seed }, moves };
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

/** A link to a failing game on the site built from that commit, move by move. */
export const replayLink = (game: Game, played: RandomGame): string =>
  `Commit ${commit()}; move by move at /${game.id}/records/#${packMatch(playableRecord(game, played))}`;
