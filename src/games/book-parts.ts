import type { AnyAim } from '../game/aim.ts';
import type { Preset } from '../game/preset.ts';

// Parts of the games that only the build and the tests load.
const aimModules = import.meta.glob<{ AIMS: readonly AnyAim[] }>('./*/aims.ts', { eager: true });

/** Aims of a game's mini-games. */
export const aimsOf = (game: string): readonly AnyAim[] => aimModules[`./${game}/aims.ts`]?.AIMS ?? [];

const presetModules = import.meta.glob<{ PRESETS: readonly Preset[] }>('./*/presets.ts', { eager: true });

/** Named sets of house rules of a game. */
export function presetsOf(game: string): readonly Preset[] {
  return presetModules[`./${game}/presets.ts`]?.PRESETS ?? [];
}
