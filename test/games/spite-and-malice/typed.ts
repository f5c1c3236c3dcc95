import type { TypedTable } from '../../typed/typed-table.ts';

const hand = (card: string) => ({ zone: 'hand', card });
const centre = (pile: number) => ({ zone: 'centre', pile });
const side = (pile: number) => ({ zone: 'side', pile });

export const DEFAULT_TABLE: TypedTable = {
  meanings: [
    {
      sentences: [
        '6h on 5c',
        '6♥ on 5♣',
        'lay 6h on 5c',
        'lay 6♥ on the 5♣',
        'Lay the six of hearts on the five of clubs.',
        '6h goes on 5c',
        '6H ONTO 5C',
        'move 6h to 5c',
        '6h → 5c',
      ],
      move: { type: 'move', from: hand('6H'), to: centre(0) },
      places: { 'hand-0': ['6H', '4?'], 'centre-0': ['AS', '2S', '3S', '4S', '5C'] },
    },
    {
      sentences: [
        'Move A♥ to the first centre pile.',
        'ah to the centre',
        'ace of hearts to centre pile 1',
        'ah to 1st centre pile',
      ],
      move: { type: 'move', from: hand('AH'), to: centre(0) },
    },
    {
      sentences: ['Move 6♥ to the third centre pile.', '6h to centre pile 3', 'play 6h to centre pile number 3'],
      move: { type: 'move', from: hand('6H'), to: centre(2) },
    },
    {
      sentences: [
        'Lay 6♥ on your first side pile.',
        '6h on my first side pile',
        '6h to side pile 1',
        'puts 6h on the first side pile',
      ],
      move: { type: 'move', from: hand('6H'), to: side(0) },
      places: { 'side-0-0': [] },
    },
    {
      sentences: [
        'Lay the joker on your first side pile as a 7.',
        'joker to side pile 1 as 7',
        'You laid the joker (a 7) on the first side pile, an empty place.',
        'x on the first side pile as a seven',
      ],
      move: { type: 'move', from: hand('X'), to: { ...side(0), as: '7' } },
    },
    {
      sentences: ['Lay the joker on your first side pile as an ace.'],
      move: { type: 'move', from: hand('X'), to: { ...side(0), as: 'A' } },
    },
    {
      sentences: [
        '6h from the goal pile to the second centre pile',
        'Move 6♥ from your goal pile to the second centre pile.',
        'goal 6h to centre pile 2',
      ],
      move: { type: 'move', from: { zone: 'goal', card: '6H' }, to: centre(1) },
    },
    {
      sentences: [
        'Move your goal card to the first centre pile.',
        'goal card to centre pile 1',
        'goal → centre',
        'goal to the centre',
      ],
      move: { type: 'move', from: { zone: 'goal' }, to: centre(0) },
    },
    {
      sentences: [
        'Move the top of your second side pile to the third centre pile.',
        'top of side pile 2 to centre pile 3',
        'second side pile to centre pile 3',
      ],
      move: { type: 'move', from: side(1), to: centre(2) },
    },
    {
      sentences: ['Move your opponent’s goal card to the first centre pile.', 'their goal card to centre pile 1'],
      move: { type: 'move', from: { zone: 'goal', seat: 1 }, to: centre(0) },
    },
    {
      sentences: ['Lay 6♥ on your opponent’s second side pile.', '6h on their second side pile'],
      move: { type: 'move', from: hand('6H'), to: { ...side(1), seat: 1 } },
    },
    {
      sentences: ['Move a card from the stock to the first centre pile.'],
      move: { type: 'move', from: { zone: 'stock' }, to: centre(0) },
    },
    {
      sentences: ['Move 6♥ from your opponent’s hand to the first centre pile.'],
      move: { type: 'move', from: { ...hand('6H'), seat: 1 }, to: centre(0) },
      places: { 'hand-1': ['6H', '4?'] },
    },
    { sentences: ['End your turn.', 'end', 'ends the turn', 'done', 'End the turn'], move: { type: 'end' } },
  ],
  unreadable: [
    ['6h on', null],
    ['6h to the side', null],
    ['6h zorn 5c', 'zorn'],
    ['lay 6h', null],
    ['6h on x', null],
    ['take 6h', 'take'],
    ['6h on 5c and 7h on 6h', null],
    ['their 6h to centre pile 1', null],
    ['move', null],
  ],
};

export const LAID_TABLE: TypedTable = {
  position: {
    goal: [
      ['8?', '9C'],
      ['11?', '5D'],
    ],
    hands: [['8D', 'AH', '3S', 'QC', 'JH'], ['5?']],
    side: [
      [['KS', 'QD', 'JS'], ['7H'], ['X=6'], []],
      [['10C', '9S'], ['QH'], ['4D'], []],
    ],
    centre: [['AS', '2D'], ['AH', '2C', '3H', 'X', '5S', '6H', '7D'], ['AC'], []],
  },
  meanings: [
    {
      sentences: ['3s on 2d', '3 on 2', 'three on the two of diamonds', '3s to the centre'],
      move: { type: 'move', from: hand('3S'), to: centre(0) },
    },
    {
      sentences: ['9c on 7d', 'goal 9c on 7d'],
      move: { type: 'move', from: { zone: 'goal', card: '9C' }, to: centre(1) },
    },
    { sentences: ['8 on 7d', '8d on 7d'], move: { type: 'move', from: hand('8D'), to: centre(1) } },
    {
      sentences: [
        '7h from the second side pile to centre pile 3',
        '7h to centre pile 3',
        '7h from the side pile to the third centre pile',
      ],
      move: { type: 'move', from: { ...side(1), card: '7H' }, to: centre(2) },
    },
    {
      sentences: [
        'side joker to centre pile 1',
        'Move the joker (a 6) from your third side pile to the first centre pile.',
      ],
      move: { type: 'move', from: { ...side(2), card: 'X=6' }, to: centre(0) },
    },
    { sentences: ['jh on js', 'jack on jack'], move: { type: 'move', from: hand('JH'), to: side(0) } },
    { sentences: ['ah to the centre'], move: { type: 'move', from: hand('AH'), to: centre(3) } },
  ],
  unreadable: [
    ['10 on 9', null],
    ['two jacks on js', null],
  ],
};

/** Sentences as players write them, at an empty table. */
export const SPOKEN_TABLE: TypedTable = {
  meanings: [
    {
      sentences: [
        'i put 6h on 5c',
        'I laid my 6h on the 5c',
        'the 6 of hearts on the 5 of clubs',
        'can i play 6h on 5c?',
        'my six of hearts goes on the five of clubs',
        '6h laid on 5c',
        'i just moved 6h to 5c',
        'adding 6h to 5c',
        '6h => 5c',
      ],
      move: { type: 'move', from: hand('6H'), to: centre(0) },
      places: { 'centre-0': ['AS', '2S', '3S', '4S', '5C'] },
    },
    {
      sentences: [
        'i put a 6 on the 5',
        '6 on 5',
        'a six on a five',
        'my 6 on a 5',
        'can I lay a 6 on the 5 ?',
        'i laid six onto five',
      ],
      move: { type: 'move', from: hand('6S'), to: centre(0) },
    },
    {
      sentences: [
        'ann put 6h on 5c',
        'ann: 6h on 5c',
        'Ann laid the six of hearts on the five of clubs!',
        'ann moves 6h to 5c',
        'my opponent put 6h on 5c',
        'the other player lays 6h on 5c',
        'did ann lay 6h on 5c?',
        '6h laid on 5c by ann',
      ],
      seat: 1,
      move: { type: 'move', from: hand('6H'), to: centre(0) },
      places: { turn: 1, 'hand-1': ['6H', '4?'] },
    },
    {
      sentences: [
        'ann put her goal card on the first centre pile',
        'ann moves her goal card to centre pile 1',
        'ann: goal card to the centre',
        'ann plays her goal card to centre pile 1',
      ],
      seat: 1,
      move: { type: 'move', from: { zone: 'goal' }, to: centre(0) },
    },
    {
      sentences: [
        'i moved ann’s goal card to centre pile 1',
        'i put anns goal card on the first centre pile',
        'her goal card to centre pile 1',
        'i play my opponent’s goal card to the first centre pile',
      ],
      move: { type: 'move', from: { zone: 'goal', seat: 1 }, to: centre(0) },
    },
    {
      sentences: [
        'ann laid 6h on her second side pile',
        'ann puts 6h to side pile 2',
        'ann drops 6h on the 2nd side pile',
        'ann placed the six of hearts on her side pile number 2',
      ],
      seat: 1,
      move: { type: 'move', from: hand('6H'), to: side(1) },
      places: { turn: 1 },
    },
    {
      sentences: ['ann laid 6h on my second side pile', 'ann puts 6h on my side pile 2'],
      seat: 1,
      move: { type: 'move', from: hand('6H'), to: { ...side(1), seat: 0 } },
    },
    {
      sentences: [
        'i put 6h on ann’s second side pile',
        '6h on her 2nd side pile',
        'i laid 6h on my opponent’s side pile 2',
      ],
      move: { type: 'move', from: hand('6H'), to: { ...side(1), seat: 1 } },
    },
    {
      sentences: ['i discard 6h to my first side pile', 'i drop 6h on side pile 1', '6h to my side pile number 1'],
      move: { type: 'move', from: hand('6H'), to: side(0) },
    },
    {
      sentences: ['with 6h on my goal pile i put 6h from the goal on 5c', 'my goal card is 6h, goal 6h on 5c'],
      move: { type: 'move', from: { zone: 'goal', card: '6H' }, to: centre(0) },
      places: { 'goal-0': ['?', '6H'] },
    },
    {
      sentences: [
        '5c on the second centre pile, i put 6h on 5c',
        'centre pile 2 shows 5c. 6h on 5c',
        'the second centre pile has 5c and i lay 6h on 5c',
        'i lay 6h on 5c, 5c was on centre pile 2',
      ],
      move: { type: 'move', from: hand('6H'), to: centre(1) },
      places: { 'centre-1': ['AS', '2S', '3S', '4S', '5C'] },
    },
    {
      sentences: [
        '9c on ann’s goal pile, i put 6h on 5c',
        'ann’s goal card is 9c and i laid 6h on 5c',
        'i laid 6h on 5c with 9c on anns goal pile',
      ],
      move: { type: 'move', from: hand('6H'), to: centre(0) },
      places: { 'goal-1': ['?', '9C'] },
    },
    {
      sentences: [
        'joker on my first side pile as a 7',
        'i put a joker on side pile 1 as 7',
        'x to side pile 1 as seven',
      ],
      move: { type: 'move', from: hand('X'), to: { ...side(0), as: '7' } },
    },
    {
      sentences: ['i end my turn', 'done', 'ending my turn', 'i finished my turn', 'my turn is over'],
      move: { type: 'end' },
    },
    {
      sentences: ['ann ends her turn', 'ann finished', 'ann is done'],
      seat: 1,
      move: { type: 'end' },
      places: { turn: 1 },
    },
    {
      sentences: ['the stock is empty and i end my turn', 'stock empty. end'],
      move: { type: 'end' },
      places: { stock: [] },
    },
    {
      sentences: ['it was ann’s turn and i put 6h on 5c', 'I put 6h on 5c when it was anns turn'],
      move: { type: 'move', from: hand('6H'), to: centre(0) },
      places: { turn: 1 },
    },
  ],
  unreadable: [
    ['zoe put 6h on 5c', 'zoe'],
    ['ann put 6h somewhere', 'somewhere'],
    ['i put 6h on ann', null],
    ['ann put my 6h on 5c', null],
    ['i put 6h under 5c', 'under'],
    ['6h on 5c or 7h on 6h', 'or'],
    ['i didn’t end my turn', "didn't"],
    ['ann i end', null],
    ['two kings on the centre', null],
    ['ann ends centre', null],
    ['i put 6h on her side pile', null],
  ],
};
