import { persistentAtom } from '../../../ui/device/persistent-atom.ts';
import { STORED } from '../stored-words.ts';
import { NO_STATS, parseStats, STATS_VERSION } from './stats.ts';
import { STATS_KEY } from './stats-key.ts';

/** Play statistics, stored on this device. */
export const $stats = persistentAtom({
  key: STATS_KEY,
  version: STATS_VERSION,
  description: STORED.stats,
  empty: NO_STATS,
  read: parseStats,
});
