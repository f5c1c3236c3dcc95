import { useEffect, useState } from 'preact/hooks';

/** Longest duration of a count, in milliseconds. */
const MAX_MS = 2400;
/** Longest time for one card, in milliseconds. */
const CARD_MS = 130;
const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface CountProgress {
  /** Number of cards of each pile that are shown. */
  readonly shownCount: number;
  readonly isDone: boolean;
  readonly skip: () => void;
}

/**
 * Counts up to the largest pile, card by card; at once if the user prefers reduced motion.
 * @param at the step that is counted, or null
 */
export function useCounting(at: number | null, largestPile: number): CountProgress {
  const [progress, setProgress] = useState<{ readonly at: number | null; readonly n: number }>({ at, n: 0 });
  const n = progress.at === at ? progress.n : 0;
  useEffect(() => {
    if (at === null || n >= largestPile) return;
    if (prefersReducedMotion()) {
      setProgress({ at, n: largestPile });
      return;
    }
    const timer = setTimeout(() => setProgress({ at, n: n + 1 }), Math.min(CARD_MS, MAX_MS / largestPile));
    return () => clearTimeout(timer);
  }, [at, n, largestPile]);
  return { shownCount: n, isDone: at !== null && n >= largestPile, skip: () => setProgress({ at, n: largestPile }) };
}
