import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastChapter, noteLastChapter } from '../../../src/features/progress/last-visited.ts';
import { testStorage } from '../../ui/device/test-storage.ts';

beforeEach(() => void vi.stubGlobal('localStorage', testStorage()));
afterEach(() => void vi.unstubAllGlobals());

const keep = (text: string): void => localStorage.setItem('fair-deal/reading', text);

test('the chapter you were reading is remembered, with the law you had reached', () => {
  expect(lastChapter()).toBeUndefined();
  const reading = { game: 'a-game', chapter: 'turn', title: 'A turn', law: 'your-turn' };
  noteLastChapter(reading);
  expect(lastChapter()).toEqual(reading);
});

test('a note that can’t be read leads nowhere, and neither does a foreign address', () => {
  for (const text of ['', '{', 'null', '[]', '7', '{"game":"a-game"}']) {
    keep(text);
    expect(lastChapter(), text).toBeUndefined();
  }
  keep(JSON.stringify({ game: 'a-game', chapter: '../../elsewhere', title: 'A turn', law: '' }));
  expect(lastChapter()).toBeUndefined();
  keep(JSON.stringify({ game: 'a-game', chapter: 'turn', title: 'A turn', law: '"><b>' }));
  expect(lastChapter()?.law).toBe('');
});
