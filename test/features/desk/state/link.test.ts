import { afterEach, expect, test, vi } from 'vitest';
import { $draft, $isOwnTable, $problem } from '../../../../src/features/desk/state/desk.ts';
import { emptyDraft, writeDraft } from '../../../../src/features/desk/state/draft.ts';
import { openDraft, openLaw, packDraft } from '../../../../src/features/desk/state/link.ts';
import type { WholeGame } from '../../../../src/game/game.ts';
import { games } from '../../../../src/games/index.ts';
import { unpackCase } from '../../../../src/referee/link.ts';

const [game] = games as readonly [WholeGame];
const [law, otherLaw] = game.rules.all.map(({ id }) => id) as [string, string];

/** The site with these cases. */
function serve(cases: readonly unknown[] | null): void {
  vi.stubGlobal('location', { href: 'https://example.org/rules/referee/?lang=en#law' });
  vi.stubGlobal('fetch', async (address: URL) => ({
    ok: cases !== null && address.href === 'https://example.org/rules/learn/cases.json',
    statusText: 'Not Found',
    json: async () => cases,
  }));
}
afterEach(() => vi.unstubAllGlobals());

test('a law opens the desk on its case in the rulebook, as a link would', async () => {
  const { game: _, ...json } = { game: game.id, ...game.desk.example };
  serve([{ rule: law, house: [], json }]);
  await openLaw(game, law);
  expect($draft.get()?.move).toEqual(game.desk.example['move']);
  expect([$isOwnTable.get(), $problem.get()]).toEqual([false, null]);
});

test('a law without any case opens an empty desk', async () => {
  serve([]);
  await openLaw(game, otherLaw);
  expect($draft.get()).toEqual(emptyDraft(game));
  expect($isOwnTable.get()).toBe(true);
});

test('a law can’t be opened while the cases can’t be fetched', async () => {
  serve(null);
  await expect(openLaw(game, law)).rejects.toThrow('Not Found');
});

test('a link says the draft in the wire format; none is an empty desk', () => {
  const draft = { ...emptyDraft(game), seat: 1, seed: 7 };
  const link = unpackCase(packDraft(game, draft));
  expect(link.ok && link.value).toEqual(writeDraft(game, draft));
  openDraft(game, packDraft(game, draft));
  expect($draft.get()).toEqual(draft);
  openDraft(game, '');
  expect([$draft.get(), $isOwnTable.get()]).toEqual([emptyDraft(game), true]);
});
