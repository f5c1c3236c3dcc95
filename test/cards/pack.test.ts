import { describe, expect, test } from 'vitest';
import { card, rankOf, suitOf, UNKNOWN } from '../../src/cards/card.ts';
import { definePack } from '../../src/cards/pack.ts';
import { capitalize, countNoun, joinWords, quote } from '../../src/cards/words.ts';

const pack = definePack({
  standard: 2,
  extras: [{ code: 'X', text: 'a joker', spoken: 'joker', copies: 4 }],
});

describe('a pack', () => {
  test.each(['10D', 'TD', 'td', '10♦', 't♦', '10d', '10♦\uFE0E'])('reads %s as the ten of diamonds', (code) => {
    expect(pack.read(code)).toBe(card('10', 'D'));
  });

  test.each(['', '1D', '11D', 'D10', '10', 'XD', 'AS ', ' AS', 'A♠♠', '?', 'ſ', 'aſ', '10+D', 'constructor'])(
    'reads no card in “%s”',
    (code) => {
      expect(pack.read(code)).toBeUndefined();
    },
  );

  test('reads its own cards in any case', () => {
    expect(pack.read('x')).toBe(pack.read('X'));
    expect(pack.code(pack.read('x') ?? UNKNOWN)).toBe('X');
  });

  test('counts copies', () => {
    expect(pack.size).toBe(108);
    expect(pack.copies(card('A', 'S'))).toBe(2);
    expect(pack.copies(99)).toBe(0);
  });

  test('sorts as plain text does: tens first, then twos, then letters', () => {
    const codes = ['X', 'AS', '2C', 'KD', '10D', '10C'].map((code) => pack.read(code) ?? UNKNOWN);
    expect(codes.sort(pack.compare).map(pack.code)).toEqual(['10C', '10D', '2C', 'AS', 'KD', 'X']);
  });

  test('names cards in sentences and aloud', () => {
    expect(pack.text(card('10', 'D'))).toBe('10♦');
    expect(pack.spoken(card('Q', 'S'))).toBe('queen of spades');
    expect(pack.text(UNKNOWN)).toBe('an unseen card');
    expect([rankOf(52), suitOf(52), suitOf(UNKNOWN)]).toEqual([undefined, undefined, undefined]);
  });
});

test('writes lists the way people say them', () => {
  expect([joinWords([]), joinWords(['a']), joinWords(['a', 'b']), joinWords(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  expect([countNoun(1, 'card'), countNoun(2, 'card'), capitalize('the end')]).toEqual(['1 card', '2 cards', 'The end']);
  expect(quote('x'.repeat(50))).toHaveLength(43);
});
