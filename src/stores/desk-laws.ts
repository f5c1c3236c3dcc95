import type { DeskGame, RuledDesk } from '../game/game.ts';
import { $game, $ruled } from './desk.ts';
import { fetchRules } from './game.ts';

/** The desk of this page with the laws of its game, fetched once. @throws Error where they can’t be had */
export async function withLaws(game: DeskGame): Promise<RuledDesk> {
  const there = $ruled.get();
  if (there?.id === game.id) return there;
  const ruled = { ...game, rules: await fetchRules(game.id) };
  $ruled.set(ruled);
  return ruled;
}

/** Has them at hand before they are needed; where they can’t be had, who needs them asks again. */
export function fetchLaws(): void {
  const game = $game.get();
  if (game) withLaws(game).catch(() => undefined);
}
