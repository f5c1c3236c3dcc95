import { expect, test } from 'vitest';
import { defaultOptions } from '../../../src/game/options.ts';
import { game } from '../../../src/games/lucky-number/index.ts';
import type { LuckyOptions } from '../../../src/games/lucky-number/options.ts';
import { tableOf } from './ask.ts';

type Json = Parameters<typeof game.notation.position.read>[0];
const NAMES = ['you', 'Ann', 'Bert'];
const CARDS_OWED = { owed: { by: 'cards', n: 3 } };

/** The coach's advice to seat 0, most important first. */
function advice(position: object, houseRules: object = {}): readonly { id: string; says: string }[] {
  const options = { ...defaultOptions(game.options), ...houseRules } as LuckyOptions;
  const parsedState = game.notation.position.read(position as Json, options, 1);
  if (!parsedState.ok) throw new Error(parsedState.fault.says);
  return (
    game.heuristics.advise?.(game.visibility.view(parsedState.value, 0), 0, (namedSeat) => NAMES[namedSeat] ?? '') ?? []
  );
}
const adviceById = (position: object, houseRules?: object): Readonly<Record<string, string>> =>
  Object.fromEntries(advice(position, houseRules).map(({ id, says }) => [id, says]));
const firstAdviceId = (position: object): string | undefined => advice(position)[0]?.id;

test('a combination in hand is named, cards and all', () => {
  const [firstAdvice] = advice(tableOf('2D 3D 4D 9C | 3C | 6D', '9H', { lucky: [9, 20, 20] }));
  expect(firstAdvice?.id).toBe('first-combination');
  for (const card of ['2♦', '3♦', '4♦', '3 cards']) expect(firstAdvice?.says).toContain(card);
});

test('a debt comes before everything else, and has its own advice', () => {
  const cards = { owed: { by: 'cards', n: 6 } };
  expect(advice(tableOf('2S 9C | 3C | 6D', '9H AC', cards))[0]?.says).toContain('A 2 passes them on');
  expect(advice(tableOf('7S 9C | 3C | 6D', '9H AC', cards))[0]?.says).toContain('draw them');
  const dice = { owed: { by: 'dice', n: 4 }, lucky: [9, 20, 20] };
  expect(advice(tableOf('2D 3D 4D | 3C | 6D', '9H', dice))[0]?.says).toContain('you have an answer');
  expect(advice(tableOf('AD 3D 4D | 3C | 6D', '9H', dice))[0]?.says).toContain('you hold none');
});

test('a jack names a suit, but for the last card', () => {
  expect(adviceById(tableOf('JH 5C | 3C | 6D', '9H'))['name-a-suit']).toMatch(/^A jack lets you name a suit/);
  expect(adviceById(tableOf('JH | 3C | 6D', '9H'))['name-a-suit']).toBeUndefined();
});

test('a last seven is warned of in time, where it may be laid', () => {
  expect(firstAdviceId(tableOf('7H 5H | 3C 4C 5C 6C | 6D', '9H'))).toBe('last-seven');
  expect(adviceById(tableOf('7H X | 3C 4C 5C 6C | 6D', 'AH', CARDS_OWED))).not.toHaveProperty('last-seven');
  expect(adviceById(tableOf('7S 5S | 3C 4C 5C 6C | 6D', '9H', { drawn: '5S' }))).not.toHaveProperty('last-seven');
});

test('an ace is for a dangerous neighbour only where it is the best lay, and is worth keeping elsewhere', () => {
  const hurting = adviceById(tableOf('AC 5H | 3C | 6D', '9H'));
  expect(hurting['hurt-the-leader']).toMatch(/^Ann has 1 card left and comes after you/);
  expect(hurting).not.toHaveProperty('keep-for-chains');
  const keeping = adviceById(tableOf('AC 5H 6H 8S | 3C 4C | 6D', '9H'));
  expect(keeping).not.toHaveProperty('hurt-the-leader');
  expect(keeping['keep-for-chains']).toMatch(/^Lay your plain cards first/);
  const diceOwed = { owed: { by: 'dice', n: 4 } };
  expect(adviceById(tableOf('AC 5H | 3C | 6D', '9H', diceOwed))).not.toHaveProperty('hurt-the-leader');
  expect(adviceById(tableOf('AC 5H | | 6D', 'AH', CARDS_OWED))['hurt-the-leader']).toContain('Ann has no card left');
});

test('cards for chains are praised only in hand, beside a plain card to lay', () => {
  expect(adviceById(tableOf('5H 6H 8S | 3C | 6D', '9H'))).not.toHaveProperty('keep-for-chains');
  expect(adviceById(tableOf('KH 2S 5S 6S | 3C 4C 5C 6C | 6D', '9H'))).not.toHaveProperty('keep-for-chains');
});

test('a combination is named once, with the player who owes dice for it, and no draw beside it', () => {
  const hand = '2D 3D 4D 9C | 3C | 6D';
  const lucky = [9, 20, 20];
  const free = adviceById(tableOf(hand, '10S', { lucky }));
  expect(free['first-combination']).toContain('and Ann owes a die for each.');
  expect(free).not.toHaveProperty('nothing-to-lay');
  expect(adviceById(tableOf('2D 3D 5D 9C | 3C | 6D', '10S', { lucky }))).toHaveProperty('nothing-to-lay');
  const answering = adviceById(tableOf(hand, '10S', { lucky, owed: { by: 'dice', n: 4 } }));
  expect(answering['owe-dice']).toContain('you have an answer');
  expect(answering).not.toHaveProperty('first-combination');
});

test('a combination that must match and doesn’t is not denied', () => {
  const owing = tableOf('2D 3D 4D | 3C | 6D', '10S', { lucky: [9, 20, 20], owed: { by: 'dice', n: 4 } });
  expect(adviceById(owing, { comboMatch: true })['owe-dice']).toContain('you hold none that fits, so draw');
});

test('a drawn card that fits only in a combination may be laid in it', () => {
  const drawnTable = (hand: string): object => tableOf(`${hand} | 3C | 6D`, '10S', { lucky: [9, 20, 20], drawn: '4D' });
  expect(adviceById(drawnTable('2D 3D 4D 9C'))['drawn-card']).toContain('fits only in a combination');
  expect(adviceById(drawnTable('2D 5D 4D 9C'))['drawn-card']).toContain('doesn’t fit, so pass');
});

test('a player who may jump in owes nothing, and doesn’t jump in with a last 7', () => {
  const chain = adviceById(tableOf('2C AC 4S | 3C | 6D', '9H 2C', { ...CARDS_OWED, turn: 2, open: 1 }));
  expect(Object.keys(chain)).toEqual(['jump-in']);
  expect(advice(tableOf('7H | 3C 4C | 6D', '9H 7H', { turn: 1, open: 1 }))).toEqual([]);
  expect(firstAdviceId(tableOf('7H 4S | 3C 4C | 6D', '9H 7H', { turn: 1, open: 1 }))).toBe('jump-in');
});

test('a waiting player gets no advice, but the twin is named', () => {
  expect(advice(tableOf('5C | 3C | 6D', '9H', { turn: 1 }))).toEqual([]);
  expect(firstAdviceId(tableOf('5H 4S | 3C | 6D', '9H 5H', { turn: 1, open: 2 }))).toBe('jump-in');
});

test('a combination that is better kept isn’t advised', () => {
  const hand = 'AS AC X 4H 5H 6H 9C 10C | 3C 4C 5C 6C | 6D';
  const adviceList = advice(tableOf(hand, '9H', { lucky: [3, 20, 20] }));
  expect(adviceList.map(({ id }) => id)).not.toContain('first-combination');
});
