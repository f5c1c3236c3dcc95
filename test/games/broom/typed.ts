import type { TypedTable } from '../../typed/typed-table.ts';

/** Sentences typed at an empty table; each puts the cards it names there. */
export const DEFAULT_TABLE: TypedTable = {
  meanings: [
    {
      sentences: [
        'place kd',
        'Place K♦.',
        'place the king of diamonds',
        'PLACE KD',
        'kd placed',
        'put down kd',
        'lay K♦ on the table',
      ],
      move: { type: 'place', cards: ['KD'] },
      places: { 'hand-0': ['KD', '3?'] },
    },
    { sentences: ['Place 6♥', 'places 6h', 'place six of hearts!'], move: { type: 'place', cards: ['6H'] } },
    {
      sentences: [
        'Take 5♣ and A♠ with 6♥',
        'take 5c as with 6h',
        '6♥ takes 5♣ A♠',
        'with 6h take 5c, as',
        'I took the five of clubs and the ace of spades with the six of hearts.',
        '5c as with 6h',
        'TAKES 5C AND AS WITH 6H',
      ],
      move: { type: 'take', cards: ['6H'], groups: [['5C', 'AS']] },
    },
    {
      sentences: ['take 5c with 5d', '5d takes 5c', 'Take 5♣ with 5♦.'],
      move: { type: 'take', cards: ['5D'], groups: [['5C']] },
      places: { 'hand-0': ['5D', '3?'], table: ['5C'] },
    },
    {
      sentences: ['take 5c and 9h with 6s', '6s takes 9h 5c'],
      move: { type: 'take', cards: ['6S'], groups: [['5C', '9H']] },
    },
    {
      sentences: ['take 6c · 5c and as with 6h', '6h takes 6c, 5c, as'],
      move: { type: 'take', cards: ['6H'], groups: [['5C', 'AS'], ['6C']] },
    },
    {
      sentences: [
        'combine 4d with 2c',
        'combine 4d onto 2c',
        '4d onto 2c',
        '4d on 2c',
        'add 4d to 2c',
        'combines the four of diamonds with the two of clubs',
      ],
      move: { type: 'combine', cards: ['4D'], with: ['2C'], also: [] },
      places: { 'hand-0': ['4D', '3?'], table: ['2C'] },
    },
    {
      sentences: ['6s takes 5c+as', 'take 5♣+A♠ with 6♠'],
      move: { type: 'take', cards: ['6S'], groups: [['5C+AS']] },
      places: { table: ['5C+AS'] },
    },
    {
      sentences: ['Combine 5♥ with 3♥; also combine 2♥ and 6♠.', 'Combine 5♥ with 3♥; 2♥ and 6♠ beside it.'],
      move: { type: 'combine', cards: ['5H'], with: ['3H'], also: [['2H', '6S']] },
    },
    {
      sentences: ['Combine 2♥ and 6♠, but lay 5♥ on nothing.'],
      move: { type: 'combine', cards: ['5H'], with: [], also: [['2H', '6S']] },
    },
    {
      sentences: ['Combine 2♥ and 6♠; also combine 3♣ and 5♣, but lay 5♥ on nothing.'],
      move: {
        type: 'combine',
        cards: ['5H'],
        with: [],
        also: [
          ['2H', '6S'],
          ['3C', '5C'],
        ],
      },
    },
    {
      sentences: ['broom sweeps', 'sweep the table with the Broom', 'the broom swept the table'],
      move: { type: 'sweep', cards: ['BROOM'] },
    },
    {
      sentences: ['place the 20 joker', 'place J20', 'place joker twenty'],
      move: { type: 'place', cards: ['J20'] },
    },
    {
      sentences: ['take the 11 joker with 9d 2c'],
      move: { type: 'take', cards: ['2C', '9D'], groups: [['J11']] },
    },
    { sentences: ['Take nothing with 6♥'], move: { type: 'take', cards: ['6H'], groups: [] } },
  ],
  unreadable: [
    ['take 5c as zorn', 'zorn'],
    ['take 5c', null],
    ['take 5c with', null],
    ['place', null],
    ['combine 4d', null],
    ['take two jacks with a jack', null],
    ['take the jack with js', null],
    ['place 6', null],
    ['give 5c', 'give'],
    ['6h beats 5c', 'beats'],
    ['take 5c with 6h or 7h', 'or'],
    ['don’t take 5c with 6h', "don't"],
    ['take 5c with 6h and place 7d', null],
    ['5c 6h take', null],
  ],
};

/** A table with cards on it. */
export const LAID_TABLE: TypedTable = {
  position: { hands: [['JH', '6S', '3H', '2D'], ['4?']], table: ['5C', 'JS', 'JC', 'AS', '9H', '8D+2H'] },
  meanings: [
    {
      sentences: ['two jacks with a jack', 'take two jacks with a jack', 'a jack takes the jacks'],
      move: { type: 'take', cards: ['JH'], groups: [['JC'], ['JS']] },
      places: { 'hand-0': ['JH', '6S', '3H', '2D'], table: ['5C', 'JS', 'JC', 'AS', '9H', '8D+2H'] },
    },
    {
      sentences: ['6s takes 5c+as', '6 takes 5 and ace'],
      move: { type: 'take', cards: ['6S'], groups: [['5C', 'AS']] },
    },
    {
      sentences: ['3h onto 5c+as', '3♥ onto 5♣+A♠'],
      move: { type: 'combine', cards: ['3H'], with: ['5C', 'AS'], also: [] },
    },
    { sentences: ['take 2h+8d with 2d'], move: { type: 'take', cards: ['2D'], groups: [['8D+2H']] } },
    {
      sentences: ['take 8d with 2d'],
      move: { type: 'take', cards: ['2D'], groups: [['8D']] },
      places: { table: ['5C', 'JS', 'JC', 'AS', '9H', '8D+2H'] },
    },
  ],
  unreadable: [
    ['take a jack with a jack', null],
    ['take three jacks with a jack', null],
    ['a queen takes 5c', null],
  ],
};
