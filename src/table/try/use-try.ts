import { useMemo, useState } from 'preact/hooks';
import { createTry } from './try.ts';
import type * as AnswerModule from './try-modules.ts';
import { initialTryState, type TryStart } from './try-state.ts';

type TryModules = typeof AnswerModule;

/** State of a table, its modules once they are loaded, and its handlers. */
export function useTry(start: TryStart) {
  const [state, setState] = useState(() => initialTryState(start));
  const [answer, setAnswer] = useState<TryModules | null>(null);
  const table = useMemo(
    () =>
      createTry(start, setState, async () => {
        const modules = await import('./try-modules.ts');
        setAnswer(() => modules);
        return modules;
      }),
    [],
  );
  return { state, answer, table };
}

export type TryHandle = ReturnType<typeof useTry>;
