import { describe, expect, test } from 'vitest';
import { chooseCases } from '../../../src/features/drill/DrillIsland.tsx';
import { createRandom } from '../../../src/random/random.ts';

const cases = ['a', 'b', 'c', 'd', 'e'].flatMap((rule) =>
  [1, 2, 3, 4].map((n) => ({ rule: `game/${rule}`, house: [], json: { n } })),
);

describe('six tables of a drill', () => {
  test('ask about the rules to refresh first, none more than twice', () => {
    for (let seed = 0; seed < 50; seed++) {
      const chosenCases = chooseCases(
        cases,
        {
          about: [],
          fading: ['game/d', 'game/b'],
        },
        createRandom(seed),
      );
      const rules = chosenCases.map(({ rule }) => rule);
      expect(rules).toHaveLength(6);
      for (const rule of new Set(rules)) expect(rules.filter((one) => one === rule).length).toBeLessThan(3);
      expect(rules.filter((rule) => rule === 'game/d')).toHaveLength(2);
      expect(rules.filter((rule) => rule === 'game/b')).toHaveLength(2);
    }
  });

  test('begin with the law you came from, continue with its chapter, then with rules that would fade next', () => {
    const about = ['game/c', 'game/e'];
    for (let seed = 0; seed < 50; seed++) {
      const focus = { about, fading: ['game/a'] };
      const rules = chooseCases(cases, focus, createRandom(seed)).map(({ rule }) => rule);
      expect(rules[0]).toBe('game/c');
      expect([...rules].sort()).toEqual(['game/a', 'game/a', 'game/c', 'game/c', 'game/e', 'game/e']);
    }
  });

  test('never repeat a case', () => {
    const chosenCases = chooseCases(cases, { about: [], fading: [] }, createRandom(4));
    expect(new Set(chosenCases.map(({ rule, json }) => `${rule}${json['n']}`)).size).toBe(6);
  });
});
