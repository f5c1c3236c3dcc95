import { expect, test } from 'vitest';
import { $laidTable, $place, $places } from '../../../src/features/desk/state/desk.ts';
import { openDraft } from '../../../src/features/desk/state/link.ts';
import { drawnZones, isAsked } from '../../../src/features/desk/state/things.ts';
import { enterLine } from '../../../src/features/desk/state/typed-line.ts';
import type { ListPlace } from '../../../src/game/desk.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import type { JsonObject } from '../../../src/game/json.ts';
import { game as pokex } from '../../../src/games/pokex/index.ts';
import { currentDraft, enterAt, entryAt, placeOf } from '../../features/desk/desk-entries.ts';

const game: WholeGame = pokex;

const isPlaceAsked = (id: string): boolean => isAsked(placeOf(id), currentDraft().position);

test('the first bidder sits left of the dealer', () => {
  openDraft(game, '');
  expect($laidTable.get()?.ok && rulesTurn()).toBe(0);
  for (const seat of [0, 1, 2, 3]) {
    openDraft(game, '');
    enterAt('bids', [{ seat, pass: true }]);
    expect($laidTable.get()?.ok).toBe(true);
    expect(entryAt('dealer') ?? 0).toBe((seat + 3) % 4);
  }
});

const rulesTurn = (): number | null => {
  const laidTable = $laidTable.get();
  return laidTable?.ok ? game.play.turn(laidTable.value.state) : null;
};

const bidding = (): ListPlace => placeOf('bids') as ListPlace;
const speakers = (): readonly string[] =>
  bidding()
    .next(currentDraft().position)
    .map(({ label }) => label);

/** Enters this word of that line. */
function enterBid(line: string, word: string): void {
  const bidderEntry = bidding()
    .next(currentDraft().position)
    .find(({ label }) => label === line);
  enterAt('bids', bidderEntry?.choices.find(({ label }) => label === word)?.said);
}

test('the desk asks the next bidder for a bid, and no player once the auction is over', () => {
  openDraft(game, '');
  expect(speakers()).toEqual(['You', 'Ann', 'Bert', 'Cleo']);
  enterBid('Ann', '3');
  expect(speakers()).toEqual(['Then', 'Bert']);
  enterBid('Bert', '4');
  expect(currentDraft().position['phase']).toBeUndefined();
  enterBid('Then', 'All others passed');
  expect(speakers()).toEqual([]);
  expect(currentDraft().position['phase']).toBe('play');
  expect(bidding().words(currentDraft().position)).toEqual([
    'Ann bid 3',
    'Bert bid 4',
    'Cleo passed',
    'You passed',
    'Ann passed',
  ]);
  enterAt('bids', (entryAt('bids') as readonly JsonObject[]).slice(0, -1));
  expect(currentDraft().position['phase']).toBeUndefined();
  expect(speakers()).toEqual(['Then', 'Ann']);
});

test('the declarer has laid first, then their partner, without a question', async () => {
  openDraft(game, '');
  enterBid('Ann', '3');
  expect(isPlaceAsked('lay-0')).toBe(false);
  enterBid('Then', 'All others passed');
  expect([isPlaceAsked('lay-0'), isPlaceAsked('lay-1')]).toEqual([true, false]);
  $place.set('lay-0');
  await enterLine('2S 2H');
  expect(isPlaceAsked('lay-1')).toBe(true);
  $place.set('lay-1');
  await enterLine('3S 3H');
  // A player who lays after both has a centre card, whichever it is.
  expect(currentDraft().position).toMatchObject({ laid: [{ seat: 1 }, { seat: 3 }], current: '?' });
  const table = $laidTable.get();
  if (!table?.ok) throw new Error(JSON.stringify(table));
  const zonesDrawn = drawnZones(table.value.zones, $places.get(), currentDraft());
  expect(zonesDrawn.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(
    expect.arrayContaining(['2S', '2H', '3S', '3H']),
  );
});

test('the leader tells how many tricks were played, and who has laid', async () => {
  openDraft(game, '');
  enterBid('Ann', '3');
  enterBid('Then', 'All others passed');
  $place.set('lay-0');
  await enterLine('2S 2H');
  expect(entryAt('leader')).toBe(1);
  enterAt('leader', 3);
  expect(currentDraft().position).toMatchObject({ played: 2, tricks: [0, 2], laid: [{ seat: 3 }] });
  expect($laidTable.get()?.ok).toBe(true);
  enterAt('leader', 1);
  expect(currentDraft().position).toMatchObject({ played: 0, laid: [{ seat: 1 }] });
  expect($laidTable.get()?.ok).toBe(true);
});

test('a hand has fewer cards after each trick', async () => {
  openDraft(game, '');
  await enterLine('9C 9D');
  expect(entryAt('hand-0')).toEqual(['9C', '9D', '10?']);
  enterAt('played', 2);
  expect(entryAt('hand-0')).toEqual(['9C', '9D', '6?']);
});
