import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import type { TryResult } from '../../../src/referee/try-result.ts';
import { joinBook } from '../../../src/rulebook/book.ts';
import { contentOf } from '../../../src/rulebook/content.ts';
import { createTry } from '../../../src/table/try/try.ts';
import { openTry } from '../../../src/table/try/try-engine.ts';
import { initialTryState, type TryState } from '../../../src/table/try/try-state.ts';
import { isPublished } from '../../contract/published.ts';

const books = games
  .filter(isPublished)
  .map((game) => ({ game, content: contentOf(game.id) }))
  .filter(({ content }) => content.chapters.length > 0)
  .map(({ game, content }) => joinBook(game, content));

/** A table at a case, its latest state, and the case's own move as touches. */
function tableAt(book: (typeof books)[number], id: string) {
  const { touchable, actions, ...start } = book.position(id);
  let state = initialTryState(start);
  let loads = 0;
  const table = createTry(
    start,
    (tryState) => {
      state = tryState;
    },
    async () => {
      loads++;
      return { openTry };
    },
  );
  return { table, start, touchable, actions, now: (): TryState => state, loads: () => loads };
}

describe.each(books.map((book) => [book.game.name, book] as const))('the tables of %s', (_, book) => {
  const tryCaseIds = book.chapters
    .flatMap((chapter) => chapter.tags)
    .flatMap(({ name, attributes }) => (name === 'Try' ? [attributes['case'] ?? ''] : []));
  const cases = book.cases.filter((judged) => judged.tried);

  test.each(tryCaseIds)('“%s” can be touched, and offers a move', (id) => {
    const { start, touchable, actions } = tableAt(book, id);
    const things = start.zones.filter((zone) => touchable.includes(zone.id)).flatMap((zone) => zone.items);
    expect(things.length).toBeGreaterThan(1);
    expect(actions.length).toBeGreaterThan(0);
  });

  test.each(tryCaseIds)('every card that “%s” starts with is in a zone it shows', (id) => {
    const { start, touchable } = tableAt(book, id);
    expect(start.zones.map((zone) => zone.id)).toEqual(expect.arrayContaining([...touchable]));
    expect(start.zones.some((zone) => zone.kind === 'hand')).toBe(true);
  });

  test('nothing is loaded before the first touch, and then once', async () => {
    const { table, loads } = tableAt(book, cases[0]?.id ?? '');
    expect(loads()).toBe(0);
    await Promise.all([table.wake(), table.wake()]);
    expect(loads()).toBe(1);
  });

  test('touching the cards of an example and pressing a button gets the example’s ruling', async () => {
    const unanswered: string[] = [];
    const otherRuling: string[] = [];
    let touched = 0;
    for (const { id, rule, tried: example } of cases) {
      if (!example) continue;
      const { table, now, start, actions } = tableAt(book, id);
      if (!canBeTouched(example, start.zones)) continue;
      touched++;
      await table.wake();
      for (const pick of example.picks) table.pick(pick);
      // The permanent buttons, and those that the touched cards add.
      const labels = new Set([...actions, ...(now().proposals ?? []).map(({ label }) => label)]);
      const numbers = Array.from({ length: 15 }, (_, way) => way);
      const buttonPresses = [...labels].flatMap((label) => numbers.map((way) => [label, way] as const));
      let [isAnswered, isForRule] = [false, false];
      for (const [label, way] of buttonPresses) {
        table.restart();
        for (const pick of example.picks) table.pick(pick);
        await table.act(label, way);
        const { ruling } = now();
        if (ruling?.verdict !== example.ruling.verdict) continue;
        isAnswered = true;
        isForRule ||= ruling.verdict !== 'illegal' || ruling.findings.some((f) => f.rule === rule);
      }
      if (!isAnswered) unanswered.push(id);
      if (!isForRule) otherRuling.push(id);
    }
    expect(unanswered).toEqual([]);
    // A few unusual groupings can only be expressed in words.
    expect(otherRuling.length).toBeLessThan(touched / 10);
  });

  /** Some tries can't be touched: of a missing card, a card inside an item, or a card named twice. */
  function canBeTouched({ move, picks }: TryResult, zones: TryState['zones']): boolean {
    const { played, named } = book.game.notation.cardsOf(move);
    const touched = zones.flatMap((zone) =>
      zone.items.filter((item) => picks.some((pick) => pick.zone === zone.id && pick.item === item.id)),
    );
    const cards = touched.flatMap((item) => item.cards);
    return picks.length > 0 && new Set(cards).size === cards.length && isSameSet(cards, [...played, ...named]);
  }

  function isSameSet(a: readonly number[], b: readonly number[]): boolean {
    return a.toSorted((x, y) => x - y).join() === b.toSorted((x, y) => x - y).join();
  }

  test.each(cases.filter(({ tried: t }) => t?.ruling.verdict === 'illegal').map(({ id }) => id))(
    'refused: “%s” moves nothing, and each of its nearest moves can be played',
    async (id) => {
      const judged = book.case(id);
      const { table, now, start } = tableAt(book, id);
      const engine = await table.wake();
      const refusedState = engine?.attempt(judged.tried?.move as NonNullable<typeof judged.tried>['move']);
      expect(refusedState).not.toHaveProperty('zones');
      const cards = judged.tried?.ruling.findings.flatMap((finding) => finding.cards) ?? [];
      for (const { zone, item } of refusedState?.marked ?? []) {
        const thing = start.zones.find((z) => z.id === zone)?.items.find((i) => i.id === item);
        expect(thing?.cards.some((card) => cards.includes(card))).toBe(true);
      }
      for (const { move } of judged.tried?.ruling.nearest ?? []) {
        const playedState = engine?.attempt(move);
        expect(playedState?.ruling?.verdict).toBe('legal');
        expect(playedState?.happened).not.toBe('');
        expect(playedState?.zones?.map((zone) => zone.id)).toEqual(start.zones.map((zone) => zone.id));
      }
      expect(now().zones).toBe(start.zones);
    },
  );

  test('a second touch releases a card, and Start again restores everything', async () => {
    const legal = cases.find(
      ({ tried: t }) => t?.ruling.verdict === 'legal' && t.picks.length > 0,
    ) as (typeof cases)[number];
    const { table, now, start } = tableAt(book, legal.id);
    const [pick] = legal.tried?.picks ?? [];
    if (!pick) throw new Error('an example without cards');
    table.pick(pick);
    expect(now().picked).toEqual([pick]);
    table.pick(pick);
    expect(now().picked).toEqual([]);
    const engine = await table.wake();
    expect(engine?.attempt(legal.tried?.move as never).zones).not.toEqual(start.zones);
    table.restart();
    expect(now()).toMatchObject({ zones: start.zones, picked: [], marked: [], ruling: null, happened: null });
  });
});

test('a referee that could not be loaded is requested again at the next touch', async () => {
  const [book] = books;
  const { touchable: _t, actions: _a, ...start } = (book as (typeof books)[0]).position(book?.cases[0]?.id ?? '');
  let state = initialTryState(start);
  let loadCount = 0;
  const table = createTry(
    start,
    (tryState) => {
      state = tryState;
    },
    async () => {
      if (loadCount++ === 0) throw new TypeError('offline');
      return { openTry };
    },
  );
  expect(await table.wake()).toBeNull();
  expect(state.hasFailed).toBe(true);
  expect(await table.wake()).not.toBeNull();
  expect(state.hasFailed).toBe(false);
});
