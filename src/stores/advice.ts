import type { Engine } from '../game/game.ts';
import type { Advice } from '../game/mind.ts';
import type { GameState } from '../game/play.ts';
import type { Naming, Seat } from '../game/seat.ts';

/** How a piece of advice is kept as said: `<game>/first-take`. */
export const adviceId = (game: Pick<Engine, 'id'>, { id }: Advice): string => `${game.id}/${id}`;

interface Listener {
  readonly seat: Seat;
  readonly name: Naming;
  /** Ids of what was said before. */
  readonly told: readonly string[];
}

/** The weightiest thing the coach hasn’t said yet; null where nothing needs saying. */
export function nextAdvice(game: Engine, view: GameState, { seat, name, told }: Listener): Advice | null {
  return game.mind.advise(view, seat, name).find((advice) => !told.includes(adviceId(game, advice))) ?? null;
}
