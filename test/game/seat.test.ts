import { expect, test } from 'vitest';
import { possessiveLabel, seatHeadings, seatsOf, sideText } from '../../src/game/seat.ts';
import { playerName, seatNamerFor } from '../../src/game/seat-namer.ts';

const namesFrom = (yourSeat: number, seats: number): readonly string[] =>
  seatsOf({ seats }).map(seatNamerFor(yourSeat));

test('the others have the same names in their order, wherever you sit', () => {
  expect(namesFrom(0, 4)).toEqual(['you', 'Ann', 'Bert', 'Cleo']);
  expect(namesFrom(2, 4)).toEqual(['Ann', 'Bert', 'you', 'Cleo']);
  expect(namesFrom(5, 6)).toEqual(['Ann', 'Bert', 'Cleo', 'Dora', 'Emil', 'you']);
  expect(namesFrom(0, 7).at(-1)).toBe('Player 7');
});

test('seats are numbered from 0, players from 1', () => {
  expect(seatsOf({ seats: 3 })).toEqual([0, 1, 2]);
  expect([0, 5].map(playerName)).toEqual(['Player 1', 'Player 6']);
});

test('headings and labels begin with a capital', () => {
  expect(seatHeadings(2, seatNamerFor(0))).toEqual(['You', 'Ann']);
  expect([possessiveLabel('you', 'hand'), possessiveLabel('Ann', 'goal pile')]).toEqual([
    'Your hand',
    'Ann’s goal pile',
  ]);
});

test('partners sit across', () => {
  expect([0, 1].map((side) => sideText(side, seatNamerFor(0)))).toEqual(['you and Bert', 'Ann and Cleo']);
});
