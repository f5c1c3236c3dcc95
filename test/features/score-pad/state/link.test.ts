import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  $linkedSheets,
  $linkFault,
  answerLink,
  createLink,
  watchLinks,
} from '../../../../src/features/score-pad/state/link.ts';
import { $message, $state } from '../../../../src/features/score-pad/state/pad.ts';
import type { Sheet } from '../../../../src/features/score-pad/state/sheet.ts';
import { serializeSheets } from '../../../../src/features/score-pad/state/sheet-file.ts';
import { $linkTarget } from '../../../../src/features/share/index.ts';
import { defaultOptions } from '../../../../src/game/options.ts';
import { games } from '../../../../src/games/index.ts';
import { packScore } from '../../../../src/referee/link.ts';
import { openTestPage, type TestPage } from '../../../ui/device/test-page.ts';

const [game, otherGame] = games as [(typeof games)[0], (typeof games)[0]];
const PLAIN = `https://cards.example/${game.id}/score/?print`;
const names = ['Ann', 'Bert', 'Cleo', 'Dora'].slice(0, game.seats(defaultOptions(game.options)));
const SHEET: Sheet = {
  id: '7',
  names,
  options: {},
  first: 1,
  rounds: [{ way: 'points', entry: { points: ['10', ''] }, claims: [] }],
};
const linkOf = (id: string): string => packScore(serializeSheets(id, [SHEET]));

let page: TestPage;
let stop = (): void => undefined;
/** Opens the page at an address with this fragment. */
function arrive(fragment: string, anchors: readonly string[] = []): void {
  page = openTestPage(fragment === '' ? PLAIN : `${PLAIN}#${fragment}`, anchors);
  stop = watchLinks(game);
}
/** Waits until the link has been read. */
const isRead = (): Promise<unknown> =>
  vi.waitFor(() => expect($linkedSheets.get().length + $linkFault.get().length).toBeGreaterThan(0));

beforeEach(() => {
  $state.set({ book: { open: null, sheets: [] }, past: [] });
});

afterEach(() => {
  stop();
  $linkedSheets.set([]);
  $linkFault.set('');
  $linkTarget.set(null);
  $message.set('');
  vi.unstubAllGlobals();
});

describe('a link to a score sheet', () => {
  test('leads to this page, without what else is in its address, and brings the sheet along', async () => {
    arrive('');
    const link = await createLink(game, SHEET);
    expect(link).toMatch(new RegExp(`^https://cards\\.example/${game.id}/score/#1s[\\w-]+$`));
    page.follow(new URL(link).hash);
    await isRead();
    expect($linkedSheets.get()).toEqual([{ ...SHEET, id: '' }]);
    expect([$linkFault.get(), $state.get().book.sheets]).toEqual(['', []]);
  });

  test('is read when the page opens; the sheet is kept if you say so', async () => {
    arrive(linkOf(game.id));
    await isRead();
    expect(page.address.hash).not.toBe('');
    answerLink(true);
    expect($state.get().book.sheets).toMatchObject([{ names, first: 1 }]);
    expect([$linkedSheets.get(), page.address.href]).toEqual([[], PLAIN]);
    expect($message.get()).toBe('The score sheet has been added to yours.');
  });

  test('leaves your sheets alone if you don’t want it', async () => {
    arrive(linkOf(game.id));
    await isRead();
    answerLink(false);
    expect([$state.get().book.sheets, $linkedSheets.get(), page.address.href]).toEqual([[], [], PLAIN]);
  });

  test('that is damaged is named as such, until it is put away', async () => {
    arrive(linkOf(game.id).slice(0, -4));
    await isRead();
    expect($linkFault.get()).toBe(
      'This link is damaged: a part of it is missing or was changed. Ask for it again, whole.',
    );
    expect($linkedSheets.get()).toEqual([]);
    answerLink(false);
    expect([$linkFault.get(), page.address.href]).toEqual(['', PLAIN]);
  });

  test('of another game leads to that game’s pad', async () => {
    const link = linkOf(otherGame.id);
    arrive(link);
    await vi.waitFor(() => expect($linkTarget.get()).not.toBeNull());
    expect($linkFault.get()).toBe('This score sheet belongs to another game: open it on that game’s page.');
    expect($linkTarget.get()?.href).toBe(`/${otherGame.id}/score/#${link}`);
  });

  test('replaces one that was damaged', async () => {
    arrive('1sdamaged');
    await isRead();
    page.follow(linkOf(game.id));
    await vi.waitFor(() => expect($linkedSheets.get()).toHaveLength(1));
    expect($linkFault.get()).toBe('');
  });

  test('isn’t what an anchor of the page is, and no link is followed once the page has been left', async () => {
    arrive('rounds', ['rounds']);
    stop();
    page.follow(linkOf(game.id));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([$linkedSheets.get(), $linkFault.get()]).toEqual([[], '']);
  });

  test('that can’t be unpacked without a network can be tried again', async () => {
    vi.doMock('../../../../src/features/score-pad/state/packing.ts', () => {
      throw new TypeError('offline');
    });
    vi.resetModules();
    const offline = await import('../../../../src/features/score-pad/state/link.ts');
    page = openTestPage(`${PLAIN}#${linkOf(game.id)}`);
    stop = offline.watchLinks(game);
    await vi.waitFor(() => expect(offline.$linkFault.get()).toBe('We couldn’t open this link. Try again.'));
    vi.doUnmock('../../../../src/features/score-pad/state/packing.ts');
  });
});
