import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/random/random.ts';
import { chooseCases } from '../../src/stores/drill.ts';

const cases = ['a', 'b', 'c', 'd', 'e'].flatMap((rule) =>
  [1, 2, 3, 4].map((n) => ({ rule: `game/${rule}`, house: [], json: { n } })),
);

describe('six tables of a drill', () => {
  test('are about the rules stumbled over first, none more than twice', () => {
    for (let seed = 0; seed < 50; seed++) {
      const chosen = chooseCases(
        cases,
        {
          about: [],
          stumbles: [
            { rule: 'game/d', times: 3 },
            { rule: 'game/b', times: 1 },
          ],
        },
        seeded(seed),
      );
      const rules = chosen.map(({ rule }) => rule);
      expect(rules).toHaveLength(6);
      for (const rule of new Set(rules)) expect(rules.filter((one) => one === rule).length).toBeLessThan(3);
      expect(rules.filter((rule) => rule === 'game/d')).toHaveLength(2);
      expect(rules.filter((rule) => rule === 'game/b')).toHaveLength(2);
    }
  });

  test('begin with the law one came from, go on with its chapter, and come to stumbles after that', () => {
    const about = ['game/c', 'game/e'];
    for (let seed = 0; seed < 50; seed++) {
      const weak = { about, stumbles: [{ rule: 'game/a', times: 9 }] };
      const rules = chooseCases(cases, weak, seeded(seed)).map(({ rule }) => rule);
      expect(rules[0]).toBe('game/c');
      expect([...rules].sort()).toEqual(['game/a', 'game/a', 'game/c', 'game/c', 'game/e', 'game/e']);
    }
  });

  test('are never the same case twice', () => {
    const chosen = chooseCases(cases, { about: [], stumbles: [] }, seeded(4));
    expect(new Set(chosen.map(({ rule, json }) => `${rule}${json['n']}`)).size).toBe(6);
  });
});
