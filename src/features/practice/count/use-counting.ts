import { useEffect, useState } from 'preact/hooks';

/** So long a count takes at most, and a card at most, ms. */
const MOST_MS = 2400;
const CARD_MS = 130;
const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface CountProgress {
  /** So many cards of each pile lie there. */
  readonly shown: number;
  readonly done: boolean;
  readonly skip: () => void;
}

/**
 * Counts from nothing to the largest pile, a card at a time; at once where nothing should move.
 * @param at what is counted; null: nothing is
 */
export function useCounting(at: number | null, most: number): CountProgress {
  const [counted, setCounted] = useState<{ readonly at: number | null; readonly n: number }>({ at, n: 0 });
  const n = counted.at === at ? counted.n : 0;
  useEffect(() => {
    if (at === null || n >= most) return;
    if (prefersStill()) {
      setCounted({ at, n: most });
      return;
    }
    const timer = setTimeout(() => setCounted({ at, n: n + 1 }), Math.min(CARD_MS, MOST_MS / most));
    return () => clearTimeout(timer);
  }, [at, n, most]);
  return { shown: n, done: at !== null && n >= most, skip: () => setCounted({ at, n: most }) };
}
