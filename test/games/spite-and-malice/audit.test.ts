import { expect, test } from 'vitest';
import { game } from '../../../src/games/spite-and-malice/index.ts';
import { answer } from '../../../src/referee/answer.ts';

const audited = (record: object): object =>
  answer('audit', JSON.stringify({ game: game.id, options: { sideBuild: 'equal-or-lower' }, ...record }), () => game);

const goal = { type: 'move', from: { zone: 'goal' }, to: { zone: 'centre', pile: 0 } };
const sideMove = (card: string, pile: number) => ({
  type: 'move',
  from: { zone: 'hand', card },
  to: { zone: 'side', pile },
});

test('an unnamed goal card can’t be a card that comes out of a hand later', () => {
  const centre = [['AD', '2D', '3D', '4D', '5D', '6D', '7D', '8D'], [], [], []];
  const position = {
    turn: 0,
    goal: [
      ['3?', '9H'],
      ['3?', 'KD'],
    ],
    hands: [['5?'], ['5?']],
    centre,
  };
  const moves = [
    { seat: 0, move: goal },
    // A ten, of any suit.
    { seat: 0, move: goal },
    { seat: 0, move: sideMove('10C', 0) },
    { seat: 1, move: sideMove('QH', 0) },
    { seat: 0, move: sideMove('10C', 1) },
  ];
  expect(audited({ start: { position }, moves })).toMatchObject({ irregular: [], tries: 5 });
});

test('an unnamed goal card can’t be a card shown in a hand later: a guess accuses no player', () => {
  const to = (card: string, pile: number) => ({
    seat: pile,
    move: { type: 'move', from: { zone: 'hand', card }, to: { zone: 'side', pile: 0 } },
  });
  const record = {
    game: game.id,
    options: { seats: 2 },
    start: {
      position: {
        goal: [['3?'], ['3?']],
        hands: [['5?'], ['5?']],
        centre: [['AS'], [], [], []],
        stock: ['80?'],
      },
    },
    moves: [
      { seat: 0, move: { type: 'move', from: { zone: 'goal' }, to: { zone: 'centre', pile: 0 } } },
      // Both twos of clubs: neither was the goal card.
      to('2C', 0),
      to('2C', 1),
    ],
  };
  const auditAnswer = answer('audit', JSON.stringify(record), () => game) as {
    readonly position?: { readonly centre: readonly (readonly string[])[] };
  };
  expect(auditAnswer).toMatchObject({ irregular: [] });
  expect(auditAnswer.position?.centre[0]).toEqual(['AS', '2D']);
});
