import type { Window } from '../../../game/aside.ts';
import type { GameMove } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import type { Settings } from '../../../table/settings.ts';

/** A moment in which one may act out of turn. Its length never depends on who could. */
export interface OpenWindow {
  readonly says: string;
  readonly next: Seat;
  /** When it closes, in milliseconds of the clock; null: when one says so. */
  readonly until: number | null;
  readonly length: number | null;
}

const LENGTHS_MS = { short: 2500, long: 6000 } as const;

/**
 * How long a window stays open: milliseconds, null for as long as one likes, 0 for not at all.
 * @param mine whether one could act oneself; whoever gives the others no time waits only there
 */
export function windowLength(
  { window, pace }: Pick<Settings, 'window' | 'pace'>,
  mine: boolean,
): number | null {
  if (window === 'off' || (pace === 'quick' && !mine)) return 0;
  return window === 'wait' || pace === 'step' ? null : LENGTHS_MS[window];
}

/** Somebody else who could act does so about here: inside the window, at no telling moment. */
export function reactionTime(length: number | null, turns: number): number {
  const most = length === null ? LENGTHS_MS.short : Math.min(length, LENGTHS_MS.short);
  return most * (0.35 + ((turns * 7) % 10) / 25);
}

/** A window that opens now. */
export function openWindow(now: number, { says, next }: Window<GameMove>, length: number | null): OpenWindow {
  return { says, next, length, until: length === null ? null : now + length };
}
