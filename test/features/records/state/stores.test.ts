import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordStoreOf, updateRecords } from '../../../../src/features/records/state/record-store.ts';
import { loadWriting, storeWriting } from '../../../../src/features/records/state/writing/writing-store.ts';
import { readBackups } from '../../../../src/ui/device/backup.ts';
import { localStore } from '../../../../src/ui/device/device.ts';
import { $notices } from '../../../../src/ui/device/notices.ts';
import { testStorage } from '../../../ui/device/test-storage.ts';

let storage = testStorage();
let games = 0;
/** A game whose store wasn’t opened yet. */
const newGame = (): string => `toy-${games++}`;
const RECORD = { name: 'Sunday', record: { moves: [] } };

beforeEach(() => {
  storage = testStorage();
  vi.stubGlobal('localStorage', storage);
  $notices.set([]);
});

afterEach(() => vi.unstubAllGlobals());

describe('the records of a game on this device', () => {
  test('are there again, in their order and by game', () => {
    const [game, otherGame] = [newGame(), newGame()];
    expect(recordStoreOf(game).get()).toEqual({ version: 1, records: [] });
    updateRecords(game, (records) => [RECORD, ...records]);
    updateRecords(game, (records) => [{ ...RECORD, name: 'Monday' }, ...records]);
    expect(recordStoreOf(game)).toBe(recordStoreOf(game));
    expect(
      recordStoreOf(game)
        .get()
        .records.map(({ name }) => name),
    ).toEqual(['Monday', 'Sunday']);
    expect(recordStoreOf(otherGame).get().records).toEqual([]);
    expect(JSON.parse(storage.getItem(`fair-deal/records/${game}`) ?? '')).toEqual({
      version: 1,
      records: [{ ...RECORD, name: 'Monday' }, RECORD],
    });
  });

  test('are read from what an earlier visit stored', () => {
    const game = newGame();
    storage.setItem(`fair-deal/records/${game}`, JSON.stringify({ version: 1, records: [RECORD], more: 1 }));
    expect(recordStoreOf(game).get()).toEqual({ version: 1, records: [RECORD] });
    expect($notices.get()).toEqual([]);
  });

  test.each([
    ['no list', { version: 1, records: {} }],
    ['of no version', { records: [RECORD] }],
    ['no object', [RECORD]],
    ['without a name', { version: 1, records: [RECORD, { record: {} }] }],
    ['without a record', { version: 1, records: [{ name: 'Sunday', record: [] }] }],
    ['without anything', { version: 1, records: [null] }],
  ])('that are damaged (%s) are set aside with a notice, and the list begins anew', (_, json) => {
    const game = newGame();
    const text = JSON.stringify(json);
    storage.setItem(`fair-deal/records/${game}`, text);
    expect(recordStoreOf(game).get()).toEqual({ version: 1, records: [] });
    expect(readBackups(localStore, `fair-deal/records/${game}`).map((one) => one.text)).toEqual([text]);
    expect($notices.get()).toMatchObject([{ says: expect.stringContaining('the games you saved') }]);
  });
});

describe('a game that is being written down', () => {
  const writing = { record: { moves: [] }, unsaid: [{ zone: 'centre', card: 4 }] };

  test('is there again until it is put away', () => {
    const game = newGame();
    expect(loadWriting(game)).toBeNull();
    storeWriting(game, writing);
    expect(JSON.parse(storage.getItem(`fair-deal/writing/${game}`) ?? '')).toEqual({ version: 1, ...writing });
    expect(loadWriting(game)).toEqual(writing);
    expect(loadWriting(newGame())).toBeNull();
    storeWriting(game, null);
    expect([loadWriting(game), storage.length]).toEqual([null, 0]);
  });

  test('is read without cards that can’t be', () => {
    const game = newGame();
    const unsaid = [writing.unsaid[0], { zone: 'centre', card: 1.5 }, { zone: 3, card: 1 }, null];
    storage.setItem(`fair-deal/writing/${game}`, JSON.stringify({ version: 1, record: {}, unsaid }));
    expect(loadWriting(game)).toEqual({ record: {}, unsaid: writing.unsaid });
    storage.setItem(`fair-deal/writing/${game}`, JSON.stringify({ version: 1, record: {} }));
    expect(loadWriting(game)).toEqual({ record: {}, unsaid: [] });
  });

  test.each([['{"version":1}'], ['{"version":0,"record":{}}'], ['7'], ['{"torn']])(
    'is set aside with a notice if it is damaged: %s',
    (text) => {
      const game = newGame();
      storage.setItem(`fair-deal/writing/${game}`, text);
      expect(loadWriting(game)).toBeNull();
      expect($notices.get()).toMatchObject([{ says: expect.stringContaining('the game you were writing down'), text }]);
    },
  );
});
