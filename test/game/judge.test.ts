import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judge, rankFindings } from '../../src/game/judge.ts';
import {
  consequence,
  custom,
  definition,
  exception,
  permission,
  type Rule,
  restriction,
  VIOLATION_TOPICS,
} from '../../src/game/rule.ts';
import { createRulebook, withChapter } from '../../src/game/rulebook.ts';

/** A try is the list of the rules whose condition it meets: judged here by the meaning of each kind of rule. */
type Attempt = readonly string[];

const textOf = (id: string) => ({ id, title: id, law: `The law ${id}.` });

const ruleOf = {
  restriction: (id: string, about: (typeof VIOLATION_TOPICS)[number]) =>
    restriction<Attempt, { cards: readonly number[] }>({
      ...textOf(id),
      about,
      when: (attempt) => (attempt.includes(id) ? { cards: [attempt.length] } : undefined),
      says: ({ cards }) => `Broken with ${cards}.`,
    }),
  permission: (id: string) => permission<Attempt>({ ...textOf(id), allows: (attempt) => attempt.includes(id) }),
  exception: (id: string, exceptionTo: string) =>
    exception<Attempt>({ ...textOf(id), exceptionTo, allows: (attempt) => attempt.includes(id) }),
};

const judgeBy = (rules: readonly Rule<Attempt>[], attempt: Attempt) => {
  const book = createRulebook([{ id: 'all', title: 'All', rules }]);
  return judge({ rules: book, play: { attempt: (state: Attempt) => state } }, attempt, 0, null);
};

const restrictions = VIOLATION_TOPICS.toReversed().map((about) => ruleOf.restriction(`no-${about}`, about));
const books = fc.shuffledSubarray<Rule<Attempt>>([
  ...restrictions,
  ruleOf.permission('may'),
  ruleOf.permission('can'),
  ruleOf.exception('but-turn', 'no-turn'),
  ruleOf.exception('but-move', 'no-move'),
  ruleOf.exception('but-also-move', 'no-move'),
  definition(textOf('word')),
]);
const attempts = fc.subarray([
  ...VIOLATION_TOPICS.map((about) => `no-${about}`),
  'may',
  'can',
  'but-turn',
  'but-move',
  'but-also-move',
]);

test('a try is legal if every rule it breaks is excused, and then names what allows it', () => {
  fc.assert(
    fc.property(books, attempts, (rules, attempt) => {
      const met = rules.filter(({ id }) => attempt.includes(id));
      const broken = met.filter(({ kind }) => kind === 'restriction');
      const excuseOf = (id: string) => met.find((rule) => rule.kind === 'exception' && rule.exceptionTo === id);
      const unexcused = broken.filter(({ id }) => !excuseOf(id));
      const excuses = broken.map(({ id }) => excuseOf(id));
      const { isLegal, findings, permits } = judgeBy(rules, attempt);
      expect(isLegal).toBe(unexcused.length === 0);
      expect(findings.map(({ rule }) => rule)).toEqual(
        VIOLATION_TOPICS.map((about) => `no-${about}`).filter((id) => unexcused.some((rule) => rule.id === id)),
      );
      const allowing = met.filter((rule) => rule.kind === 'permission' || excuses.includes(rule));
      expect(permits).toEqual(isLegal ? allowing.map(({ id }) => id) : []);
    }),
    { numRuns: 200 },
  );
});

test('a finding is about these very cards, in a sentence', () => {
  const [finding] = judgeBy([ruleOf.restriction('no-turn', 'turn')], ['no-turn', 'may']).findings;
  expect(finding).toEqual({ rule: 'no-turn', cards: [2], cardsWouldFit: false, says: 'Broken with 2.', about: 'turn' });
});

test('findings of one topic stay in the order of the rulebook', () => {
  const findings = (['move', 'turn', 'move', 'phase', 'turn'] as const).map((about, i) => ({
    ...{ rule: String(i), cards: [], cardsWouldFit: false, says: '', about },
  }));
  expect(rankFindings(findings).map(({ rule }) => rule)).toEqual(['1', '4', '3', '0', '2']);
});

describe('a restriction', () => {
  const spec = {
    ...textOf('game/no'),
    when: (n: number) => (n > 0 ? { cards: [n] } : undefined),
    says: ({ cards }: { readonly cards: readonly number[] }) => `Not ${cards}.`,
  };

  test('is about a wrong move with wrong cards, unless it says otherwise', () => {
    expect(restriction(spec).breach(3)).toEqual({ cards: [3], cardsWouldFit: false, says: 'Not 3.', about: 'move' });
    expect(restriction({ ...spec, about: 'phase', cardsWouldFit: true }).breach(3)).toEqual({
      cards: [3],
      cardsWouldFit: true,
      says: 'Not 3.',
      about: 'phase',
    });
    expect(restriction(spec).breach(0)).toBeUndefined();
  });

  test('may be about something else, by how it is broken', () => {
    const rule = restriction({ ...spec, about: ({ cards: [card = 0] }) => (card > 5 ? 'cards' : 'turn') });
    expect([6, 5].map((n) => rule.breach(n)?.about)).toEqual(['cards', 'turn']);
  });
});

describe('a rulebook', () => {
  /** Two chapters: what words mean and what is forbidden, then what is allowed and follows. */
  function makeBook() {
    const but = ruleOf.exception('but-turn', 'no-turn');
    const may = ruleOf.permission('may');
    const word = definition(textOf('word'));
    const then = consequence(textOf('then'));
    const polite = custom({ ...textOf('polite'), because: 'it is kind', near: 'word' });
    const first = { id: 'first', title: 'First', rules: [word, ...restrictions] };
    const second = { id: 'second', title: 'Second', rules: [but, then, may] };
    return { book: createRulebook<Attempt>([first, second]), but, may, word, polite, then, first, second };
  }

  test('has its rules in reading order, those that forbid and those that allow apart', () => {
    const { book, but, may, word, polite, then } = makeBook();
    expect(book.all).toEqual([word, ...restrictions, but, then, may]);
    expect(book.restrictions).toEqual(restrictions);
    expect(book.permissions).toEqual([but, may]);
    expect([word, then, polite, may, but].map(({ kind }) => kind)).toEqual([
      'definition',
      'consequence',
      'custom',
      'permission',
      'exception',
    ]);
  });

  test('numbers its rules by chapter, and knows no others', () => {
    const { book, may, word, first, second } = makeBook();
    expect(['word', 'no-turn', 'but-turn', 'may'].map(book.number)).toEqual(['1.1', '1.5', '2.1', '2.3']);
    expect(['may', 'word'].map((id) => [book.rule(id), book.chapterOf(id)])).toEqual([
      [may, second],
      [word, first],
    ]);
    expect([book.number('sing'), book.rule('sing'), book.chapterOf('sing')]).toEqual(['', undefined, undefined]);
  });

  test('takes one more chapter, whose rules have ids of their own', () => {
    const { book, polite, second } = makeBook();
    const longer = withChapter(book, { id: 'third', title: 'Third', rules: [polite] });
    expect([longer.number('polite'), longer.number('may'), book.number('polite')]).toEqual(['3.1', '2.3', '']);
    expect(() => withChapter(book, second)).toThrow(new RangeError('two rules share an id'));
  });
});
