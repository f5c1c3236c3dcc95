import { useEffect, useState } from 'preact/hooks';

/** Longest duration of a count, and of one card, in milliseconds. */
const MOST_MS = 2400;
const CARD_MS = 130;
const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface CountProgress {
  /** Number of cards of each pile that are shown. */
  readonly shown: number;
  readonly done: boolean;
  readonly skip: () => void;
}

/**
 * Counts up to the largest pile, card by card; at once if the user prefers reduced motion.
 * @param at the step that is counted, or null
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
