import { atom } from 'nanostores';
import type { Seat } from '../game/game.ts';
import { $settings } from './settings.ts';

/** A moment in which one may act out of turn. Its length never depends on who could. */
export interface OpenWindow {
  readonly says: string;
  readonly next: Seat;
  /** When it closes, in milliseconds of the clock; null: when one says so. */
  readonly until: number | null;
  readonly length: number | null;
}

/** The window that is open; null where none is. */
export const $window = atom<OpenWindow | null>(null);

const LENGTHS = { short: 2500, long: 6000 } as const;

/**
 * How long a window stays open: milliseconds, null for as long as one likes, 0 for not at all.
 * @param mine whether one could act oneself; whoever gives the others no time waits only there
 */
export function windowLength(mine: boolean): number | null {
  const { window, pace } = $settings.get();
  if (window === 'off' || (pace === 'quick' && !mine)) return 0;
  return window === 'wait' || pace === 'step' ? null : LENGTHS[window];
}

/** Somebody else who could act does so about here: inside the window, at no telling moment. */
export function reaction(length: number | null, turns: number): number {
  const most = length === null ? LENGTHS.short : Math.min(length, LENGTHS.short);
  return most * (0.35 + ((turns * 7) % 10) / 25);
}
