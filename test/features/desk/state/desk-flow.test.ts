import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  $clearedDraft,
  $count,
  $draft,
  $game,
  $isLaying,
  $isOwnTable,
  $laidTable,
  $latestCards,
  $picked,
  $place,
  $places,
  $problem,
  $ruledGame,
  $tableGame,
  $target,
  $touched,
  $touchedThings,
  $unknownPlaces,
  askQuestion,
  choosePlace,
  clearDesk,
  putDraft,
  restoreDraft,
  setTableGame,
  showCase,
  showDraft,
  showExample,
} from '../../../../src/features/desk/state/desk.ts';
import { emptyDraft, isEmptyDraft, writeDraft } from '../../../../src/features/desk/state/draft.ts';
import type { CountForm } from '../../../../src/game/desk.ts';
import { fault, ok } from '../../../../src/game/fault.ts';
import type { DeskGame, Game } from '../../../../src/game/game.ts';
import type { Options } from '../../../../src/game/options.ts';
import { cardPlace, closeDesk, openToy, position, targetId, toyDesk, toyDraft, withoutTable } from './toy-desk.ts';

afterAll(closeDesk);

const count = (id: string, example: CountForm<Options>['example']): CountForm<Options> => ({
  id,
  label: `${id}?`,
  places: () => [cardPlace(`${id}-cards`)],
  sides: () => [],
  example,
});
const PLACES = [cardPlace('hand-0', { kind: 'set' }), cardPlace('table')];
const EXAMPLE = { position: { table: ['6S'] }, seat: 1, move: { type: 'lay', card: '7S' } };
const game = toyDesk(PLACES, {
  table: { picksOf: (_, seat, move) => [{ zone: `hand-${seat}`, item: String(move['card']) }] },
  desk: {
    example: EXAMPLE,
    counts: [count('score', { 'score-cards': ['2C'] }), count('debt', { 'debt-cards': ['3C'] })],
  },
});
const ruled = { ...game, rules: {} } as unknown as DeskGame<Game>;

/** Everything that is chosen or touched at the desk. */
const selections = (): unknown => [
  $touched.get(),
  $touchedThings.get(),
  $clearedDraft.get(),
  $latestCards.get(),
  $place.get(),
  $problem.get(),
  $unknownPlaces.get(),
];
function selectAll(): void {
  $touched.set([{ zone: 'table', item: '6S' }]);
  $touchedThings.set([0]);
  $clearedDraft.set(toyDraft(game));
  $latestCards.set([1]);
  $place.set('table');
  $problem.set('Damaged.');
  $unknownPlaces.set(['table']);
}
const NOTHING_SELECTED = [[], [], null, [], null, null, []];

beforeEach(() => {
  $ruledGame.set(null);
  openToy(game, { position: { table: ['6S'] } });
});

describe('a desk', () => {
  test('without a link is empty, is your own, and opens on the cards', () => {
    selectAll();
    showDraft(game, null);
    expect($draft.get()).toEqual(emptyDraft(game));
    expect([$isOwnTable.get(), $isLaying.get()]).toEqual([true, true]);
    expect(selections()).toEqual(NOTHING_SELECTED);
  });

  test('of a link opens on its ruling', () => {
    const draft = toyDraft(game, { position: { table: ['6S'] } });
    showDraft(game, ok(draft));
    expect([$draft.get(), $isOwnTable.get(), $isLaying.get()]).toEqual([draft, false, false]);
    showDraft(game, ok(toyDraft(game, { question: 'score', won: { 'score-cards': ['2C'] } })));
    expect($isLaying.get()).toBe(false);
  });

  test('of a link that shows nothing to judge opens on the cards', () => {
    const shows = (values: Parameters<typeof toyDraft>[1], on: DeskGame = game): boolean => {
      showDraft(on, ok(toyDraft(on, values)));
      return !$isLaying.get();
    };
    expect(shows({})).toBe(false);
    expect(shows({ move: { type: 'lay' } })).toBe(false);
    expect(shows({ question: 'score' })).toBe(false);
    expect(shows({ position: { table: ['6S'] } }, withoutTable(game))).toBe(false);
    const notRead = () => fault('bad-position', 'position.moon', 'No.');
    const { notation } = game;
    const strict = { ...game, notation: { ...notation, position: { ...notation.position, read: notRead } } };
    expect(shows({ position: { table: ['6S'] } }, strict)).toBe(false);
  });

  test('of a damaged link says so and is empty', () => {
    showDraft(game, fault('bad-json', '', 'This link is damaged.'));
    expect($problem.get()).toBe('This link is damaged.');
    expect($draft.get()).toEqual(emptyDraft(game));
    expect($isOwnTable.get()).toBe(false);
  });

  test('keeps the parts of its game that are loaded, and none of another game', () => {
    showDraft(ruled, null);
    expect([$game.get(), $tableGame.get(), $ruledGame.get()]).toEqual([ruled, ruled, ruled]);
    showDraft(withoutTable(game), null);
    expect([$tableGame.get(), $ruledGame.get()]).toEqual([ruled, ruled]);
    showDraft(withoutTable({ ...game, id: 'other' }), null);
    expect([$game.get()?.id, $tableGame.get(), $ruledGame.get()]).toEqual(['other', null, null]);
  });
});

describe('the place being filled', () => {
  test('is the chosen one, else the first', () => {
    expect(targetId()).toBe('hand-0');
    $touchedThings.set([0]);
    $isLaying.set(false);
    choosePlace('table');
    expect([targetId(), $touchedThings.get(), $isLaying.get()]).toEqual(['table', [], true]);
    choosePlace('moon');
    expect(targetId()).toBe('hand-0');
  });

  test('is none without places', () => {
    openToy(toyDesk([]));
    expect([$places.get(), $target.get()]).toEqual([[], null]);
    $draft.set(null);
    expect([$places.get(), $laidTable.get(), $count.get()]).toEqual([[], null, null]);
    $game.set(null);
    expect($places.get()).toEqual([]);
  });
});

describe('the marked things', () => {
  test('are those of the judged move', () => {
    $draft.set(toyDraft(game, { ...EXAMPLE, seat: 1 }));
    $touched.set([{ zone: 'table', item: '6S' }]);
    expect($picked.get()).toEqual([{ zone: 'hand-1', item: '7S' }]);
  });

  test('are the touched ones that are on the table while nothing is judged', () => {
    $touched.set([
      { zone: 'table', item: '6S' },
      { zone: 'table', item: '7S' },
      { zone: 'hand-0', item: '6S' },
    ]);
    expect($picked.get()).toEqual([{ zone: 'table', item: '6S' }]);
    $tableGame.set(null);
    expect($picked.get()).toEqual([]);
  });

  test('are none while the move or the table can’t be read', () => {
    const no = () => fault('bad-move', 'move', 'No.');
    const { notation } = game;
    const openWith = (part: object): void =>
      openToy({ ...game, notation: { ...notation, ...part } } as typeof game, EXAMPLE);
    openWith({ move: { ...notation.move, read: no } });
    $touched.set([{ zone: 'table', item: '6S' }]);
    expect($picked.get()).toEqual([]);
    openWith({ position: { ...notation.position, read: no } });
    expect($picked.get()).toEqual([]);
  });
});

describe('clearing', () => {
  test('leaves the house rules and the question, and can be undone', () => {
    const draft = toyDraft(game, {
      question: 'score',
      options: { seats: 4 },
      won: { 'score-cards': ['2C'] },
      claims: [3],
      seat: 1,
    });
    showDraft(game, ok(draft));
    clearDesk();
    expect($draft.get()).toEqual({ ...emptyDraft(game), question: 'score', options: { seats: 4 } });
    expect([$clearedDraft.get(), $isLaying.get()]).toEqual([draft, true]);
    restoreDraft();
    expect([$draft.get(), $clearedDraft.get(), $isLaying.get()]).toEqual([draft, null, true]);
    restoreDraft();
    expect($draft.get()).toEqual(draft);
  });

  test('of a try is undone with its ruling', () => {
    $draft.set(toyDraft(game, EXAMPLE));
    clearDesk();
    restoreDraft();
    expect([$draft.get()?.move, $isLaying.get()]).toEqual([EXAMPLE.move, false]);
  });

  test('and examples need an open desk', () => {
    $draft.set(null);
    clearDesk();
    showExample();
    askQuestion('score');
    expect([$draft.get(), $clearedDraft.get()]).toEqual([null, null]);
  });
});

describe('a case', () => {
  test('is opened on its ruling, and isn’t your own table', () => {
    showDraft(game, null);
    selectAll();
    showExample();
    expect($draft.get()).toMatchObject(EXAMPLE);
    expect([$isOwnTable.get(), $isLaying.get(), selections()]).toEqual([false, false, NOTHING_SELECTED]);
  });

  test('that can’t be read changes nothing', () => {
    showDraft(game, null);
    const before = $draft.get();
    showCase({ position: {}, options: { moonlight: true } });
    expect([$draft.get(), $isOwnTable.get()]).toEqual([before, true]);
  });

  test('waits for the table of its game, unless another draft is opened before', () => {
    openToy(withoutTable(game));
    showExample();
    expect(position()).toEqual({});
    setTableGame(game);
    expect([$draft.get()?.move, $tableGame.get()]).toEqual([EXAMPLE.move, game]);
    putDraft(toyDraft(game, { seat: 2 }), true);
    setTableGame(game);
    expect($draft.get()?.seat).toBe(2);
    openToy(withoutTable(game));
    showExample();
    putDraft(emptyDraft(game), true);
    setTableGame(game);
    expect(position()).toEqual({});
  });

  test('of a count is its example', () => {
    askQuestion('debt');
    showExample();
    expect($draft.get()).toMatchObject({ question: 'debt', won: { 'debt-cards': ['3C'] }, move: null });
    const { options: _, ...link } = writeDraft(
      game,
      toyDraft(game, { question: 'debt', won: { 'debt-cards': ['3C'] } }),
    );
    expect(link).toEqual({ game: 'toy', question: 'debt', 'debt-cards': ['3C'] });
  });
});

test('a count is made once the laws are loaded, while it is asked for', () => {
  const form = { ...count('score', {}), count: () => ok({ scores: [3], lines: [] }) };
  const counting = { ...toyDesk(PLACES, { desk: { counts: [form] } }), rules: {} } as unknown as DeskGame<Game>;
  showDraft(counting, null);
  expect($count.get()).toBeNull();
  askQuestion('score');
  expect($count.get()).toEqual(ok({ lines: [], scores: [3], missing: 0 }));
  $ruledGame.set(null);
  expect($count.get()).toBeNull();
});

describe('another question', () => {
  test('has its own places, and resets what is chosen', () => {
    selectAll();
    $isLaying.set(false);
    askQuestion('score');
    expect($places.get().map(({ id }) => id)).toEqual(['score-cards']);
    expect([$place.get(), $touchedThings.get(), $problem.get(), $isLaying.get()]).toEqual([null, [], null, true]);
  });

  test('finds the entries of the last count again, and none of another count', () => {
    askQuestion('score');
    $draft.set({ ...toyDraft(game, { question: 'score', won: { 'score-cards': ['2C'] } }) });
    askQuestion('move');
    askQuestion('score');
    expect($draft.get()?.won).toEqual({ 'score-cards': ['2C'] });
    askQuestion('move');
    askQuestion('debt');
    expect($draft.get()?.won).toEqual({});
    putDraft(toyDraft(game, { question: 'score', won: { 'score-cards': ['2C'] } }), true);
    askQuestion('move');
    expect($draft.get()?.won).toEqual({ 'score-cards': ['2C'] });
    askQuestion('score');
    expect($draft.get()?.won).toEqual({ 'score-cards': ['2C'] });
  });

  test('that is asked already changes nothing', () => {
    choosePlace('table');
    askQuestion('move');
    expect(targetId()).toBe('table');
  });
});

test('only a question about a move with nothing else is an empty draft', () => {
  expect(isEmptyDraft(game, toyDraft(game, { options: { seats: 4 } }))).toBe(true);
  expect(isEmptyDraft(game, toyDraft(game, { question: 'score' }))).toBe(false);
  expect(isEmptyDraft(game, toyDraft(game, { seat: 1 }))).toBe(false);
  expect(isEmptyDraft(game, toyDraft(game, { seed: 3 }))).toBe(false);
});
