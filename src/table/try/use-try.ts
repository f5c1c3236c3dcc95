import { useMemo, useState } from 'preact/hooks';
import type * as AnswerModule from './answer.ts';
import { createTry } from './try.ts';
import { type TryStart, untouched } from './try-state.ts';

type Answer = typeof AnswerModule;

/** A table as it stands, what answers on it once that has come, and how it is touched. */
export function useTry(start: TryStart) {
  const [state, setState] = useState(() => untouched(start));
  const [answer, setAnswer] = useState<Answer | null>(null);
  const table = useMemo(
    () =>
      createTry(start, setState, async () => {
        const loaded = await import('./answer.ts');
        setAnswer(() => loaded);
        return loaded;
      }),
    [],
  );
  return { state, answer, table };
}

/** A table that is tried things on. */
export type Trying = ReturnType<typeof useTry>;
