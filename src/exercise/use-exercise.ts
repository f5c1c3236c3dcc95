import { useEffect, useState } from 'preact/hooks';
import { applySettings } from '../table/settings.ts';
import { useInput } from '../ui/use-input.ts';

/**
 * Applies settings and fetches the questions.
 * @param of fetches again when it changes
 * @returns whether a fetch failed, and a function that fetches more
 */
export function useExercise(fetchQuestions: () => Promise<unknown>, of: string) {
  const [hasFailed, setLost] = useState(false);
  const fetchMore = (fetched: Promise<unknown>): void => void fetched.catch(() => setLost(true));
  useInput();
  useEffect(() => {
    const removeSettings = applySettings(document.documentElement);
    fetchMore(fetchQuestions());
    return removeSettings;
  }, [of]);
  return { lost: hasFailed, fetchMore };
}
