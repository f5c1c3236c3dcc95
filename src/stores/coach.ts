import type { Engine } from '../game/game.ts';
import type { Advice } from '../game/mind.ts';
import type { GameState } from '../game/play.ts';
import type { Naming, Seat } from '../game/seat.ts';
import { adviceId, nextAdvice } from './advice.ts';
import { keptAtom } from './device/kept.ts';

/** What the coach has said on this device: `<game>/first-take`. Each is said once. */
export const $toldAdvice = keptAtom<readonly string[]>({
  key: 'fair-deal/coach',
  version: 1,
  what: 'what the coach has told you',
  empty: [],
  read: (json) => (Array.isArray(json) ? json.filter((id) => typeof id === 'string') : undefined),
});

/** Notes that the coach has said something: it is not said again. */
export function noteAdvice(id: string): void {
  $toldAdvice.set([...$toldAdvice.get(), id]);
}

/** The weightiest thing the coach hasn't said yet; null where nothing needs saying. It counts as said from now on. */
export function coach(game: Engine, view: GameState, seat: Seat, name: Naming): Advice | null {
  const next = nextAdvice(game, view, { seat, name, told: $toldAdvice.get() });
  if (next) noteAdvice(adviceId(game, next));
  return next;
}

/** The coach begins again from the beginning. */
export function resetCoach(game: Pick<Engine, 'id'>): void {
  $toldAdvice.set($toldAdvice.get().filter((id) => !id.startsWith(`${game.id}/`)));
}
