import type { TypedTable } from '../../typed/typed-table.ts';

export const DEFAULT_TABLE: TypedTable = {
  meanings: [
    {
      sentences: ['bid 3', 'bids 3', 'Bid 3 tricks.', 'I bid three', 'BID 3', 'bids three tricks', '3 tricks'],
      move: { type: 'bid', tricks: 3 },
    },
    { sentences: ['bid 1 trick', 'bid one', 'one trick'], move: { type: 'bid', tricks: 1 } },
    { sentences: ['bid 7', 'bid seven'], move: { type: 'bid', tricks: 7 } },
    { sentences: ['pass', 'passes', 'Pass.', 'passed', 'I pass', 'PASS!'], move: { type: 'pass' } },
    {
      sentences: [
        'name the K as wild',
        'Name the king as wild.',
        'Make kings wild.',
        'name kings',
        'make every king wild',
        'makes kings wild',
        'kings are wild',
        'call king',
      ],
      move: { type: 'name', rank: 'K' },
    },
    {
      sentences: ['name the A as wild', 'Name the ace as wild.', 'name aces', 'name a', 'name the ace as wild'],
      move: { type: 'name', rank: 'A' },
    },
    {
      sentences: ['name 10', 'name tens wild', 'Name the ten as wild.', 'Make tens wild.'],
      move: { type: 'name', rank: '10' },
    },
    { sentences: ['name sixes', 'Make sixes wild.'], move: { type: 'name', rank: '6' } },
    {
      sentences: ['name the joker as wild', 'name a joker', 'Make the joker wild.'],
      move: { type: 'name', rank: 'X' },
    },
    {
      sentences: [
        'as ks lay',
        'lay as ks',
        'Lay A♠ and K♠.',
        'lays the ace of spades and the king of spades',
        'play as and ks',
        'laid A♠, K♠',
      ],
      move: { type: 'lay', cards: ['AS', 'KS'] },
      places: { 'hand-0': ['AS', 'KS', '10?'] },
    },
    { sentences: ['lay two jokers', 'lay x x', 'Lay two jokers.'], move: { type: 'lay', cards: ['X', 'X'] } },
    { sentences: ['lay 10h and a joker'], move: { type: 'lay', cards: ['10H', 'X'] } },
    { sentences: ['lay nothing'], move: { type: 'lay', cards: [] } },
    {
      sentences: [
        'lay 2s 3c and pick 4d',
        'Lay 2♠ and 3♣ and pick 4♦ from the row.',
        '2s 3c lay, picks 4d from the centre',
        'lay 2s 3c with 4d from the row',
      ],
      move: { type: 'lay', cards: ['2S', '3C'], centre: '4D' },
      places: { row: ['4D', '5?'] },
    },
  ],
  unreadable: [
    ['bid', null],
    ['bid zorn', 'zorn'],
    ['bid 3 or 4', 'or'],
    ['bid as', null],
    ['pass 3', null],
    ['lay', null],
    ['lay an ace', null],
    ['lay 2s and pick', null],
    ['double', 'double'],
    ['name', null],
    ['lay as ks zz', 'zz'],
  ],
};

export const LAID_TABLE: TypedTable = {
  position: {
    phase: 'play',
    hands: [['AS', 'AD', 'KS', 'QS', 'JH', '9C', '9D', '7H', '6S', '4C', '3D', 'X'], ['12?'], ['12?'], ['12?']],
    centre: ['9H', 'KD', '2C', 'QH', '10S', 'AC'],
    bids: [
      { seat: 1, pass: true },
      { seat: 2, tricks: 2 },
      { seat: 3, pass: true },
      { seat: 0, tricks: 3 },
      { seat: 2, pass: true },
    ],
  },
  meanings: [
    {
      sentences: ['lay two nines', 'lay the nines', 'lay both nines'],
      move: { type: 'lay', cards: ['9C', '9D'] },
    },
    {
      sentences: ['lay two aces and pick the ace'],
      move: { type: 'lay', cards: ['AD', 'AS'], centre: 'AC' },
    },
  ],
  unreadable: [
    ['lay an ace', null],
    ['lay three nines', null],
  ],
};
