import { persistentAtom } from '../../../ui/device/persistent-atom.ts';
import type { Meeting } from './remembered.ts';
import { MEMORY_KEY, MEMORY_VERSION, NO_MEMORY, readMemory } from './remembered.ts';
import { met } from './schedule.ts';

/** What is remembered, on this device and nowhere else. */
export const $memory = persistentAtom({
  key: MEMORY_KEY,
  version: MEMORY_VERSION,
  what: 'when your rules come back',
  empty: NO_MEMORY,
  read: readMemory,
});

/** Notes that a rule was met, and when it is to be met again. @param now in ms since 1970 */
export function remember(rule: string, how: Meeting, now: number): void {
  const memory = $memory.get();
  const before = memory.rules[rule];
  const after = met(before, how, now);
  if (after !== before) $memory.set({ ...memory, rules: { ...memory.rules, [rule]: after } });
}
