import { fsrs, type Grade, Rating } from 'ts-fsrs';
import { persistentAtom } from '../../../ui/device/persistent-atom.ts';
import { STORED } from '../stored-words.ts';
import {
  DAY_MINUTES,
  MEMORY_KEY,
  MEMORY_VERSION,
  NO_MEMORY,
  parseMemory,
  type RuleExperience,
  type RuleMemory,
  toMinutes,
  wasStumble,
} from './rule-memory.ts';

/** Minutes within which another meeting with a rule is ignored, as it shows nothing about memory. */
const SESSION_MINUTES = 8 * 60;

/** Longest interval between reviews, in days. */
const MAX_INTERVAL_DAYS = 365;

/** FSRS with its default retention: nine rules in ten are still known when due. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: MAX_INTERVAL_DAYS });

const GRADE_BY_EXPERIENCE: Readonly<Record<RuleExperience, Grade>> = {
  kept: Rating.Good,
  'looked-up': Rating.Hard,
  stumbled: Rating.Again,
};

/**
 * Updates the memory of a rule after it was met. A rule that was stumbled over is due the next day.
 * @param memory undefined if it was never met
 * @param now in ms since 1970
 */
export function scheduleRule(memory: RuleMemory | undefined, experience: RuleExperience, now: number): RuleMemory {
  const at = toMinutes(now);
  const [last = at, , stability, difficulty] = memory ?? [];
  // The device's clock may have been set back.
  const minutesSince = Math.max(0, at - last);
  if (memory && minutesSince < SESSION_MINUTES && (experience !== 'stumbled' || wasStumble(memory))) return memory;
  const memoryState = stability === undefined || difficulty === undefined ? null : { stability, difficulty };
  const days = Math.floor(minutesSince / DAY_MINUTES);
  const nextState = scheduler.next_state(memoryState, days, GRADE_BY_EXPERIENCE[experience]);
  const wait = experience === 'stumbled' ? 1 : scheduler.next_interval(nextState.stability, days);
  return [at, at + Math.round(wait * DAY_MINUTES), nextState.stability, nextState.difficulty];
}

/** The player's memory of rules, stored on this device. */
export const $memory = persistentAtom({
  key: MEMORY_KEY,
  version: MEMORY_VERSION,
  description: STORED.memory,
  empty: NO_MEMORY,
  read: parseMemory,
});

/** Records how a rule was met and schedules its review. @param now in ms since 1970 */
export function remember(rule: string, experience: RuleExperience, now: number): void {
  const memory = $memory.get();
  const before = memory.rules[rule];
  const after = scheduleRule(before, experience, now);
  if (after !== before) $memory.set({ ...memory, rules: { ...memory.rules, [rule]: after } });
}
