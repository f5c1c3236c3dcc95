import type { Game, GameState } from '../game/game.ts';
import type { Practice } from './match-record.ts';
import { HUMAN } from './names.ts';

/** Where one can go back to: so many turns stay. Or why not, in a sentence. */
export type Undo =
  | { readonly ok: true; readonly keep: number }
  | { readonly ok: false; readonly says: string };

/** Cards of one's own hand. */
function ownHand(game: Game, state: GameState): readonly number[] {
  const zones = game.zones(game.view(state, HUMAN), HUMAN, String);
  return zones
    .filter(({ kind, seat }) => kind === 'hand' && seat === HUMAN)
    .flatMap(({ items }) => items.flatMap(({ cards }) => cards));
}

/** Number of the last turn in which one did something that was seen: what was let go in silence is none. */
export function lastOwn({ match, steps }: Pick<Practice, 'match' | 'steps'>): number {
  return match.turns.findLastIndex(({ seat }, i) => seat === HUMAN && steps[i + 1]?.events.length !== 0);
}

/**
 * Back to one's last decision. Refused only where that would show what is still to come: when cards one
 * couldn't see then have come into one's hand, or were turned up, since.
 */
export function undoTo({ game, match, steps }: Practice): Undo {
  const keep = lastOwn({ match, steps });
  if (keep < 0) return { ok: false, says: 'You have not played anything yet.' };
  const then = steps[keep]?.state as GameState;
  const now = steps.at(-1)?.state as GameState;
  const seen = new Set(game.cards(game.view(then, HUMAN)));
  if (ownHand(game, now).some((card) => !seen.has(card))) {
    return {
      ok: false,
      says: 'New cards have come into your hand since: going back would show you what is coming.',
    };
  }
  const since = steps.slice(keep + 1).flatMap(({ events }) => events);
  if (since.some(({ shows, seat }) => shows === 'all' || (shows === 'seat' && seat === HUMAN))) {
    return { ok: false, says: 'You have seen a new card since: going back would show you what is coming.' };
  }
  return { ok: true, keep };
}
