import { persistentAtom } from '../../../ui/device/persistent-atom.ts';
import { MEMORY_KEY, MEMORY_VERSION, NO_MEMORY, parseMemory, type RuleExperience } from './rule-memory.ts';
import { scheduleRule } from './schedule.ts';
import { STORED } from './words.ts';

/** The player’s memory of rules, stored on this device. */
export const $memory = persistentAtom({
  key: MEMORY_KEY,
  version: MEMORY_VERSION,
  description: STORED,
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
