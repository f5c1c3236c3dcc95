import { expect, test } from 'vitest';
import { joinBook } from '../../src/rulebook/book.ts';
import { BookError, type Problem } from '../../src/rulebook/problem.ts';
import type { CaseData, ChapterSource, Content } from '../../src/rulebook/source.ts';
import { toy as game } from '../scenarios/toy.ts';

const [mainChapter, other] = game.rules.chapters as [Chapter, Chapter];
type Chapter = (typeof game.rules.chapters)[number];
const [first, second] = mainChapter.rules.map((rule) => rule.id) as [string, string];
const tag = (id: string): string => `<Rule id="${id}" />`;

const position = { turn: 0, hands: [['6S', 'KS'], ['2C']], table: ['6H', 'KH'] };
/** A take with a card, and its result. */
const taking = (card: string, of: string, more: Pick<CaseData, 'rule' | 'expect' | 'events'>): CaseData => ({
  ...{ id: `${card}-takes-${of}`.toLowerCase(), title: `${card} takes ${of}`, position, seat: 0 },
  ...{ move: { type: 'take', card, of }, ...more },
});
/** A small book: each chapter tells its rules, and one of them has two cases. */
const content: Content = {
  chapters: game.rules.chapters.map(({ id, title, rules }, order) => ({
    ...{ id, title, order, file: `content/toy/${id}.mdx`, lead: '' },
    body: rules.map((rule) => tag(rule.id)).join('\n\n'),
  })),
  cases: [
    {
      chapter: mainChapter.id,
      file: `content/toy/cases/${mainChapter.id}.yaml`,
      cases: [
        taking('6S', '6H', { rule: 'toy/take', expect: 'legal', events: ['toy/take'] }),
        taking('KS', '6H', { rule: 'toy/equal', expect: 'illegal' }),
      ],
    },
  ],
};

function problems(changedContent: Content): readonly Problem[] {
  try {
    joinBook(game, changedContent);
    return [];
  } catch (error) {
    if (error instanceof BookError) return error.problems;
    throw error;
  }
}

function withBody(change: (body: string) => string, chapter = mainChapter.id): Content {
  const edit = (source: ChapterSource): ChapterSource =>
    source.id === chapter ? { ...source, body: change(source.body) } : source;
  return { ...content, chapters: content.chapters.map(edit) };
}

function withCase(matches: (data: CaseData) => boolean, change: (data: CaseData) => unknown): Content {
  let isEdited = false;
  const edit = (data: unknown): unknown => {
    if (isEdited || !matches(data as CaseData)) return data;
    isEdited = true;
    return change(data as CaseData);
  };
  return {
    ...content,
    cases: content.cases.map((file) => ({ ...file, cases: file.cases.map(edit) })),
  };
}

test('a rulebook that matches its game is joined without an error', () => {
  expect(problems(content)).toEqual([]);
});

test('a rule that isn’t told is named, with the tag to add', () => {
  expect(problems(withBody((body) => body.replace(tag(first), '')))).toEqual([
    {
      file: `content/toy/${mainChapter.id}.mdx`,
      id: first,
      says: `Nothing tells this rule. Add ${tag(first)}.`,
    },
  ]);
});

test('a rule told in a comment isn’t told', () => {
  expect(problems(withBody((body) => body.replace(tag(first), `{/* ${tag(first)} */}`)))).toHaveLength(1);
});

test('a rule told twice is named', () => {
  const [problem] = problems(withBody((body) => `${body}\n${tag(first)}\n`));
  expect(problem).toMatchObject({ id: first, says: expect.stringContaining('twice') });
});

test('rules out of order are named, with the one that belongs there', () => {
  const swapped = withBody((body) =>
    body.replace(tag(first), '@').replace(tag(second), tag(first)).replace('@', tag(second)),
  );
  expect(problems(swapped)).toMatchObject([{ id: first, says: expect.stringContaining(second) }]);
});

test('a rule told in another chapter is named with its own chapter', () => {
  const [problem] = problems(withBody((body) => `${body}\n${tag(first)}\n`, other.id));
  expect(problem).toMatchObject({
    file: `content/toy/${other.id}.mdx`,
    id: first,
    says: expect.stringContaining(`${mainChapter.id}.mdx`),
  });
});

test('a chapter that isn’t written is named', () => {
  const shortened = {
    ...content,
    chapters: content.chapters.filter((source) => source.id !== mainChapter.id),
  };
  expect(problems(shortened)).toContainEqual(
    expect.objectContaining({ file: `content/toy/${mainChapter.id}.mdx`, id: mainChapter.id }),
  );
});

test.each([
  ['rule', '<Rule id="toy/no-such-rule" />', 'toy/no-such-rule'],
  ['example', '<Example case="no-such-case" />', 'no-such-case'],
  ['thing to try', '<Try case="no-such-case" title="x">x</Try>', 'no-such-case'],
  ['house rule', '<HouseRule option="noSuchOption" />', 'noSuchOption'],
])('a %s that doesn’t exist is named', (_, text, id) => {
  expect(problems(withBody((body) => `${body}\n${text}\n`))).toMatchObject([{ id }]);
});

test('a case the referee rules differently is named, with the broken rules', () => {
  const changedContent = withCase(
    (data) => data.expect === 'illegal',
    (data) => ({ ...data, expect: 'legal' }),
  );
  const [problem] = problems(changedContent);
  expect(problem?.says).toMatch(/expects “legal”.*“illegal” by /);
});

test('an illegal case must break the very rule it is about', () => {
  const mislabelled = withCase(
    (data) => data.expect === 'illegal',
    (data) => ({ ...data, rule: 'toy/kings' }),
  );
  expect(problems(mislabelled)).toContainEqual(
    expect.objectContaining({ says: expect.stringContaining('It is about toy/kings') }),
  );
});

test('an event that doesn’t follow is named, with those that do', () => {
  const restriction = game.rules.restrictions[0]?.id ?? '';
  const changedContent = withCase(
    (data) => (data.events?.length ?? 0) > 0,
    (data) => ({ ...data, events: [restriction] }),
  );
  expect(problems(changedContent)[0]?.says).toContain(`No event by ${restriction}`);
});

test('a case with a field outside the schema is refused', () => {
  const [problem] = problems(
    withCase(
      () => true,
      (data) => ({ ...data, expects: 'legal' }),
    ),
  );
  expect(problem?.says).toMatch(/expects/);
});

test('a position the game can’t have is refused, with its place', () => {
  const [problem] = problems(
    withCase(
      () => true,
      (data) => ({ ...data, position: { ...data.position, nonsense: 1 } }),
    ),
  );
  expect(problem?.says).toMatch(/^position/);
});

test('two cases with the same id are refused', () => {
  const [file] = content.cases;
  const [one] = file?.cases ?? [];
  const repeated = {
    ...content,
    cases: [...content.cases, { ...file, cases: [one] } as (typeof content.cases)[0]],
  };
  expect(problems(repeated)).toContainEqual(
    expect.objectContaining({ id: (one as CaseData).id, says: expect.stringContaining('Two cases') }),
  );
});
