import type { ReadableAtom } from 'nanostores';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $results } from '../../src/features/challenge/results.ts';
import { $daily } from '../../src/features/daily/daily-store.ts';
import { $lastDesk, readLastDesk } from '../../src/features/desk/state/address.ts';
import { readDeskDraft, writeDraft } from '../../src/features/desk/state/draft.ts';
import { $held } from '../../src/features/endings/held-store.ts';
import { examStore } from '../../src/features/exam/exam-store.ts';
import { savedOptions } from '../../src/features/house-rules/our-table.ts';
import { loadVisit } from '../../src/features/lessons/visit-record.ts';
import { $minis } from '../../src/features/mini-games/mini-store.ts';
import { $coachHistory } from '../../src/features/practice/coach.ts';
import { restore, serializePractice } from '../../src/features/practice/state/save.ts';
import { listShelf } from '../../src/features/practice/state/shelf.ts';
import { lastChapter, lastLesson } from '../../src/features/progress/last-visited.ts';
import { $memory } from '../../src/features/progress/memory/memory-store.ts';
import { $progress } from '../../src/features/progress/progress.ts';
import { $stats } from '../../src/features/progress/stats/stats-store.ts';
import { recordStoreOf } from '../../src/features/records/state/record-store.ts';
import { openWriting } from '../../src/features/records/state/writing/state.ts';
import { loadWriting } from '../../src/features/records/state/writing/writing-store.ts';
import { saveKey } from '../../src/features/saved-games/save-key.ts';
import { loadDraft, loadHistory } from '../../src/features/score-pad/state/draft-store.ts';
import { readBook, writeBook } from '../../src/features/score-pad/state/sheet.ts';
import type { WholeGame } from '../../src/game/game.ts';
import { games } from '../../src/games/index.ts';
import { readLink, unpackCase } from '../../src/referee/link.ts';
import { $settings } from '../../src/table/settings.ts';
import { localStore } from '../../src/ui/device/device.ts';
import { $notices } from '../../src/ui/device/notices.ts';
import { reloadStores } from '../../src/ui/device/persistent-atom.ts';
import { keptDevices } from '../kept-devices.ts';
import { readLessons } from '../site/lesson-guide.ts';
import { testStorage } from '../ui/device/test-storage.ts';

/** Stored data of an earlier version is read completely, and nothing is set aside. */

const lessons = await readLessons();

/** The stores of a device by storage key. */
const notesOf = ({ id }: WholeGame): Readonly<Record<string, ReadableAtom<unknown>>> => ({
  'fair-deal/coach': $coachHistory,
  'fair-deal/daily': $daily,
  'fair-deal/deals': $results,
  'fair-deal/endings': $held,
  'fair-deal/exam/all': examStore('all'),
  [`fair-deal/exam/${id}`]: examStore(id),
  'fair-deal/memory': $memory,
  'fair-deal/minis': $minis,
  'fair-deal/progress': $progress,
  [`fair-deal/records/${id}`]: recordStoreOf(id),
  'fair-deal/settings': $settings,
  'fair-deal/stats': $stats,
});

const used = games.filter(({ id }) => keptDevices.has(id));

test('five games have a recorded device', () => {
  expect(used.length).toBeGreaterThanOrEqual(5);
  expect(used.length).toBe(keptDevices.size);
});

describe.each(used.map((game) => [game.id, game] as const))('a device that was used for %s', (id, game) => {
  const device = keptDevices.get(id)?.device ?? {};
  const textAt = (name: string): string => device[`fair-deal/${name}`] ?? '';

  beforeEach(() => {
    const storage = testStorage();
    for (const [key, text] of Object.entries(device)) storage.setItem(key, text);
    vi.stubGlobal('localStorage', storage);
    reloadStores();
    $notices.set([]);
    return () => {
      // No notice was shown, and the storage is unchanged.
      expect($notices.get()).toEqual([]);
      expect(Object.fromEntries(localStore.keys().map((key) => [key, localStore.readStored(key)]))).toEqual(device);
      vi.unstubAllGlobals();
    };
  });

  test.each(Object.entries(notesOf(game)))('%s', (key, store) => {
    expect(store.get()).toEqual(JSON.parse(device[key] ?? ''));
  });

  test('the practice game goes on at its move, and the other is on the shelf', () => {
    const result = restore(game);
    if (!result.ok || !result.value) throw new Error('no game');
    const { match, steps } = result.value;
    expect(serializePractice(result.value)).toBe(device[saveKey(id)]);
    expect(match.turns.length).toBe(JSON.parse(textAt(`match/${id}`)).record.moves.length);
    expect(game.play.turn(steps.at(-1)?.state ?? game.play.deal(match.options, 1))).toBe(0);
    expect(listShelf(game).map(({ text, practice }) => practice && [text, serializePractice(practice)])).toEqual([
      [textAt(`set-aside/match/${id}/1`), textAt(`set-aside/match/${id}/1`)],
    ]);
  });

  test('the score pad has its rounds, the half-written one, and its undo steps', () => {
    const json = JSON.parse(textAt(`score/${id}`));
    const book = readBook(game, json);
    expect(book && writeBook(book)).toEqual(json);
    const [sheet] = book?.sheets ?? [];
    const { at, who, field, round } = JSON.parse(textAt(`score-round/${id}`));
    expect(loadDraft(id, sheet ?? null)).toEqual({ at, who, field, ...round });
    expect(loadHistory(game).map(writeBook)).toEqual(JSON.parse(textAt(`score-past/${id}`)).past);
  });

  test('the game that is being written down continues', () => {
    const { record, unsaid } = JSON.parse(textAt(`writing/${id}`));
    const writing = loadWriting(id);
    expect(writing).toEqual({ record, unsaid });
    expect(writing && openWriting(game, writing.record, writing.unsaid)).toMatchObject({ ok: true });
  });

  test('the desk, the house rules, the chapter and the lesson are where they were', () => {
    readLastDesk(id);
    expect($lastDesk.get()).toBe(textAt(`desk/${id}`));
    const packed = unpackCase(textAt(`desk/${id}`));
    const draft = packed.ok ? readDeskDraft(game, packed.value) : packed;
    expect(packed.ok && draft.ok && writeDraft(game, draft.value)).toEqual(packed.ok && packed.value);
    expect(savedOptions(id)).toEqual(JSON.parse(textAt(`table/${id}`)).options);
    const { version: _, ...reading } = JSON.parse(textAt('reading'));
    expect(lastChapter()).toEqual(reading);
    expect(lastLesson()).toBe(JSON.parse(textAt('last')).lesson);
  });

  test('a lesson continues in the middle', () => {
    const key = Object.keys(device).find((one) => one.startsWith(`fair-deal/lesson/${id}/`)) ?? '';
    const slug = key.split('/').at(-1);
    const lesson = lessons.get(id)?.find((one) => one.slug === slug);
    const { inputs } = JSON.parse(device[key] ?? '');
    expect(lesson && loadVisit(game, lesson.slug, lesson.lesson).map((one) => one.do)).toEqual(
      inputs.map((one: { do: string }) => one.do),
    );
  });

  test('old links open the same, and new ones are the same to the letter', () => {
    const visits = Object.values(keptDevices.get(id)?.visits ?? {});
    const links = visits
      .map(({ at }) => at.split('#')[1] ?? '')
      .filter((text) => text.startsWith('1') && text.length > 8);
    expect(links.length).toBeGreaterThan(6);
    for (const link of links) expect(readLink(link)?.fragment).toBe(link);
  });

  test('every stored entry is checked here', () => {
    const parts = ['match', 'set-aside/match', 'score', 'score-round', 'score-past', 'writing', 'desk', 'table'];
    const gameKeys = [...parts.map((part) => `fair-deal/${part}/${id}`), `fair-deal/lesson/${id}`];
    const allKeys = [...Object.keys(notesOf(game)), ...gameKeys, 'fair-deal/reading', 'fair-deal/last'];
    const isOf = (key: string, one: string): boolean => key === one || key.startsWith(`${one}/`);
    const keys = Object.keys(device);
    expect(keys.filter((key) => !allKeys.some((one) => isOf(key, one)))).toEqual([]);
    expect(allKeys.filter((one) => !keys.some((key) => isOf(key, one)))).toEqual([]);
  });
});
