import type { TypedTable } from '../../typed/typed-table.ts';

export const DEFAULT_TABLE: TypedTable = {
  meanings: [
    {
      sentences: [
        'lay 8h',
        'lays 8♥',
        'Lay 8♥.',
        'I laid the eight of hearts',
        'play 8h',
        '8h lay',
        'put 8h',
        'LAY 8H',
      ],
      move: { type: 'lay', cards: ['8H'] },
      places: { 'hand-0': ['8H', '14?'] },
    },
    {
      sentences: ['lay 8h on 5d', '8h onto 5d', '8h on the five of diamonds'],
      move: { type: 'lay', cards: ['8H'] },
      places: { 'hand-0': ['8H', '14?'], pile: ['5D'] },
    },
    {
      sentences: ['8h on 9h', 'lay 8h on 9♥'],
      move: { type: 'lay', cards: ['8H'] },
      places: { pile: ['9H'] },
    },
    {
      sentences: [
        'lay js and name hearts',
        'Lay J♠ and name hearts ♥.',
        'lay the jack of spades, name ♥',
        'lay js for hearts',
        'js on 9h name hearts',
      ],
      move: { type: 'lay', cards: ['JS'], suit: 'H' },
    },
    { sentences: ['lay the joker', 'lay x', 'lay joker'], move: { type: 'lay', cards: ['X'] } },
    {
      sentences: ['jump in with 8h', 'Jump in with 8♥.', '8h jumps in', 'jumped with 8h'],
      move: { type: 'jump', cards: ['8H'] },
    },
    { sentences: ['jump in with js and name clubs'], move: { type: 'jump', cards: ['JS'], suit: 'C' } },
    {
      sentences: ['2d 3d 4d combine', 'combine 2d 3d 4d', 'Combine 2♦, 3♦ and 4♦, 4♦ on top.', 'combines 2d, 3d, 4d'],
      move: { type: 'combine', cards: ['2D', '3D', '4D'], aces: [], top: '4D' },
      places: { 'hand-0': ['2D', '3D', '4D', '12?'] },
    },
    {
      sentences: [
        'Combine 2♦, 3♦ and 4♦ with A♣ and A♦ beside, 4♦ on top.',
        'combine 2d 3d 4d with ac ad beside, 4d on top',
      ],
      move: { type: 'combine', cards: ['2D', '3D', '4D'], aces: ['AC', 'AD'], top: '4D' },
    },
    {
      sentences: ['Combine 8♦, 8♥ and the joker, the joker as 8♠, 8♦ on top.'],
      move: { type: 'combine', cards: ['8D', '8H', 'X'], aces: [], top: '8D', as: '8S' },
    },
    {
      sentences: ['combine 6d 6h 6s, 6h on top'],
      move: { type: 'combine', cards: ['6D', '6H', '6S'], aces: [], top: '6H' },
    },
    { sentences: ['draw', 'draws', 'Draw.', 'drew a card', 'I draw'], move: { type: 'draw' } },
    { sentences: ['pass', 'passes', 'Pass.', 'passed'], move: { type: 'pass' } },
    { sentences: ['let it go', 'Let it go.', 'decline'], move: { type: 'decline' } },
  ],
  unreadable: [
    ['lay', null],
    ['lay zorn', 'zorn'],
    ['lay 8', null],
    ['lay jack and name hearts', null],
    ['lay 8h under 9h', 'under'],
    ['jump', null],
    ['combine', null],
    ['name hearts', null],
    ['throw 8h', 'throw'],
    ['draw 3', null],
    ['lay 8h on', null],
  ],
};

/** A hand with a run that makes its number, 24, and another that doesn’t, with two aces to add. */
export const LAID_TABLE: TypedTable = {
  position: {
    turn: 0,
    lucky: [24, 9, 30],
    hands: [['2D', '3D', '4D', '7D', '8D', '9D', 'AC', 'AD', 'QS'], ['9?'], ['12?']],
    pile: ['QH', '9H'],
  },
  meanings: [
    {
      sentences: ['combine 7d 8d 9d', 'combine the seven, the eight and the nine'],
      move: { type: 'combine', cards: ['7D', '8D', '9D'], aces: [], top: '9D' },
      places: { 'hand-0': ['2D', '3D', '4D', '7D', '8D', '9D', 'AC', 'AD', 'QS'] },
    },
    {
      sentences: ['lay the queen', 'lay queen'],
      move: { type: 'lay', cards: ['QS'] },
    },
  ],
  unreadable: [['lay an ace', null]],
};

/** Sentences as players write them, at an empty table. */
export const SPOKEN_TABLE: TypedTable = {
  meanings: [
    {
      sentences: [
        'ann laid 8h',
        'ann lays the 8 of hearts',
        'Ann played the eight of hearts.',
        'ann: 8h laid',
        'can ann lay 8♥?',
        '8h laid by ann',
        'ann puts 8h',
        'ann just dropped 8h',
      ],
      seat: 1,
      move: { type: 'lay', cards: ['8H'] },
      places: { turn: 1, 'hand-1': ['8H', '14?'] },
    },
    {
      sentences: [
        'with 9h on the pile i lay 8h',
        'I laid 8h with 9♥ on the pile',
        '9h on top. i lay the 8 of hearts',
        'the pile shows 9h, lay 8h',
        'i lay 8h on 9h',
        'top card is 9h, i play my 8h',
        'my 8h on 9h',
        'may i put the eight of hearts on the nine of hearts?',
        'there was 9h on the pile and I laid 8h',
      ],
      move: { type: 'lay', cards: ['8H'] },
      places: { pile: ['9H'], 'hand-0': ['8H', '14?'] },
    },
    {
      sentences: [
        'bert laid the js and named hearts',
        'bert lays jack of spades, wants hearts',
        'bert plays js and calls ♥',
      ],
      seat: 2,
      move: { type: 'lay', cards: ['JS'], suit: 'H' },
      places: { turn: 2 },
    },
    {
      sentences: ['i lay js and want hearts'],
      move: { type: 'lay', cards: ['JS'], suit: 'H' },
    },
    {
      sentences: [
        'hearts was named and i lay 8h',
        'suit is hearts. lay 8h',
        'i lay 8h because hearts was called',
        'the suit was hearts, i laid 8h',
      ],
      move: { type: 'lay', cards: ['8H'] },
      places: { suit: 'H' },
    },
    {
      sentences: ['ann jumps in with 8h', 'ann jumped in with the eight of hearts', 'ann’s 8h jumps in'],
      seat: 1,
      move: { type: 'jump', cards: ['8H'] },
      places: { turn: [] },
    },
    {
      sentences: [
        'it was berts turn and ann jumped in with 8h',
        'ann jumped in with 8h when it was bert’s turn',
        'bert was next but ann jumped in with 8h',
      ],
      seat: 1,
      move: { type: 'jump', cards: ['8H'] },
      places: { turn: 2 },
    },
    {
      sentences: [
        'i combine 2d 3d 4d',
        'combining 2d, 3d and 4d',
        'I combined the 2 of diamonds, the 3 of diamonds and the 4 of diamonds',
        'can i combine 2d 3d 4d ?',
      ],
      move: { type: 'combine', cards: ['2D', '3D', '4D'], aces: [], top: '4D' },
    },
    {
      sentences: [
        'my number is 9 and i combine 2d 3d 4d',
        'i combine 2d 3d 4d, my lucky number is 9',
        'number 9, combine 2d 3d 4d',
      ],
      move: { type: 'combine', cards: ['2D', '3D', '4D'], aces: [], top: '4D' },
      places: { 'lucky-0': 9 },
    },
    {
      sentences: [
        'ann combined 2d 3d 4d, her number is 9',
        'ann’s number was 9. she combines 2d 3d 4d',
        'with ann’s lucky number 9 ann combined 2d 3d 4d',
      ],
      seat: 1,
      move: { type: 'combine', cards: ['2D', '3D', '4D'], aces: [], top: '4D' },
      places: { 'lucky-1': 9, turn: 1 },
    },
    {
      sentences: ['i owe 3 and draw', 'i draw, i owe 3 cards', 'i owed three cards and drew', '3 cards owed. draw'],
      move: { type: 'draw' },
      places: { 'owed-cards': 3 },
    },
    {
      sentences: ['i owe 2 dice and pass', 'passed, i owed 2 dice'],
      move: { type: 'pass' },
      places: { 'owed-dice': 2 },
    },
    {
      sentences: [
        'ann drew a card',
        'ann draws',
        'ann picked up a card',
        'ann drew from the stock',
        'ann took a card from the stock',
      ],
      seat: 1,
      move: { type: 'draw' },
      places: { turn: 1 },
    },
    { sentences: ['i passed', 'i skip my turn', 'can i pass?'], move: { type: 'pass' } },
    { sentences: ['bert passes', 'bert has passed', 'did bert pass?'], seat: 2, move: { type: 'pass' } },
    {
      sentences: ['i have 2 cards and lay 8h', 'i lay 8h, i had two cards left'],
      move: { type: 'lay', cards: ['8H'] },
      places: { 'hand-0': ['8H', '?'] },
    },
    {
      sentences: ['we play anticlockwise. ann lays 8h', 'play goes counter-clockwise, ann laid 8h'],
      seat: 1,
      move: { type: 'lay', cards: ['8H'] },
      places: { direction: -1 },
    },
    {
      sentences: ['stock is empty and i draw', 'i draw from the stock, stock was empty'],
      move: { type: 'draw' },
      places: { stock: [] },
    },
    {
      sentences: ['i let it go', 'i declined', 'declining'],
      move: { type: 'decline' },
    },
    {
      sentences: ['it was ann’s turn. ann has 3 cards.', 'ann had three cards, her turn'],
      move: null,
      places: { turn: 1, 'hand-1': ['3?'] },
    },
  ],
  unreadable: [
    ['zoe laid 8h', 'zoe'],
    ['ann laid an 8', null],
    ['i lay 8h on ann', null],
    ['ann cheated', 'cheated'],
    ['i lay 8h twice', 'twice'],
    ['my number is 99 and i lay 8h', null],
    ['i owe cards and lay 8h', null],
    ['ann laid my 8h', null],
    ['ann and bert laid 8h', null],
    ['i don’t lay 8h', "don't"],
    ['lay 8h unless 9h', 'unless'],
  ],
};
