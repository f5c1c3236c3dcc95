import type { Preset } from '../game/preset.ts';

/** Only the rulebook loads these. */
const modules = import.meta.glob<{ PRESETS: readonly Preset[] }>('./*/presets.ts', { eager: true });

/** Named sets of house rules of a game. */
export function presetsOf(game: string): readonly Preset[] {
  return modules[`./${game}/presets.ts`]?.PRESETS ?? [];
}
