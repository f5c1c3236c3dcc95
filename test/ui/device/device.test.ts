import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backUp, readBackups } from '../../../src/ui/device/backup.ts';
import { localStore } from '../../../src/ui/device/device.ts';
import { $notices, dismiss } from '../../../src/ui/device/notices.ts';
import { persistentAtom, readStored } from '../../../src/ui/device/persistent-atom.ts';
import { createArea } from '../../../src/ui/device/storage.ts';
import { testStorage } from './test-storage.ts';

const blocked = (): Storage => {
  throw new DOMException('no cookies', 'SecurityError');
};

describe('the wrapper of the browser’s storage', () => {
  test('never throws without storage, and remembers as long as the page is open', () => {
    const failed: string[] = [];
    for (const openStorage of [blocked, () => null, () => undefined]) {
      const area = createArea(openStorage, (failure) => failed.push(failure));
      expect(area.read('a')).toBeNull();
      expect(area.write('a', '1')).toBe('blocked');
      expect([area.read('a'), area.readStored('a'), area.keys()]).toEqual(['1', null, ['a']]);
      expect(area.remove('a')).toBe('blocked');
      expect([area.read('a'), area.keys()]).toEqual([null, []]);
    }
    expect(new Set(failed)).toEqual(new Set(['blocked']));
  });

  test('leaves a full storage unchanged, and returns what this page wrote last', () => {
    const storage = testStorage(4);
    const area = createArea(() => storage);
    expect(area.write('a', '123')).toBe('ok');
    expect(area.write('a', '1234')).toBe('full');
    expect([area.read('a'), area.readStored('a')]).toEqual(['1234', '123']);
    storage.room = 5;
    expect(area.write('a', '5678')).toBe('ok');
    expect([area.read('a'), area.readStored('a')]).toEqual(['5678', '5678']);
  });

  test('recognizes a full storage by every browser’s error name', () => {
    const oldError = Object.assign(new Error('full'), { name: 'NS_ERROR_DOM_QUOTA_REACHED' });
    for (const error of [
      new DOMException('', 'QuotaExceededError'),
      oldError,
      Object.assign(new Error(), { code: 22 }),
    ]) {
      const storage = {
        ...testStorage(),
        setItem: () => {
          throw error;
        },
      };
      expect(createArea(() => storage).write('a', '1')).toBe('full');
    }
  });

  test('doesn’t touch a withheld key until it is released', () => {
    const storage = testStorage();
    storage.setItem('a', 'theirs');
    const area = createArea(() => storage);
    area.protect('a');
    expect([area.write('a', 'ours'), area.read('a'), area.readStored('a')]).toEqual(['withheld', 'ours', 'theirs']);
    expect([area.remove('a'), area.read('a'), area.readStored('a')]).toEqual(['withheld', null, 'theirs']);
    area.unprotect('a');
    expect([area.write('a', 'ours'), area.readStored('a')]).toEqual(['ok', 'ours']);
  });

  test('sets aside each text under its own key, and the same text once', () => {
    const area = createArea(() => testStorage());
    const sameStorage = testStorage();
    const stableArea = createArea(() => sameStorage);
    const firstBackup = backUp(stableArea, 'fair-deal/x', 'one');
    const second = backUp(stableArea, 'fair-deal/x', 'two');
    expect(backUp(stableArea, 'fair-deal/x', 'one')).toEqual(firstBackup);
    expect([firstBackup.isSafe, second.isSafe]).toEqual([true, true]);
    expect(readBackups(stableArea, 'fair-deal/x').map(({ text }) => text)).toEqual(['two', 'one']);
    expect(readBackups(stableArea, 'fair-deal/xy')).toEqual([]);
    // In a storage that loses its entries, no copy is safe.
    expect(backUp(area, 'fair-deal/x', 'one').isSafe).toBe(false);
  });

  test('keeps a text without room to set it aside in this page, and says that it isn’t safe', () => {
    const storage = testStorage(30);
    storage.setItem('fair-deal/x', 'a long text');
    const area = createArea(() => storage);
    const copy = backUp(area, 'fair-deal/x', 'a long text');
    expect(copy.isSafe).toBe(false);
    expect(area.read(copy.key)).toBe('a long text');
    expect(area.readStored('fair-deal/x')).toBe('a long text');
  });
});

describe('a stored value', () => {
  let storage = testStorage();
  let key = '';
  let changeCount = 0;
  const noticeTexts = (): readonly string[] => $notices.get().map((notice) => notice.says);
  const numbers = () =>
    persistentAtom<readonly number[]>({
      key,
      version: 1,
      description: 'your numbers',
      empty: [],
      read: (json) => (Array.isArray(json) ? json : undefined),
    });

  beforeEach(() => {
    storage = testStorage();
    vi.stubGlobal('localStorage', storage);
    changeCount++;
    key = `fair-deal/test-${changeCount}`;
    for (const { id } of $notices.get()) dismiss(id);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('is there again', () => {
    numbers().set([1, 2]);
    expect(numbers().get()).toEqual([1, 2]);
    expect(noticeTexts()).toEqual([]);
  });

  test('stays in the page when the device is full, with one notice', () => {
    const store = numbers();
    store.set([1]);
    storage.room = 0;
    store.set([1, 2]);
    store.set([1, 2, 3]);
    expect(store.get()).toEqual([1, 2, 3]);
    expect(storage.getItem(key)).toBe('[1]');
    expect(noticeTexts()).toEqual([expect.stringContaining('no room left')]);
  });

  test('stays in the page when the browser stores nothing, with one notice', () => {
    vi.stubGlobal('localStorage', undefined);
    const store = numbers();
    store.set([1]);
    store.set([1, 2]);
    expect(store.get()).toEqual([1, 2]);
    expect(noticeTexts()).toEqual([expect.stringContaining('doesn’t let us save anything')]);
  });

  test.each(['', '{"torn', 'null', '{"a":1}', '"text"'])(
    '%j is set aside with one notice, and can be saved',
    (text) => {
      storage.setItem(key, text);
      const store = numbers();
      expect(store.get()).toEqual([]);
      store.set([7]);
      expect(readBackups(localStore, key)).toEqual([{ key: expect.stringContaining('set-aside'), text }]);
      expect($notices.get()).toEqual([
        {
          id: expect.any(String),
          says: 'The data saved about your numbers is damaged. It was moved aside, and we have started afresh.',
          text,
        },
      ]);
      expect(numbers().get()).toEqual([7]);
      expect(noticeTexts()).toHaveLength(1);
    },
  );

  test('that can’t be set aside stays in place, and no notice claims otherwise', () => {
    storage.setItem(key, '{"torn');
    storage.room = 0;
    const store = numbers();
    storage.room = 1000;
    store.set([7]);
    expect(store.get()).toEqual([7]);
    expect(storage.getItem(key)).toBe('{"torn');
    expect(noticeTexts().join()).toContain('no room to move it aside');
    expect(noticeTexts().join()).not.toContain('was moved aside');
  });

  test('of a newer version is never overwritten or copied', () => {
    const text = '{"version":2,"what":"nobody knows"}';
    storage.setItem(key, text);
    const store = numbers();
    store.set([7]);
    expect(store.get()).toEqual([7]);
    expect(storage.getItem(key)).toBe(text);
    expect(storage.length).toBe(1);
    expect(noticeTexts()).toEqual([expect.stringContaining('newer version')]);
  });

  test('is nothing to a reader without an entry', () => {
    expect(readStored({ key, version: 1, description: '', read: () => 1 })).toBeUndefined();
  });
});
