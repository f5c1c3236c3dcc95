import { persistentAtom } from '../../../ui/device/persistent-atom.ts';
import { NO_STATS, parseStats, STATS_KEY, STATS_VERSION } from './stats.ts';
import { STORED } from './words.ts';

/** Play statistics, stored on this device. */
export const $stats = persistentAtom({
  key: STATS_KEY,
  version: STATS_VERSION,
  description: STORED,
  empty: NO_STATS,
  read: parseStats,
});
