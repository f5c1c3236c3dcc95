import type { CoachedGame } from '../../game/game.ts';
import { isUnfinished, type Practice } from '../saved-games/index.ts';
import { restore } from './state/save.ts';

export { Board } from './Board.tsx';
export { $practice, dealGame, leave, open } from './practice.ts';
export { SavedGame } from './SavedGame.tsx';
/**
 * Lazy module with the table, its store, and the handling of links and other tabs. It is loaded during the set-up.
 */
export { watchLinks } from './state/links.ts';
export { wasSeated } from './state/save.ts';
export { watchTabs } from './state/tabs.ts';

/** The saved game on this device. */
export interface SavedStatus {
  readonly saved: Practice | null;
  /** The game is unfinished. */
  readonly isUnfinished: boolean;
  /** What is wrong with the saved game, in a sentence. */
  readonly problem: string | null;
}

export function findSaved(game: CoachedGame): SavedStatus {
  const kept = restore(game);
  if (!kept.ok) return { saved: null, isUnfinished: false, problem: kept.fault.says };
  return { saved: kept.value, isUnfinished: kept.value !== null && isUnfinished(kept.value), problem: null };
}
