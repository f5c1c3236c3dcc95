import type { AnyAim } from '../game/aim.ts';

/** Apart from the other parts: only pages of mini-games know where they are. */
const aims = import.meta.glob<{ AIMS: readonly AnyAim[] }>('./*/aims.ts');

/** What one tries to bring about in the mini-games of a game. */
export async function loadAims(id: string): Promise<readonly AnyAim[] | undefined> {
  return (await aims[`./${id}/aims.ts`]?.())?.AIMS;
}
