import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  $lastDesk,
  linkTo,
  openDesk,
  openLastDesk,
  readLastDesk,
  storeDesk,
} from '../../../../src/features/desk/state/address.ts';
import { $draft, $game, $problem, askQuestion, clearDesk } from '../../../../src/features/desk/state/desk.ts';
import { bareDraft, type DeskDraft, isEmptyDraft } from '../../../../src/features/desk/state/draft.ts';
import { setMover, tapCard } from '../../../../src/features/desk/state/edit.ts';
import { packDraft } from '../../../../src/features/desk/state/link.ts';
import { $linkTarget } from '../../../../src/features/share/link-target.ts';
import { defaultOptions } from '../../../../src/game/options.ts';
import { games } from '../../../../src/games/index.ts';
import { startTestPage, workerQuestions } from './test-page.ts';

const game = games.find(({ desk }) => desk.counts.length > 0);
const other = games.find((one) => one !== game);
if (!game || !other) throw new Error('there is a game that is counted, and another');
const { id } = game;
const KEY = `fair-deal/desk/${id}`;
const draft = (): DeskDraft => $draft.get() as DeskDraft;
const packed = (): string => packDraft(game, draft());
const draftOf = (seat: number): DeskDraft => ({ ...bareDraft(game, defaultOptions(game.options)), seat });
const linkOf = (seat: number): string => packDraft(game, draftOf(seat));
const [one, two] = game.pack.cards as [number, number];

let page = startTestPage();
let leave: () => void = () => undefined;
async function open(fragment = '', anchors: readonly string[] = []): Promise<void> {
  leave();
  page = startTestPage(fragment, anchors);
  leave = await openDesk(id);
}
/** Time in which what is loading is loaded too. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  leave();
  leave = () => undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an empty desk', () => {
  test('has nothing in its address, which follows a quarter of a second after the first card', async () => {
    await open();
    expect(isEmptyDraft(game, draft())).toBe(true);
    expect($game.get()?.id).toBe(id);
    tapCard(one);
    await pass(200);
    tapCard(two);
    await pass(200);
    expect(page.entries).toEqual(['/rules/referee/?lang=en']);
    await pass(60);
    expect(page.entries).toEqual([`#${packed()}`]);
    expect(page.storage.getItem(KEY)).toBe(packed());
  });

  test('lets the referee’s worker load its game when it is open; a link, at once', async () => {
    for (const [fragment, atOnce] of [
      ['', []],
      [linkOf(1), [{ game: id }]],
    ] as const) {
      workerQuestions.length = 0;
      leave();
      page = startTestPage(fragment);
      const opening = openDesk(id);
      expect(workerQuestions).toEqual(atOnce);
      leave = await opening;
      expect(workerQuestions).toEqual([{ game: id }]);
    }
  });

  test('of an unknown game can’t be opened', async () => {
    page = startTestPage();
    await expect(openDesk('whist')).rejects.toThrow('Unknown game whist.');
  });
});

describe('the address', () => {
  test('of another question is a new entry of the history, at once', async () => {
    await open();
    tapCard(one);
    await pass(300);
    const first = page.address();
    askQuestion(game.desk.counts[0]?.id ?? '');
    expect(page.entries).toEqual([first, `#${packed()}`]);
    askQuestion('move');
    expect(page.entries).toEqual([first, page.entries[1], first]);
  });

  test('is bare again when the desk is cleared, and the last desk stays stored', async () => {
    await open();
    tapCard(one);
    await pass(300);
    const text = packed();
    clearDesk();
    await pass(300);
    expect(page.entries).toEqual(['/rules/referee/?lang=en']);
    expect(page.storage.getItem(KEY)).toBe(text);
  });

  test('is written before the page is left', async () => {
    await open();
    tapCard(one);
    await page.dispatch('pagehide');
    expect(page.address()).toBe(`#${packed()}`);
    const [written] = page.entries;
    await pass(300);
    expect(page.entries).toEqual([written]);
  });

  test('isn’t written any more after the desk is left', async () => {
    await open();
    tapCard(one);
    leave();
    await pass(300);
    tapCard(two);
    await pass(300);
    await page.dispatch('pagehide');
    await page.follow(linkOf(1));
    expect(page.entries).toEqual(['/rules/referee/?lang=en', `/rules/referee/#${linkOf(1)}`]);
    expect(draft().seat).toBe(0);
  });

  test('of a draft opens it', async () => {
    await open();
    expect(await linkTo(game, draftOf(1))).toBe(`https://example.org/rules/referee/#${linkOf(1)}`);
  });
});

describe('a link', () => {
  test('opens its draft, and isn’t written anew', async () => {
    await open(linkOf(1));
    expect(draft()).toEqual(draftOf(1));
    await pass(300);
    expect(page.address()).toBe(`/rules/referee/?lang=en#${linkOf(1)}`);
    expect(page.storage.getItem(KEY)).toBeNull();
    tapCard(one);
    await pass(300);
    expect(page.entries).toEqual([`#${packed()}`]);
  });

  test('that is damaged stays in the address until a card is laid', async () => {
    await open(linkOf(1).slice(0, -3));
    expect($problem.get()).toContain('damaged');
    setMover(1);
    await pass(300);
    expect(page.address()).toBe(`/rules/referee/?lang=en#${linkOf(1).slice(0, -3)}`);
    tapCard(one);
    await pass(300);
    expect(page.address()).toBe(`#${packed()}`);
  });

  test('of another game says so, and where it opens', async () => {
    $linkTarget.set(null);
    await open(packDraft(other, { ...bareDraft(other, defaultOptions(other.options)), seat: 1 }));
    expect($problem.get()).toBe('This link belongs to the desk of another game.');
    expect(JSON.stringify($linkTarget.get())).toContain(other.id);
    $linkTarget.set(null);
    await open(linkOf(1));
    expect([$problem.get(), $linkTarget.get()]).toEqual([null, null]);
  });

  test('that is followed on the page opens too', async () => {
    await open();
    tapCard(one);
    await page.follow(linkOf(1));
    expect(draft()).toEqual(draftOf(1));
    await pass(300);
    expect(page.address()).toBe(`/rules/referee/#${linkOf(1)}`);
    tapCard(one);
    await pass(300);
    expect(page.address()).toBe(`#${packed()}`);
    expect(page.entries).toHaveLength(2);
  });

  test('to what the address says already changes nothing', async () => {
    await open(linkOf(1));
    const before = draft();
    await page.dispatch('hashchange');
    expect(draft()).toBe(before);
  });

  test('to no fragment empties the desk', async () => {
    await open(linkOf(1));
    await page.follow('');
    expect(isEmptyDraft(game, draft())).toBe(true);
  });

  test('to a place of the page leaves the desk and its address', async () => {
    await open(linkOf(1), ['help']);
    await page.follow('help');
    expect([draft(), page.address()]).toEqual([draftOf(1), `#${linkOf(1)}`]);
    await open('', ['help']);
    await page.follow('help');
    expect(page.address()).toBe('/rules/referee/');
    expect($problem.get()).toBeNull();
  });

  test('to a law that can’t be fetched says so, and the next one opens', async () => {
    await open();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    const [rule] = game.rules.all;
    await page.follow((rule?.id ?? '').slice(id.length + 1));
    expect($problem.get()).toBe('We couldn’t open this link. Try again.');
    await page.follow(linkOf(1));
    expect([$problem.get(), draft()]).toEqual([null, draftOf(1)]);
  });

  test('to a law opens the rulebook’s case about it', async () => {
    const [rule] = game.rules.all;
    const cases = [{ rule: rule?.id, house: [], json: { position: {}, seat: 1, move: { type: 'x' } } }];
    const fetched: string[] = [];
    vi.stubGlobal('fetch', (address: URL) => {
      fetched.push(address.href);
      return Promise.resolve({ ok: true, json: () => Promise.resolve(cases) });
    });
    leave();
    page = startTestPage((rule?.id ?? '').slice(id.length + 1));
    leave = await openDesk(id);
    expect(fetched).toEqual(['https://example.org/rules/learn/cases.json']);
    expect(draft()).toMatchObject({ seat: 1, move: { type: 'x' } });
  });
});

describe('the last desk', () => {
  test('is offered on the next visit, not opened by itself', async () => {
    leave();
    page = startTestPage();
    storeDesk(id, linkOf(1));
    leave = await openDesk(id);
    expect($lastDesk.get()).toBe(linkOf(1));
    expect(isEmptyDraft(game, draft())).toBe(true);
    await openLastDesk();
    expect([draft(), $lastDesk.get()]).toEqual([draftOf(1), null]);
    await openLastDesk();
    expect(draft()).toEqual(draftOf(1));
  });

  test('that is damaged says so, and isn’t offered again', async () => {
    await open();
    storeDesk(id, 'torn');
    readLastDesk(id);
    await openLastDesk();
    expect($problem.get()).toMatch(/[a-z].*\.$/);
    expect($lastDesk.get()).toBeNull();
    readLastDesk(other.id);
    expect($lastDesk.get()).toBeNull();
  });

  test('needs a game', async () => {
    await open();
    $game.set(null);
    $lastDesk.set(linkOf(1));
    await openLastDesk();
    expect($lastDesk.get()).toBe(linkOf(1));
  });
});
