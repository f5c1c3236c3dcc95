import { persistentAtom } from '../../../ui/device/persistent-atom.ts';
import { STORED } from '../stored-words.ts';
import { NO_STATS, parseStats, STATS_KEY, STATS_VERSION } from './stats.ts';

/** Play statistics, stored on this device. */
export const $stats = persistentAtom({
  key: STATS_KEY,
  version: STATS_VERSION,
  description: STORED.stats,
  empty: NO_STATS,
  read: parseStats,
});
