import { describe, expect, test } from 'vitest';
import { TooMuch } from '../../src/game/fault.ts';
import { createRandom } from '../../src/random/random.ts';
import { judgeEntries, RecordBudget, startOf } from '../../src/referee/judged-entries.ts';
import type { TableRecord } from '../../src/referee/record.ts';
import { talked, toyEntry, toyRecord, toyTalkGame } from './toy-talk.ts';

const CHANCE = createRandom(1).state();

/** The entries with what they lead to, in words. */
const listEntries = (record: TableRecord) =>
  [...judgeEntries(record)].map(({ at, reasonedVerdict, before, after, events, irregular, unclear, isDealtAnew }) => ({
    at,
    verdict: reasonedVerdict.verdict,
    depends: reasonedVerdict.depends,
    rules: reasonedVerdict.findings.map(({ rule }) => rule),
    before: (before as never as { said: string[] }).said.join(' '),
    after: (after as never as { said: string[] }).said.join(' '),
    chance: after.chance,
    events: events.map(({ kind }) => kind),
    says: irregular?.findings.map(({ says }) => says),
    irregular,
    unclear,
    isDealtAnew,
  }));
const verdictsOf = (...args: Parameters<typeof toyRecord>) =>
  listEntries(toyRecord(...args)).map(({ verdict }) => verdict);

describe('a record', () => {
  test('begins with its deal and the deal’s events, or with its position', () => {
    expect(startOf(toyRecord([]))).toEqual({
      state: { options: { never: 'no' }, chance: CHANCE, turn: 0, said: [], shown: [], hands: [] },
      events: [{ kind: 'dealt', rule: 'toy/say', seat: null, cards: [] }],
    });
    const start = talked(2, 'yes');
    expect(startOf(toyRecord([], { start }))).toEqual({ state: start.state, events: [] });
  });

  test('goes on by the rules from try to try', () => {
    expect(listEntries(toyRecord(['0 yes', '1 yes', '2 end']))).toMatchObject([
      { at: 0, verdict: 'legal', before: '', after: 'yes', events: ['said'], irregular: null, unclear: null },
      { at: 1, verdict: 'legal', before: 'yes', after: 'yes yes', events: ['said'], irregular: null, unclear: null },
      { at: 2, verdict: 'legal', before: 'yes yes', after: 'yes yes end', events: ['said'], irregular: null },
    ]);
  });

  test('ends where nobody can know what followed, unless it was written down', () => {
    const entries = listEntries(toyRecord(['0 yes', '1 what', '2 yes']));
    expect(entries).toMatchObject([{ unclear: null }, { at: 1, unclear: { says: 'Nobody knows.' } }]);
    expect(entries).toHaveLength(2);
    const written = listEntries(toyRecord(['0 yes', toyEntry('1 what', talked(2, 'new')), '2 yes']));
    expect(written).toMatchObject([{}, { unclear: null, isDealtAnew: true, after: 'new' }, { after: 'new yes' }]);
  });
});

describe('an illegal try', () => {
  test('was taken back, if nothing else is written: nothing happened', () => {
    for (const entry of ['1 no', '1 no back']) {
      expect(listEntries(toyRecord(['0 yes', entry, '1 yes']))).toMatchObject([
        {},
        {
          ...{ verdict: 'illegal', before: 'yes', after: 'yes', events: [], unclear: null },
          irregular: {
            findings: [{ rule: 'toy/word', says: 'Broke word.' }],
            nearest: [{ says: 'Say yes.' }],
            response: 'taken-back',
          },
        },
        { verdict: 'legal', after: 'yes yes' },
      ]);
    }
  });

  test('that stood leaves the cards as written, with the chance of the deal', () => {
    const stood = toyEntry('0 no', talked(1, 'no'));
    const [first, second] = listEntries(toyRecord([stood, '1 yes']));
    expect(first).toMatchObject({ after: 'no', chance: CHANCE, events: [], irregular: { response: stood.response } });
    expect(second).toMatchObject({ verdict: 'legal', after: 'no yes' });
  });
});

describe('a try that was allowed', () => {
  test('and taken back is irregular by no rule', () => {
    const [first, second] = listEntries(toyRecord(['0 yes back', '0 yes']));
    expect(first).toMatchObject({ verdict: 'legal', after: '', events: [] });
    const says = 'This was allowed, and it was taken back.';
    expect(first?.irregular).toEqual({ findings: [{ rule: null, says }], nearest: [], response: 'taken-back' });
    expect(second).toMatchObject({ verdict: 'legal', before: '' });
  });

  test('and led to what was written down is regular', () => {
    const [first] = listEntries(toyRecord([toyEntry('0 yes', talked(1, 'yes'))]));
    expect(first).toMatchObject({ irregular: null, events: ['said'], chance: CHANCE, isDealtAnew: false });
  });

  test('but led to something else is irregular by no rule; the record goes on from what was written', () => {
    const written = talked(2, 'yes');
    const [first, second] = listEntries(toyRecord([toyEntry('0 yes', written), '2 yes']));
    expect(first).toMatchObject({ verdict: 'legal', after: 'yes', chance: CHANCE, events: [], unclear: null });
    const says = 'This was allowed, but the cards that were written down afterwards are not what it leads to.';
    expect(first?.irregular).toEqual({ findings: [{ rule: null, says }], nearest: [], response: written });
    expect(second).toMatchObject({ verdict: 'legal', irregular: null });
  });
});

test('a try that may have been allowed is worded so', () => {
  const [back] = listEntries(toyRecord(['0 maybe back']));
  expect(back).toMatchObject({
    verdict: 'depends',
    says: ['This may have been allowed: it depends on cards that weren’t shown. It was taken back.'],
  });
  const [stood] = listEntries(toyRecord([toyEntry('0 maybe', talked(0, 'x'))]));
  expect(stood).toMatchObject({
    verdict: 'depends',
    says: ['If this was allowed, the cards that were written down afterwards are not what it leads to.'],
  });
  expect(listEntries(toyRecord(['0 maybe', '1 yes']))).toMatchObject([
    { verdict: 'depends', irregular: null, after: 'maybe' },
    { verdict: 'legal' },
  ]);
});

describe('after an illegal try about which nothing is written', () => {
  test('the next player may go on, in the direction of play', () => {
    expect(verdictsOf(['0 no', '1 yes'])).toEqual(['illegal', 'legal']);
    expect(verdictsOf(['0 yes', '1 yes', '2 no', '0 yes'])).toEqual(['legal', 'legal', 'illegal', 'legal']);
    const leftwards = { game: toyTalkGame([], -1) };
    expect(verdictsOf(['0 no', '2 yes', '1 yes'], leftwards)).toEqual(['illegal', 'legal', 'legal']);
    expect(verdictsOf(['0 no', '1 yes'], leftwards)).toEqual(['illegal', 'illegal']);
    expect(verdictsOf(['0 no', '1 yes'], { game: toyTalkGame([], null) })).toEqual(['illegal', 'legal']);
  });

  test('nobody else may, and the same player may try again', () => {
    expect(verdictsOf(['0 no', '2 yes'])).toEqual(['illegal', 'illegal']);
    expect(verdictsOf(['0 no', '0 yes', '1 yes'])).toEqual(['illegal', 'legal', 'legal']);
  });

  test('the next player may not if it was taken back, or was out of turn itself', () => {
    expect(verdictsOf(['0 no back', '1 yes'])).toEqual(['illegal', 'illegal']);
    expect(verdictsOf(['1 yes', '2 yes'])).toEqual(['illegal', 'illegal']);
    expect(verdictsOf(['2 yes', '1 yes'])).toEqual(['illegal', 'illegal']);
    expect(verdictsOf(['0 no', '0 yes back', '1 yes'])).toEqual(['illegal', 'legal', 'illegal']);
  });
});

test('an allowed word that leaves the turn where it is lets nobody else go on', () => {
  expect(verdictsOf(['0 aside', '1 yes'])).toEqual(['legal', 'illegal']);
});

describe('where hidden cards decide whose turn it is', () => {
  const start = talked(0, '', '', '???');
  const judged = (...entries: Parameters<typeof toyRecord>[0]) =>
    listEntries(toyRecord(entries, { start })).map(({ verdict, depends, rules }) => ({ verdict, depends, rules }));

  test('the player who goes on may have it', () => {
    expect(judged('0 pass', '1 yes', '2 yes').map(({ verdict }) => verdict)).toEqual(['legal', 'legal', 'legal']);
    expect(judged('0 pass', '2 yes', '0 yes')).toMatchObject([
      { verdict: 'legal' },
      { verdict: 'depends', depends: ['whether it is the turn of seat 2'] },
      { verdict: 'legal' },
    ]);
    expect(judged('0 pass', '2 maybe')[1]).toMatchObject({
      verdict: 'depends',
      depends: ['whether it is the turn of seat 2', 'whether the coin shows heads'],
    });
  });

  test('nobody may do what is forbidden in turn', () => {
    expect(judged('0 pass', '2 no')[1]).toMatchObject({ verdict: 'illegal', rules: ['toy/turn', 'toy/word'] });
  });

  test('only a try that can pass the turn on does, also if something was taken back since', () => {
    expect(judged('0 yes', '2 yes')[1]).toMatchObject({ verdict: 'illegal', rules: ['toy/turn'] });
    expect(judged('0 pass', '1 no back', '2 yes')[2]).toMatchObject({ verdict: 'depends' });
    const stood = toyEntry('0 pass', talked(1, 'something else', '', '???'));
    expect(judged(stood, '2 yes')[1]).toMatchObject({ verdict: 'illegal' });
  });

  test('a word that is allowed out of turn depends on nothing', () => {
    expect(judged('0 pass', '2 aside')[1]).toMatchObject({ verdict: 'legal', depends: [] });
  });

  test('this is searched for at most 150 times in a record', () => {
    const passes = (n: number) => Array.from({ length: n }, (_, i) => `${(2 * i) % 3} pass`);
    expect(judged(...passes(20)).every(({ verdict }, i) => verdict === (i ? 'depends' : 'legal'))).toBe(true);
    const message = 'More than 150 of these moves don’t seem to follow from the one before.';
    expect(() => judged(...passes(152))).toThrow(message);
  });
});

test('a rolled die is known from the seed; from a position, it is what is written down, or unseen', () => {
  const rolls = [1, 2, 3, 4, 5, 6].map((n) => toyEntry('0 roll', talked(1, `rolled-${n}`)));
  const fits = (start: TableRecord['start']) =>
    rolls.filter((entry) => listEntries(toyRecord([entry], { start }))[0]?.irregular === null).length;
  expect(fits({ seed: 1 })).toBe(1);
  expect(fits(talked(0, ''))).toBe(6);
  expect(listEntries(toyRecord(['0 roll']))[0]?.after).toMatch(/^rolled-[1-6]$/);
  expect(listEntries(toyRecord(['0 roll'], { start: talked(0, '') }))[0]?.after).toBe('?');
});

describe('a card that nobody named when it was turned up', () => {
  /** The cards turned up by the end of the record. */
  const shownAfter = (stock: readonly number[], ...entries: Parameters<typeof toyRecord>[0]): unknown => {
    const last = [...judgeEntries(toyRecord(entries, { game: toyTalkGame(stock) }))].at(-1);
    const state = last?.after as unknown as { shown: readonly number[] } | undefined;
    return last?.irregular ?? state?.shown;
  };
  const naming = (text: string, ...names: string[]) => toyEntry(text, undefined, names);

  test('is the first that no later try needs', () => {
    expect(shownAfter([0, 1, 2], '0 flip')).toEqual([0]);
    expect(shownAfter([0, 1, 2], '0 flip', naming('1 yes', 'a'))).toEqual([1]);
    expect(shownAfter([0, 1, 2], '0 flip', naming('1 yes', 'b', 'a'))).toEqual([2]);
    // What it names itself, or what came before, doesn’t matter.
    expect(shownAfter([0, 1, 2], naming('0 flip', 'a'))).toEqual([0]);
    expect(shownAfter([0, 1, 2], naming('0 yes', 'a'), '1 flip')).toEqual([0]);
  });

  test('is else the one that is needed last', () => {
    expect(shownAfter([0, 1], '0 flip', naming('1 yes', 'a'), naming('2 yes', 'b'))).toEqual([1]);
    expect(shownAfter([0, 1], '0 flip', naming('1 yes', 'b'), naming('2 yes', 'a'))).toEqual([0]);
  });

  test('may be a copy of one that is needed, if there are enough', () => {
    expect(shownAfter([0, 0, 1], '0 flip', naming('1 yes', 'b'), naming('2 yes', 'a'))).toEqual([0]);
    expect(shownAfter([0, 0, 1], '0 flip', naming('1 yes', 'a'), naming('2 yes', 'a'), naming('0 yes', 'b'))).toEqual([
      1,
    ]);
  });

  test('can turn out to be another in a position written down later', () => {
    expect(shownAfter([0, 1], '0 flip', toyEntry('1 yes', talked(2, 'flip yes', 'b')))).toEqual([1]);
    const named = toyEntry('0 yes', talked(1, 'yes', 'b'));
    const start = talked(0, '', 'a');
    const [first] = judgeEntries(toyRecord([named], { start }));
    expect(first?.irregular).not.toBeNull();
  });
});

describe('a long record', () => {
  const times = (n: number, entry: string): readonly string[] => new Array<string>(n).fill(entry);
  const judgeAll = (entries: readonly string[]) => [...judgeEntries(toyRecord(entries))].length;

  test('may have five hundred irregular tries', () => {
    expect(judgeAll([...times(500, '0 no back'), '0 yes'])).toBe(501);
    const message = 'More than 500 of these moves are irregular: too many for one game.';
    expect(() => judgeAll(times(501, '0 no back'))).toThrow(new TooMuch('moves', message));
  });

  test('has one budget for all its unseen cards, and for searches', () => {
    const budget = new RecordBudget();
    expect([...judgeEntries(toyRecord(['0 maybe', '1 maybe']), budget)]).toHaveLength(2);
    expect(budget.spent).toBe(4);
    for (let i = 0; i < 150; i++) budget.spendSearch();
    const message = 'More than 150 of these moves don’t seem to follow from the one before.';
    expect(() => budget.spendSearch()).toThrow(new TooMuch('moves', message));
    budget.spent = 20_000;
    expect(() => budget.spend()).toThrow(expect.objectContaining({ path: 'moves' }));
  });
});
