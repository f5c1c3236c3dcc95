import { useEffect, useState } from 'preact/hooks';
import { wearSettings } from '../table/settings.ts';
import { useInput } from '../ui/use-input.ts';

/**
 * Sits down at a table: the page looks as it is settled, and what is asked is fetched.
 * @param of what it is of: fetched anew where that changes
 * @returns whether it could not be had
 */
export function useExercise(fetches: () => Promise<unknown>, of: string): boolean {
  const [lost, setLost] = useState(false);
  useInput();
  useEffect(() => {
    const undress = wearSettings(document.documentElement);
    fetches().catch(() => setLost(true));
    return undress;
  }, [of]);
  return lost;
}
