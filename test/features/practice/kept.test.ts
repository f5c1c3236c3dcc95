import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isContinuation } from '../../../src/features/practice/state/record-line.ts';
import { isOvertaken, restore, save, serializePractice } from '../../../src/features/practice/state/save.ts';
import {
  $displacedGame,
  $shelfVersion,
  discardShelved,
  listShelf,
  shelveOthers,
  tidyShelf,
} from '../../../src/features/practice/state/shelf.ts';
import { addTurn } from '../../../src/features/practice/state/state.ts';
import type { Practice } from '../../../src/features/saved-games/match-record.ts';
import { hasUnfinishedGame, saveKey } from '../../../src/features/saved-games/save-key.ts';
import { begin } from '../../../src/game/match.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { games } from '../../../src/games/index.ts';
import { readBackups } from '../../../src/ui/device/backup.ts';
import { localStore } from '../../../src/ui/device/device.ts';
import { decisionsOf, wholeGame } from '../../contract/random-game.ts';
import { testStorage } from '../../ui/device/test-storage.ts';

describe.each(games.map((game) => [game.name, game] as const))('practice games of %s', (_, game) => {
  const key = saveKey(game.id);
  const options = defaultOptions(game.options);
  let storage = testStorage();

  /** A game after a number of turns, each the first legal move. */
  function practiceAfter(seed: number, turns: number): Practice {
    const start = begin(game, options, seed);
    let practice: Practice = {
      game,
      match: { options, seed, turns: [] },
      strength: 'beginner',
      steps: [start],
    };
    for (let i = 0; i < turns; i++) {
      const state = practice.steps.at(-1)?.state ?? start.state;
      const seat = game.play.turn(state);
      const [move] = seat === null ? [] : game.play.moves(state, seat);
      if (seat === null || !move) throw new Error('the game is over too soon');
      practice = addTurn(practice, { seat, move });
    }
    return practice;
  }
  /** Opens a game with the same steps as the practice table. */
  const openGame = (practice: Practice, pageGame: Practice | null = null): void => {
    shelveOthers(practice, { pageGame });
    tidyShelf(practice, save(practice));
  };
  const shelved = (): readonly string[] => listShelf(game).map(({ text }) => text);

  beforeEach(() => {
    storage = testStorage();
    vi.stubGlobal('localStorage', storage);
    localStore.unprotect(key);
    localStore.remove(key);
    for (const backup of readBackups(localStore)) localStore.remove(backup.key);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('opening another game sets your own aside; going back swaps them', () => {
    const [ownGame, otherGame] = [practiceAfter(1, 3), practiceAfter(2, 3)];
    openGame(ownGame);
    expect(shelved()).toEqual([]);
    openGame(otherGame);
    expect(shelved()).toEqual([serializePractice(ownGame)]);
    expect($displacedGame.get()?.text).toBe(serializePractice(ownGame));
    openGame(ownGame);
    expect(shelved()).toEqual([serializePractice(otherGame)]);
    expect(restore(game)).toMatchObject({ ok: true, value: { match: ownGame.match } });
  });

  test('a game waits until it is over, and can still be read then', () => {
    expect(hasUnfinishedGame(game.id)).toBe(false);
    save(practiceAfter(1, 2));
    expect(hasUnfinishedGame(game.id)).toBe(true);
    const random = wholeGame(game, 1);
    const allDecisions = [...decisionsOf(game, random)];
    const practice = (decisions: typeof allDecisions): Practice => ({
      game,
      match: {
        options: random.options,
        seed: random.seed,
        turns: decisions.map(({ seat, move }) => ({ seat, move })),
      },
      strength: 'beginner',
      steps: [
        begin(game, random.options, random.seed),
        ...decisions.map(({ stateAfter, events }) => ({ state: stateAfter, events })),
      ],
    });
    save(practice(allDecisions.slice(0, -1)));
    expect(hasUnfinishedGame(game.id)).toBe(true);
    save(practice(allDecisions));
    expect(hasUnfinishedGame(game.id)).toBe(false);
    expect(restore(game)).toMatchObject({ ok: true, value: { match: { seed: random.seed } } });
  });

  test('a game that is thrown away is gone from the shelf, and the page lists it no longer', () => {
    openGame(practiceAfter(1, 3));
    openGame(practiceAfter(2, 3));
    openGame(practiceAfter(3, 3));
    const [latest, first] = listShelf(game);
    const versionBefore = $shelfVersion.get();
    discardShelved(first ?? { key: '', text: '' });
    expect([shelved(), $displacedGame.get()?.key]).toEqual([[latest?.text], latest?.key]);
    expect($shelfVersion.get()).not.toBe(versionBefore);
    discardShelved(latest ?? { key: '', text: '' });
    expect([shelved(), $displacedGame.get()]).toEqual([[], null]);
  });

  test('its own continuation replaces it, its own past does not', () => {
    openGame(practiceAfter(1, 2));
    openGame(practiceAfter(1, 4));
    expect(shelved()).toEqual([]);
    openGame(practiceAfter(1, 1));
    expect(shelved()).toEqual([serializePractice(practiceAfter(1, 4))]);
  });

  test('a deal in which you haven’t played is replaced by another deal', () => {
    save(practiceAfter(1, 0));
    shelveOthers(practiceAfter(2, 0), { isNewDeal: true });
    expect(shelved()).toEqual([]);
    shelveOthers(practiceAfter(2, 0));
    expect(shelved()).toEqual([serializePractice(practiceAfter(1, 0))]);
  });

  test('a game stays where it is if there is no room to set it aside', () => {
    const [ownGame, otherGame] = [practiceAfter(1, 3), practiceAfter(2, 3)];
    openGame(ownGame);
    storage.room = 0;
    openGame(otherGame);
    storage.room = 1e9;
    save(otherGame);
    expect(storage.getItem(key)).toBe(serializePractice(ownGame));
    expect(shelved()).toEqual([serializePractice(ownGame)]);
    expect(restore(game)).toMatchObject({ ok: true, value: { match: otherGame.match } });
  });

  test('without storage both games are there as long as the page is open', () => {
    vi.stubGlobal('localStorage', undefined);
    const [ownGame, otherGame] = [practiceAfter(1, 3), practiceAfter(2, 3)];
    openGame(ownGame);
    openGame(otherGame, ownGame);
    expect(shelved()).toEqual([serializePractice(ownGame)]);
    openGame(ownGame, otherGame);
    expect(shelved()).toEqual([serializePractice(otherGame)]);
  });

  test('a torn save is set aside, read back, and only then removed', () => {
    const tornText = serializePractice(practiceAfter(1, 3)).slice(0, -5);
    storage.setItem(key, tornText);
    expect(restore(game)).toMatchObject({
      ok: false,
      fault: { says: expect.stringMatching(/can’t be continued: it is damaged\. It was saved for later/) },
    });
    expect([storage.getItem(key), shelved()]).toEqual([null, [tornText]]);
    expect(listShelf(game)[0]).toMatchObject({ practice: null, why: 'it is damaged' });
  });

  test('a torn save that can’t be set aside stays, and no message says it was', () => {
    const tornText = serializePractice(practiceAfter(1, 3)).slice(0, -5);
    storage.setItem(key, tornText);
    storage.room = 0;
    const result = restore(game);
    expect(result.ok ? '' : result.fault.says).toContain('There is no room to save it for later');
    storage.room = 1e9;
    openGame(practiceAfter(2, 1));
    expect(storage.getItem(key)).toBe(tornText);
  });

  test('a game of a newer version is neither moved nor overwritten', () => {
    const newer = JSON.stringify({ ...JSON.parse(serializePractice(practiceAfter(1, 3))), version: 3 });
    storage.setItem(key, newer);
    expect(restore(game)).toMatchObject({
      ok: false,
      fault: { says: expect.stringContaining('stays unchanged') },
    });
    openGame(practiceAfter(2, 1));
    expect([storage.getItem(key), storage.length]).toEqual([newer, 1]);
    expect(restore(game)).toMatchObject({ ok: true, value: { match: practiceAfter(2, 1).match } });
  });

  test('a newer or torn game that another tab left while this one was open isn’t overwritten either', () => {
    openGame(practiceAfter(2, 1));
    storage.setItem(key, '{"torn');
    expect(isOvertaken(game.id)).toBe(true);
    openGame(practiceAfter(2, 2), practiceAfter(2, 1));
    expect(shelved()).toEqual(['{"torn']);
    expect(storage.getItem(key)).toBe(serializePractice(practiceAfter(2, 2)));
    expect(isOvertaken(game.id)).toBe(false);
  });

  test('of two tabs, the slower one has its last turn set aside', () => {
    const [ownGame, otherGame] = [practiceAfter(1, 3), practiceAfter(2, 1)];
    openGame(practiceAfter(1, 2));
    storage.setItem(key, serializePractice(otherGame));
    openGame(otherGame, ownGame);
    expect(shelved()).toEqual([serializePractice(ownGame)]);
  });

  test('one game continues another if deal and first moves are the same', () => {
    const json = (seed: number, turns: number): unknown => JSON.parse(serializePractice(practiceAfter(seed, turns)));
    expect(isContinuation(json(1, 1), json(1, 3))).toBe(true);
    expect(isContinuation(json(1, 3), json(1, 3))).toBe(true);
    expect(isContinuation(json(1, 3), json(1, 1))).toBe(false);
    expect(isContinuation(json(1, 0), json(2, 0))).toBe(false);
    expect(isContinuation(null, json(1, 1))).toBe(false);
  });
});
