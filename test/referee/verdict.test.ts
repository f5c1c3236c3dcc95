import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Budget } from '../../src/referee/budget.ts';
import { verdictOf } from '../../src/referee/verdict.ts';
import { allWorlds, type Bits, type ToyRule, toyGame, UNLOOKED } from './toy-game.ts';

/** Judged by definition: with every world before one’s eyes. */

const CARDS = 3;
const WORLDS = allWorlds(CARDS);
const key = (world: Bits): string => world.join('');

const verdictIn = (rules: readonly ToyRule[], isPossible?: (world: Bits) => boolean) =>
  verdictOf(toyGame(CARDS, rules, isPossible), UNLOOKED as never, 0, {} as never);

const flipped = (world: Bits, card: number): Bits => world.map((bit, i) => (i === card ? 1 - bit : bit));

/** Whether the card decides: alone, or once the others are known. */
function decides(card: number, possible: readonly Bits[], isLegal: (world: Bits) => boolean): boolean {
  const outcomes = (bit: number): string =>
    [true, false].filter((legal) => possible.some((w) => w[card] === bit && isLegal(w) === legal)).join();
  const pairs = possible.filter((world) => possible.some((other) => key(other) === key(flipped(world, card))));
  return outcomes(0) !== outcomes(1) || pairs.some((world) => isLegal(world) !== isLegal(flipped(world, card)));
}

const worldSets = fc.uniqueArray(fc.nat(WORLDS.length - 1)).map((set) => new Set(set.map((n) => key(WORLDS[n] ?? []))));
const someWorlds = fc.uniqueArray(fc.nat(WORLDS.length - 1), { minLength: 1 });

test('a verdict is what all possible worlds say, and asks exactly about the cards that decide', () => {
  fc.assert(
    fc.property(worldSets, worldSets, someWorlds, (first, second, possibleNumbers) => {
      const possible = possibleNumbers.toSorted().map((n) => WORLDS[n] ?? []);
      const rules = [first, second].map((set): ToyRule => ({ breaks: (world) => set.has(key(world)) }));
      const isLegal = (world: Bits): boolean => !rules.some(({ breaks }) => breaks(world));
      const { verdict, depends, findings, maybe } = verdictIn(rules, (world) =>
        possible.some((one) => key(one) === key(world)),
      );
      const legal = possible.filter(isLegal).length;
      expect(verdict).toBe(legal === possible.length ? 'legal' : legal === 0 ? 'illegal' : 'depends');
      const broken = (share: 'some' | 'every'): string[] =>
        rules.flatMap(({ breaks }, i) => (possible[share](breaks) ? [`toy/rule-${i}`] : []));
      const deciding = [0, 1, 2].filter((card) => decides(card, possible, isLegal));
      expect(depends).toEqual(
        verdict === 'depends' ? deciding.map((card) => `whether seat ${card} has the high card`) : [],
      );
      const certain = broken('every').length > 0 ? broken('every') : broken('some');
      expect(findings.map(({ rule }) => rule)).toEqual(verdict === 'illegal' ? certain : []);
      expect(maybe.map(({ rule }) => rule)).toEqual(verdict === 'depends' ? broken('some') : []);
    }),
    { numRuns: 300 },
  );
});

describe('with unseen cards', () => {
  test('a rule worded alike everywhere keeps its words and cards', () => {
    const { findings } = verdictIn([{ breaks: () => true, says: () => 'Never.' }], (world) => key(world) === '101');
    expect(findings).toEqual([
      { rule: 'toy/rule-0', says: 'Never.', cards: [1, 0, 1], cardsWouldFit: false, about: 'move' },
    ]);
  });

  test('a rule that every world words alike keeps its words, a rule of only some of them doesn’t', () => {
    const says = (worlds: (world: Bits) => string) =>
      verdictIn([{ breaks: () => true, says: worlds }]).findings.map((finding) => finding.says);
    expect(says(() => 'Never.')).toEqual(['Never.']);
    expect(says(([, , third]) => (third === 1 ? 'Never!' : 'Never.'))).toEqual(['Law 0.']);
  });

  test('a rule worded by the cards says its law, without cards', () => {
    const { findings } = verdictIn([{ breaks: () => true, says: (world) => `Not ${key(world)}.` }]);
    expect(findings.map(({ says, cards }) => ({ says, cards }))).toEqual([{ says: 'Law 0.', cards: [] }]);
  });

  test('a rule broken in some worlds only says its law, even if they word it alike', () => {
    const { maybe } = verdictIn([{ breaks: ([first]) => first === 1, says: () => 'Not high.' }]);
    expect(maybe.map(({ says, cards }) => ({ says, cards }))).toEqual([{ says: 'Law 0.', cards: [] }]);
  });

  test('findings come by what they are about, then in the order of the rulebook', () => {
    const always = (about: 'turn' | 'move'): ToyRule => ({ breaks: () => true, about });
    const { findings } = verdictIn([always('move'), always('turn'), always('move')]);
    expect(findings.map(({ rule }) => rule)).toEqual(['toy/rule-1', 'toy/rule-0', 'toy/rule-2']);
  });

  test('a legal try cites what allows it, an illegal or open one nothing', () => {
    expect(verdictIn([]).permits).toEqual(['toy/allowed']);
    expect(verdictIn([], ([first]) => first === 1).permits).toEqual(['toy/allowed', 'toy/high']);
    expect(verdictIn([{ breaks: () => true }]).permits).toEqual([]);
    expect(verdictIn([{ breaks: ([first]) => first === 1 }]).permits).toEqual([]);
  });

  test('every world is paid for', () => {
    const budget = new Budget();
    verdictOf(toyGame(CARDS, []), UNLOOKED as never, 0, {} as never, { budget });
    expect(budget.spent).toBe(8);
  });

  test('questions name the seats as asked', () => {
    const { depends } = verdictOf(
      toyGame(1, [{ breaks: ([first]) => first === 1 }]),
      UNLOOKED as never,
      0,
      {} as never,
      { name: () => 'Ann' },
    );
    expect(depends).toEqual(['whether Ann has the high card']);
  });
});
