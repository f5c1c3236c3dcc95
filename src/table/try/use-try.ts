import { useMemo, useState } from 'preact/hooks';
import { createTry } from './try.ts';
import type * as AnswerModule from './try-modules.ts';
import { initialTryState, type TryStart } from './try-state.ts';

type TryModules = typeof AnswerModule;

/** A table as it stands, what answers on it once that has come, and how it is touched. */
export function useTry(start: TryStart) {
  const [state, setState] = useState(() => initialTryState(start));
  const [answer, setAnswer] = useState<TryModules | null>(null);
  const table = useMemo(
    () =>
      createTry(start, setState, async () => {
        const loaded = await import('./try-modules.ts');
        setAnswer(() => loaded);
        return loaded;
      }),
    [],
  );
  return { state, answer, table };
}

/** A table that is tried things on. */
export type TryHandle = ReturnType<typeof useTry>;
