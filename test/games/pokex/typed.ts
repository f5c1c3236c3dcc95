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

const KINGS = { type: 'name', rank: 'K' };

/** Sentences as players write them, at an empty table. */
export const SPOKEN_TABLE: TypedTable = {
  meanings: [
    {
      sentences: [
        'i bid 3',
        'I said 3',
        'i say three tricks',
        'can I bid three?',
        'i bid 3',
        'called 3 tricks',
        'bidding 3',
        'I announce three',
        'three tricks!',
      ],
      move: { type: 'bid', tricks: 3 },
    },
    {
      sentences: [
        'ann bid 3',
        'ann bids three tricks',
        'Ann says 3.',
        'may ann bid 3?',
        '3 tricks bid by ann',
        'ann: 3 tricks',
        'ANN BID 3',
      ],
      seat: 1,
      move: { type: 'bid', tricks: 3 },
      places: { dealer: 0 },
    },
    {
      sentences: ['my partner bid 3', 'bert bid three', 'partner bids 3', 'my partner said 3 tricks'],
      seat: 2,
      move: { type: 'bid', tricks: 3 },
      places: { dealer: 1 },
    },
    {
      sentences: [
        'ann bids 2 tricks, bert passes, cleo passes, i bid 3',
        'ann said two, bert passed, cleo passed and I say three',
      ],
      move: { type: 'bid', tricks: 3 },
      places: {
        bids: [
          { seat: 1, tricks: 2 },
          { seat: 2, pass: true },
          { seat: 3, pass: true },
        ],
      },
    },
    {
      sentences: ['ann bid 2, bert bid 3', 'ann said two and bert said three', 'Ann bids 2. Bert bids 3!'],
      seat: 2,
      move: { type: 'bid', tricks: 3 },
      places: { bids: [{ seat: 1, tricks: 2 }] },
    },
    {
      sentences: ['cleo passed, i bid 3', 'cleo passes and I say 3 tricks', 'when cleo passed i bid 3'],
      move: { type: 'bid', tricks: 3 },
      places: { bids: [{ seat: 3, pass: true }] },
    },
    {
      sentences: ['ann passed, bert passed, cleo bid 2', 'ann passes, my partner passes, cleo says two tricks'],
      seat: 3,
      move: { type: 'bid', tricks: 2 },
      places: {
        bids: [
          { seat: 1, pass: true },
          { seat: 2, pass: true },
        ],
      },
    },
    { sentences: ['i passed', 'I say pass', 'can i pass', 'pass!', 'i have passed'], move: { type: 'pass' } },
    { sentences: ['cleo passes', 'cleo says pass', 'did cleo pass?'], seat: 3, move: { type: 'pass' } },
    {
      sentences: [
        'i name kings',
        'i made kings wild',
        'i choose kings as wild',
        'I named the king',
        'calling kings wild',
      ],
      move: KINGS,
    },
    { sentences: ['ann makes kings wild', 'ann named kings', 'ann chooses kings'], seat: 1, move: KINGS },
    {
      sentences: [
        'i lay as and ks',
        'I laid the ace of spades and king of spades',
        'as ks laid',
        'can i play as ks?',
        'i put as and ks',
        'my as and ks laid',
      ],
      move: { type: 'lay', cards: ['AS', 'KS'] },
    },
    {
      sentences: ['ann laid as ks', 'ann plays her as and her ks', 'as ks laid by ann', 'ann’s as and ks laid'],
      seat: 1,
      move: { type: 'lay', cards: ['AS', 'KS'] },
      places: { 'hand-1': ['AS', 'KS', '10?'] },
    },
    {
      sentences: ['bert led, i lay as ks', 'i lay as ks, bert led', 'my partner led and I laid as ks'],
      move: { type: 'lay', cards: ['AS', 'KS'] },
    },
    {
      sentences: [
        'with 4d in the row i lay 2s 3c and pick 4d',
        'i lay 2s 3c and took 4d from the centre',
        'the row has 4d, lay 2s 3c plus 4d',
      ],
      move: { type: 'lay', cards: ['2S', '3C'], centre: '4D' },
      places: { row: ['4D', '5?'] },
    },
    {
      sentences: ['lay two jokers', 'i laid both jokers', 'two jokers laid'],
      move: { type: 'lay', cards: ['X', 'X'] },
    },
  ],
  unreadable: [
    ['zoe bid 3', 'zoe'],
    ['ann bid 3 or 4', 'or'],
    ['ann doubled', 'doubled'],
    ['i lay an ace', null],
    ['ann bid lots', 'lots'],
    ['ann laid my as ks', null],
    ['i didn’t pass', "didn't"],
    ['bid 3 maybe', 'maybe'],
    ['ann i bid 3', null],
    ['kings are wild, i lay as ks', null],
    ['my partner is great', 'great'],
    ['lay as ks ann', null],
  ],
};
