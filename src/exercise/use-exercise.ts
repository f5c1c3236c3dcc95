import { useEffect, useState } from 'preact/hooks';
import { applySettings } from '../table/settings.ts';
import { useInput } from '../ui/use-input.ts';

/**
 * Sits down at a table: the page looks as it is settled, and what is asked is fetched.
 * @param of what it is of: fetched anew where that changes
 * @returns whether it could not be had, and what fetches more of it in the same way
 */
export function useExercise(fetches: () => Promise<unknown>, of: string) {
  const [lost, setLost] = useState(false);
  const fetchMore = (more: Promise<unknown>): void => void more.catch(() => setLost(true));
  useInput();
  useEffect(() => {
    const undress = applySettings(document.documentElement);
    fetchMore(fetches());
    return undress;
  }, [of]);
  return { lost, fetchMore };
}
