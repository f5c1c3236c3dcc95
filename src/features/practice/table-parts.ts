import type { CoachedGame } from '../../game/game.ts';
import { isUnfinished, type Practice } from '../saved-games/index.ts';
import { restore } from './state/save.ts';

export { fetchMotion } from '../../table/use-glide.ts';
export { Board } from './Board.tsx';
export { $practice, dealGame, leave, open } from './practice.ts';
export { SavedGame } from './SavedGame.tsx';
// This lazy module has the table, its store, and the handling of links and other tabs. It is loaded during
// the set-up.
export { watchLinks } from './state/links.ts';
export { wasSeated } from './state/save.ts';
export { watchTabs } from './state/tabs.ts';

/** The saved game on this device. */
export interface SavedStatus {
  readonly savedGame: Practice | null;
  /** The game is unfinished. */
  readonly isUnfinished: boolean;
  /** What is wrong with the saved game, in a sentence. */
  readonly problem: string | null;
}

export function findSaved(game: CoachedGame): SavedStatus {
  const result = restore(game);
  if (!result.ok) return { savedGame: null, isUnfinished: false, problem: result.fault.says };
  return {
    savedGame: result.value,
    isUnfinished: result.value !== null && isUnfinished(result.value),
    problem: null,
  };
}
