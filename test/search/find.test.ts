import { describe, expect, test } from 'vitest';
import { findLine, loadFinder } from '../../src/cli/find.ts';
import { loadGames } from '../../src/cli/games.ts';
import { loadSearchContent } from '../../src/cli/search-data.ts';
import { hasChoice } from '../../src/game/options.ts';
import { searchFile } from '../../src/rulebook/search.ts';
import { createEntries } from '../../src/search/entries.ts';
import { createSearch, findAnswers, openSearch } from '../../src/search/search-index.ts';
import { createVocabulary } from '../../src/search/vocabulary.ts';
import { questionsOf } from './questions.ts';

const content = loadSearchContent();
const games = [...(await loadGames()).values()];
const search = createSearch(content.language, createEntries(games, content));
const firstAnswer = (query: string, game?: string) => findAnswers(search, query, game)[0];

const QUESTION_LISTS = [
  'asked',
  'anywhere',
  'blind',
  'fresh',
  'later',
  'strangers',
  'chatty',
  'hurried',
  'sisters',
  'foreign',
  'players',
  'table',
  'again',
  'trouble',
  'phone',
  'thumbs',
  'missed',
] as const;

describe('the questions that people ask', () => {
  test.each(QUESTION_LISTS)('%s: 95 in 100 questions find their rule among the first three answers', (list) => {
    const questions = questionsOf(list);
    const missed = questions.filter(({ query, game, rules }) => {
      const answers = findAnswers(search, query, game).slice(0, 3);
      return !answers.some(({ rule }) => rules.includes(rule ?? ''));
    });
    for (const { query, rules } of missed) process.stdout.write(`missed: ${query} (${rules.join(', ')})\n`);
    process.stdout.write(`${list}: ${questions.length - missed.length} of ${questions.length}\n`);
    expect(questions.length).toBeGreaterThanOrEqual(15);
    expect(missed.length / questions.length).toBeLessThanOrEqual(0.05);
  });

  test('puts its rule first if only one is meant', () => {
    const questions = questionsOf('first');
    const unanswered = questions.filter(({ query, rules }) => !rules.includes(firstAnswer(query)?.rule ?? ''));
    expect(questions.length).toBeGreaterThan(8);
    expect(unanswered).toEqual([]);
  });

  test('“who starts” is answered for every game', () => {
    const answered = findAnswers(search, 'who starts').map(({ game }) => game);
    expect(new Set(answered).size).toBe(games.length);
  });
});

describe('a word', () => {
  const [{ title, rule, game } = { title: '', rule: '', game: '' }] = createEntries(games, content).filter(
    (entry) => entry.kind === 'law' && /^\w+ \w{6,} \w+$/.test(entry.title),
  );

  test('finds its law in any spelling, with a typing error and half typed', () => {
    const slipped = title.replace(/(\w{3})\w(\w)/, '$1$2');
    for (const query of [title, title.toUpperCase(), `  ${title}?! `, slipped, title.slice(0, -2)]) {
      const rules = findAnswers(search, query, game).map((one) => one.rule);
      expect([query, rules.slice(0, 3).includes(rule)]).toEqual([query, true]);
    }
  });

  test('that occurs nowhere finds nothing, and so does an empty query', () => {
    expect(findAnswers(search, 'xylophone')).toEqual([]);
    expect(findAnswers(search, '')).toEqual([]);
    expect(findAnswers(search, ' ?! ')).toEqual([]);
  });

  test('is searched in one game if that is named', () => {
    for (const { id } of games) {
      const answers = findAnswers(search, 'joker', id);
      expect(answers.length).toBeGreaterThan(1);
      expect(answers.filter((answer) => answer.game !== id)).toEqual([]);
    }
  });
});

describe('the index', () => {
  test('has every law, every house rule with its values, every lesson and the words of the table', () => {
    const entries = createEntries(games, content);
    const laws = entries.filter(({ number }) => number !== '').map(({ rule }) => rule);
    expect(laws.toSorted()).toEqual(games.flatMap((game) => game.rules.all.map(({ id }) => id)).toSorted());
    const houses = entries.filter(({ kind }) => kind === 'house');
    expect(houses.length).toBe(games.flatMap((game) => game.options.filter(hasChoice)).length);
    expect(houses.filter(({ says }) => !/ Here: \S/.test(says))).toEqual([]);
    for (const kind of ['lesson', 'word', 'chapter']) {
      const of = new Set(entries.filter((entry) => entry.kind === kind).map(({ game }) => game));
      expect([kind, of.size]).toEqual([kind, games.length]);
    }
  });

  test('answers on the site like on the command line', async () => {
    const siteSearch = await openSearch(JSON.parse(JSON.stringify(searchFile(games))));
    for (const { query, game } of questionsOf('asked')) {
      expect(findAnswers(siteSearch, query, game)).toEqual(findAnswers(search, query, game));
    }
  });

  test('knows no rule that doesn’t exist', () => {
    const changedGames = [...content.games].map(([id, text]) => [id, { ...text, asked: { nowhere: 'what' } }] as const);
    expect(() => createEntries(games, { ...content, games: new Map(changedGames) })).toThrow('no rule');
  });
});

describe('a query on the command line', () => {
  const ids = new Set(games.map(({ id }) => id));
  const answer = (line: unknown) =>
    findLine(search, ids, typeof line === 'string' ? line : JSON.stringify(line)) as {
      readonly hits?: readonly object[];
      readonly error?: { readonly code: string; readonly path: string };
    };
  const [GAME = ''] = ids;

  test('gets ten answers at most, each with these keys', () => {
    const { hits = [] } = answer({ query: 'cards' });
    expect(hits.length).toBe(10);
    for (const hit of hits) expect(Object.keys(hit)).toEqual(['game', 'rule', 'title', 'path', 'says']);
  });

  test('is an error if it isn’t a question', () => {
    const codes = [
      ...['', '[]', '"joker"', {}, { query: 3 }, { query: 'joker', seed: 1 }],
      ...[{ query: 'joker', game: 'nowhere' }, { query: 'joker', game: 3 }, { query: 'j'.repeat(5000) }],
    ].map((line) => answer(line).error?.code);
    expect(codes).toEqual([...new Array(6).fill('bad-json'), 'unknown-game', 'unknown-game', 'too-much']);
    expect(answer({ query: 'joker', game: GAME }).error).toBeUndefined();
  });

  test('gets the same answer from the process', async () => {
    const line = JSON.stringify({ query: 'three jacks' });
    expect((await loadFinder())(line)).toEqual(answer(line));
  });
});

describe('terms', () => {
  const { terms, related, correct } = createVocabulary(content.language);

  test('are the same for all forms of a word, and for cards in any spelling', () => {
    const sameScores = [
      ['combines', 'combining', 'combination', 'combinations'],
      ['dealt', 'deals', 'dealing', 'deal'],
      ['10♦', '10d', 'ten of diamonds', '10 of diamonds', 'tens, diamond'],
      ['K A 2', 'king ace two', 'kings, aces, twos'],
      ['centre', 'center', 'middle'],
    ].map((forms) => new Set(forms.map((form) => terms(form).join(' '))).size);
    expect(sameScores).toEqual([1, 1, 1, 1, 1]);
  });

  test('leave out filler words, unless there are no others', () => {
    expect(terms('what is the joker?')).toEqual(terms('Joker'));
    expect(terms('what is it')).toHaveLength(3);
  });

  test('are the same for synonyms', () => {
    expect(terms('the stock ran out')).toEqual(terms('stock is used up'));
    expect(terms('do I have to')).toEqual(terms('must'));
  });

  test('lead to terms of similar meaning', () => {
    expect(related('transfer')).toContain('pass');
    expect(related('pass')).toContain('transfer');
    expect(related('joker')).not.toContain('joker');
  });

  test('with a typing error are the intended word, and two joined words are both', () => {
    const knownWords = new Set(['high', 'stock', 'pile', 'abracadabra']);
    for (const slip of ['higest', 'highets', 'hihgest', 'highestt', 'hightst']) {
      expect([slip, correct(slip, knownWords)]).toEqual([slip, ['high']]);
    }
    expect(correct('abrakadabra', knownWords)).toEqual(['abracadabra']);
    expect(correct('stockpile', knownWords)).toEqual(['stock', 'pile']);
    expect(correct('throwin', new Set(['throw']))).toEqual(['throw']);
    expect(correct('xylophone', knownWords)).toEqual([]);
    expect(correct('pil', knownWords)).toEqual([]);
  });

  test('with swapped letters are the intended word even if short', () => {
    expect(correct('tow', new Set())).toEqual(['2']);
    expect(correct('tou', new Set())).toEqual([]);
  });

  test('that sound alike are preferred to others that are as similar', () => {
    expect(correct('brik', new Set(['brisk', 'brick']))).toEqual(['brick']);
    expect(correct('stok', new Set(['stot', 'stock']))).toEqual(['stock']);
  });
});
