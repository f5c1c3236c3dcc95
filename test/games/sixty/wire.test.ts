import { describe, expect, test } from 'vitest';
import { attack, attackedWith, beat, error, judged, lateTable, moved, table, take } from './ask.ts';

describe('impossible positions', () => {
  const invalidCases: readonly (readonly [what: string, position: object, path: string])[] = [
    ['two numbers played at once', { attack: ['3', '4'], from: 1 }, 'position.attack[1]'],
    ['a joker played on a player', { attack: ['ZAP'], from: 1 }, 'position.attack[0]'],
    ['an unseen card played', { attack: ['?'], from: 1 }, 'position.attack[0]'],
    ['six cards in a hand', table('3 3 3 4 4 4', '', ''), 'position.hands[0]'],
    ['cards played by their own target', { attack: ['3'], from: 0 }, 'position.from'],
    ['a lead without a number', table('ZAP', '5?', '5?'), 'position.hands[0]'],
    ['a lead with no player left', lateTable('3 4', '', ''), 'position.hands'],
    ['a third 30', { ...table('30', '5?', '5?'), discard: ['30', '30'] }, 'position.discard[1]'],
    ['a number as a number', { hands: [[4], ['5?'], ['5?']] }, 'position.hands[0][0]'],
    ['a number with a nought in front', table('04', '5?', '5?'), 'position.hands[0][0]'],
    ['an impossible direction', { direction: 0 }, 'position.direction'],
    ['84 cards', { deck: ['69?'] }, 'position'],
  ];

  test.each(invalidCases)('%s', (_, position, path) => {
    expect(error('judge', { position, move: take })).toMatchObject({ code: 'bad-position', path });
  });

  test('a round that ends on an unseen card is refused', () => {
    const position = { ...lateTable('12 ?', '', ''), ...attackedWith('10', 2) };
    expect(error('apply', { position, move: beat('12') })).toMatchObject({
      code: 'bad-position',
      path: 'position.hands[0]',
    });
    const pile = { ...lateTable('12', '', ''), ...attackedWith('10', 2), penalty: [[], ['2?'], []] };
    expect(error('apply', { position: pile, move: beat('12') })?.path).toBe('position.penalty[1]');
  });
});

describe('moves', () => {
  const position = { ...table('4 4 10 ZAP 30', '5?', '5?'), ...attackedWith('6', 2) };
  const code = (move: unknown): string | undefined => error('judge', { position, move })?.code;

  test('with a field of another kind are errors, with a missing list of cards are not', () => {
    expect(code({ type: 'take', cards: [] })).toBe('bad-move');
    expect(code({ type: 'attack', cards: ['4'], pick: '4' })).toBe('bad-move');
    expect(code({ type: 'joker', cards: ['ZAP'], pick: '7' })).toBe('bad-move');
    expect(code({ type: 'joker', cards: ['ZAP'], pick: '?' })).toBe('bad-move');
    expect(code({ type: 'flee' })).toBe('bad-move');
    expect(judged(position, { type: 'beat' }).findings.map(({ rule }) => rule)).toEqual(['sixty/some-card']);
  });

  test('drop the choice that belongs to another joker', () => {
    expect(judged(position, { type: 'joker', cards: ['zap'], pick: '30' }).verdict).toBe('legal');
  });

  test('take cards in any order and case, and write them in code order', () => {
    const { findings } = judged(position, { type: 'beat', cards: ['zap', '30', '4'] });
    expect(findings[0]?.says).toBe('You can’t play a 4, a 30 and Zap together: they aren’t all the same number.');
  });

  test('play a card that may be unseen from the unseen ones', () => {
    const { hands, deck } = moved(table('4 4?', '5?', '5?'), attack('4 4')).position;
    expect([hands[0], deck]).toEqual([['5?'], ['66?']]);
  });
});

test('house rules: a seat without a player can’t begin', () => {
  const errorFor = (options: object) => error('judge', { options, position: {}, move: take });
  expect(errorFor({ start: 3 })).toMatchObject({ code: 'bad-options', path: 'options.start' });
  expect(errorFor({ start: 3, seats: 4 })).toBeUndefined();
  expect(errorFor({ rounds: 11 })).toMatchObject({ code: 'bad-options', path: 'options.rounds' });
});
