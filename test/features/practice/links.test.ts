import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $notice, $practice, leave, open, setBotClient } from '../../../src/features/practice/practice.ts';
import { $linkProblem, watchLinks } from '../../../src/features/practice/state/links.ts';
import { $offer, chooseGame } from '../../../src/features/practice/state/offer.ts';
import { save } from '../../../src/features/practice/state/save.ts';
import {
  isUnfinished,
  type Practice,
  recordOf,
  saveKey,
  writeRecord,
} from '../../../src/features/saved-games/index.ts';
import { $linkTarget } from '../../../src/features/share/index.ts';
import type { JsonObject } from '../../../src/game/json.ts';
import { games } from '../../../src/games/index.ts';
import { packMatch } from '../../../src/referee/link.ts';
import { localStore } from '../../../src/ui/device/device.ts';
import { openTestPage, type TestPage } from '../../ui/device/test-page.ts';
import { SILENT_BOTS } from './silent-bots.ts';
import { freshGame, randomStages } from './state/test-table.ts';

const [game, otherGame] = games as [(typeof games)[0], (typeof games)[0]];
const PLAIN = `https://cards.example/${game.id}/play/?hand=left`;
/** A game after some moves at random, or at its end. */
const gameOf = (seed: number, turns: number): Practice =>
  [...randomStages(freshGame(game, seed), turns)].at(-1) as Practice;
const linkOf = (practice: Practice, change: JsonObject = {}): string =>
  packMatch({ ...writeRecord(practice), ...change });

let page: TestPage;
let stop = (): void => undefined;
/** Opens the page at an address with this fragment. */
function arrive(fragment: string, anchors: readonly string[] = []): void {
  page = openTestPage(`${PLAIN}${fragment === '' ? '' : `#${fragment}`}`, anchors);
  stop = watchLinks(game);
}
const seedAtTable = (): number | undefined => $practice.get()?.match.seed;

beforeEach(() => {
  setBotClient(SILENT_BOTS);
  page = openTestPage(PLAIN);
  localStore.remove(saveKey(game.id));
});

afterEach(() => {
  stop();
  leave();
  $offer.set(null);
  $linkProblem.set(null);
  $linkTarget.set(null);
  vi.unstubAllGlobals();
});

describe('a link to a game', () => {
  test('opens it, and leaves the address without it, so that the same link can be followed again', () => {
    const linked = gameOf(3, 4);
    arrive(linkOf(linked));
    expect($practice.get()?.match).toEqual(linked.match);
    expect([page.address.href, $offer.get(), $linkProblem.get(), $notice.get()]).toEqual([PLAIN, null, null, null]);
  });

  test('is also followed while the page is open, until it is left', () => {
    arrive('');
    expect($practice.get()).toBeNull();
    page.follow(linkOf(gameOf(3, 0)));
    expect(seedAtTable()).toBe(3);
    leave();
    stop();
    page.follow(linkOf(gameOf(4, 0)));
    expect([$practice.get(), $offer.get()]).toEqual([null, null]);
    expect(page.address.hash).not.toBe('');
  });

  test('tells how the friend did who sent it', () => {
    const scores = game.play.scores(freshGame(game, 3).steps[0]?.state as never).map((_, side) => 20 + side);
    arrive(linkOf(gameOf(3, 0), { challenge: { scores } }));
    const result = scores.join(' : ');
    expect($notice.get()).toBe(`The same deal your friend played. Your friend’s result: ${result}.`);
  });

  test('is not what an anchor of the page is', () => {
    arrive('main', ['main']);
    expect([$practice.get(), $linkProblem.get(), page.address.hash]).toEqual([null, null, '#main']);
  });

  test('that is cut off is named as damaged, and goes from the address', () => {
    arrive(linkOf(gameOf(3, 4)).slice(0, 60));
    expect($linkProblem.get()).toBe(
      'This link is damaged: a part of it is missing or was changed. Ask for it again, whole.',
    );
    expect([$practice.get(), page.address.href]).toEqual([null, PLAIN]);
    page.follow(linkOf(gameOf(3, 4)));
    expect([seedAtTable(), $linkProblem.get()]).toEqual([3, null]);
  });

  test('with an illegal move is refused in a sentence that names the move', () => {
    const linked = gameOf(3, 4);
    const [turn, ...rest] = linked.match.turns;
    const cheated = { ...linked, match: { ...linked.match, turns: [turn, turn, ...rest] } } as Practice;
    arrive(linkOf(cheated));
    expect($linkProblem.get()).toBe('The game in this link can’t be continued: move 2 in it is against the rules.');
  });

  test('of another game offers the page of that game', async () => {
    const elsewhere = packMatch(recordOf(freshGame(otherGame, 3)));
    arrive(elsewhere);
    await vi.waitFor(() => expect($linkTarget.get()).not.toBeNull());
    expect($linkTarget.get()?.href).toBe(`/${otherGame.id}/play/#${elsewhere}`);
    expect([$practice.get(), page.address.href]).toEqual([null, PLAIN]);
  });
});

describe('a link while you have a game of your own', () => {
  test('asks first, and stays in the address until you have answered', () => {
    open(gameOf(1, 3));
    arrive(linkOf(gameOf(3, 0)));
    expect(seedAtTable()).toBe(1);
    expect($offer.get()).toMatchObject({
      from: 'link',
      theirs: { match: { seed: 3 } },
      own: { match: { seed: 1 } },
    });
    expect(page.address.hash).not.toBe('');
    chooseGame('theirs');
    expect([seedAtTable(), $offer.get(), page.address.href]).toEqual([3, null, PLAIN]);
  });

  test('leaves your game alone if you prefer it', () => {
    open(gameOf(1, 3));
    arrive(linkOf(gameOf(3, 0)));
    const before = $practice.get();
    chooseGame('own');
    expect($practice.get()).toBe(before);
    expect([$offer.get(), page.address.href]).toEqual([null, PLAIN]);
    chooseGame('theirs');
    expect($practice.get()).toBe(before);
  });

  test('asks once: a later question leaves the address alone', () => {
    open(gameOf(1, 3));
    arrive(linkOf(gameOf(3, 0)));
    chooseGame('own');
    page.address.hash = 'rules';
    $offer.set({ from: 'tab', theirs: gameOf(4, 0), own: gameOf(1, 3) });
    $offer.set(null);
    expect(page.address.hash).toBe('#rules');
  });

  test('asks for a saved game too, which “mine” brings to the table', () => {
    const own = gameOf(1, 3);
    arrive('');
    save(own);
    page.follow(linkOf(gameOf(3, 0)));
    expect([$practice.get(), $offer.get()?.own.match]).toEqual([null, own.match]);
    chooseGame('own');
    expect($practice.get()?.match).toEqual(own.match);
  });

  test('opens at once if it is the same game to the move, or if yours is over', () => {
    open(gameOf(1, 3));
    arrive(linkOf(gameOf(1, 3)));
    expect([$offer.get(), page.address.href]).toEqual([null, PLAIN]);
    const finished = gameOf(2, 5000);
    expect(isUnfinished(finished)).toBe(false);
    open(finished);
    page.follow(linkOf(gameOf(3, 0)));
    expect([$offer.get(), seedAtTable()]).toEqual([null, 3]);
  });

  test('opens at once if the saved game can’t be read', () => {
    arrive('');
    page.storage.setItem(saveKey(game.id), '{"torn');
    page.follow(linkOf(gameOf(3, 0)));
    expect([$offer.get(), seedAtTable()]).toEqual([null, 3]);
  });
});
