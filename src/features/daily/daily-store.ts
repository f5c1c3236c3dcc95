import { persistentAtom } from '../../ui/device/persistent-atom.ts';
import { DAILY_VERSION, type DailyRecord, EMPTY_DAILY, parseDaily } from './daily-record.ts';
import { WORDS } from './words.ts';

/** The record of the daily puzzles, stored on this device. */
export const $daily = persistentAtom<DailyRecord>({
  key: 'fair-deal/daily',
  version: DAILY_VERSION,
  description: WORDS.stored,
  empty: EMPTY_DAILY,
  read: parseDaily,
});
