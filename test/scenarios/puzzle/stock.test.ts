import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { createRandom } from '../../../src/random/random.ts';
import { offeredRules } from '../../../src/scenarios/puzzle/offered.ts';
import type { Posed, Stored } from '../../../src/scenarios/puzzle/posed.ts';
import { faultOf } from '../../../src/scenarios/puzzle/prove.ts';
import { settle } from '../../../src/scenarios/puzzle/settled.ts';
import { packStock, unpackStock } from '../../../src/scenarios/puzzle/stock.ts';
import { isDeep } from '../../depth.ts';

/** Other puzzles than those are proven in the deep check: all of them. */
const SAMPLE = 24;

for (const game of games) {
  const text = readFileSync(`content/${game.id}/puzzles.json`, 'utf8');
  const all = Object.values(unpackStock(text)).flat();
  const mixed = createRandom(23).shuffle(all);
  const fast = ({ kind }: Stored): boolean => kind !== 'move';

  test(`${game.id}: ${isDeep ? 'every puzzle is valid' : 'a sample of the puzzles is valid'}`, () => {
    const some = isDeep ? all : mixed.filter(fast).slice(0, SAMPLE);
    const wrong = some.flatMap((one) => {
      const fault = faultOf(game, one);
      return fault === null ? [] : [`${one.kind} ${JSON.stringify(one.case)}: ${fault}`];
    });
    expect(wrong).toEqual([]);
    expect(some.length).toBeGreaterThanOrEqual(SAMPLE);
    process.stdout.write(`${game.id}: ${some.length} of ${all.length} puzzles proven\n`);
  });

  test(`${game.id}: rules to choose from include one right answer, and the others are kept`, () => {
    for (const one of mixed.filter(({ kind }) => kind === 'rule').slice(0, 10)) {
      const at = settle(game, one);
      if (!at) throw new Error('it can’t be read');
      const rules = offeredRules(at);
      expect(new Set(rules).size).toBe(4);
      expect(rules.filter((id) => at.right.includes(id))).toHaveLength(1);
    }
  });

  test(`${game.id}: some are easy and some hard, and packing is reversible`, () => {
    const hard = all.map((one) => one.hard);
    expect(Math.min(...hard)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...hard)).toBeLessThanOrEqual(100);
    expect(new Set(hard).size).toBeGreaterThan(10);
    expect(packStock(unpackStock(text))).toBe(text);
  });
}

/** The first puzzle of a kind in any game. */
function firstOf<K extends Posed['kind']>(kind: K) {
  for (const game of games) {
    const one = unpackStock(readFileSync(`content/${game.id}/puzzles.json`, 'utf8'))[kind]?.[0];
    if (one) return { game, one: one as Extract<Stored, { kind: K }> };
  }
  throw new Error(`there is no ${kind}`);
}

test('an invalid puzzle is found', () => {
  const all = firstOf('all');
  expect(faultOf(all.game, { ...all.one, action: 'Nothing' })).toBe('no answer is right');
  const pair = firstOf('pair');
  const [a] = pair.one.tries;
  expect(faultOf(pair.game, { ...pair.one, tries: [a, a] })).not.toBeNull();
  const who = firstOf('who');
  expect(faultOf(who.game, { ...who.one, claims: ['depends', 'depends'] })).toBe('no answer is right');
  const move = firstOf('move');
  const [, second] = move.one.figures;
  if (!second) throw new Error('nothing to choose from');
  expect(faultOf(move.game, { ...move.one, best: [second[0]] })).not.toBeNull();
});

test('a malformed puzzle is reported', () => {
  expect(() => unpackStock('{"nonsense":"abc"}')).toThrow('no kind of puzzle');
});
