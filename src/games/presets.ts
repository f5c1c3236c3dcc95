import type { Preset } from '../game/preset.ts';

/** Loaded for the book alone: no table needs them. */
const modules = import.meta.glob<{ PRESETS: readonly Preset[] }>('./*/presets.ts', { eager: true });

/** House rules of a game that go together, each under a name. */
export function presetsOf(game: string): readonly Preset[] {
  return modules[`./${game}/presets.ts`]?.PRESETS ?? [];
}
