import { afterEach, describe, expect, test, vi } from 'vitest';
import { END } from '../../src/exercise/end-words.ts';
import { createCasePosition, createPosition } from '../../src/exercise/item.ts';
import { judgeItem, type TryItem } from '../../src/exercise/judge.ts';
import { verdictChoices } from '../../src/exercise/kinds/legal.ts';
import { optionChoices } from '../../src/exercise/kinds/option.ts';
import { ruleChoices } from '../../src/exercise/kinds/rule.ts';
import { WORDS as KIND_WORDS } from '../../src/exercise/kinds/words.ts';
import { gradeAnswers, isRight, stripFullStop } from '../../src/exercise/run.ts';
import { createSeed, fetchJson } from '../../src/exercise/start.ts';
import { tryAtPosition } from '../../src/exercise/try.ts';
import { WORDS } from '../../src/exercise/words.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { readLessonMove } from '../../src/scenarios/question.ts';
import { setUpTable } from '../../src/scenarios/start.ts';
import { toy } from '../scenarios/toy.ts';
import { put, TOY_POSITION, take, toyLesson } from '../scenarios/toy-lesson.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const state = setUpTable(toy, toyLesson([{ say: 'x' }]));
const positionOf = (json: JsonObject | null, seat = 0) =>
  createPosition(toy, { state, seat, move: json && readLessonMove(toy, state, json) });

describe('the table of a question', () => {
  test('is seen by the seat that tries, with the move in words and what it touches', () => {
    const { viewer, seat, seats, says, picks, zones, name } = positionOf(take('6S', '6H'));
    expect([viewer, seat, seats, says]).toEqual([0, 0, 2, 'Take 6♥ with 6♠.']);
    expect(picks).toEqual([
      { zone: 'hand-0', item: '6S' },
      { zone: 'table', item: '6H' },
    ]);
    expect(zones.map(({ id, kind }) => [id, kind])).toEqual([
      ['hand-0', 'hand'],
      ['hand-1', 'row'],
      ['table', 'row'],
    ]);
    expect([name(0), name(1)]).toEqual(['you', 'Ann']);
    expect(positionOf(null, 1)).toMatchObject({ viewer: 1, says: '', picks: [], move: null });
  });

  test('with all hands open is seen from seat 0, whoever tries', () => {
    const open = createPosition(toy, { state, seat: 1, move: null }, true);
    expect([open.viewer, open.seat, open.name(0)]).toEqual([0, 1, 'you']);
    expect(open.view).toBe(state);
    const veiled = { ...toy, visibility: { ...toy.visibility, view: () => ({ ...state, options: { veiled: true } }) } };
    expect(createPosition(veiled, { state, seat: 1, move: null }).view.options).toEqual({ veiled: true });
  });

  test('is read from a case of this game, whatever game it names; an unreadable one is none', () => {
    const read = createCasePosition(toy, { position: TOY_POSITION, seat: 0, move: put('2C') });
    expect([read?.says, read?.seat]).toEqual(['Put 2♣ down.', 0]);
    expect(createCasePosition(toy, { position: TOY_POSITION, seat: 1 })).toMatchObject({ move: null, viewer: 1 });
    expect(createCasePosition(toy, { position: { stock: [] } })).toBeUndefined();
    expect(createCasePosition(toy, { game: 'another', position: TOY_POSITION, seat: 1 }, true)?.viewer).toBe(0);
  });
});

describe('the referee fills in', () => {
  const tryOf = (json: JsonObject | null) => ({ ...positionOf(json), tried: null });
  const itemOf = (kind: TryItem['kind'], ...jsons: readonly (JsonObject | null)[]): TryItem => ({
    ...{ kind, asks: 'What?', choices: [{ answer: 'x', says: 'X' }], right: null, tries: jsons.map(tryOf) },
    offers: ['toy/equal', 'toy/no-such', 'toy/kings'],
  });

  test('the right answers of each kind, from its rulings on the tries', () => {
    expect(judgeItem(toy, itemOf('legal', take('6S', '4H'))).right).toEqual(['illegal']);
    expect(judgeItem(toy, itemOf('rule', put('6S'), take('6S', 'KD'))).right).toEqual(['toy/kings']);
    expect(judgeItem(toy, itemOf('option', take('6S', 'KD'), put('2C'), put('6S'))).right).toEqual(['1', '2']);
    expect(judgeItem(toy, itemOf('legal', put('2C'), take('6S', 'KD'))).right).toEqual(['legal']);
    for (const kind of ['legal', 'rule'] as const) expect(judgeItem(toy, itemOf(kind, null)).right).toEqual([]);
  });

  test('the rules to choose from by their titles; other choices stay', () => {
    expect(judgeItem(toy, itemOf('rule', take('6S', '4H'))).choices).toEqual([
      { answer: 'toy/equal', says: 'Equal' },
      { answer: 'toy/no-such', says: 'toy/no-such' },
      { answer: 'toy/kings', says: 'Kings stay' },
    ]);
    expect(judgeItem(toy, itemOf('legal', put('2C'))).choices).toEqual([{ answer: 'x', says: 'X' }]);
  });

  test('each try with its ruling, and the question that follows', () => {
    const next = { kind: 'rule', asks: 'Which?', choices: [], right: null } as const;
    const judged = judgeItem(toy, { ...itemOf('legal', take('6S', '4H'), null), next });
    expect(judged.tries.map(({ tried }) => tried?.ruling.verdict ?? null)).toEqual(['illegal', null]);
    expect(judged.next?.right).toEqual(['toy/equal']);
    expect(judged.next?.choices).toHaveLength(3);
    expect(judgeItem(toy, itemOf('legal', put('2C'))).next).toBeUndefined();
  });

  test('nothing of hidden cards: only an open table is judged by the state itself', () => {
    const move = readLessonMove(toy, state, put('2C'));
    const open = createPosition(toy, { state, seat: 0, move }, true);
    expect(tryAtPosition(toy, open, move).knownState).toBe(state);
    const hidden = { ...open, view: { ...state } };
    expect(tryAtPosition(toy, hidden, move).knownState).not.toBe(state);
  });
});

describe('answers to choose from', () => {
  test('are two verdicts, and a third one where unseen cards may decide', () => {
    expect(verdictChoices(false).map(({ answer }) => answer)).toEqual(['legal', 'illegal']);
    expect(verdictChoices(true)).toEqual([
      { answer: 'legal', says: 'Allowed' },
      { answer: 'illegal', says: 'Not allowed' },
      { answer: 'depends', says: 'It depends' },
    ]);
  });

  test('are options by their place among all', () => {
    const options = [{ says: 'A' }, { says: 'B' }, { says: 'C' }];
    expect(optionChoices(options).map(({ answer, says }) => answer + says)).toEqual(['0A', '1B', '2C']);
    expect(optionChoices(options, 1).map(({ answer, says }) => answer + says)).toEqual(['1B', '2C']);
  });

  test('are graded one by one; what was never asked isn’t right', () => {
    expect(gradeAnswers([{ right: ['a'] }, { right: ['b', 'c'] }, { right: null }], ['a', 'c', 'd', 'e'])).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isRight(undefined, 'a')).toBe(false);
    expect(ruleChoices(toy, [])).toEqual([]);
  });

  test('have no full stop on their buttons, but keep one inside', () => {
    expect([stripFullStop('Take 6♥.'), stripFullStop('No. 5'), stripFullStop('Go')]).toEqual([
      'Take 6♥',
      'No. 5',
      'Go',
    ]);
  });
});

describe('the start of an exercise', () => {
  test('fetches data of this site, or fails with the reason', async () => {
    const asked: string[] = [];
    const answers = [Response.json({ six: [1] }), new Response('', { status: 404, statusText: 'Not Found' })];
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return Promise.resolve(answers.shift());
    });
    expect(await fetchJson('/tables.json')).toEqual({ six: [1] });
    await expect(fetchJson('/none.json')).rejects.toThrow('Not Found');
    expect(asked).toEqual(['/tables.json', '/none.json']);
  });

  test('draws a seed of 32 bits, rarely the same', () => {
    const seeds = Array.from({ length: 20 }, createSeed);
    for (const seed of seeds) expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true);
    expect(new Set(seeds).size).toBeGreaterThan(18);
  });
});

describe('words', () => {
  test('count the tables, the moves and the answers', () => {
    expect([WORDS.at(2, 6), KIND_WORDS.move(3), END.result(4, 6), END.series('Toy')]).toEqual([
      'Table 2 of 6',
      'Move 3',
      '4 of 6',
      'Toy, six tables',
    ]);
  });

  test('praise the more kindly the fewer answers were right', () => {
    expect([6, 5, 3, 2, 1, 0].map((right) => END.praise(right, 6))).toEqual([
      'All of them: well judged.',
      'A good share right, and the rest can be learnt.',
      'A good share right, and the rest can be learnt.',
      'Tricky ones. Each miss shows you a rule you will know next time.',
      'Tricky ones. Each miss shows you a rule you will know next time.',
      'These were hard ones. Look at the answers once, and the next six go better.',
    ]);
  });
});
