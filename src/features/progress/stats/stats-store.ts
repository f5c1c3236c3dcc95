import { persistentAtom } from '../../../ui/device/persistent-atom.ts';
import { NO_STATS, parseStats, STATS_KEY, STATS_VERSION } from './stats.ts';

/** How one has played, on this device and nowhere else. */
export const $stats = persistentAtom({
  key: STATS_KEY,
  version: STATS_VERSION,
  what: 'how you have played',
  empty: NO_STATS,
  read: parseStats,
});
