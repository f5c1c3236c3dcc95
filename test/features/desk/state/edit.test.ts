import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { definePack } from '../../../../src/cards/pack.ts';
import {
  $announcement,
  $draft,
  $game,
  $isLaying,
  $latestCards,
  $place,
  $problem,
  $touchedThings,
  choosePlace,
} from '../../../../src/features/desk/state/desk.ts';
import {
  cardTarget,
  clearField,
  edit,
  editPlace,
  leaveHouseRules,
  moveTouched,
  noteLatestCards,
  putRemainingCards,
  removeLast,
  removeUnseen,
  setClaim,
  setMover,
  tapCard,
} from '../../../../src/features/desk/state/edit.ts';
import type { JsonObject } from '../../../../src/game/json.ts';
import { card, cardPlace, closeDesk, listPlace, openToy, position, targetId, toyDesk } from './toy-desk.ts';

afterAll(closeDesk);

const hand = cardPlace('hand', { kind: 'set', label: 'Your hand', defaultThings: ['3?'] });
const bids = listPlace('bids', ['Ann', 'You'], ['one', 'two']);
const rare = cardPlace('rare', { rare: true });
const unasked = cardPlace('unasked', { when: (json) => 'n' in json });
const table = cardPlace('table', { label: 'The table', maxCards: 2 });
const pile = cardPlace('pile', { kind: 'pile' });
const game = toyDesk([hand, bids, rare, unasked, table, pile]);

function tap(...codes: readonly string[]): void {
  for (const code of codes) tapCard(card(code));
}
/** Opens the desk on a position, with one of its places chosen. */
function open(json: JsonObject, place: string, move: JsonObject | null = null): void {
  openToy(game, { position: json, move });
  choosePlace(place);
}

beforeEach(() => openToy(game));

describe('a change', () => {
  test('keeps the try, removes a message, and adds the unseen cards that must be there', () => {
    const completing = toyDesk([hand, table], { desk: { complete: (json) => ({ hand: ['3?'], ...json }) } });
    const move = { type: 'lay' };
    openToy(completing, { move });
    $problem.set('Damaged.');
    edit((json) => ({ ...json, table: ['6S'] }));
    expect($draft.get()).toMatchObject({ move, position: { hand: ['3?'], table: ['6S'] } });
    expect($problem.get()).toBeNull();
  });

  test('needs an open desk', () => {
    $draft.set(null);
    edit(() => ({ table: ['6S'] }));
    tap('6S');
    putRemainingCards(table);
    setClaim(0, 1);
    setMover(1);
    moveTouched(table);
    removeLast();
    leaveHouseRules();
    expect($draft.get()).toBeNull();
    openToy(game);
    $game.set(null);
    edit(() => ({ table: ['6S'] }));
    expect(position()).toEqual({});
  });

  test('drops a field that no place has, by the path of its fault', () => {
    open({ moon: [1], table: ['6S'], moons: 2 }, 'table');
    clearField('position.moon[0]');
    expect(position()).toEqual({ table: ['6S'], moons: 2 });
    $problem.set('Damaged.');
    for (const path of ['seat', 'move.position.table', 'position']) clearField(path);
    expect($problem.get()).toBe('Damaged.');
    expect(position()).toEqual({ table: ['6S'], moons: 2 });
  });
});

describe('the next place', () => {
  test('comes after the last spoken word: a usual one of cards that is asked for, of which nothing is said', () => {
    open({ hand: ['3?'] }, 'bids');
    editPlace(bids, ['pass']);
    expect(targetId()).toBe('bids');
    editPlace(bids, ['pass', 'one']);
    expect([targetId(), position()]).toEqual(['table', { hand: ['3?'], bids: ['pass', 'one'] }]);
    open({ hand: ['3?'], n: 1 }, 'bids');
    editPlace(bids, ['pass', 'one']);
    expect(targetId()).toBe('unasked');
    // An empty place is said to be empty.
    open({ hand: [], table: [] }, 'bids');
    editPlace(bids, ['pass', 'one']);
    expect(targetId()).toBe('pile');
  });

  test('comes after a full one, and not after another value', () => {
    open({ hand: ['3?'] }, 'table');
    tap('6S');
    expect(targetId()).toBe('table');
    tap('7S');
    expect(targetId()).toBe('pile');
    open({ table: ['6S', '7S'], hand: ['3?'], pile: ['8S'] }, 'table');
    editPlace(table, ['6S', '9S']);
    tap('10S');
    expect(targetId()).toBe('table');
  });

  test('comes after the unseen cards of a place were removed', () => {
    open({ table: ['6S', '2?'] }, 'table');
    removeUnseen(table);
    expect([targetId(), position()]).toEqual(['hand', { table: ['6S'] }]);
    open({}, 'table');
    removeUnseen(table);
    expect(position()).toEqual({ table: [] });
  });
});

describe('a tapped card', () => {
  test('is put down in the chosen place, and said', () => {
    choosePlace('table');
    tap('6S');
    expect(position()).toEqual({ table: ['6S'] });
    expect($announcement.get()).toBe('Six of spades: The table.');
  });

  test('is taken away where it lies', () => {
    open({ table: ['6S', '7S'] }, 'table');
    tap('6S');
    expect(position()).toEqual({ table: ['7S'] });
    expect($announcement.get()).toBe('Six of spades: taken away.');
    expect($latestCards.get()).toEqual([]);
  });

  test('comes from another place if it has no copy left', () => {
    open({ pile: ['2C', '6S', '7S'] }, 'table');
    tap('6S');
    expect(position()).toEqual({ pile: ['2C', '7S'], table: ['6S'] });
    open({ rare: ['J'], pile: ['2C', 'J'] }, 'table');
    tap('J');
    expect(position()).toEqual({ rare: ['J'], pile: ['2C'], table: ['J'] });
  });

  test('is put down once more while it has a copy left, then taken away again', () => {
    choosePlace('pile');
    tap('J', 'J');
    expect(position()).toEqual({ pile: ['J', 'J'] });
    tap('2C', 'J');
    expect(position()).toEqual({ pile: ['J', '2C'] });
    open({ rare: ['J'], pile: ['J'] }, 'pile');
    tap('J');
    expect(position()).toEqual({ rare: ['J'] });
    expect($announcement.get()).toBe('Joker: taken away.');
  });

  test('that these house rules leave out stays out, or is taken away', () => {
    const packWith = () => definePack({ standard: 0, extras: [{ code: 'J', text: '', spoken: 'joker', copies: 2 }] });
    const short = toyDesk([table], { game: { packWith } });
    openToy(short);
    tap('6S');
    expect([position(), $announcement.get()]).toEqual([{}, 'Six of spades: not in your pack.']);
    openToy(short, { position: { table: ['6S'] } });
    tap('6S');
    expect([position(), $announcement.get()]).toEqual([{}, 'Six of spades: taken away.']);
  });

  test('goes nowhere while no place of cards is chosen', () => {
    choosePlace('bids');
    expect(cardTarget()).toBeNull();
    tap('6S');
    expect(position()).toEqual({});
    choosePlace('table');
    expect(cardTarget()?.id).toBe('table');
  });

  test('is one of the latest two', () => {
    choosePlace('pile');
    tap('6S');
    expect($latestCards.get()).toEqual([card('6S')]);
    tap('7S', '8S');
    expect($latestCards.get()).toEqual([card('7S'), card('8S')]);
    noteLatestCards([card('2C')]);
    expect($latestCards.get()).toEqual([card('8S'), card('2C')]);
  });
});

describe('a tapped card replaces the one that is touched', () => {
  const move = { type: 'lay', cards: ['7S', '6S'] };

  test('in its place and in the try', () => {
    open({ pile: ['6S', '7S', '8S'] }, 'pile', move);
    $touchedThings.set([1]);
    tap('2C');
    expect(position()).toEqual({ pile: ['6S', '2C', '8S'] });
    expect($draft.get()?.move).toEqual({ type: 'lay', cards: ['2C', '6S'] });
    expect($touchedThings.get()).toEqual([]);
    expect($announcement.get()).toBe('Two of clubs: pile.');
  });

  test('shows one of the unseen cards if they are touched, and leaves the try', () => {
    open({ hand: ['6S', '2?'] }, 'hand', { type: 'lay', cards: ['2?'] });
    $touchedThings.set([1]);
    tap('2C');
    expect(position()).toEqual({ hand: ['6S', '2C', '?'] });
    expect($draft.get()?.move).toEqual({ type: 'lay', cards: ['2?'] });
  });

  test('unless there is no such card or more than one', () => {
    for (const touched of [[7], [0, 1]]) {
      open({ pile: ['6S', '7S'] }, 'pile', move);
      $touchedThings.set(touched);
      tap('2C');
      expect(position()).toEqual({ pile: ['6S', '7S', '2C'] });
      expect($draft.get()?.move).toEqual(move);
    }
  });
});

describe('touched cards', () => {
  test('are moved to another place together, in the order of the touches', () => {
    open({ pile: ['6S', '7S', '8S'], table: ['2C'] }, 'pile');
    $touchedThings.set([2, 0]);
    moveTouched(table);
    expect(position()).toEqual({ pile: ['7S'], table: ['2C', '8S', '6S'] });
    expect($touchedThings.get()).toEqual([]);
  });

  test('stay while no place of cards is chosen', () => {
    open({ pile: ['6S'] }, 'bids');
    $touchedThings.set([0]);
    moveTouched(table);
    expect(position()).toEqual({ pile: ['6S'] });
  });
});

test('the last card that was seen in a place can be removed', () => {
  open({ hand: ['6S', '7S', '?'] }, 'hand');
  removeLast();
  expect(position()).toEqual({ hand: ['6S', '2?'] });
  open({ table: ['6S', '?'] }, 'table');
  removeLast();
  expect(position()).toEqual({ table: ['?'] });
  open({ table: ['2?'] }, 'table');
  removeLast();
  expect(position()).toEqual({ table: ['2?'] });
  open({ table: ['6S'] }, 'bids');
  removeLast();
  expect(position()).toEqual({ table: ['6S'] });
});

test('after the house rules comes the ruling if something is tried, else the first place', () => {
  open({}, 'table', { type: 'lay' });
  leaveHouseRules();
  expect([$place.get(), $isLaying.get()]).toEqual([null, false]);
  open({}, 'table');
  leaveHouseRules();
  expect([$place.get(), $isLaying.get()]).toEqual([null, true]);
});

test('all cards that are left can be put in one place, each as often as it is left', () => {
  const open52 = (json: JsonObject): readonly string[] => {
    openToy(game, { position: json });
    putRemainingCards(pile);
    return pile.read(position()) ?? [];
  };
  expect(open52({})).toHaveLength(54);
  const cards = open52({ table: ['6S', 'J'], rare: ['7S'], pile: ['8S'] });
  expect(cards[0]).toBe('8S');
  expect(cards.filter((code) => code === 'J')).toHaveLength(1);
  expect(cards.filter((code) => code === '8S')).toHaveLength(1);
  expect([cards.includes('6S'), cards.includes('7S'), cards.length]).toEqual([false, false, 51]);
  // A card laid too often isn't put down again.
  expect(open52({ table: ['6S', '6S'] })).toHaveLength(53);
});

test('a side claims points or nothing, and the others keep their claims', () => {
  setClaim(1, 7);
  expect($draft.get()?.claims).toEqual([null, 7]);
  setClaim(0, 3);
  expect($draft.get()?.claims).toEqual([3, 7]);
  setClaim(1, null);
  expect($draft.get()?.claims).toEqual([3, null]);
});

test('another player may be the one who tried; the cards stay', () => {
  openToy(game, { position: { table: ['6S'] } });
  setMover(2);
  expect($draft.get()).toMatchObject({ seat: 2, position: { table: ['6S'] } });
});
