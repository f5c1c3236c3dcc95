import { beforeEach, expect, test, vi } from 'vitest';
import { loadGames } from '../../../src/cli/games.ts';
import { setAmount } from '../../../src/features/score-pad/state/draft.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { POINTS_FIELD } from '../../../src/game/pad.ts';
import { testStorage } from '../../ui/device/test-storage.ts';

/** A game whose rounds are typed as points. */
const game = [...(await loadGames()).values()].find((one) => {
  const [field] = one.pad.ways({ options: defaultOptions(one.options), name: String })[0]?.fields ?? [];
  return field?.kind === 'amounts' && field.id === POINTS_FIELD && field.blank === 'zero';
}) as WholeGame;

type Pad = typeof import('../../../src/features/score-pad/state/pad.ts');

/** The pad of a freshly opened page, on a device with the notes of earlier pages. */
async function aPage(): Promise<Pad> {
  vi.resetModules();
  const pad: Pad = await import('../../../src/features/score-pad/state/pad.ts');
  await pad.openPad(game.id);
  return pad;
}

const begin = (pad: Pad): void =>
  pad.dispatch({ type: 'begin', sheet: { names: ['Ann', 'Bert'], options: {}, first: 0, rounds: [] } });

function type(pad: Pad, text: string): void {
  const standing = pad.$standing.get();
  const [field] = standing ? (pad.$game.get()?.pad.ways(standing.table)[0]?.fields ?? []) : [];
  if (field?.kind !== 'amounts') throw new RangeError('no amounts are asked for');
  pad.editDraft((draft) => setAmount(draft, field, 1, text));
}

const amount = (pad: Pad): unknown => (pad.$draft.get()?.entry[POINTS_FIELD] as readonly string[] | undefined)?.[1];
const rounds = (pad: Pad): number | undefined => pad.$sheet.get()?.rounds.length;

beforeEach(() => vi.stubGlobal('localStorage', testStorage()));

test('a half-typed round is there when the page is opened again, and gone once it is written', async () => {
  const pad = await aPage();
  begin(pad);
  type(pad, '4');
  const reopened = await aPage();
  expect(reopened.$draft.get()).toMatchObject({ who: 1, at: null });
  expect(amount(reopened)).toBe('4');
  type(reopened, '47');
  reopened.writeRound();
  expect([rounds(reopened), reopened.$standing.get()?.totals[1]]).toEqual([1, 47]);
  expect((await aPage()).$draft.get()?.entry).toEqual({});
});

test('a past round that was being corrected is opened again, on its own sheet only', async () => {
  const pad = await aPage();
  begin(pad);
  type(pad, '4');
  pad.writeRound();
  pad.openRound(0);
  type(pad, '9');
  const reopened = await aPage();
  expect([reopened.$draft.get()?.at, amount(reopened)]).toEqual([0, '9']);
  begin(pad);
  expect((await aPage()).$draft.get()?.entry).toEqual({});
});

test('the last entry can be undone after the page was closed', async () => {
  const pad = await aPage();
  begin(pad);
  type(pad, '4');
  pad.writeRound();
  pad.dispatch({ type: 'remove', id: pad.$sheet.get()?.id ?? '' });
  const reopened = await aPage();
  expect(rounds(reopened)).toBeUndefined();
  reopened.dispatch({ type: 'undo' });
  expect(rounds(reopened)).toBe(1);
  (await aPage()).dispatch({ type: 'undo' });
  expect(rounds(await aPage())).toBe(0);
});

test.each(['{', '{"version":1}', '{"version":1,"sheet":"1","at":7,"who":0,"round":{"way":"points","entry":{}}}'])(
  'a damaged note of the undo steps (%s) loses no sheet',
  async (text) => {
    begin(await aPage());
    localStorage.setItem(`fair-deal/score-round/${game.id}`, text);
    localStorage.setItem(`fair-deal/score-past/${game.id}`, text);
    const reopened = await aPage();
    expect([rounds(reopened), reopened.$draft.get()?.entry]).toEqual([0, {}]);
  },
);

test('without room for the undo steps the sheets are still stored', async () => {
  const pad = await aPage();
  begin(pad);
  const storedText = (): string => localStorage.getItem(`fair-deal/score/${game.id}`) ?? '';
  Object.assign(localStorage, { room: storedText().length + 400 });
  for (const text of ['11', '22', '33']) {
    type(pad, text);
    pad.writeRound();
  }
  expect(JSON.parse(storedText()).sheets[0].rounds).toHaveLength(3);
});
