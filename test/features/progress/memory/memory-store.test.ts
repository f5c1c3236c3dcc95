import { describe, expect, test } from 'vitest';
import { scheduleRule } from '../../../../src/features/progress/memory/memory-store.ts';
import {
  dueRules,
  MEMORY_VERSION,
  type Memory,
  NO_MEMORY,
  parseMemory,
  type RuleExperience,
  ruleStanding,
  weakRules,
} from '../../../../src/features/progress/memory/rule-memory.ts';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
const START_MS = Date.UTC(2026, 10, 1, 20);

const meet = (memory: Memory, rule: string, experience: RuleExperience, now: number): Memory => ({
  version: MEMORY_VERSION,
  rules: { ...memory.rules, [rule]: scheduleRule(memory.rules[rule], experience, now) },
});

/** A learner who answers the due rules every evening for a number of days; how often each rule came back. */
function evenings(days: number, isKept: (rule: string, time: number) => boolean): [Memory, Map<string, number[]>] {
  const rules = ['game/easy', 'game/hard'];
  let memory = rules.reduce((memory, rule) => meet(memory, rule, 'stumbled', START_MS), NO_MEMORY);
  const daysByRule = new Map<string, number[]>(rules.map((rule) => [rule, []]));
  for (let day = 1; day <= days; day++) {
    const now = START_MS + day * DAY_MS;
    for (const rule of dueRules(memory, 'game', now)) {
      const times = daysByRule.get(rule) ?? [];
      memory = meet(memory, rule, isKept(rule, times.length) ? 'kept' : 'stumbled', now);
      times.push(day);
    }
  }
  return [memory, daysByRule];
}

describe('the time until a rule is asked again', () => {
  test('grows over a month of evenings for a rule that is known; a stumble brings it back the next day', () => {
    const [memory, daysByRule] = evenings(30, (rule, time) => rule === 'game/easy' || time % 2 === 1);
    const easy = daysByRule.get('game/easy') ?? [];
    const hard = daysByRule.get('game/hard') ?? [];
    const gaps = easy.map((day, i) => day - (easy[i - 1] ?? 0));
    expect(gaps[0]).toBe(1);
    for (let i = 1; i < gaps.length; i++) expect(gaps[i]).toBeGreaterThan(gaps[i - 1] ?? 0);
    // Four or five evenings of thirty are enough for a known rule; the other is asked twice as often.
    expect(easy.length).toBeGreaterThanOrEqual(3);
    expect(easy.length).toBeLessThanOrEqual(6);
    expect(hard.length).toBeGreaterThan(2 * easy.length);
    expect(ruleStanding(memory, 'game/easy', START_MS + 30 * DAY_MS)).toBe('known');
    expect(ruleStanding(memory, 'game/hard', START_MS + 30 * DAY_MS)).toBe('shaky');
    expect(ruleStanding(memory, 'game/never', START_MS + 30 * DAY_MS)).toBe('not-met');
  });

  test('isn’t shorter when the rule was kept several times in one evening', () => {
    const keptOnce = scheduleRule(undefined, 'kept', START_MS);
    let often = keptOnce;
    for (let i = 1; i <= 40; i++) often = scheduleRule(often, 'kept', START_MS + i * 10 * MINUTE_MS);
    expect(often).toEqual(keptOnce);
  });

  test('is a day after a stumble, even just after the rule was kept; a row of stumbles counts as one', () => {
    const keptRule = scheduleRule(undefined, 'kept', START_MS);
    const stumbled = scheduleRule(keptRule, 'stumbled', START_MS + MINUTE_MS);
    expect((stumbled[1] - stumbled[0]) * MINUTE_MS).toBe(DAY_MS);
    expect(scheduleRule(stumbled, 'stumbled', START_MS + 2 * MINUTE_MS)).toEqual(stumbled);
    expect(scheduleRule(stumbled, 'kept', START_MS + 3 * MINUTE_MS)).toEqual(stumbled);
  });

  test('is at most a year, and a clock that was set back does no harm', () => {
    let rule = scheduleRule(undefined, 'kept', START_MS);
    for (let i = 0; i < 20; i++) rule = scheduleRule(rule, 'kept', rule[1] * MINUTE_MS);
    expect(rule[1] - rule[0]).toBeLessThanOrEqual((365 * DAY_MS) / MINUTE_MS);
    const setBackRule = scheduleRule(rule, 'stumbled', START_MS - 400 * DAY_MS);
    expect(parseMemory({ version: 1, rules: { 'game/a': setBackRule } })).toBeDefined();
    expect((setBackRule[1] - setBackRule[0]) * MINUTE_MS).toBe(DAY_MS);
  });

  test('a rule is worth another look when it has faded, then when it was stumbled over today', () => {
    let memory = meet(NO_MEMORY, 'game/old', 'kept', START_MS - 30 * DAY_MS);
    memory = meet(memory, 'game/known', 'kept', START_MS);
    memory = meet(memory, 'game/new', 'stumbled', START_MS);
    memory = meet(memory, 'other/old', 'kept', START_MS - 30 * DAY_MS);
    expect(dueRules(memory, 'game', START_MS)).toEqual(['game/old']);
    expect(weakRules(memory, 'game', START_MS)).toEqual(['game/old', 'game/new']);
    expect(weakRules(memory, 'game', START_MS + DAY_MS)).toEqual(['game/old', 'game/new']);
  });

  test('a damaged note or one of another version isn’t read', () => {
    for (const json of [
      null,
      [],
      { version: 2, rules: {} },
      { version: 1 },
      { version: 1, rules: { 'game/a': [1, 2, 3] } },
      { version: 1, rules: { 'game/a': [1, 2, 3, 11] } },
      { version: 1, rules: { 'game/a': [1, 2, null, 5] } },
    ])
      expect(parseMemory(json)).toBeUndefined();
  });
});
