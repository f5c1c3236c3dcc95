import { afterAll, describe, expect, test } from 'vitest';
import { $draft, $game, choosePlace, setTableGame, showDraft } from '../../../../src/features/desk/state/desk.ts';
import { $sheet, drawnPlaces, type SheetZone, thingAt } from '../../../../src/features/desk/state/sheet.ts';
import type { JsonObject } from '../../../../src/game/json.ts';
import type { Zone } from '../../../../src/game/zone.ts';
import { card, cardPlace, closeDesk, numberPlace, openToy, position, toyDesk, withoutTable } from './toy-desk.ts';

afterAll(closeDesk);

const pileOf = (n: number) => cardPlace(`centre-${n}`, { kind: 'pile', among: 'Centre piles' });
const PLACES = [
  cardPlace('hand-0', { kind: 'set', label: 'Your hand' }),
  cardPlace('hand-1', { kind: 'set', label: 'Ann’s hand' }),
  numberPlace('points', 0, 9),
  cardPlace('table', { label: 'The table' }),
  pileOf(1),
  pileOf(2),
  cardPlace('stock', { kind: 'pile', topOnly: true }),
  cardPlace('discard', { kind: 'pile' }),
  cardPlace('taken', { rare: true }),
];

/** The zones of the game’s own table. */
let laidZones: readonly Zone[] = [];
const game = toyDesk(PLACES, { table: { zones: () => laidZones } });
const laid = (id: string, kind: Zone['kind'], items: Zone['items']): Zone => ({
  id,
  label: id,
  seat: null,
  kind,
  items,
});

/** The sheet of a position while the table isn't loaded. */
function sheetOf(json: JsonObject, seat = 0): readonly SheetZone[] {
  openToy(withoutTable(game), { position: json, seat });
  return $sheet.get();
}
/** The sheet of a position on a laid table. */
function sheetOn(zones: readonly Zone[], json: JsonObject): readonly SheetZone[] {
  laidZones = zones;
  openToy(game, { position: json });
  return $sheet.get();
}
const zoneOf = (sheet: readonly SheetZone[], id: string): Zone | undefined =>
  sheet.find(({ zone }) => zone.id === id)?.zone;
const idsOf = (sheet: readonly SheetZone[]): readonly string[] => sheet.map(({ zone }) => zone.id);
const OTHERS = ['hand-1', 'table', 'centre', 'stock', 'discard'];

describe('the sheet', () => {
  test('is empty before a desk is open', () => {
    openToy(game);
    $draft.set(null);
    expect($sheet.get()).toEqual([]);
    $game.set(null);
    expect($sheet.get()).toEqual([]);
    openToy(toyDesk([]));
    expect($sheet.get()).toEqual([]);
  });

  test('has the places in their order, the hand of who tries last, rare places first where they hold something', () => {
    expect(idsOf(sheetOf({}))).toEqual([...OTHERS, 'hand-0']);
    expect(idsOf(sheetOf({ taken: ['6S'] }))).toEqual(['taken', ...OTHERS, 'hand-0']);
    // Unseen cards alone are nothing to see.
    expect(idsOf(sheetOf({ taken: ['3?'] }))).toEqual([...OTHERS, 'hand-0']);
    expect(idsOf(sheetOf({}, 1))).toEqual(['hand-0', ...OTHERS.slice(1), 'hand-1']);
  });

  test('has a rare place while it is being filled', () => {
    sheetOf({});
    choosePlace('taken');
    expect(idsOf($sheet.get())).toEqual(['taken', ...OTHERS, 'hand-0']);
  });

  test('has only the own hand as a hand', () => {
    const sheet = sheetOf({ 'hand-0': ['6S', '2?'], 'hand-1': ['7S', '?'] });
    expect(zoneOf(sheet, 'hand-0')).toMatchObject({ kind: 'hand', seat: 0, label: 'Your hand' });
    expect(zoneOf(sheet, 'hand-1')).toMatchObject({ kind: 'row', seat: null, label: 'Ann’s hand' });
    expect(sheet.map(({ unseen }) => unseen)).toEqual([1, 0, 0, 0, 0, 2]);
  });

  test('shows the seen things of a row, with the worth of those that count as one', () => {
    expect(zoneOf(sheetOf({ table: ['6S', '?', 'AS+2C', 'nonsense'] }), 'table')).toEqual({
      id: 'table',
      label: 'The table',
      seat: null,
      kind: 'row',
      items: [
        { id: 'thing-0', cards: [card('6S')] },
        { id: 'thing-2', cards: [card('AS'), card('2C')], worth: '2' },
        { id: 'thing-3', cards: [] },
      ],
    });
  });

  test('shows piles of a group as one zone, an empty one too', () => {
    const sheet = sheetOf({ 'centre-1': ['2?'], 'centre-2': ['6S', '2C'] });
    const centre = sheet.find(({ zone }) => zone.id === 'centre');
    expect(centre?.zone).toEqual({
      id: 'centre',
      label: 'Centre piles',
      seat: null,
      kind: 'piles',
      items: [
        { id: '1', cards: [] },
        { id: '2', cards: [card('6S'), card('2C')] },
      ],
    });
    expect(centre?.places.map(({ id }) => id)).toEqual(['centre-1', 'centre-2']);
    expect(centre?.unseen).toBe(0);
  });

  test('shows a pile as one item with its cards, if any is seen', () => {
    const sheet = sheetOf({ stock: ['?', '6S'], discard: ['3?', '2C', '7S'] });
    expect(zoneOf(sheet, 'stock')?.items).toEqual([{ id: 'top', cards: [card('6S')] }]);
    expect(zoneOf(sheet, 'discard')).toMatchObject({
      kind: 'piles',
      items: [{ id: 'top', cards: [card('2C'), card('7S')] }],
    });
    // The card below a single top card stands for any number.
    expect(sheet.find(({ zone }) => zone.id === 'stock')?.unseen).toBe(0);
    expect(sheet.find(({ zone }) => zone.id === 'discard')?.unseen).toBe(3);
    expect(zoneOf(sheetOf({ discard: ['3?'] }), 'discard')?.items).toEqual([]);
  });
});

describe('on a laid table the sheet', () => {
  test('has the items of the game, each once', () => {
    const items = [
      { id: 'j1', cards: [card('J')] },
      { id: 'six', cards: [card('6S')], note: 'played by Ann' },
      { id: 'j2', cards: [card('J')] },
      { id: 'both', cards: [card('2C'), card('3C')] },
    ];
    const sheet = sheetOn([laid('table', 'row', items)], { table: ['6S', 'J', '2C+3C', 'J', '2C'] });
    expect(zoneOf(sheet, 'table')?.items).toEqual([
      items[1],
      items[0],
      items[3],
      items[2],
      { id: 'thing-4', cards: [card('2C')] },
    ]);
    const other = sheetOn([laid('table', 'row', items.slice(1, 2))], { table: ['8S', '6S'] });
    expect(zoneOf(other, 'table')?.items).toEqual([{ id: 'thing-0', cards: [card('8S')] }, items[1]]);
  });

  test('has the piles of the game where their top cards are the same', () => {
    const [one, two] = [
      { id: '1', cards: [card('6S')] },
      { id: '2', cards: [-1, card('7S')] },
    ];
    const centre = laid('centre', 'columns', [one, two]);
    const discard = laid('discard', 'pile', [
      { id: 'lowest', cards: [-1] },
      { id: 'below', cards: [-1] },
      { id: 'last', cards: [card('2C')] },
    ]);
    const sheet = sheetOn([centre, discard], { 'centre-1': ['8S'], 'centre-2': ['?', '7S'], discard: ['2?', '2C'] });
    expect(zoneOf(sheet, 'centre')).toMatchObject({ kind: 'columns', items: [{ id: '1', cards: [card('8S')] }, two] });
    expect(zoneOf(sheet, 'discard')?.items).toEqual([{ id: 'last', cards: [card('2C')] }]);
  });

  test('has its own items while a count is asked for', () => {
    const form = { id: 'score', label: 'Score?', places: () => PLACES, sides: () => [], example: {} };
    const counting = toyDesk(PLACES, { table: { zones: () => laidZones }, desk: { counts: [form] } });
    laidZones = [laid('table', 'row', [{ id: 'six', cards: [card('6S')] }])];
    openToy(counting, { question: 'score', won: { table: ['6S'] } });
    expect(zoneOf($sheet.get(), 'table')?.items).toEqual([{ id: 'thing-0', cards: [card('6S')] }]);
  });

  test('follows the table that is loaded after the desk', () => {
    laidZones = [laid('table', 'row', [{ id: 'six', cards: [card('6S')] }])];
    expect(zoneOf(sheetOf({ table: ['6S'] }), 'table')?.items[0]?.id).toBe('thing-0');
    setTableGame(game);
    expect(zoneOf($sheet.get(), 'table')?.items[0]?.id).toBe('six');
    showDraft(game, null);
  });
});

test('a place that the other entries make no question isn’t drawn; rare piles are drawn together', () => {
  const rarePile = (n: number) => cardPlace(`side-${n}`, { kind: 'pile', among: 'Side piles', rare: true });
  const places = [
    cardPlace('asked', { when: (json) => 'n' in json }),
    rarePile(1),
    rarePile(2),
    numberPlace('n', 0, 1),
  ];
  const drawn = (json: JsonObject, targetId?: string): readonly string[] =>
    drawnPlaces({ places, json, targetId }).map(({ id }) => id);
  expect(drawn({})).toEqual([]);
  expect(drawn({ n: 1 })).toEqual(['asked']);
  expect(drawn({ 'side-2': ['6S'] })).toEqual(['side-1', 'side-2']);
  expect(drawn({}, 'side-1')).toEqual(['side-1', 'side-2']);
  expect(drawn({}, 'n')).toEqual([]);
});

describe('an item of the sheet', () => {
  const at = (json: JsonObject, zone: string, item: string): unknown => {
    const found = thingAt(sheetOf(json), position(), { zone, item });
    return found && [found.place.id, found.at];
  };

  test('is the seen thing of its place', () => {
    const json = { table: ['?', '6S', '2?', '7S'], 'hand-0': ['2C'] };
    expect(at(json, 'table', 'thing-1')).toEqual(['table', 1]);
    expect(at(json, 'table', 'thing-3')).toEqual(['table', 3]);
    expect(at(json, 'hand-0', 'thing-0')).toEqual(['hand-0', 0]);
  });

  test('of piles is the top card of one, or nothing on an empty one', () => {
    const json = { 'centre-2': ['6S', '2C'], discard: ['3?', '7S', '8S'] };
    expect(at(json, 'centre', '2')).toEqual(['centre-2', 1]);
    expect(at(json, 'centre', '1')).toEqual(['centre-1', -1]);
    expect(at(json, 'discard', 'top')).toEqual(['discard', 2]);
  });

  test('that isn’t there is none', () => {
    expect(at({ table: ['6S'] }, 'table', 'thing-1')).toBeNull();
    expect(at({ table: ['6S'] }, 'moon', 'thing-0')).toBeNull();
    expect(at({}, 'table', 'thing-0')).toBeNull();
  });
});
