import { beforeAll, describe, expect, test } from 'vitest';
import { fetchReferee } from '../../../src/features/desk/state/ruling.ts';
import { typeLine } from '../../features/desk/typed-at-desk.ts';

/** Which pile a typed line means, where the words leave that to what lies on the table. */

// No worker starts here, so the page judges.
beforeAll(fetchReferee);

const id = 'spite-and-malice';
const hand = (card: string) => ({ zone: 'hand', card });
const goal = (card: string) => ({ zone: 'goal', card });
const centre = (pile: number) => ({ zone: 'centre', pile });
const side = (pile: number) => ({ zone: 'side', pile });
const hers = (pile: number) => ({ zone: 'side', pile, seat: 1 });

/** Four places in the middle of a game: each player and the centre have an empty one. */
const OPEN = {
  goal: [
    ['8?', '9C'],
    ['11?', '3D'],
  ],
  hands: [['8D', 'AH', '3S', 'QC', 'JH'], ['5?']],
  side: [
    [['KS', 'QD', 'JS'], ['7H'], ['X=6'], []],
    [['10C', '9S'], ['QH'], ['4D'], []],
  ],
  centre: [['AS'], ['AH', '2C', '3H', 'X', '5S', '6H', '7D'], ['AC', '2D'], []],
};
/** No place is empty, two tops of yours are nines, and one of Ann’s is the same nine. */
const FULL = {
  goal: [
    ['8?', '8C'],
    ['11?', '2H'],
  ],
  hands: [['7H', '7D', 'X', '3S', 'QC'], ['5?']],
  side: [
    [['9H'], ['KS', '9D'], ['KD', '4H', '3H'], ['8S']],
    [['9H'], ['KH'], ['4D'], ['JS']],
  ],
  centre: [['AD', '2C', '3C'], ['AH', '2C', '3H', 'X', '5S', '6H', '7D'], ['AC', '2S'], ['AS']],
};

type Moved = readonly [line: string, from: object, to: object];

async function expectMove(position: typeof OPEN, [line, from, to]: Moved): Promise<void> {
  const { refused, move } = await typeLine(id, position, line);
  expect([refused, move]).toEqual([null, { type: 'move', from, to }]);
}

describe('with empty places on the table', () => {
  const ROWS: readonly Moved[] = [
    ['7d from the centre to side pile 4', centre(1), side(3)],
    ['7 from the centre to side pile 4', centre(1), side(3)],
    ['top of centre pile 3 to side pile 4', centre(2), side(3)],
    ['7 from my side pile to centre pile 3', { ...side(1), card: '7H' }, centre(2)],
    ['4d from ann’s side pile to centre pile 1', { ...hers(2), card: '4D' }, centre(0)],
    ['ann’s side 4d to centre pile 1', { ...hers(2), card: '4D' }, centre(0)],
    ['goal 9 to centre pile 1', goal('9C'), centre(0)],
    ['3s on 4d', hand('3S'), hers(2)],
    ['3s on 4d on her side pile', hand('3S'), hers(2)],
    ['qc on qh on ann’s side pile', hand('QC'), hers(1)],
    ['jh on js on my side pile', hand('JH'), side(0)],
    ['8d on 7 in the centre', hand('8D'), centre(1)],
    ['8d to an empty side pile', hand('8D'), side(3)],
    ['8d to her empty side pile', hand('8D'), hers(3)],
    ['start a new pile with ah', hand('AH'), centre(3)],
    ['start a new centre pile with 9c', goal('9C'), centre(3)],
    ['joker (6) to centre pile 1', { ...side(2), card: 'X=6' }, centre(0)],
    ['pull qd from under js and put it on centre pile 3', { ...side(0), card: 'QD' }, centre(2)],
  ];
  test.each(ROWS)('“%s”', (...row) => expectMove(OPEN, row));

  test.each([
    ['9h from the centre to side pile 4', 'centre-3', ['AS', '2S', '3S', '4S', '5S', '6S', '7S', '8S', '9H']],
    ['9d from my side pile to centre pile 1', 'side-0-3', ['9D']],
    ['3s on 4h on my side pile', 'side-0-3', ['4H']],
    ['3s on 4h', 'centre-3', ['AS', '2S', '3S', '4H']],
    ['8d on 9s in the centre', 'centre-3', ['AS', '2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S']],
  ])('“%s” supposes in the empty place what nobody has shown', async (line, place, cards) => {
    const { refused, entry } = await typeLine(id, OPEN, line);
    expect([refused, entry(place)]).toEqual([null, cards]);
  });

  test.each([
    ['9 from the centre to side pile 4', 'no nine is there, and the suit isn’t said'],
    ['9 from my side pile to centre pile 1', 'no nine is there, and the suit isn’t said'],
    ['pull kd from under js and put it on centre pile 1', 'a queen lies under that jack'],
  ])('“%s” isn’t read: %s', async (line) => {
    expect((await typeLine(id, OPEN, line)).refused).toBe('not-read');
  });

  test.each([
    ['ann puts 10h on js', '10H', { ...side(0), seat: 0 }],
    ['ann puts 3h on 4d', '3H', side(2)],
  ])('“%s”: Ann may name a top of either player', async (line, card, to) => {
    const { seat, move } = await typeLine(id, OPEN, line);
    expect([seat, move]).toEqual([1, { type: 'move', from: hand(card), to }]);
  });
});

describe('with no empty place', () => {
  const ROWS: readonly Moved[] = [
    ['qc on 9h', hand('QC'), side(0)],
    ['qc on 9h on her side pile', hand('QC'), hers(0)],
    ['9h from my side pile to centre pile 1', { ...side(0), card: '9H' }, centre(0)],
    ['8c on 7d', goal('8C'), centre(1)],
    ['3 on 2', hand('3S'), centre(2)],
    ['3h on 2s', { ...side(2), card: '3H' }, centre(2)],
    ['pull 4h from under 3h and put it on centre pile 1', { ...side(2), card: '4H' }, centre(0)],
    ['joker (a 10) to side pile 1', hand('X'), { ...side(0), as: '10' }],
    ['joker on 8s as 7', hand('X'), { ...side(3), as: '7' }],
    ['joker on her second side pile as queen', hand('X'), { ...hers(1), as: 'Q' }],
    ['joker to centre pile 2 as 8', hand('X'), centre(1)],
  ];
  test.each(ROWS)('“%s”', (...row) => expectMove(FULL, row));

  test.each([
    ['qc on 9', 'both nines on your side piles are shown'],
    ['qc on 9 on my side pile', 'both nines on your side piles are shown'],
    ['9 from my side pile to centre pile 1', 'both nines on your side piles are shown'],
    ['7 on 8s', 'you hold two sevens'],
    ['qc to an empty side pile', 'no side pile is empty'],
    ['5c from my side pile to centre pile 1', 'no 5♣ is shown, and no pile is unknown'],
    ['kh from the centre to side pile 1', 'no K♥ is shown, and no pile is unknown'],
    ['3s on 10h', 'no 10♥ is shown, and no pile is unknown'],
    ['start a new pile with 3s', 'no place in the centre is empty'],
    ['joker (a 10) to side pile 1 as 7', 'a joker has one name'],
  ])('“%s” isn’t read: %s', async (line) => {
    expect((await typeLine(id, FULL, line)).refused).toBe('not-read');
  });
});

describe('a card sent to the centre without a word about the pile goes where it comes next', () => {
  test.each<Moved>([
    ['goal card to the centre', { zone: 'goal' }, centre(1)],
    ['ann’s goal card to the centre', { zone: 'goal', seat: 1 }, centre(3)],
    ['third side pile to the centre', side(2), centre(2)],
    ['top of her third side pile to the centre', hers(2), centre(0)],
    ['3s to the centre', hand('3S'), centre(2)],
    ['second side pile to the centre', side(1), centre(0)],
  ])('“%s”', (...row) => expectMove(FULL, row));

  test('if the card isn’t known, to the first pile', async () => {
    const unknownGoal = { centre: [['AS', '2D'], ['AH'], [], []] };
    expect((await typeLine(id, unknownGoal, 'goal card to the centre')).move?.['to']).toEqual(centre(0));
  });
});

test('a joker pulled from a side pile keeps the rank that was named', async () => {
  const position = {
    side: [
      [[], ['KS', 'X=Q', 'JD'], [], []],
      [[], [], [], []],
    ],
  };
  const { move } = await typeLine(id, position, 'pull the joker from under jd and put it on centre pile 1');
  expect(move).toEqual({ type: 'move', from: { ...side(1), card: 'X=Q' }, to: centre(0) });
});

describe('at an empty desk', () => {
  test.each([
    ['6h on 6', 'centre-0', ['AS', '2S', '3S', '4S', '5S', '6S']],
    ['6 on 6', 'centre-0', ['AS', '2S', '3S', '4S', '5S', '6H']],
    ['6h on 5c on my side pile', 'side-0-0', ['5C']],
    ['6h from side pile 1 on 5c on my side pile', 'side-0-1', ['5C']],
    ['6h from side pile 1 on 5c on my side pile', 'side-0-0', ['6H']],
    ['ann puts 6h on 5c on my side pile', 'side-0-0', ['5C']],
    ['6h from the goal pile to centre pile 2', 'goal-0', ['?', '6H']],
    ['pull qd from under js and put it on centre pile 1', 'side-0-0', ['QD', 'JS']],
    ['7 from the centre to side pile 1', 'centre-0', ['AS', '2S', '3S', '4S', '5S', '6S', '7S']],
    ['my last card 6h on 5c', 'hand-0', ['6H']],
    ['6h on 5c', 'hand-0', ['6H', '4?']],
  ])('after “%s” %s holds what was said', async (line, place, cards) => {
    const { refused, entry } = await typeLine(id, {}, line);
    expect([refused, entry(place)]).toEqual([null, cards]);
  });

  test('both fives of clubs lie elsewhere: a 5 in the centre is of another suit', async () => {
    const fives = {
      side: [
        [['5C'], ['5C', '4C'], ['5D', '3D'], ['5D', '2D']],
        [[], [], [], []],
      ],
    };
    const { entry } = await typeLine(id, fives, '6h on 5 in the centre');
    expect(entry('centre-0')).toEqual(['AS', '2S', '3S', '4S', '5S']);
  });
});
