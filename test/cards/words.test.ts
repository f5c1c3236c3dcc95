import { describe, expect, test } from 'vitest';
import { agree, an, possessive, pronounFor, withVerb } from '../../src/cards/grammar.ts';
import { allOf, numeral } from '../../src/cards/numerals.ts';
import { countNoun, plural } from '../../src/cards/words.ts';

describe('a number and its noun', () => {
  test('a noun is singular after 1 only', () => {
    expect([0, 1, 2].map((n) => countNoun(n, 'card'))).toEqual(['0 cards', '1 card', '2 cards']);
    expect([0, 1, 2].map((n) => plural(n, 'die', 'dice'))).toEqual(['dice', 'die', 'dice']);
  });

  test.each([
    ['six', 'sixes'],
    ['Hocus-pocus', 'Hocus-pocuses'],
    ['day', 'days'],
    ['game with ten goal cards', 'games with ten goal cards'],
  ])('two of a %s are two %s', (one, pluralNoun) => {
    expect(plural(2, one)).toBe(pluralNoun);
  });

  test('numbers are words up to twenty', () => {
    expect([0, 1, 20, 21].map(numeral)).toEqual(['no', 'one', 'twenty', '21']);
  });

  test('one thing is “it”, two are “both”, more are “all of them”', () => {
    expect([1, 2, 3].map(allOf)).toEqual(['it', 'both', 'all three']);
    expect([1, 2].map(pronounFor)).toEqual(['it', 'them']);
  });
});

describe('a subject and its verb', () => {
  const verbFor = (subject: Parameters<typeof agree>[0]): string => agree(subject, 'have', 'has');

  test('“you” takes have, a name takes has, whatever its last letter', () => {
    expect(['you', 'You', 'Ann', 'Chris', 'Yousef'].map(verbFor)).toEqual(['have', 'have', 'has', 'has', 'has']);
    expect(verbFor('Ann and Chris')).toBe('have');
  });

  test('“no players”, “two players” and “you” take have, “one player” takes has', () => {
    expect([[], ['Ann'], ['you'], ['Ann', 'Chris'], ['you', 'Ann', 'Bert']].map(verbFor)).toEqual([
      'have',
      'has',
      'have',
      'have',
      'have',
    ]);
  });

  test('0 and 2 cards have, 1 card has', () => {
    expect([0, 1, 2].map(verbFor)).toEqual(['have', 'has', 'have']);
  });
});

test('an article depends on the sound that follows', () => {
  expect(['ace', 'eight', 8, 11, 18, 7, 1, 80, 'unit', 'unseen card', 'queen', 110].map(an)).toEqual([
    'an ace',
    'an eight',
    'an 8',
    'an 11',
    'an 18',
    'a 7',
    'a 1',
    'an 80',
    'a unit',
    'an unseen card',
    'a queen',
    'a 110',
  ]);
});

test('a name in -s takes ’s like any other, and a family name in the plural takes an apostrophe', () => {
  expect(['you', 'You', 'Ann', 'Chris', 'Player 2', 'the Smiths'].map(possessive)).toEqual([
    'your',
    'Your',
    'Ann’s',
    'Chris’s',
    'Player 2’s',
    'the Smiths’',
  ]);
});

test('you deal, Ann deals, and two of them deal', () => {
  const subjects = ['you', 'You', 'Ann', 'Ann and Cleo', 'Andrea', 'They'];
  expect(subjects.map((subject) => withVerb(subject, 'deal'))).toEqual([
    'you deal',
    'You deal',
    'Ann deals',
    'Ann and Cleo deal',
    'Andrea deals',
    'They deal',
  ]);
});

test('irregular verbs have their own forms', () => {
  expect(['have', 'be', 'pass', 'catch', 'lay'].map((verb) => withVerb('Bert', verb))).toEqual([
    'Bert has',
    'Bert is',
    'Bert passes',
    'Bert catches',
    'Bert lays',
  ]);
  expect(['have', 'be', 'pass'].map((verb) => withVerb('you', verb))).toEqual(['you have', 'you are', 'you pass']);
});
