import type { Picture } from './picture.ts';
import type { SeatNamer } from './seat.ts';

/** What a rule says to this very try beside its law. It knows no more than the one who tries. */
export interface Reason<Attempt> {
  readonly rule: string;
  /** Of a permission: what these very cards do, in a sentence. A restriction says it in its findings. */
  readonly says?: (attempt: Attempt) => string;
  /**
   * Of a rule that allows nothing by itself: how it settles this legal try, where players argue about it; undefined
   * where the try doesn’t turn on it. Told before the rules that allow the try.
   */
  readonly settles?: (attempt: Attempt, name: SeatNamer) => string | undefined;
  /** The same drawn, where it is arithmetic or order; undefined where there is nothing to draw. */
  readonly draws?: (attempt: Attempt, name: SeatNamer) => Picture | undefined;
}

/**
 * The reasons of a game. Of several permissions that allow a try, the one listed first is told first: the most
 * telling. They are loaded once somebody has tried something: nobody judges by them.
 */
export type Reasons<Attempt> = readonly Reason<Attempt>[];
