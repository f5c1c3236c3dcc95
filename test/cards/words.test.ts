import { describe, expect, test } from 'vitest';
import { allOf, numeral } from '../../src/cards/counting.ts';
import { agree, an, does, possessive, them } from '../../src/cards/grammar.ts';
import { count, plural } from '../../src/cards/words.ts';

describe('a number and its noun', () => {
  test('only one of a thing is singular', () => {
    expect([0, 1, 2].map((n) => count(n, 'card'))).toEqual(['0 cards', '1 card', '2 cards']);
    expect([0, 1, 2].map((n) => plural(n, 'die', 'dice'))).toEqual(['dice', 'die', 'dice']);
  });

  test.each([
    ['six', 'sixes'],
    ['Hocus-pocus', 'Hocus-pocuses'],
    ['day', 'days'],
    ['game with ten goal cards', 'games with ten goal cards'],
  ])('two of a %s are two %s', (one, many) => {
    expect(plural(2, one)).toBe(many);
  });

  test('numbers are words up to twenty', () => {
    expect([0, 1, 20, 21].map(numeral)).toEqual(['no', 'one', 'twenty', '21']);
  });

  test('one thing is it, two are both, more are all of them', () => {
    expect([1, 2, 3].map(allOf)).toEqual(['it', 'both', 'all three']);
    expect([1, 2].map(them)).toEqual(['it', 'them']);
  });
});

describe('a subject and its verb', () => {
  const has = (who: Parameters<typeof agree>[0]): string => agree(who, 'have', 'has');

  test('you have, a name has, whatever letter it ends in', () => {
    expect(['you', 'You', 'Ann', 'Chris', 'Yousef'].map(has)).toEqual(['have', 'have', 'has', 'has', 'has']);
    expect(has('Ann and Chris')).toBe('have');
  });

  test('no, two and three players have, one has, and you alone have', () => {
    expect([[], ['Ann'], ['you'], ['Ann', 'Chris'], ['you', 'Ann', 'Bert']].map(has)).toEqual([
      'have',
      'has',
      'have',
      'have',
      'have',
    ]);
  });

  test('0 and 2 cards have, 1 card has', () => {
    expect([0, 1, 2].map(has)).toEqual(['have', 'has', 'have']);
  });
});

test('an article goes by the sound', () => {
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

test('a name in -s takes ’s as any other, and a family that is named as several an apostrophe', () => {
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
  const all = ['you', 'You', 'Ann', 'Ann and Cleo', 'Andrea', 'They'];
  expect(all.map((who) => does(who, 'deal'))).toEqual([
    'you deal',
    'You deal',
    'Ann deals',
    'Ann and Cleo deal',
    'Andrea deals',
    'They deal',
  ]);
});

test('verbs of a form of their own are said in it', () => {
  expect(['have', 'be', 'pass', 'catch', 'lay'].map((verb) => does('Bert', verb))).toEqual([
    'Bert has',
    'Bert is',
    'Bert passes',
    'Bert catches',
    'Bert lays',
  ]);
  expect(['have', 'be', 'pass'].map((verb) => does('you', verb))).toEqual([
    'you have',
    'you are',
    'you pass',
  ]);
});
