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

/** A hand that can make its number, 24, with aces beside a run. */
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
