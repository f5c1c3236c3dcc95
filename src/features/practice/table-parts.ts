import type { CoachedGame } from '../../game/game.ts';
import { isUnfinished, type Practice } from './match-record.ts';
import { restore } from './state/save.ts';

export { Board } from './Board.tsx';
export { $practice, dealGame, leave, open } from './practice.ts';
export { SavedGame } from './SavedGame.tsx';
/**
 * The table, what sits down at it and goes on with what was kept, and who hears of links and of other tabs: one file,
 * fetched while one sets up.
 */
export { watchLinks } from './state/links.ts';
export { wasSeated } from './state/save.ts';
export { watchTabs } from './state/tabs.ts';

/** What there is to go on with on this device. */
export interface SavedStatus {
  readonly saved: Practice | null;
  /** There is still something to play in it. */
  readonly isGoing: boolean;
  /** What is wrong with the kept game, in a sentence. */
  readonly problem: string | null;
}

export function findSaved(game: CoachedGame): SavedStatus {
  const kept = restore(game);
  if (!kept.ok) return { saved: null, isGoing: false, problem: kept.fault.says };
  return { saved: kept.value, isGoing: kept.value !== null && isUnfinished(kept.value), problem: null };
}
