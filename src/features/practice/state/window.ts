import type { Window } from '../../../game/aside.ts';
import type { GameMove } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import type { Settings } from '../../../table/settings.ts';

/** An open window for acting out of turn. Its length doesn't depend on who can act, so that it reveals nothing. */
export interface OpenWindow {
  readonly says: string;
  /** The seat whose turn comes after the window. */
  readonly next: Seat;
  /** When it closes, in milliseconds since 1970; null: when the player closes it. */
  readonly deadline: number | null;
  readonly lengthMs: number | null;
}

const WINDOW_LENGTHS_MS = { short: 2500, long: 6000 } as const;

/**
 * How long a window stays open, in milliseconds; null: no limit; 0: not at all.
 * @param canAct whether the viewer can act; at quick pace, windows open only then
 */
export function windowLength({ window, pace }: Pick<Settings, 'window' | 'pace'>, canAct: boolean): number | null {
  if (window === 'off' || (pace === 'quick' && !canAct)) return 0;
  return window === 'wait' || pace === 'step' ? null : WINDOW_LENGTHS_MS[window];
}

/** When a bot acts, in milliseconds: after 35 % to 71 % of the time. It varies by turn, so that it reveals nothing. */
export function reactionTime(lengthMs: number | null, turnCount: number): number {
  const maxMs = lengthMs === null ? WINDOW_LENGTHS_MS.short : Math.min(lengthMs, WINDOW_LENGTHS_MS.short);
  return maxMs * (0.35 + ((turnCount * 7) % 10) / 25);
}

export function openWindow(now: number, { says, next }: Window<GameMove>, lengthMs: number | null): OpenWindow {
  return { says, next, lengthMs, deadline: lengthMs === null ? null : now + lengthMs };
}
