import { expect, test } from 'vitest';
import { game } from '../../../src/games/spite-and-malice/index.ts';
import { answer } from '../../../src/referee/answer.ts';

test('a goal card nobody named is none that shows itself in a hand later: nobody is accused for what was guessed', () => {
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
  const said = answer('audit', JSON.stringify(record), () => game) as unknown as {
    irregular: unknown[];
    position: { centre: string[][] };
  };
  expect(said).toMatchObject({ irregular: [] });
  expect(said.position.centre[0]).toEqual(['AS', '2D']);
});
