import type { Options } from './options.ts';

/** House rules that go together, under a name; all others are at their defaults. */
export interface Preset {
  readonly title: string;
  /** Who plays like this, and how it changes the game. */
  readonly about: string;
  readonly options: Options;
}
