import { execFileSync } from 'node:child_process';
import type { Game } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { packMatch } from '../../src/referee/link.ts';
import { decisionsOf, type RandomGame } from './random-game.ts';

/** Returns a record of a game up to the last playable move, for the record viewer. */
export function playableRecord(game: Game, randomGame: RandomGame): JsonObject {
  const moves: JsonObject[] = [];
  try {
    for (const { seat, move } of decisionsOf(game, randomGame)) {
      moves.push({ seat, move: game.notation.move.write(move) });
    }
  } catch {
    // The record ends before a failing move, so that the viewer shows the state in which it fails.
  }
  return { game: game.id, options: { ...randomGame.options }, start: { seed: randomGame.seed }, moves };
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

/** A link to a failing game on the site built from that commit, move by move. */
export const replayLink = (game: Game, randomGame: RandomGame): string =>
  `Commit ${commit()}; move by move at /${game.id}/records/#${packMatch(playableRecord(game, randomGame))}`;
