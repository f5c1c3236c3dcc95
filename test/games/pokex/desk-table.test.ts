import { expect, test } from 'vitest';
import type { WholeGame } from '../../../src/game/game.ts';
import { game as pokex } from '../../../src/games/pokex/index.ts';
import { $laid, $place, $places } from '../../../src/stores/desk.ts';
import { typeCards } from '../../../src/stores/desk-edit.ts';
import { openDraft } from '../../../src/stores/desk-link.ts';
import { drawnZones, isAsked } from '../../../src/stores/desk-things.ts';
import { choose, draft, placeOf, said } from '../../stores/desk-said.ts';

const game: WholeGame = pokex;

const asked = (id: string): boolean => isAsked(placeOf(id), draft().position);

test('whoever speaks first sits left of the dealer', () => {
  openDraft(game, '');
  expect($laid.get()?.ok && rulesTurn()).toBe(0);
  for (const seat of [0, 1, 2, 3]) {
    openDraft(game, '');
    choose('bid-0', { seat, pass: true });
    expect($laid.get()?.ok).toBe(true);
    expect(said('dealer') ?? 0).toBe((seat + 3) % 4);
  }
});

const rulesTurn = (): number | null => {
  const laid = $laid.get();
  return laid?.ok ? game.play.turn(laid.value.state) : null;
};

test('words are asked for one after the other, and no more once the auction is over', () => {
  openDraft(game, '');
  expect(['bid-0', 'bid-1'].map(asked)).toEqual([true, false]);
  choose('bid-0', { seat: 1, tricks: 3 });
  expect(['bid-1', 'bid-2'].map(asked)).toEqual([true, false]);
  for (const [at, seat] of [2, 3, 0].entries()) choose(`bid-${at + 1}`, { seat, pass: true });
  expect(asked('bid-4')).toBe(false);
});

test('the declarer has laid first, and then their partner, as nobody says otherwise', () => {
  openDraft(game, '');
  choose('phase', 'play');
  choose('bid-0', { seat: 1, tricks: 3 });
  for (const [at, seat] of [2, 3, 0].entries()) choose(`bid-${at + 1}`, { seat, pass: true });
  expect([asked('lay-0'), asked('layer-0'), asked('lay-1')]).toEqual([true, false, false]);
  $place.set('lay-0');
  typeCards('2S 2H');
  expect([said('layer-0'), asked('layer-0'), asked('lay-1')]).toEqual([1, true, true]);
  $place.set('lay-1');
  typeCards('3S 3H');
  expect(said('layer-1')).toBe(3);
  choose('current', ['9H']);
  const table = $laid.get();
  if (!table?.ok) throw new Error(JSON.stringify(table));
  const drawn = drawnZones(table.value.zones, $places.get(), draft());
  expect(drawn.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(
    expect.arrayContaining(['2S', '2H', '3S', '3H']),
  );
});

test('a hand follows the tricks that were played', () => {
  openDraft(game, '');
  typeCards('9C 9D');
  expect(said('hand-0')).toEqual(['9C', '9D', '10?']);
  choose('played', 2);
  expect(said('hand-0')).toEqual(['9C', '9D', '6?']);
});
