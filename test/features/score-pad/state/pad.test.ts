import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraft, setAmount } from '../../../../src/features/score-pad/state/draft.ts';
import type { PadAction } from '../../../../src/features/score-pad/state/reducer.ts';
import type { Sheet } from '../../../../src/features/score-pad/state/sheet.ts';
import { fault } from '../../../../src/game/fault.ts';
import { choices, defaultOptions, type Options } from '../../../../src/game/options.ts';
import { type AmountsField, POINTS_FIELD } from '../../../../src/game/pad.ts';
import { readTexts } from '../../../../src/game/pad-entry.ts';
import { games } from '../../../../src/games/index.ts';
import { openTestPage, type TestPage } from '../../../ui/device/test-page.ts';

type Pad = typeof import('../../../../src/features/score-pad/state/pad.ts');

const NAMES = ['Ann', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fay'];
const rulesOf = ({ options }: (typeof games)[number]): Options => defaultOptions(options);
/** A game that is scored by typing points. */
const game = games.find((one) => {
  const [field] = one.pad.ways({ options: rulesOf(one), name: String })[0]?.fields ?? [];
  return field?.kind === 'amounts' && field.id === POINTS_FIELD && field.blank === 'zero';
}) as (typeof games)[number];
const names = NAMES.slice(0, game.seats(rulesOf(game)));
/** The house rules with another choice in one that changes no seat. */
const changes = ((): Options => {
  for (const spec of game.options.filter(({ structural }) => !structural)) {
    const other = choices(spec).find(({ value }) => value !== spec.default);
    if (other) return { [spec.key]: other.value };
  }
  throw new Error('no house rule');
})();
const otherRules = { ...rulesOf(game), ...changes };
/** Points of the first player, when the others have none. */
const firstHas = (points: number): readonly number[] => names.map((_, seat) => (seat === 0 ? points : 0));
const NEW_TABLE = { names, options: {}, first: 1, rounds: [] };

let page: TestPage;
/** The pad of a freshly opened page, on a device with the notes of earlier pages. */
async function openPage(): Promise<Pad> {
  vi.resetModules();
  const pad: Pad = await import('../../../../src/features/score-pad/state/pad.ts');
  await pad.openPad(game.id);
  return pad;
}
const fieldOf = (pad: Pad): AmountsField => {
  const standing = pad.$standing.get();
  const [field] = standing ? (pad.$game.get()?.pad.ways(standing.table)[0]?.fields ?? []) : [];
  if (field?.kind !== 'amounts') throw new RangeError('no amounts are asked for');
  return field;
};
const type = (pad: Pad, side: number, text: string): void => {
  const field = fieldOf(pad);
  pad.editDraft((draft) => setAmount(draft, field, side, text));
};
const write = (pad: Pad, text: string): void => {
  type(pad, 0, text);
  pad.writeRound();
};
const amounts = (pad: Pad): readonly unknown[] =>
  pad.$sheet.get()?.rounds.map(({ entry }) => (entry[POINTS_FIELD] as readonly string[])[0]) ?? [];
const textsIn = (pad: Pad): readonly string[] => readTexts(pad.$draft.get()?.entry ?? {}, fieldOf(pad));
const ruleKey = `fair-deal/table/${game.id}`;

beforeEach(() => {
  page = openTestPage(`https://cards.example/${game.id}/score/`);
});

afterEach(() => vi.unstubAllGlobals());

describe('the rounds on a score pad', () => {
  test('are written one by one, each with a fresh form', async () => {
    const pad = await openPage();
    expect([pad.$draft.get(), pad.$standing.get(), pad.$roundResult.get()]).toEqual([null, null, null]);
    pad.dispatch({ type: 'begin', sheet: NEW_TABLE });
    const [way] = game.pad.ways(pad.$standing.get()?.table as never);
    expect(pad.$draft.get()).toEqual(createDraft(way?.id ?? ''));
    expect(pad.$roundResult.get()).toBeNull();
    pad.writeRound();
    expect(amounts(pad)).toEqual([]);
    type(pad, 0, '12');
    expect(pad.$roundResult.get()).toMatchObject({ gains: firstHas(12), fault: null });
    pad.writeRound();
    write(pad, '5');
    expect([amounts(pad), pad.$standing.get()?.totals]).toEqual([['12', '5'], firstHas(17)]);
    expect(pad.$draft.get()).toEqual(createDraft(way?.id ?? ''));
  });

  test('aren’t written while an amount can’t be read', async () => {
    const pad = await openPage();
    pad.dispatch({ type: 'begin', sheet: NEW_TABLE });
    type(pad, 0, 'twelve');
    pad.writeRound();
    expect(amounts(pad)).toEqual([]);
    expect(textsIn(pad)).toContain('twelve');
  });

  test('can be opened for a change, which counts from the totals before them', async () => {
    const pad = await openPage();
    pad.dispatch({ type: 'begin', sheet: NEW_TABLE });
    write(pad, '12');
    write(pad, '5');
    pad.openRound(0);
    expect([pad.$draft.get()?.at, pad.$roundResult.get()?.totals]).toEqual([0, firstHas(12)]);
    type(pad, 0, '20');
    pad.writeRound();
    expect([amounts(pad), pad.$standing.get()?.totals]).toEqual([['20', '5'], firstHas(25)]);
    pad.openRound(1);
    pad.openRound(null);
    expect(pad.$draft.get()).toMatchObject({ at: null, entry: {} });
  });

  test('keep their half-written successor while a player is renamed, but not when the sheet is changed', async () => {
    const pad = await openPage();
    pad.dispatch({ type: 'begin', sheet: NEW_TABLE });
    write(pad, '12');
    type(pad, 0, '3');
    pad.dispatch({ type: 'name', seat: 0, name: 'Ada' });
    pad.dispatch({ type: 'first', seat: 0 });
    expect(pad.$draft.get()?.entry).toHaveProperty(POINTS_FIELD);
    pad.dispatch({ type: 'strike', at: 0 });
    expect(pad.$draft.get()?.entry).toEqual({});
  });

  test.each<[string, (pad: Pad) => PadAction]>([
    ['another sheet is opened', () => ({ type: 'open', id: '1' })],
    ['sheets are added', () => ({ type: 'add', sheets: [NEW_TABLE] })],
    ['its sheet is removed', (pad) => ({ type: 'remove', id: pad.$sheet.get()?.id ?? '' })],
    ['the last step is undone', () => ({ type: 'undo' })],
    ['other people play', () => ({ type: 'people', people: { names, options: {} } })],
  ])('begin anew when %s', async (_, actionAt) => {
    const pad = await openPage();
    pad.dispatch({ type: 'begin', sheet: NEW_TABLE });
    pad.dispatch({ type: 'begin', sheet: NEW_TABLE });
    write(pad, '12');
    type(pad, 0, '3');
    pad.dispatch(actionAt(pad));
    expect(pad.$draft.get()).toMatchObject({ at: null, entry: {} });
  });

  test('nothing can be typed or opened without a sheet', async () => {
    const pad = await openPage();
    pad.editDraft((draft) => ({ ...draft, who: 1 }));
    pad.openRound(0);
    pad.setHouseRules(otherRules);
    expect([pad.$draft.get(), pad.$state.get().book.sheets, page.storage.getItem(ruleKey)]).toEqual([null, [], null]);
  });
});

describe('a new table', () => {
  test('is proposed with the house rules of your own, and without names', async () => {
    page.storage.setItem(ruleKey, JSON.stringify({ version: 1, options: changes }));
    const pad = await openPage();
    expect(pad.proposeTable(game)).toEqual({ names: [], options: changes, first: 0, rounds: [] });
  });

  test('is proposed with the players of the last one', async () => {
    const pad = await openPage();
    pad.dispatch({ type: 'begin', sheet: { ...NEW_TABLE, names: names.map((name) => `Old ${name}`) } });
    pad.dispatch({ type: 'begin', sheet: NEW_TABLE });
    expect(pad.proposeTable(game)).toEqual({ names, options: {}, first: 0, rounds: [] });
  });

  test('that plays again keeps players and house rules, and goes on with who begins next', async () => {
    const pad = await openPage();
    pad.dispatch({ type: 'begin', sheet: { ...NEW_TABLE, options: changes } });
    write(pad, '12');
    const [sheet, standing] = [pad.$sheet.get() as Sheet, pad.$standing.get()];
    const next = standing && pad.proposeNextGame(game, sheet, standing);
    expect(next).toEqual({ names, options: changes, first: standing?.nextRound.first, rounds: [] });
  });
});

describe('house rules that are changed on the pad', () => {
  test('become those of your table before the first round, and only those of the sheet after it', async () => {
    const pad = await openPage();
    pad.dispatch({ type: 'begin', sheet: NEW_TABLE });
    pad.setHouseRules(otherRules);
    expect(pad.$sheet.get()?.options).toEqual(changes);
    expect(JSON.parse(page.storage.getItem(ruleKey) ?? '')).toMatchObject({ options: changes });
    write(pad, '12');
    pad.setHouseRules(rulesOf(game));
    expect(pad.$sheet.get()?.options).toEqual({});
    expect(JSON.parse(page.storage.getItem(ruleKey) ?? '')).toMatchObject({ options: changes });
  });
});

describe('sheets from elsewhere', () => {
  test('are added to your own, which the pad confirms until the next action', async () => {
    const pad = await openPage();
    pad.addSheets({ ok: true, value: [{ ...NEW_TABLE, id: '' }] });
    expect([pad.$state.get().book.sheets.length, pad.$message.get()]).toEqual([
      1,
      'The score sheet has been added to yours.',
    ]);
    pad.openRound(null);
    expect(pad.$message.get()).toBe('');
    pad.addSheets({ ok: true, value: [{ ...NEW_TABLE, id: '' }] });
    pad.dispatch({ type: 'name', seat: 0, name: 'Ada' });
    expect(pad.$message.get()).toBe('');
  });

  test('that can’t be read change nothing, and the pad says why', async () => {
    const pad = await openPage();
    pad.addSheets(fault('bad-json', '', 'It holds no score sheet.'));
    expect([pad.$state.get().book.sheets, pad.$message.get()]).toEqual([
      [],
      'It holds no score sheet. Yours hasn’t changed.',
    ]);
  });
});

describe('the pad of a game', () => {
  const key = `fair-deal/score/${game.id}`;

  test('knows its sheets and the way back when it is opened again', async () => {
    const pad = await openPage();
    pad.dispatch({ type: 'begin', sheet: NEW_TABLE });
    write(pad, '12');
    const reopened = await openPage();
    expect([amounts(reopened), reopened.$state.get().past.length]).toEqual([['12'], 2]);
    expect(reopened.$box.get()).toMatchObject({ id: game.id });
    expect(reopened.$box.get()).not.toHaveProperty('rules');
    expect(reopened.$game.get()?.rules.restrictions.length).toBeGreaterThan(0);
  });

  test('follows what another tab writes, from where no way leads back', async () => {
    const pad = await openPage();
    pad.dispatch({ type: 'begin', sheet: NEW_TABLE });
    write(pad, '12');
    const text = page.storage.getItem(key) ?? '';
    type(pad, 0, '9');
    page.writeElsewhere(key, text);
    expect([amounts(pad), pad.$state.get().past.length]).toEqual([['12'], 2]);
    page.writeElsewhere(key, text.replace('"12"', '"15"'));
    expect([amounts(pad), pad.$state.get().past, pad.$draft.get()?.entry]).toEqual([['15'], [], {}]);
  });

  test('doesn’t open without the game', async () => {
    vi.resetModules();
    const pad: Pad = await import('../../../../src/features/score-pad/state/pad.ts');
    await expect(pad.openPad('patience')).rejects.toThrow('There is no box of patience');
  });
});
