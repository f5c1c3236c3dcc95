import type { Game } from '../../game/game.ts';
import type { Step } from '../../game/match.ts';
import type { GameState } from '../../game/play.ts';
import type { Practice } from '../match-record.ts';
import { HUMAN } from '../names.ts';
import { after, type Env, only, type Reduced } from './action.ts';
import { put } from './keep.ts';
import { sightAt } from './sight.ts';
import { CLEAR, type PracticeState, SHUT } from './state.ts';
import { goOn } from './turns.ts';

/** Where one can go back to: so many turns stay. Or why not, in a sentence. */
export type Undo =
  | { readonly ok: true; readonly keep: number }
  | { readonly ok: false; readonly says: string };

/** Cards of one's own hand. */
function ownHand(game: Game, step: Step<GameState>): readonly number[] {
  return sightAt(game, step)
    .zones()
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
  const then = steps[keep] as Step<GameState>;
  const now = steps.at(-1) as Step<GameState>;
  const seen = new Set(game.play.cards(sightAt(game, then).view));
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

/** Goes back to one's last decision, or says why that can't be. */
export function undo(state: PracticeState, env: Env): Reduced {
  const { practice } = state;
  if (!practice || state.elsewhere) return only(state);
  const back = undoTo(practice);
  if (!back.ok) return only({ ...state, notice: back.says });
  const { match, steps } = practice;
  const cleared = { ...state, ...CLEAR, ...SHUT, sheet: null };
  const kept = put(cleared, env, {
    ...practice,
    match: { ...match, turns: match.turns.slice(0, back.keep) },
    steps: steps.slice(0, back.keep + 1),
  });
  return after(kept.effects, goOn(kept.state, env));
}
