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

/** Sentences as players write them, at an empty table. */
export const SPOKEN_TABLE: TypedTable = {
  meanings: [
    {
      sentences: [
        'ann took two jacks with a jack',
        'Ann takes 2 jacks with her jack.',
        'ann: two jacks with a jack',
        'Did Ann take two jacks with a jack?',
        'two jacks taken with ann’s jack',
        'can ann take two jacks with one jack?',
        'its ann’s turn and she took two jacks with a jack',
      ],
      seat: 1,
      move: { type: 'take', cards: ['JD'], groups: [['JC'], ['JH']] },
      places: { turn: 1, table: ['JC', 'JH'] },
    },
    {
      sentences: [
        'i took two jacks with a jack',
        'I take 2 jacks with my jack!',
        'took both jacks with a jack',
        'can i take two jacks with a jack?',
        'two jacks with my jack',
      ],
      move: { type: 'take', cards: ['JD'], groups: [['JC'], ['JH']] },
    },
    {
      sentences: ['my jack takes two jacks', 'a jack takes 2 jacks', 'with a jack i take two jacks'],
      move: { type: 'take', cards: ['JC'], groups: [['JD'], ['JH']] },
    },
    {
      sentences: [
        'ann took a 5 and a 9 with her 6',
        'Ann took the five and nine with a six',
        'with her 6 ann takes a 5 and a 9',
        'ann captured 5 and 9 with the 6',
        'a 5 and a 9 with ann’s 6',
        'ann plays a 6 and takes 5 and 9',
        '5 and 9 taken with ann`s 6',
        'has ann taken 5, 9 with 6 ?',
        'ann uses her six to take a five and a nine',
      ],
      seat: 1,
      move: { type: 'take', cards: ['6C'], groups: [['5C', '9C']] },
      places: { turn: 1, 'hand-1': ['6C', '3?'], table: ['5C', '9C'] },
    },
    {
      sentences: [
        'i took 5c and 9h with my 6s',
        'with 5c and 9h on the table i take 5c 9h with 6s',
        'on the table 5c and 9h, I take both 5c and 9h with the 6s',
        '5♣ and 9♥ are on the table. i took 5 and 9 with the six of spades',
        'table: 5c 9h. took 5 and 9 with 6s',
        'i used my 6s to take 5c and 9h',
        'six of spades takes the five of clubs and the nine of hearts',
        'i took 5 and 9 with 6s, on the table there was 5c, 9h',
        'picked up 5c and 9h with 6s',
        'grabbed 5c and 9h with 6s...',
      ],
      move: { type: 'take', cards: ['6S'], groups: [['5C', '9H']] },
      places: { table: ['5C', '9H'], 'hand-0': ['6S', '3?'] },
    },
    {
      sentences: [
        'ann put the 4d on the 2c',
        'ann combined her 4d with 2c',
        'Ann adds 4 of diamonds to 2 of clubs',
        'ann plays 4♦ on the 2♣',
        '4d combined with 2c by ann',
        'ann’s 4d on 2c',
      ],
      seat: 1,
      move: { type: 'combine', cards: ['4D'], with: ['2C'], also: [] },
      places: { 'hand-1': ['4D', '3?'], table: ['2C'], turn: 1 },
    },
    {
      sentences: ['i put a 4 on the 2', 'can I put my 4 on a 2?', 'combining a 4 with a 2', '4 on 2'],
      move: { type: 'combine', cards: ['4C'], with: ['2C'], also: [] },
    },
    {
      sentences: [
        'the broom swept',
        'I swept with the broom',
        'i sweep the table with the broom',
        'swept the table with my broom',
      ],
      move: { type: 'sweep', cards: ['BROOM'] },
    },
    {
      sentences: [
        'ann swept the table with the broom',
        'ann sweeps with her broom',
        'table empty, ann sweeps with the broom',
      ],
      seat: 1,
      move: { type: 'sweep', cards: ['BROOM'] },
      places: { turn: 1 },
    },
    {
      sentences: [
        'ann placed the kd',
        'ann just put the king of diamonds down on the table',
        'king of diamonds placed by ann',
        'ann left kd on the table',
      ],
      seat: 1,
      move: { type: 'place', cards: ['KD'] },
      places: { 'hand-1': ['KD', '3?'], turn: 1 },
    },
    {
      sentences: ['i put down a king', 'may I place a king?', 'lay a king'],
      move: { type: 'place', cards: ['KC'] },
    },
    {
      sentences: [
        'it was ann’s turn, i placed kd',
        'its ann’s turn and i place kd',
        'I placed kd when it was ann’s turn',
        'ann was next but i put down kd',
      ],
      move: { type: 'place', cards: ['KD'] },
      places: { turn: 1 },
    },
    {
      sentences: ['ann has 2 cards, i take 5c with 5d', 'I take 5c with 5d, ann had two cards left'],
      move: { type: 'take', cards: ['5D'], groups: [['5C']] },
      places: { 'hand-1': ['2?'] },
    },
    {
      sentences: ['the deck is empty and ann took last, i place kd', 'i place kd. ann took last. stock empty'],
      move: { type: 'place', cards: ['KD'] },
      places: { stock: [], 'last-taker': 1 },
    },
    {
      sentences: ['the table is empty', 'empty table'],
      move: null,
      places: { table: [] },
    },
  ],
  unreadable: [
    ['zoe took two jacks with a jack', 'zoe'],
    ['ann took two jacks from bert', 'from'],
    ['i took ann’s 5c with 6h', null],
    ['ann took my jack with a jack', null],
    ['ann maybe took 5c with 5d', 'maybe'],
    ['i didn’t take 5c with 5d', "didn't"],
    ['ann took 5c with 5d and swept', null],
    ['ann’s turn take', null],
    ['ann i take 5c with 5d', null],
    ['ann took something with her 6', 'something'],
    ['take the jacks with a jack', null],
  ],
};
