import { expect, test } from 'vitest';
import { speaks } from '../speaks.ts';

const put = (...cards: string[]) => ({ type: 'place', cards });
const of = (position: object, card: string) => speaks('broom', position, put(card));

test('a joker is put down where one’s own Broom, or the end, brings it home', () => {
  const broom = { hands: [['J20', 'BROOM', '4C'], ['3?']], table: ['8C'] };
  expect(of(broom, 'J20')['for-the-broom']).toBe(
    'Your Broom can sweep the 20 joker up again, with all that lies there by then.',
  );
  expect(of(broom, '4C')['for-the-broom']).toBeUndefined();
  const end = { hands: [['J20', '4C'], ['2?']], table: ['8C'], stock: [], lastTaker: 0 };
  expect(of(end, 'J20')['leftovers-home']).toContain('You took last');
  expect(of({ ...end, lastTaker: 1 }, 'J20')['leftovers-home']).toBeUndefined();
  expect(of({ hands: end.hands, table: ['8C'], lastTaker: 0 }, 'J20')['leftovers-home']).toBeUndefined();
});

test('a card is put down on which another of the hand makes what one holds', () => {
  const hands = [['2S', '6D', '8H'], ['3?']];
  expect(of({ hands, table: ['KC'] }, '2S')['builds-next']).toBe(
    'Next turn 6♦ could go on it: that makes 8, and you hold 8♥.',
  );
  expect(of({ hands, table: ['KC'] }, '8H')['builds-next']).toBeUndefined();
});

test('a build waits where nobody else holds what takes it', () => {
  const lies = { table: ['10C+AS', '4H'], builders: { '10C+AS': 0 } };
  const hands = [['J11', '4C'], ['3?']];
  const take = { type: 'take', cards: ['4C'], groups: [['4H']] };
  expect(speaks('broom', { ...lies, hands }, take)['build-can-wait']).toContain('Your 11 can wait');
  const six = { table: ['5C+AS', '4H'], builders: { '5C+AS': 0 }, hands: [['6C', '4C'], ['3?']] };
  expect(speaks('broom', six, take)['build-can-wait']).toBeUndefined();
});
