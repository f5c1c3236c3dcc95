import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HUMAN } from '../../../src/features/house-rules/names.ts';
import {
  $isElsewhere,
  $practice,
  attempt,
  leave,
  open,
  setBotClient,
} from '../../../src/features/practice/practice.ts';
import { $offer, chooseGame } from '../../../src/features/practice/state/offer.ts';
import { isOvertaken, serializePractice, tabKey } from '../../../src/features/practice/state/save.ts';
import { addTurn, stateOf } from '../../../src/features/practice/state/state.ts';
import { takeOver, watchTabs } from '../../../src/features/practice/state/tabs.ts';
import { isUnfinished, type Practice, saveKey } from '../../../src/features/saved-games/index.ts';
import { games } from '../../../src/games/index.ts';
import { localStore } from '../../../src/ui/device/device.ts';
import { openTestPage, type TestPage } from '../../ui/device/test-page.ts';
import { SILENT_BOTS } from './silent-bots.ts';
import { freshGame, randomStages } from './state/test-table.ts';

const [game] = games as [(typeof games)[0]];
const key = saveKey(game.id);
/** A game after some moves at random, or at its end. */
const gameOf = (seed: number, turns: number): Practice =>
  [...randomStages(freshGame(game, seed), turns)].at(-1) as Practice;
/** A game in which it is the person's turn. */
const gameAtOwnTurn = (seed: number): Practice =>
  [...randomStages(freshGame(game, seed), 12)].findLast(
    (one) => one.match.turns.length > 0 && game.play.turn(stateOf(one)) === HUMAN,
  ) as Practice;
/** The game after one more move. */
function continued(practice: Practice): Practice {
  const seat = game.play.turn(stateOf(practice)) ?? 0;
  const [move] = game.play.moves(stateOf(practice), seat);
  return move ? addTurn(practice, { seat, move }) : practice;
}
const seedAtTable = (): number | undefined => $practice.get()?.match.seed;
const movesAtTable = (): number | undefined => $practice.get()?.match.turns.length;

let page: TestPage;
let stop = (): void => undefined;

beforeEach(() => {
  setBotClient(SILENT_BOTS);
  page = openTestPage(`https://cards.example/${game.id}/play/`);
  localStore.remove(key);
  stop = watchTabs(game);
});

afterEach(() => {
  stop();
  leave();
  $offer.set(null);
  vi.unstubAllGlobals();
});

describe('a table whose game another tab takes', () => {
  test('stops when the other tab sits down at it', () => {
    open(gameOf(1, 3));
    expect($isElsewhere.get()).toBe(false);
    page.writeElsewhere(tabKey(game.id), 'another tab');
    expect($isElsewhere.get()).toBe(true);
  });

  test('stops when the other tab saves the game', () => {
    open(gameOf(1, 3));
    page.writeElsewhere(key, serializePractice(gameOf(1, 2)));
    expect($isElsewhere.get()).toBe(true);
  });

  test('goes on when the other tab writes what is there already, or the game of another table', () => {
    const own = gameOf(1, 3);
    open(own);
    page.writeElsewhere(key, serializePractice(own));
    page.writeElsewhere(saveKey('patience'), serializePractice(gameOf(2, 3)));
    expect([isOvertaken(game.id), $isElsewhere.get()]).toEqual([false, false]);
  });

  test('isn’t watched after the page has left it', () => {
    open(gameOf(1, 3));
    stop();
    page.writeElsewhere(tabKey(game.id), 'another tab');
    page.writeElsewhere(key, serializePractice(gameOf(2, 3)));
    expect($isElsewhere.get()).toBe(false);
  });

  test('needs a game: before the deal nothing stops', () => {
    page.writeElsewhere(tabKey(game.id), 'another tab');
    page.writeElsewhere(tabKey(game.id), 'a third one');
    expect($isElsewhere.get()).toBe(false);
  });
});

describe('continuing here what another tab has taken', () => {
  test('goes on with its later moves', () => {
    const own = gameOf(1, 3);
    open(own);
    page.writeElsewhere(key, serializePractice(continued(continued(own))));
    takeOver();
    expect([seedAtTable(), movesAtTable(), $isElsewhere.get(), $offer.get()]).toEqual([1, 5, false, null]);
    expect(isOvertaken(game.id)).toBe(false);
  });

  test('goes on after the moves that were taken back there', () => {
    open(gameOf(1, 3));
    page.writeElsewhere(key, serializePractice(gameOf(1, 1)));
    takeOver();
    expect([movesAtTable(), $isElsewhere.get()]).toEqual([1, false]);
  });

  test('keeps a move that only this page has', () => {
    const own = gameAtOwnTurn(1);
    open(own);
    page.storage.room = 0;
    const [move] = game.play.moves(stateOf(own), HUMAN);
    if (move) attempt(move);
    page.storage.room = 1e9;
    const moves = own.match.turns.length + 1;
    expect(movesAtTable()).toBe(moves);
    page.writeElsewhere(tabKey(game.id), 'another tab');
    takeOver();
    expect([movesAtTable(), $isElsewhere.get()]).toEqual([moves, false]);
  });

  test('asks which of two different games is meant', () => {
    open(gameOf(1, 3));
    page.writeElsewhere(key, serializePractice(gameOf(2, 2)));
    takeOver();
    expect($offer.get()).toMatchObject({
      from: 'tab',
      theirs: { match: { seed: 2 } },
      own: { match: { seed: 1 } },
    });
    expect($isElsewhere.get()).toBe(true);
    // Meanwhile the other tab plays on.
    page.writeElsewhere(key, serializePractice(gameOf(2, 4)));
    chooseGame('theirs');
    expect([seedAtTable(), movesAtTable(), $isElsewhere.get()]).toEqual([2, 4, false]);
  });

  test('brings your own game back to the table if you prefer it', () => {
    open(gameOf(1, 3));
    page.writeElsewhere(key, serializePractice(gameOf(2, 2)));
    takeOver();
    chooseGame('own');
    expect([seedAtTable(), $isElsewhere.get(), page.storage.getItem(key)]).toEqual([
      1,
      false,
      serializePractice(gameOf(1, 3)),
    ]);
  });

  test('keeps what was on offer if the other tab writes something unreadable', () => {
    open(gameOf(1, 3));
    page.writeElsewhere(key, serializePractice(gameOf(2, 2)));
    takeOver();
    page.writeElsewhere(key, '{"torn');
    expect($offer.get()?.theirs.match.seed).toBe(2);
  });

  test('doesn’t ask if your own game is over', () => {
    const finished = gameOf(1, 5000);
    expect(isUnfinished(finished)).toBe(false);
    open(finished);
    page.writeElsewhere(key, serializePractice(gameOf(2, 2)));
    takeOver();
    expect([seedAtTable(), $offer.get()]).toEqual([2, null]);
  });

  test.each([
    ['removed the game', null],
    ['left something unreadable', '{"torn'],
  ])('goes on with your own game if the other tab %s', (_, left) => {
    open(gameOf(1, 3));
    page.writeElsewhere(tabKey(game.id), 'another tab');
    if (left === null) page.storage.removeItem(key);
    else page.storage.setItem(key, left);
    takeOver();
    expect([seedAtTable(), movesAtTable(), $isElsewhere.get(), $offer.get()]).toEqual([1, 3, false, null]);
  });

  test('does nothing without a game', () => {
    page.storage.setItem(key, serializePractice(gameOf(2, 2)));
    takeOver();
    expect([$practice.get(), $offer.get()]).toEqual([null, null]);
  });
});

test('a game that a link offers isn’t replaced by what another tab saves', () => {
  open(gameOf(1, 3));
  $offer.set({ from: 'link', theirs: gameOf(3, 0), own: gameOf(1, 3) });
  page.writeElsewhere(key, serializePractice(gameOf(2, 2)));
  expect($offer.get()?.theirs.match.seed).toBe(3);
});
