import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import type { Reasons } from '../../src/game/reasons.ts';
import { permission } from '../../src/game/rule.ts';
import { createRulebook } from '../../src/game/rulebook.ts';
import { explainRuling } from '../../src/referee/explanation.ts';
import type { Ruling } from '../../src/referee/ruling.ts';

const RULES = ['sum', 'pair', 'turn', 'order'];
const rules = createRulebook<string>([
  {
    id: 'toy',
    title: 'Toy',
    rules: RULES.map((name) =>
      permission<string>({ id: `toy/${name}`, title: name, law: `The law of ${name}.`, allows: () => true }),
    ),
  },
]);
const game = {
  rules,
  play: { attempt: (view: string, seat: number, move: string) => `${move} of seat ${seat} at ${view}` },
} as unknown as Game;

/** The most telling permission is that of a pair; an argument about order is settled for some tries. */
const REASONS: Reasons<string> = [
  { rule: 'toy/order', settles: (attempt, name) => (attempt.startsWith('3 5') ? `${name(1)} counts up.` : undefined) },
  {
    ...{ rule: 'toy/pair', says: (attempt) => `A pair: ${attempt}.` },
    draws: (_attempt, name) => ({ drawnFor: name(0) }) as never,
  },
  { rule: 'toy/sum' },
];

function explain(ruling: object, move = '3 5') {
  const whole = { findings: [], maybe: [], permits: [], ...ruling } as unknown as Ruling;
  const namedTry = { view: 'a table', seat: 0, move, name: (seat: number) => ['Ann', 'Bert'][seat] };
  return explainRuling(game, whole, REASONS as Reasons<unknown>, namedTry as never).map(({ says, cited, picture }) => [
    cited.rule,
    says,
    picture,
  ]);
}

describe('the explanation of a ruling', () => {
  test('begins with the argument that a legal try settles, then tells the permissions, the most telling first', () => {
    expect(explain({ verdict: 'legal', permits: ['toy/sum', 'toy/pair'] })).toEqual([
      ['toy/order', 'Bert counts up.', undefined],
      ['toy/pair', 'A pair: 3 5 of seat 0 at a table.', { drawnFor: 'Ann' }],
      ['toy/sum', 'The law of sum.', undefined],
    ]);
  });

  test('settles no argument that the try has nothing to do with', () => {
    const explained = explain({ verdict: 'legal', permits: ['toy/sum'] }, '7');
    expect(explained).toEqual([['toy/sum', 'The law of sum.', undefined]]);
  });

  test('tells what an illegal try breaks in the words of its findings, in their order, with their pictures', () => {
    const findings = ['sum', 'pair', 'turn'].map((name) => ({ rule: `toy/${name}`, says: `No ${name}.` }));
    expect(explain({ verdict: 'illegal', findings })).toEqual([
      ['toy/sum', 'No sum.', undefined],
      ['toy/pair', 'No pair.', { drawnFor: 'Ann' }],
      ['toy/turn', 'No turn.', undefined],
    ]);
  });

  test('draws nothing that depends on unseen cards', () => {
    expect(explain({ verdict: 'depends', maybe: [{ rule: 'toy/pair', says: 'Perhaps no pair.' }] })).toEqual([
      ['toy/pair', 'Perhaps no pair.', undefined],
    ]);
  });
});
