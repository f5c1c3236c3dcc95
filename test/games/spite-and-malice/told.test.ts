import { expect, test } from 'vitest';
import { rulingReasons } from '../ruling-reasons.ts';

const FOUR_ACES = [['AS'], ['AC'], ['AD'], ['AH']];
const firstReason = (centre: readonly (readonly string[])[], hand: readonly string[], move: object) => {
  const position = {
    turn: 0,
    centre,
    hands: [hand, ['5?']],
    side: [
      [['3D'], [], [], []],
      [[], [], [], []],
    ],
  };
  const firstReason = rulingReasons({ game: 'spite-and-malice', position, move } as never).told[0];
  return [firstReason?.cited.rule, firstReason?.says];
};
const toSide = (card: string) => ({
  type: 'move',
  from: { zone: 'hand', card },
  to: { zone: 'side', pile: 0 },
});

test('a two may go on a three while all four centre piles are begun', () => {
  expect(firstReason(FOUR_ACES, ['2S', '9C'], toSide('2S'))).toEqual([
    'spite-and-malice/side-low',
    'There are four piles in the centre, so 2♠ may go on 3♦.',
  ]);
  expect(firstReason(FOUR_ACES, ['3S', '9C'], toSide('3S'))[0]).toBe('spite-and-malice/to-side');
});

test('a joker need not go to an empty centre place before your turn ends', () => {
  expect(firstReason([['AS'], [], [], []], ['X', '9C'], { type: 'end' })[0]).toBe('spite-and-malice/ace-first');
  expect(firstReason(FOUR_ACES, ['X', '9C'], { type: 'end' })[0]).toBe('spite-and-malice/end');
});
