import { persistentAtom } from '../../ui/device/persistent-atom.ts';
import { DAILY_VERSION, type Daily, NO_DAYS, readDaily } from './sittings.ts';

/** What is kept of the puzzles of the days, on this device and nowhere else. */
export const $daily = persistentAtom<Daily>({
  key: 'fair-deal/daily',
  version: DAILY_VERSION,
  what: 'your daily puzzles',
  empty: NO_DAYS,
  read: readDaily,
});
