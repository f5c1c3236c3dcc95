import type { Game } from '../../src/game/game.ts';
import { contentOf } from '../../src/rulebook/content.ts';

/** Whether a game is published; a game in the making has no lessons yet, and fewer checks. */
export function isPublished(game: Game): boolean {
  return (contentOf(game.id).lessons?.length ?? 0) > 0;
}
