import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $memory, remember } from '../../../src/features/progress/memory/memory-store.ts';
import { NO_MEMORY } from '../../../src/features/progress/memory/rule-memory.ts';
import { exportProgress, importProgress } from '../../../src/features/progress/portable-progress.ts';
import { $progress, noteLesson, noteRule, parseProgress } from '../../../src/features/progress/progress.ts';
import { addToTally, NO_STATS } from '../../../src/features/progress/stats/stats.ts';
import { $stats } from '../../../src/features/progress/stats/stats-store.ts';
import { localStore } from '../../../src/ui/device/device.ts';
import { forgetAll } from '../../../src/ui/device/forget.ts';
import { testStorage } from '../../ui/device/test-storage.ts';

beforeEach(() => {
  forgetAll();
});

describe('the progress of a player', () => {
  test('counts how often each rule was kept, stumbled over, looked up, and kept in a row', () => {
    for (const experience of ['kept', 'stumbled', 'looked-up', 'kept', 'kept'] as const) noteRule('game/a', experience);
    noteRule('game/b', 'stumbled');
    expect($progress.get().rules).toEqual({ 'game/a': [3, 1, 1, 2], 'game/b': [0, 1, 0, 0] });
  });

  test('can be saved as a file and read again, and leaves nothing once it is forgotten', () => {
    noteRule('game/a', 'stumbled');
    noteLesson('game', 'first');
    noteLesson('game', 'first');
    const file = exportProgress();
    forgetAll();
    expect($progress.get().rules).toEqual({});
    expect(importProgress(file)).toBe(true);
    expect($progress.get()).toMatchObject({ rules: { 'game/a': [0, 1, 0, 0] }, lessons: ['game/first'] });
  });

  test('a file of another version, or one that was edited, isn’t read, and nothing is lost', () => {
    noteLesson('game', 'first');
    for (const text of [
      '',
      'nonsense',
      '{}',
      '{"version":2,"rules":{},"lessons":[]}',
      '{"version":1,"rules":{"game/a":[1]},"lessons":[]}',
      '{"version":1,"rules":{"game/a":[1,-1,0,0]},"lessons":[]}',
      '{"version":1,"rules":{},"lessons":[3]}',
      '{"version":1,"rules":{},"lessons":[],"memory":{"version":2,"rules":{}}}',
      '{"version":1,"rules":{},"lessons":[],"memory":{"version":1,"rules":{"game/a":[1,2,0,5]}}}',
    ]) {
      expect(importProgress(text), text).toBe(false);
    }
    expect($progress.get().lessons).toEqual(['game/first']);
    expect(parseProgress(undefined)).toBeUndefined();
  });
});

describe('all stored notes', () => {
  beforeEach(() => vi.stubGlobal('localStorage', testStorage()));
  afterEach(() => vi.unstubAllGlobals());

  const TALLY_KEY = { game: 'game', strength: 'shark' };
  const snapshot = () => [$progress.get(), $memory.get(), $stats.get()];
  const fillStores = (): void => {
    noteLesson('game', 'first');
    remember('game/a', 'kept', 1e12);
    $stats.set(addToTally(NO_STATS, TALLY_KEY, { kept: 2 }));
  };

  test('are forgotten on the open page, and come back there', () => {
    fillStores();
    const before = snapshot();
    const takeBack = forgetAll();
    expect(snapshot()).toEqual([{ version: 1, rules: {}, lessons: [] }, NO_MEMORY, NO_STATS]);
    takeBack();
    expect(snapshot()).toEqual(before);
  });

  test('are taken from a file on the open page', () => {
    fillStores();
    const before = snapshot();
    const file = exportProgress();
    forgetAll();
    expect(importProgress(file)).toBe(true);
    expect(snapshot()).toEqual(before);
  });

  test('stay, memory and games alike, where a file doesn’t mention them', () => {
    fillStores();
    const [, memory, stats] = snapshot();
    expect(importProgress('{"version":1,"rules":{},"lessons":["game/second"]}')).toBe(true);
    expect(snapshot()).toEqual([{ version: 1, rules: {}, lessons: ['game/second'] }, memory, stats]);
  });

  test('come back to the letter where a newer version wrote them, and so do those this page had', () => {
    const newer = '{"version":9,"rules":{}}';
    localStore.write('fair-deal/memory', newer);
    localStore.protect('fair-deal/memory');
    remember('game/b', 'kept', 1e12);
    const before = snapshot();
    const takeBack = forgetAll();
    expect($memory.get()).toEqual(NO_MEMORY);
    takeBack();
    expect(localStore.readStored('fair-deal/memory')).toBe(newer);
    expect(snapshot()).toEqual(before);
  });
});
