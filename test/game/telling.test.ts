import { expect, test } from 'vitest';
import { adviceOf } from '../../src/game/coach.ts';
import { event } from '../../src/game/event.ts';
import { createEventDescriber } from '../../src/game/event-describer.ts';
import type { GameEvent } from '../../src/game/play.ts';
import { seatNamerFor } from '../../src/game/seat-namer.ts';

test('an event names its rule and seat, and has cards only where it is given some', () => {
  expect(event('pass', 'game/pass', 2)).toEqual({ kind: 'pass', rule: 'game/pass', seat: 2, cards: [] });
  expect(event('take', 'game/take', null, { cards: [4], points: 2 })).toEqual({
    ...{ kind: 'take', rule: 'game/take', seat: null, cards: [4], points: 2 },
  });
});

test('an event is told as a sentence about its player, its side or nobody', () => {
  type Told = GameEvent<'take'> | GameEvent<'end'>;
  const describe = createEventDescriber<Told>((cards) => `${cards.length} cards`, {
    take: ({ who, cards, event: { rule }, name }) => `${who} took ${cards} by ${rule}, said ${name(1)}.`,
    end: ({ who }) => `${who} won.`,
  });
  const name = seatNamerFor(0);
  expect(describe(event('take', 'game/take', 0, { cards: [3, 4] }), name)).toBe(
    'You took 2 cards by game/take, said Ann.',
  );
  expect(describe(event('end', 'game/end', 2), name)).toBe('Bert won.');
  expect(describe(event('end', 'game/end', null), name)).toBe('Nobody won.');
  expect(describe(event('end', 'game/end', null, { side: 1 }), name)).toBe('Ann and Cleo won.');
  expect(describe(event('end', 'game/end', null, { side: 0 }), name)).toBe('You and Bert won.');
});

test('a coach says what applies, the most important first, with the facts it has', () => {
  const rules = {
    high: (n: number) => n > 5 && `${n} is high.`,
    even: (n: number) => (n % 2 === 0 ? { says: `${n} is even.`, facts: { n } } : undefined),
    never: () => false as const,
    low: (n: number) => n < 3 && 'It is low.',
  };
  expect(adviceOf(rules, 8)).toEqual([
    { id: 'high', says: '8 is high.' },
    { id: 'even', says: '8 is even.', facts: { n: 8 } },
  ]);
  expect(adviceOf(rules, 1)).toEqual([{ id: 'low', says: 'It is low.' }]);
  expect(adviceOf(rules, 5)).toEqual([]);
});
