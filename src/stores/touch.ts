import type { Game, GameMove, Proposal } from '../game/game.ts';
import type { Pick } from '../game/zone.ts';

/** What is touched after one more touch: as the game has it, else it joins the others or is let go. */
export function touched(game: Game | undefined, before: readonly Pick[], pick: Pick): readonly Pick[] {
  if (game?.touch) return game.touch(before, pick);
  const others = before.filter(({ zone, item }) => zone !== pick.zone || item !== pick.item);
  return others.length < before.length ? others : [...before, pick];
}

/** The move that needs no button any more; undefined where something is still to be said. */
export function sureMove(proposals: readonly Proposal<GameMove>[]): GameMove | undefined {
  return proposals.find(({ sure }) => sure)?.move;
}
