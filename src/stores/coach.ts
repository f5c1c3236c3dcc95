import { persistentAtom } from '@nanostores/persistent';
import type { Advice, Game, GameState, Naming, Seat } from '../game/game.ts';

function decode(text: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** What the coach has said on this device: `<game>/first-take`. Each is said once. */
export const $toldAdvice = persistentAtom<readonly string[]>('fair-deal/coach', [], {
  encode: JSON.stringify,
  decode,
});

const idOf = (game: Game, { id }: Advice): string => `${game.id}/${id}`;

/** The weightiest thing the coach hasn't said yet; null where nothing needs saying. It counts as said from now on. */
export function coach(game: Game, view: GameState, seat: Seat, name: Naming): Advice | null {
  const told = $toldAdvice.get();
  const next = game.advise?.(view, seat, name).find((advice) => !told.includes(idOf(game, advice)));
  if (!next) return null;
  $toldAdvice.set([...told, idOf(game, next)]);
  return next;
}

/** The coach begins again from the beginning. */
export function resetCoach(game: Game): void {
  $toldAdvice.set($toldAdvice.get().filter((id) => !id.startsWith(`${game.id}/`)));
}
