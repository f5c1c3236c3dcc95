import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  $announcement,
  $draft,
  $game,
  $latestCards,
  $problem,
  $tableGame,
  choosePlace,
} from '../../../../src/features/desk/state/desk.ts';
import { openDraft } from '../../../../src/features/desk/state/link.ts';
import { fetchReferee } from '../../../../src/features/desk/state/ruling.ts';
import { enterLine, fetchExamples, previewLine } from '../../../../src/features/desk/state/typed-line.ts';
import { saveOptions } from '../../../../src/features/house-rules/our-table.ts';
import { loadGrammar } from '../../../../src/games/boxes.ts';
import { games } from '../../../../src/games/index.ts';
import { card, cardPlace, closeDesk, numberPlace, openToy, position, targetId, toyDesk } from './toy-desk.ts';

afterAll(closeDesk);

// No worker starts here, so the page judges.
beforeAll(fetchReferee);

describe('at a desk whose game has no grammar', () => {
  const game = toyDesk([
    cardPlace('table', { label: 'The table', maxCards: 2 }),
    cardPlace('pile', { kind: 'pile' }),
    numberPlace('points', 0, 9),
  ]);
  beforeEach(() => openToy(game, { position: { points: 1 } }));

  test('a list of cards is previewed for the place that is being filled', async () => {
    const before = $draft.get();
    expect(await previewLine('6s and 2c')).toEqual({
      kind: 'preview',
      who: null,
      move: null,
      changes: [{ place: 'The table', text: '6♠ and 2♣' }],
    });
    expect($draft.get()).toBe(before);
  });

  test('a list of cards is put down there, and a full place is left', async () => {
    expect(await enterLine('6s')).toBeNull();
    expect([position(), targetId()]).toEqual([{ points: 1, table: ['6S'] }, 'table']);
    expect(await enterLine('2c')).toBeNull();
    expect([position(), targetId()]).toEqual([{ points: 1, table: ['6S', '2C'] }, 'pile']);
    expect($latestCards.get()).toEqual([card('6S'), card('2C')]);
  });

  test('a line with other words is refused with the first of them, and nothing is put down', async () => {
    const refusal = { kind: 'not-read', strange: 'trumpet', knownWords: ['6♠'], vague: null };
    expect(await previewLine('6s trumpet')).toEqual(refusal);
    expect(await enterLine('6s trumpet')).toEqual(refusal);
    expect(position()).toEqual({ points: 1 });
  });

  test('nothing is read where a place takes no cards, nor before a desk is open', async () => {
    choosePlace('points');
    expect([await previewLine('6s'), await enterLine('6s')]).toEqual([null, null]);
    expect(position()).toEqual({ points: 1 });
    choosePlace('table');
    $draft.set(null);
    expect([await previewLine('6s'), await enterLine('6s')]).toEqual([null, null]);
    $game.set(null);
    expect([await previewLine('6s'), await enterLine('6s')]).toEqual([null, null]);
  });

  test('there are no examples', async () => {
    expect(await fetchExamples()).toEqual([]);
    $game.set(null);
    expect(await fetchExamples()).toEqual([]);
  });
});

describe.each(games.map((game) => [game.name, game] as const))('at the desk of %s', (_, game) => {
  beforeEach(() => {
    saveOptions(game.id, {});
    openDraft(game, '');
  });

  test('the examples are those of its grammar', async () => {
    const examples = await fetchExamples();
    expect(examples.length).toBeGreaterThan(0);
    expect(examples).toBe((await loadGrammar(game.id))?.examples);
  });

  test('the preview of a sentence says what entering it does, and does nothing', async () => {
    const before = $draft.get();
    const preview = await previewLine(game.desk.typed);
    expect($draft.get()).toBe(before);
    if (preview?.kind !== 'preview') throw new Error('it is a sentence');
    expect(preview.who).toBe('You');
    $problem.set('Damaged.');
    $announcement.set('');
    expect(await enterLine(game.desk.typed)).toBeNull();
    expect($problem.get()).toBeNull();
    const { move, options, seat } = $draft.get() ?? {};
    const parsed = move && options && game.notation.move.read(move, options, seat);
    expect(preview.move).toBe(parsed?.ok ? game.texts.describeMove(parsed.value) : null);
    expect(preview.changes.length).toBeGreaterThan(0);
    expect($announcement.get()).toBe(preview.changes.map(({ place, text }) => `${place}: ${text}.`).join(' '));
    // Entered again it changes nothing, so nothing is announced.
    $announcement.set('as before');
    expect(await previewLine(game.desk.typed)).toEqual({ ...preview, changes: [] });
    expect(await enterLine(game.desk.typed)).toBeNull();
    expect($announcement.get()).toBe('as before');
  });

  test('the table is fetched if only the desk is loaded', async () => {
    $tableGame.set(null);
    const preview = await previewLine(game.desk.typed);
    expect(preview?.kind).toBe('preview');
    expect($tableGame.get()?.id).toBe(game.id);
  });

  test('a sentence whose words make none is refused whole, with the words that are known', async () => {
    const before = $draft.get();
    for (const read of [previewLine, enterLine])
      expect(await read(`${game.desk.typed} ${game.desk.typed} trumpet`)).toMatchObject({
        kind: 'not-read',
        strange: 'trumpet',
        knownWords: expect.arrayContaining([expect.any(String)]),
      });
    expect($draft.get()).toBe(before);
  });
});
