import type { AnyAim } from '../game/aim.ts';

const modules = import.meta.glob<{ AIMS: readonly AnyAim[] }>('./*/aims.ts', { eager: true });

/** Aims of a game's mini-games, for the build and the tests. */
export const aimsIn = (game: string): readonly AnyAim[] => modules[`./${game}/aims.ts`]?.AIMS ?? [];
