import { describe, expect, test } from 'vitest';
import { hasLongerAnswers, shortAnswersFor } from '../../../../src/features/desk/state/place-answers.ts';
import type { DeskPlace } from '../../../../src/game/desk.ts';
import { fault, ok } from '../../../../src/game/fault.ts';
import type { GameState } from '../../../../src/game/play.ts';
import { cardPlace, choicePlace, listPlace, numberPlace, toyDesk, toyDraft } from './toy-desk.ts';

const answersFor = (place: DeskPlace, values: Parameters<typeof toyDraft>[1] = {}): readonly unknown[] => {
  const game = toyDesk([place]);
  return shortAnswersFor(game, toyDraft(game, values), place).map(({ label, said }) => [label, said]);
};
const choices = (n: number) => Array.from({ length: n }, (_, i) => [i, `Choice ${i}`] as const);

describe('the short answers', () => {
  test('to a choice are its values', () => {
    const trump = choicePlace('trump', [
      ['H', 'Hearts'],
      [null, 'None'],
    ]);
    expect(answersFor(trump)).toEqual([
      ['Hearts', 'H'],
      ['None', null],
    ]);
  });

  test('to a choice of more than eight values are only that there is none', () => {
    expect(answersFor(choicePlace('rank', choices(8)))).toHaveLength(8);
    expect(answersFor(choicePlace('rank', choices(9)))).toEqual([]);
    expect(answersFor(choicePlace('rank', [...choices(8), [null, 'No rank']]))).toEqual([['No rank', null]]);
  });

  test('to a number are the first eight at most', () => {
    expect(answersFor(numberPlace('n', 2, 4))).toEqual([
      ['2', 2],
      ['3', 3],
      ['4', 4],
    ]);
    const many = answersFor(numberPlace('n', 0, 20));
    expect([many.length, many.at(-1)]).toEqual([8, ['7', 7]]);
    expect(answersFor(numberPlace('n', 1, 8))).toHaveLength(8);
  });

  test('to a list of words is that nobody spoke', () => {
    expect(answersFor(listPlace('bids', ['Ann'], ['one']))).toEqual([['Nobody spoke', []]]);
  });

  test('to a place of cards are none, and the unseen cards that usually lie there', () => {
    expect(answersFor(cardPlace('row'))).toEqual([['None', []]]);
    expect(answersFor(cardPlace('row', { emptyLabel: 'Nothing is played' }))).toEqual([['Nothing is played', []]]);
    // Of several piles, no label of one can name them all.
    expect(answersFor(cardPlace('row-1', { emptyLabel: 'Empty', among: 'Rows' }))).toEqual([['None', []]]);
    const placeholder = 'Four cards nobody showed';
    expect(answersFor(cardPlace('row', { placeholder, defaultThings: ['4?'] }))).toEqual([
      [placeholder, ['4?']],
      ['None', []],
    ]);
    expect(answersFor(cardPlace('row', { placeholder, defaultThings: ['4?'], unseen: false }))).toEqual([['None', []]]);
    expect(answersFor(cardPlace('row', { placeholder }))).toEqual([
      [placeholder, []],
      ['None', []],
    ]);
  });

  test('with unseen cards that depend on the position are those of the laid table', () => {
    const place = cardPlace('row', { placeholder: 'Nobody saw them' });
    const game = toyDesk([place]);
    const { position } = game.notation;
    const read = (_: unknown, options: unknown) => ok({ options, json: { row: ['5?'] } } as unknown as GameState);
    const depending = { ...game, notation: { ...game.notation, position: { ...position, read } } };
    expect(shortAnswersFor(depending, toyDraft(game), place)[0]).toEqual({ label: 'Nobody saw them', said: ['5?'] });
  });

  test('are only those that can be said', () => {
    const trump = choicePlace('trump', choices(3), {
      write: (json, value) => (value === 1 ? json : { trump: value ?? null }),
    });
    expect(answersFor(trump)).toEqual([
      ['Choice 0', 0],
      ['Choice 2', 2],
    ]);
  });

  test('are only those that leave a readable table', () => {
    const place = numberPlace('n', 1, 3);
    const notRead = fault('bad-position', 'position.moon', 'No.');
    const game = toyDesk([place]);
    const { position } = game.notation;
    const withRead = (isRead: (json: Record<string, unknown>) => boolean) => ({
      ...game,
      notation: {
        ...game.notation,
        position: {
          ...position,
          read: ((json, options, seed) =>
            isRead(json) ? position.read(json, options, seed) : notRead) as typeof position.read,
        },
      },
    });
    const notTwo = withRead((json) => json['n'] !== 2);
    expect(shortAnswersFor(notTwo, toyDraft(game), place).map(({ said }) => said)).toEqual([1, 3]);
    expect(
      shortAnswersFor(
        withRead(() => false),
        toyDraft(game),
        place,
      ),
    ).toEqual([]);
  });

  test('complete the position first', () => {
    const place = cardPlace('row', { unseen: false });
    const complete = (json: Readonly<Record<string, unknown>>) =>
      Array.isArray(json['row']) && json['row'].length === 0 ? {} : (json as Record<string, never>);
    const game = toyDesk([place], { desk: { complete } });
    // Completed, an empty place has nothing said in it.
    expect(shortAnswersFor(game, toyDraft(game), place)).toEqual([]);
  });
});

test('a place takes longer answers if its short ones aren’t all', () => {
  const long = (place: DeskPlace): boolean => {
    const game = toyDesk([place]);
    return hasLongerAnswers(place, shortAnswersFor(game, toyDraft(game), place));
  };
  expect(long(cardPlace('row'))).toBe(true);
  expect(long(listPlace('bids', ['Ann'], ['one']))).toBe(true);
  expect([8, 9].map((n) => long(choicePlace('rank', choices(n))))).toEqual([false, true]);
  expect(long(choicePlace('rank', [...choices(8), [null, 'None']]))).toBe(true);
  expect([8, 9].map((max) => long(numberPlace('n', 1, max)))).toEqual([false, true]);
  expect(long(choicePlace('rank', []))).toBe(true);
});
