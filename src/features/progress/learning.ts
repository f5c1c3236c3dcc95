import { readGlance, readProgressGlance } from './learned.ts';
import { dueRules, MEMORY_KEY, type Memory, NO_MEMORY, parseMemory, weakRules } from './memory/rule-memory.ts';

export const loadMemory = (): Memory => parseMemory(readGlance(MEMORY_KEY)) ?? NO_MEMORY;

/** Rules the player stumbled over or looked up and hasn't kept since, from before rules had a schedule. */
function stumbledRules(game: string, { rules: scheduledRules }: Memory): readonly string[] {
  const { rules } = readProgressGlance();
  if (typeof rules !== 'object' || rules === null) return [];
  return Object.entries(rules)
    .filter(([id, tally]) => {
      if (!id.startsWith(`${game}/`) || id in scheduledRules || !Array.isArray(tally)) return false;
      const [, stumbled, lookedUp, row] = tally;
      return stumbled + lookedUp > 0 && row === 0;
    })
    .map(([id]) => id);
}

/** Rules of a game that are due for review, the longest overdue first. @param now in ms since 1970 */
export function rulesToRefresh(game: string, now: number): readonly string[] {
  const memory = loadMemory();
  return [...dueRules(memory, game, now), ...stumbledRules(game, memory)];
}

/** Rules of a game to review: those that are due, then recent stumbles. @param now in ms since 1970 */
export function rulesToReview(game: string, now: number): readonly string[] {
  const memory = loadMemory();
  return [...weakRules(memory, game, now), ...stumbledRules(game, memory)];
}
