import { isObject } from '../../../game/json.ts';

/** Where it is kept on this device when each rule would fade. */
export const MEMORY_KEY = 'fair-deal/memory';

/** Raised when what is kept means something else than before. */
export const MEMORY_VERSION = 1;

/** How a rule was met: kept, stumbled over, or looked up at the referee. */
export type RuleMeeting = 'kept' | 'stumbled' | 'looked-up';

/**
 * How well a rule is remembered: when it was last met, and when it is to be met again (both in minutes since 1970),
 * its stability in days and its difficulty from 1 to 10, as FSRS has them.
 */
export type RuleMemory = readonly [last: number, due: number, stability: number, difficulty: number];

/** What somebody remembers, by rule id. */
export interface Memory {
  readonly version: typeof MEMORY_VERSION;
  readonly rules: Readonly<Record<string, RuleMemory>>;
}

export const NO_MEMORY: Memory = { version: MEMORY_VERSION, rules: {} };

const MINUTE = 60_000;

/** A day, in minutes. */
export const DAY_MINUTES = 24 * 60;

/** Whether it was stumbled over when it was last met: then it was to come back the next day. */
export const wasStumble = ([last, when]: RuleMemory): boolean => when - last === DAY_MINUTES;

/** A time of the clock, in ms since 1970, as it is kept. */
export const toMinutes = (ms: number): number => Math.floor(ms / MINUTE);

const isRuleMemory = (json: unknown): json is RuleMemory =>
  Array.isArray(json) &&
  json.length === 4 &&
  json.every((n) => Number.isFinite(n) && n >= 0) &&
  json[2] > 0 &&
  json[3] >= 1 &&
  json[3] <= 10;

/** Undefined where that is none of ours. */
export function parseMemory(json: unknown): Memory | undefined {
  if (!isObject(json) || json['version'] !== MEMORY_VERSION) return undefined;
  const { rules } = json;
  if (!isObject(rules) || !Object.values(rules).every(isRuleMemory)) return undefined;
  return { version: MEMORY_VERSION, rules: rules as Memory['rules'] };
}

/** Rules of a game that would have faded by now, the longest overdue first. @param now in ms since 1970 */
export function dueRules({ rules }: Memory, game: string, now: number): readonly string[] {
  return Object.entries(rules)
    .filter(([id, [, when]]) => id.startsWith(`${game}/`) && when <= toMinutes(now))
    .sort(([a, [, one]], [b, [, other]]) => one - other || (a < b ? -1 : 1))
    .map(([id]) => id);
}

/** Rules of a game worth another look: what would have faded by now, then what was stumbled over. @param now in ms since 1970 */
export function weakRules(memory: Memory, game: string, now: number): readonly string[] {
  const faded = dueRules(memory, game, now);
  const stumbled = Object.entries(memory.rules)
    .filter(([id, one]) => id.startsWith(`${game}/`) && wasStumble(one) && !faded.includes(id))
    .map(([id]) => id);
  return [...faded, ...stumbled];
}

/** So stable, in days, a rule is known: it lasts for a fortnight. */
const KNOWN_DAYS = 14;

/** How one stands with a rule. */
export type RuleStanding = 'known' | 'shaky' | 'not-met';

/** Known is what lasts and hasn’t faded. @param now in ms since 1970 */
export function ruleStanding({ rules }: Memory, rule: string, now: number): RuleStanding {
  const one = rules[rule];
  if (!one) return 'not-met';
  const [, when, stability] = one;
  return stability >= KNOWN_DAYS && when > toMinutes(now) ? 'known' : 'shaky';
}
