import { afterAll, describe, expect, test } from 'vitest';
import { $draft, $isLaying } from '../../../../src/features/desk/state/desk.ts';
import { showPractice } from '../../../../src/features/desk/state/practice-game.ts';
import type { Practice } from '../../../../src/features/saved-games/match-record.ts';
import type { DeskPlace } from '../../../../src/game/desk.ts';
import { fault } from '../../../../src/game/fault.ts';
import type { DeskGame, Game, TableGame } from '../../../../src/game/game.ts';
import type { JsonObject } from '../../../../src/game/json.ts';
import { card, cardPlace, closeDesk, numberPlace, openToy, toyDesk } from './toy-desk.ts';

afterAll(closeDesk);

const PLACES = [cardPlace('hand-0', { kind: 'set' }), cardPlace('hand-1', { kind: 'set', defaultThings: ['3?'] })];

/** A game in which each player sees only the own hand, and a move plays cards. */
function hidingGame(places: readonly DeskPlace[]): DeskGame<TableGame> {
  const { notation } = toyDesk(places);
  return toyDesk(places, {
    game: {
      visibility: {
        view: (state: { readonly json: JsonObject }, seat: number) => ({
          ...state,
          json: Object.fromEntries(Object.entries(state.json).filter(([key]) => key === `hand-${seat}` || key === 'n')),
        }),
      } as unknown as TableGame['visibility'],
      notation: {
        ...notation,
        cardsOf: (move) => ({ played: (move as unknown as ReturnType<typeof lay>).cards.map(card), named: [] }),
      },
    },
  });
}
const game = hidingGame(PLACES);
const HANDS = { 'hand-0': ['6S', '7S'], 'hand-1': ['J', 'J', '2C'] };
const lay = (...cards: readonly string[]) => ({ type: 'lay', cards });

/** A practice game with these moves; each position is the first, with the number of moves before it. */
function practice(turns: readonly { seat: number; move: JsonObject }[], by = game): Practice<DeskGame<Game>> {
  const options = { seats: 3 };
  const steps = [...turns, null].map((_, n) => ({ state: { options, json: { ...HANDS, n } } }));
  return { game: by, match: { options, seed: 1, turns }, steps } as unknown as Practice<DeskGame<Game>>;
}
/** The position that is shown before a move of the second player. */
function shownBefore(move: JsonObject, by = game): unknown {
  expect(showPractice(practice([{ seat: 1, move }], by), 1)).toBe(true);
  const { seat, move: tried, position } = $draft.get() ?? {};
  expect([seat, tried]).toEqual([1, move]);
  return position;
}

describe('the table before a move of another player', () => {
  test('shows the cards that were played, among those of the hand nobody has seen', () => {
    expect(shownBefore(lay('2C'))).toEqual({ 'hand-0': ['6S', '7S'], 'hand-1': ['2C', '2?'], n: 0 });
    expect(shownBefore(lay('J'))).toEqual({ 'hand-0': ['6S', '7S'], 'hand-1': ['J', '2?'], n: 0 });
    expect(shownBefore(lay('J', 'J'))).toEqual({ 'hand-0': ['6S', '7S'], 'hand-1': ['J', 'J', '?'], n: 0 });
  });

  test('shows no card that came from elsewhere, and none twice', () => {
    expect(shownBefore(lay('9S'))).toEqual({ 'hand-0': ['6S', '7S'], n: 0 });
    expect(shownBefore(lay('2C', '2C'))).toEqual({ 'hand-0': ['6S', '7S'], 'hand-1': ['2C', '2?'], n: 0 });
    expect(shownBefore(lay())).toEqual({ 'hand-0': ['6S', '7S'], n: 0 });
  });

  test('is that of the player who looks where the hand has no place of cards', () => {
    const [own] = PLACES as [DeskPlace];
    expect(shownBefore(lay('2C'), hidingGame([own]))).toEqual({ 'hand-0': ['6S', '7S'], n: 0 });
    expect(shownBefore(lay('2C'), hidingGame([own, numberPlace('hand-1', 0, 9)]))).toEqual({
      'hand-0': ['6S', '7S'],
      n: 0,
    });
  });
});

test('a card that its player shows anyway isn’t put down again', () => {
  expect(showPractice(practice([{ seat: 0, move: lay('6S') }]), 1)).toBe(true);
  expect($draft.get()?.position).toEqual({ 'hand-0': ['6S', '7S'], n: 0 });
});

test('now, nothing is tried, and the player who looks is the one at the desk', () => {
  openToy(game, { seat: 1 });
  $isLaying.set(true);
  expect(showPractice(practice([{ seat: 1, move: lay('2C') }]), 0)).toBe(true);
  expect($draft.get()).toMatchObject({ seat: 0, move: null, position: { 'hand-0': ['6S', '7S'], n: 1 } });
  expect($isLaying.get()).toBe(false);
});

test('a game without so many moves, or that can’t be read, leaves the desk', () => {
  openToy(game, { seat: 2 });
  const before = $draft.get();
  expect(showPractice(practice([]), 1)).toBe(false);
  const { notation } = game;
  const read = () => fault('bad-options', 'options', 'No.');
  const unreadable = { ...game, notation: { ...notation, position: { ...notation.position, read } } };
  expect(showPractice(practice([], unreadable), 0)).toBe(false);
  expect($draft.get()).toBe(before);
});
