import { describe, expect, test } from 'vitest';
import { seatNamerFor } from '../../../src/game/seat-namer.ts';
import { game } from '../../../src/games/broom/index.ts';
import { buttonsFor, moveAt, stateAt } from '../at-position.ts';
import { tableOf, take } from './ask.ts';

/** The buttons for cards of the hand and of the table, less the place and the sweep, which are always there. */
const takesAndCombinations = (hand: string, table: string, picks: string): readonly string[] =>
  buttonsFor(game, stateAt(game, tableOf(hand, table)), 0, picks).slice(0, -2);
const onTable = (text: string): string =>
  text
    .split(' ')
    .map((card) => `table/${card}`)
    .join(' ');

describe('the buttons for touched cards', () => {
  test.each<[string, string, string, string, readonly string[]]>([
    [
      'a nine takes a nine, and a four and a five together',
      '9S 2C',
      '5C 4D 9H',
      `hand-0/9S ${onTable('5C 4D 9H')}`,
      ['Take: Take 4♦ and 5♣ · 9♥ with 9♠.', 'Combine: Combine 9♠ with 4♦, 5♣ and 9♥.'],
    ],
    [
      'cards that don’t come to the sum stay together, an equal one by itself',
      '9S 3C',
      '3D 6D 2D AD',
      `hand-0/3C ${onTable('3D 6D 2D AD')}`,
      ['Take: Take 2♦, 6♦ and A♦ · 3♦ with 3♣.', 'Combine: Combine 3♣ with 2♦, 3♦, 6♦ and A♦.'],
    ],
    [
      'a two on a five, for the seven in the hand, with a three and a four beside it',
      '9S 2C 7H',
      '5C 3D 4D AD',
      `hand-0/2C ${onTable('5C 3D 4D')}`,
      ['Take: Take 3♦, 4♦ and 5♣ with 2♣.', 'Combine: Combine 2♣ with 5♣; also combine 3♦ and 4♦.'],
    ],
    [
      'without a card in the hand to take it, the card is laid onto everything touched',
      '8S 2C',
      '5C 4D 9H',
      `hand-0/2C ${onTable('5C')}`,
      ['Take: Take 5♣ with 2♣.', 'Combine: Combine 2♣ with 5♣.'],
    ],
    [
      'a king has no number, so nothing is added up',
      'KS 2C 7H',
      'KC 4D 9H',
      `hand-0/KS ${onTable('KC 4D')}`,
      ['Take: Take 4♦ and K♣ with K♠.', 'Combine: Combine K♠ with 4♦ and K♣.'],
    ],
    [
      'a king touched beside numbers can’t be combined with them',
      '9S 2C 6H',
      'KC 4D 9H',
      `hand-0/2C ${onTable('KC 4D')}`,
      ['Take: Take 4♦ and K♣ with 2♣.', 'Combine: Combine 2♣ with 4♦ and K♣.'],
    ],
    [
      'a card alone takes nothing',
      '9S 2C',
      '5C 4D',
      'hand-0/2C',
      ['Take: Take nothing with 2♣.', 'Combine: Combine 2♣ with nothing.'],
    ],
    [
      'a table card alone is tried without a card',
      '9S 2C',
      '5C 4D',
      onTable('5C'),
      ['Take: Take 5♣ with no card.', 'Combine: Combine no card with 5♣.'],
    ],
    [
      'two cards at once may be tried, the lower first',
      '9S 2C 7H',
      '5C 4D',
      `hand-0/9S hand-0/2C ${onTable('5C')}`,
      ['Take: Take 5♣ with 2♣ and 9♠.', 'Combine: Combine 2♣ and 9♠ with 5♣.'],
    ],
    ['nothing touched means nothing', '9S 2C', '5C 4D', '', []],
  ])('%s', (_, hand, table, picks, expected) => {
    expect(takesAndCombinations(hand, table, picks)).toEqual(expected);
  });

  test('several ways to combine are told apart by their cards', () => {
    const table = '2C 2D 2H 3S';
    expect(takesAndCombinations('AC 5H', table, `hand-0/AC ${onTable(table)}`)).toEqual([
      'Take: Take 2♣, 2♦, 2♥ and 3♠ with A♣.',
      'Combine 2♣+2♦+A♣ and 2♥+3♠: Combine A♣ with 2♣ and 2♦; also combine 2♥ and 3♠.',
      'Combine 2♣+2♥+A♣ and 2♦+3♠: Combine A♣ with 2♣ and 2♥; also combine 2♦ and 3♠.',
      'Combine 2♦+2♥+A♣ and 2♣+3♠: Combine A♣ with 2♦ and 2♥; also combine 2♣ and 3♠.',
    ]);
  });

  test('a card may always be placed, and the table swept with it', () => {
    const state = stateAt(game, tableOf('9S 2C', '5C 4D'));
    expect(buttonsFor(game, state, 0, 'hand-0/2C').slice(-2)).toEqual([
      'Place (on table): Place 2♣.',
      'Sweep: Sweep the table with 2♣.',
    ]);
  });
});

describe('what stands at the table', () => {
  test.each<[number, string]>([
    [0, 'made by you'],
    [1, 'made by Ann'],
  ])('a combined card shows its number and who made it: seat %i', (maker, note) => {
    const state = stateAt(game, tableOf('9S 2C', '5C+2D 9H', { builders: { '5C+2D': maker } }));
    const [combined, nine] = game.table.zones(state, 0, seatNamerFor(0)).find(({ id }) => id === 'table')?.items ?? [];
    expect([combined?.worth, combined?.note]).toEqual(['7', note]);
    expect([nine?.worth, nine?.note]).toEqual([undefined, undefined]);
  });

  test.each<[string, object, readonly string[]]>([
    ['each player has a pile', {}, ['Ann’s pile', 'Your pile', 'Bert’s pile', 'Cleo’s pile']],
    ['partners have one together', { partners: true }, ['Their pile', 'Your side’s pile']],
  ])('%s', (_, house, expected) => {
    const position = { turn: 0, hands: [['9S'], ['4?'], ['4?'], ['4?']], table: ['9H'] };
    const zones = game.table.zones(stateAt(game, position, { seats: 4, ...house }), 1, seatNamerFor(1));
    expect(zones.filter(({ id }) => id.startsWith('taken-')).map(({ label }) => label)).toEqual(expected);
  });

  test('no player may look at the stock, every player at the piles', () => {
    const zones = game.table.zones(stateAt(game, tableOf('9S', '9H')), 0, seatNamerFor(0));
    const lookAt = (zoneId: string) => zones.find(({ id }) => id === zoneId)?.look;
    expect([lookAt('stock'), lookAt('taken-0'), lookAt('taken-1')]).toEqual([
      'No player may look at the stock.',
      true,
      true,
    ]);
  });
});

test('the last take may be looked at again', () => {
  const state = stateAt(game, tableOf('9S 2C', '5C 4D 9H'));
  const { events } = game.play.play(state, 0, moveAt(game, state, take('9S', '5C 4D', '9H')));
  const last = game.table.last?.findLast(events, 0, seatNamerFor(0));
  expect(last?.says).toBe('You took 5♣, 4♦ and 9♥ with 9♠.');
  expect(last?.zones.map(({ label, items }) => [label, items.map(({ id, note }) => note ?? id)])).toEqual([
    ['Played', ['played by you']],
    ['Taken', ['5C', '4D', '9H']],
  ]);
  expect(game.table.last?.findLast([], 0, seatNamerFor(0))).toBeNull();
});
