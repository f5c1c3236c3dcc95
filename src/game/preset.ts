import type { Options } from './options.ts';

/** House rules that go together, under a name: everything else is as usual. */
export interface Preset {
  readonly title: string;
  /** Who plays like this, and what it makes of the game. */
  readonly about: string;
  readonly options: Options;
}
