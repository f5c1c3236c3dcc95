import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraft, type RoundDraft } from '../../../../src/features/score-pad/state/draft.ts';
import {
  loadDraft,
  loadHistory,
  saveDraft,
  saveHistory,
} from '../../../../src/features/score-pad/state/draft-store.ts';
import type { Sheet, SheetBook } from '../../../../src/features/score-pad/state/sheet.ts';
import { localStore } from '../../../../src/ui/device/device.ts';
import { $notices } from '../../../../src/ui/device/notices.ts';
import { testStorage } from '../../../ui/device/test-storage.ts';
import { toyPadGame } from './toy-pad.ts';

const DRAFT_KEY = 'fair-deal/score-round/toy';
const PAST_KEY = 'fair-deal/score-past/toy';
const ROUND = { way: 'points', entry: { points: ['1', ''] }, claims: ['', '4'] };
const SHEET: Sheet = { id: '4', names: ['Ann', 'Bert', 'Cleo'], options: {}, first: 0, rounds: [ROUND] };
const DRAFT: RoundDraft = { ...ROUND, at: null, who: 1, field: 'points' };
const STORED = { version: 1, sheet: '4', at: null, who: 1, field: 'points', round: ROUND };

let storage = testStorage();
let games = 0;
/** A game of which nothing damaged was found yet: each notice is shown once. */
const newGame = (): string => `toy-${games++}`;

beforeEach(() => {
  storage = testStorage();
  vi.stubGlobal('localStorage', storage);
  for (const key of [DRAFT_KEY, PAST_KEY]) localStore.remove(key);
  $notices.set([]);
});

afterEach(() => vi.unstubAllGlobals());

describe('a half-written round', () => {
  const stored = (): unknown => JSON.parse(storage.getItem(DRAFT_KEY) ?? 'null');

  test('is stored with its sheet, and there again on that sheet only', () => {
    saveDraft('toy', SHEET, DRAFT);
    expect(stored()).toEqual(STORED);
    expect(loadDraft('toy', SHEET)).toEqual(DRAFT);
    expect(loadDraft('toy', { ...SHEET, id: '5' })).toBeNull();
    expect(loadDraft('toy', null)).toBeNull();
    expect(loadDraft('other', SHEET)).toBeNull();
  });

  test('is forgotten once it is empty, or without a sheet; but not a round that was emptied', () => {
    const empty = createDraft('points');
    for (const [sheet, draft] of [
      [SHEET, empty],
      [null, DRAFT],
      [SHEET, null],
    ] as const) {
      saveDraft('toy', SHEET, DRAFT);
      saveDraft('toy', sheet, draft);
      expect(stored()).toBeNull();
    }
    saveDraft('toy', SHEET, { ...empty, at: 0 });
    expect(loadDraft('toy', SHEET)).toEqual({ ...empty, at: 0 });
  });

  test('is gone if the round it corrects is gone', () => {
    saveDraft('toy', SHEET, { ...DRAFT, at: 0 });
    expect(loadDraft('toy', SHEET)).toEqual({ ...DRAFT, at: 0 });
    expect(loadDraft('toy', { ...SHEET, rounds: [] })).toBeNull();
  });

  test('is read without a field that is none', () => {
    storage.setItem(DRAFT_KEY, JSON.stringify({ ...STORED, field: 3 }));
    expect(loadDraft('toy', SHEET)).toEqual({ ...DRAFT, field: null });
  });

  test.each<[string, object]>([
    ['of another version', { ...STORED, version: 0 }],
    ['without a sheet', { ...STORED, sheet: 4 }],
    ['without a round', { ...STORED, round: { way: 'points' } }],
    ['at no place', { ...STORED, at: '0' }],
    ['between two places', { ...STORED, at: 0.5 }],
    ['of nobody', { ...STORED, who: null }],
  ])('is set aside if it is damaged: %s', (_, json) => {
    const game = newGame();
    storage.setItem(`fair-deal/score-round/${game}`, JSON.stringify(json));
    expect(loadDraft(game, SHEET)).toBeNull();
    expect($notices.get()).toMatchObject([{ says: expect.stringContaining('the round you were writing') }]);
  });
});

describe('the way back', () => {
  const book = (n: number, letters = 0): SheetBook => ({
    open: null,
    sheets: [{ ...SHEET, id: `${n}`, rounds: Array.from({ length: letters / 1000 }, () => long) }],
  });
  /** A round of about a thousand letters. */
  const long = { way: 'points', entry: { took: [Array(19).fill('x'.repeat(50))] }, claims: [] };
  const idsOf = (books: readonly SheetBook[]) => books.map(({ sheets }) => sheets[0]?.id);

  test('is there again, the latest step first, but not more than twenty', () => {
    expect(loadHistory(toyPadGame)).toEqual([]);
    const past = Array.from({ length: 25 }, (_, i) => book(25 - i));
    saveHistory('toy', past);
    expect(loadHistory(toyPadGame)).toEqual(past.slice(0, 20));
    saveHistory('toy', []);
    expect([storage.getItem(PAST_KEY), loadHistory(toyPadGame)]).toEqual([null, []]);
  });

  test('ends before a step for which there is no room', () => {
    saveHistory('toy', [book(3, 90_000), book(2, 90_000), book(1, 90_000), book(0)]);
    expect(idsOf(loadHistory(toyPadGame))).toEqual(['3', '2']);
    saveHistory('toy', [book(3, 300_000), book(2)]);
    expect(storage.getItem(PAST_KEY)).toBeNull();
  });

  test('is given up if the storage is full', () => {
    saveHistory('toy', [book(1)]);
    storage.room = 100;
    saveHistory('toy', [book(2), book(1)]);
    expect([storage.getItem(PAST_KEY), loadHistory(toyPadGame)]).toEqual([null, []]);
  });

  test('is read as far as twenty steps, and not at all if one is damaged', () => {
    saveHistory('toy', [book(1)]);
    const [step] = JSON.parse(storage.getItem(PAST_KEY) ?? '').past;
    const idOf = (json: object): string => {
      const id = newGame();
      storage.setItem(`fair-deal/score-past/${id}`, JSON.stringify(json));
      return id;
    };
    expect(loadHistory({ ...toyPadGame, id: idOf({ version: 1, past: Array(30).fill(step) }) })).toHaveLength(20);
    for (const json of [
      { version: 1, past: [step, {}] },
      { version: 0, past: [step] },
      { version: 1, past: {} },
    ]) {
      expect(loadHistory({ ...toyPadGame, id: idOf(json) })).toEqual([]);
      expect($notices.get().at(-1)).toMatchObject({ says: expect.stringContaining('the way back on your score pad') });
    }
    expect($notices.get()).toHaveLength(3);
  });
});
