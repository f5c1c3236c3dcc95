import { isObject } from '../../../game/json.ts';

/** Storage key of the review schedule. */
export const MEMORY_KEY = 'fair-deal/memory';

/** Version of the stored memory; raised when its meaning changes. */
export const MEMORY_VERSION = 1;

/** How the player met a rule: kept it, broke it, or looked it up. */
export type RuleExperience = 'kept' | 'stumbled' | 'looked-up';

/**
 * When a rule was last met and when it is due (minutes since 1970), its stability in days and its difficulty from
 * 1 to 10, as FSRS defines them.
 */
export type RuleMemory = readonly [last: number, due: number, stability: number, difficulty: number];

/** Memory by rule id. */
export interface Memory {
  readonly version: typeof MEMORY_VERSION;
  readonly rules: Readonly<Record<string, RuleMemory>>;
}

export const NO_MEMORY: Memory = { version: MEMORY_VERSION, rules: {} };

const MINUTE_MS = 60_000;

export const DAY_MINUTES = 24 * 60;

/** Whether the rule was stumbled over when last met: it is then due exactly one day later. */
export const wasStumble = ([last, due]: RuleMemory): boolean => due - last === DAY_MINUTES;

/** @param ms since 1970 */
export const toMinutes = (ms: number): number => Math.floor(ms / MINUTE_MS);

const isRuleMemory = (json: unknown): json is RuleMemory =>
  Array.isArray(json) &&
  json.length === 4 &&
  json.every((n) => Number.isFinite(n) && n >= 0) &&
  json[2] > 0 &&
  json[3] >= 1 &&
  json[3] <= 10;

/** Parses stored memory; undefined if the JSON has another shape or version. */
export function parseMemory(json: unknown): Memory | undefined {
  if (!isObject(json) || json['version'] !== MEMORY_VERSION) return undefined;
  const { rules } = json;
  if (!isObject(rules) || !Object.values(rules).every(isRuleMemory)) return undefined;
  return { version: MEMORY_VERSION, rules: rules as Memory['rules'] };
}

/** Rules of a game that are due, the longest overdue first. @param now in ms since 1970 */
export function dueRules({ rules }: Memory, game: string, now: number): readonly string[] {
  return Object.entries(rules)
    .filter(([id, [, due]]) => id.startsWith(`${game}/`) && due <= toMinutes(now))
    .sort(([a, [, one]], [b, [, other]]) => one - other || (a < b ? -1 : 1))
    .map(([id]) => id);
}

/** Rules of a game to review: those that are due, then those stumbled over. @param now in ms since 1970 */
export function weakRules(memory: Memory, game: string, now: number): readonly string[] {
  const faded = dueRules(memory, game, now);
  const stumbled = Object.entries(memory.rules)
    .filter(([id, one]) => id.startsWith(`${game}/`) && wasStumble(one) && !faded.includes(id))
    .map(([id]) => id);
  return [...faded, ...stumbled];
}

/** Stability in days from which a rule counts as known. */
const KNOWN_DAYS = 14;

/** How well the player knows a rule. */
export type RuleStanding = 'known' | 'shaky' | 'not-met';

/** A rule is known if it is stable and not due. @param now in ms since 1970 */
export function ruleStanding({ rules }: Memory, rule: string, now: number): RuleStanding {
  const memory = rules[rule];
  if (!memory) return 'not-met';
  const [, due, stability] = memory;
  return stability >= KNOWN_DAYS && due > toMinutes(now) ? 'known' : 'shaky';
}
