import type { Advice } from '../../game/mind.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { ItemRef } from '../../game/zone.ts';
import type { Ruling } from '../../referee/ruling.ts';
import type { TriedAt } from '../../referee/tried.ts';
import type { Practice } from '../match-record.ts';
import type { OpenWindow } from './window.ts';

/** A move that was tried: what the referee said, and the things on the table it speaks of. */
export interface Judged {
  readonly ruling: Ruling;
  readonly at: TriedAt;
  readonly marked: readonly ItemRef[];
}

/** A regular's advice for the position on the table. */
export interface Hint {
  readonly move: GameMove;
  readonly says: string;
}

/** What lies before the player and is gone with the next move. */
interface Touched {
  /** Things of the table that are touched. */
  readonly picked: readonly ItemRef[];
  /** The last try and what the referee said to it. */
  readonly tried: Judged | null;
  readonly hint: Hint | null;
  /** Something to say that is no ruling: why an undo was refused, that a link was copied. */
  readonly notice: string | null;
}

interface WindowState {
  /** The moment out of turn that is open; null where none is. */
  readonly window: OpenWindow | null;
  /** The step whose window one has let pass. */
  readonly passed: number | null;
}

/** Everything a practice table is: plain data, from which the page is drawn. */
export interface PracticeState extends Touched, WindowState {
  /** The game with its match and steps; null before one is dealt. */
  readonly practice: Practice | null;
  /** What the others are doing. */
  readonly others: 'idle' | 'thinking' | 'waiting' | 'failed';
  /** Number of the step whose score sheet lies open; null when none does. */
  readonly sheet: number | null;
  /** What the coach says for this turn; null where there is none, or nothing left to say. */
  readonly advice: Advice | null;
  /** Another tab has gone on with this game. */
  readonly elsewhere: boolean;
}

/** A table on which nothing is touched, and nothing said. */
export const CLEAR: Touched = { picked: [], tried: null, hint: null, notice: null };
/** No window is open, and none was let pass. */
export const SHUT: WindowState = { window: null, passed: null };

/** Before a game is dealt. */
export const EMPTY: PracticeState = {
  practice: null,
  others: 'idle',
  sheet: null,
  advice: null,
  elsewhere: false,
  ...CLEAR,
  ...SHUT,
};

export function stateOf({ steps }: Practice): GameState {
  return steps.at(-1)?.state as GameState;
}

/** Whether a step closed a session or round: its events hold lines of a score. */
export function isScored(practice: Practice, step: number): boolean {
  return practice.steps[step]?.events.some(({ points }) => points !== undefined) ?? false;
}

/** The last step in which something happened: what was let go in silence is none. */
export function lastStep({ steps }: Practice): number {
  return steps.findLastIndex(({ events }, i) => i === 0 || events.length > 0);
}
