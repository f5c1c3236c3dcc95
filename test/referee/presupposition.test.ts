import { describe, expect, test } from 'vitest';
import { fault } from '../../src/game/fault.ts';
import type { Game } from '../../src/game/game.ts';
import { playPresupposed, presuppose } from '../../src/referee/presupposition.ts';
import { talked, toyEntry, toyTalkGame } from './toy-talk.ts';

const { state } = talked(0, '');
const { move } = toyEntry('0 flip');
const turnedUp = (game: Game, laterNeed?: (card: number, copies: number) => number) =>
  presuppose(game, state, 0, move, laterNeed).revealedCard;

/** The game of talking in which some cards can’t be on top of the stock, or not be turned up, or not be written. */
function gameWithout({
  impossible = [],
  forbidden = [],
  unwritable = [],
}: {
  readonly impossible?: readonly number[];
  readonly forbidden?: readonly number[];
  readonly unwritable?: readonly string[];
}): Game {
  const game = toyTalkGame([0, 1, 1, 2]);
  const { visibility, notation, play } = game;
  const isForbidden = (talk: object): boolean => 'top' in talk && forbidden.includes(talk.top as number);
  return {
    ...game,
    play: {
      ...play,
      attempt: (talk, seat, one) => play.attempt(talk, seat, isForbidden(talk) ? toyEntry('0 no').move : one),
    },
    visibility: {
      ...visibility,
      opens: (...args) => {
        const place = visibility.opens?.(...args);
        return place && { ...place, isPossible: ({ top }: { top: number }) => !impossible.includes(top) };
      },
    },
    notation: {
      ...notation,
      position: {
        ...notation.position,
        read: (json, ...args) =>
          (json['shown'] as string[]).some((code) => unwritable.includes(code))
            ? fault('bad-position', 'position.shown', 'No such card.')
            : notation.position.read(json, ...args),
      },
    },
  } as Game;
}

describe('a try that turns up a card without naming it', () => {
  test('turns up the first card that can be there', () => {
    expect(turnedUp(gameWithout({}))).toBe(0);
    expect(turnedUp(gameWithout({ impossible: [0] }))).toBe(1);
    expect(turnedUp(gameWithout({ forbidden: [0, 1] }))).toBe(2);
    expect(turnedUp(gameWithout({ unwritable: ['a', 'b'] }))).toBe(2);
  });

  test('turns up a card that no later try needs, else the one needed last', () => {
    expect(turnedUp(gameWithout({}), (card) => (card === 0 ? 3 : Number.POSITIVE_INFINITY))).toBe(1);
    expect(turnedUp(gameWithout({}), (card) => [5, 7, 6][card] ?? 0)).toBe(1);
    // Of two copies, one is still there for the later try.
    expect(turnedUp(gameWithout({}), (_, copies) => copies)).toBe(1);
  });

  test('is unclear where it can be no card at all, and says which part of the table is at fault', () => {
    const says = 'This card is turned face up, and no unseen card can be it.';
    const none = presuppose(gameWithout({ impossible: [0, 1, 2] }), state, 0, move);
    expect(none).toEqual({ state, unclear: { path: '', says } });
    const unwritten = presuppose(gameWithout({ unwritable: ['a', 'b', 'c'] }), state, 0, move);
    expect(unwritten).toEqual({ state, unclear: { path: 'shown', says } });
    expect(playPresupposed(gameWithout({ impossible: [0, 1, 2] }), state, 0, move)).toEqual({
      ...{ state, events: [], unclear: { path: '', says } },
    });
  });

  test('is played with that card', () => {
    const played = playPresupposed(gameWithout({ impossible: [0] }), state, 0, move);
    expect(played).toMatchObject({ revealedCard: 1, state: { shown: [1], said: ['flip'] } });
  });
});

test('a try that turns nothing up is played at the table as it is', () => {
  expect(presuppose(toyTalkGame(), state, 0, toyEntry('0 yes').move)).toEqual({ state });
});
