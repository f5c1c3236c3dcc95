import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { $draft, $latestCards, $ruledGame, $touched } from '../../../../src/features/desk/state/desk.ts';
import { $offers } from '../../../../src/features/desk/state/offers.ts';
import { fault } from '../../../../src/game/fault.ts';
import type { DeskGame, Game } from '../../../../src/game/game.ts';
import type { JsonObject } from '../../../../src/game/json.ts';
import { permission, restriction } from '../../../../src/game/rule.ts';
import { createRulebook } from '../../../../src/game/rulebook.ts';
import type { ItemRef, Zone } from '../../../../src/game/zone.ts';
import { card, closeDesk, openToy, toyDesk } from './toy-desk.ts';

afterAll(closeDesk);

/** A move of the touched things. */
interface Touching {
  readonly type: string;
  readonly picks: readonly ItemRef[];
}
/** An item of one card, `?` for an unseen one, or of the cards of a pile; `-` is an empty place. */
const item = (text: string): Zone['items'][number] => ({
  id: text,
  cards: text === '-' ? [] : text.split(' ').map((code) => (code === '?' ? -1 : card(code))),
});
const zone = (id: string, kind: Zone['kind'], items: readonly string[], seat: number | null = null): Zone => ({
  id,
  label: id,
  seat,
  kind,
  items: items.map(item),
});
const hand = (...items: readonly string[]): Zone => zone('hand-0', 'hand', items, 0);
const table = (...items: readonly string[]): Zone => zone('table', 'row', items);
const piles = (...items: readonly string[]): Zone => zone('centre', 'piles', items);

let zones: readonly Zone[] = [];
let untimely: readonly JsonObject[] = [];
/** The kinds of move that touched things can mean. */
let kinds: readonly string[] = ['play'];

const rules = createRulebook<Touching>([
  {
    id: 'toy',
    title: 'Toy',
    rules: [
      restriction<Touching, { cards: readonly number[] }>({
        id: 'toy/bad',
        title: 'Bad',
        law: 'Nothing bad.',
        about: 'move',
        when: ({ type, picks }) =>
          type === 'bad' || picks.some((pick) => pick.item === '2C') ? { cards: [] } : undefined,
        says: () => 'That’s bad.',
      }),
      permission<Touching>({ id: 'toy/play', title: 'Play', law: 'You may play.', allows: () => true }),
    ],
  },
]);
const toy = toyDesk([], {
  table: {
    zones: () => zones,
    propose: (_, __, picks) => {
      // Without touches one may only pass, which means the same with them.
      const pass = { label: 'Pass', detail: '', move: { type: 'pass', picks: [] as never } };
      const play = kinds.map((type) => ({ label: type, detail: '', move: { type, picks: [...picks] as never } }));
      return picks.length === 0 ? [pass] : [...play, pass];
    },
    picksOf: (_, __, move) => move['picks'] as unknown as readonly ItemRef[],
  },
  desk: { untimely: () => untimely },
});
const game = {
  ...toy,
  rules,
  play: { ...toy.play, attempt: (_: unknown, __: number, move: Touching) => move },
  texts: {
    describeMove: ({ type, picks }: Touching) => `${[type, ...picks.map((pick) => pick.item)].join(' ')}.`,
  },
} as unknown as DeskGame<Game>;

function offers(...onTable: readonly Zone[]): readonly string[] {
  zones = onTable;
  const latest = $latestCards.get();
  openToy(game, { position: { n: zones.length } });
  $latestCards.set(latest);
  return $offers.get().map(({ says }) => says);
}

beforeEach(() => {
  [zones, untimely, kinds] = [[], [], ['play']];
  $latestCards.set([]);
});

describe('the offered tries', () => {
  test('join the hand with all open cards, use the hand alone, and each card of a small hand', () => {
    expect(offers(hand('6S', '7S'), table('8S', '9S'))).toEqual([
      'play 6S 7S 8S 9S',
      'play 6S 8S 9S',
      'play 7S 8S 9S',
      'play 6S 7S',
    ]);
    expect(offers(hand('6S', '7S', '8S', '9S'), table('2H'))).toEqual(['play 6S 7S 8S 9S 2H', 'play 6S 7S 8S 9S']);
    expect(offers(hand('6S'))).toEqual(['play 6S']);
  });

  test('use only what everyone sees: no unseen card, no row of a player', () => {
    const shown = zone('shown', 'row', ['3S'], 1);
    expect(offers(hand('6S', '?'), table('8S', '?'), shown)).toEqual(['play 6S 8S', 'play 6S']);
    expect(offers(table('8S'))).toEqual([]);
  });

  test('lay each card on each pile and on an empty place, of several the first', () => {
    const empty = zone('empty', 'piles', ['-', '-']);
    expect(offers(hand('6S'), piles('3S 4S', '? 5S'), empty)).toEqual([
      'play 6S 3S 4S',
      'play 6S ? 5S',
      'play 3S 4S ? 5S',
      'play ? 5S 3S 4S',
      'play 6S',
      'play 6S -',
      'play 3S 4S -',
      'play ? 5S -',
    ]);
    expect(offers(hand('6S'), piles('6H ?'))).toEqual(['play 6S']);
  });

  test('that break fewer rules come first, then those of more cards', () => {
    kinds = ['bad', 'play'];
    expect(offers(hand('6S'), table('8S'))).toEqual(['play 6S 8S', 'play 6S', 'bad 6S 8S']);
    kinds = ['play'];
    expect(offers(hand('6S', '2C'), table())).toEqual(['play 6S', 'play 6S 2C', 'play 2C']);
  });

  test('that join the two latest cards come before all others', () => {
    $latestCards.set([card('2C'), card('8S')]);
    expect(offers(hand('6S', '2C'), table('8S'))).toEqual(['play 6S 2C 8S', 'play 2C 8S', 'play 6S 8S']);
    // Of one pile only its top is touched; one latest card joins nothing.
    $latestCards.set([card('3S'), card('6S')]);
    expect(offers(hand('6S'), piles('3S 4S', '5S'))[0]).toBe('play 6S 3S 4S');
    $latestCards.set([card('8S')]);
    expect(offers(hand('6S', '7S'), table('8S'))[0]).toBe('play 6S 7S 8S');
    // Two alike must both be there.
    $latestCards.set([card('J'), card('J')]);
    expect(offers(hand('J', '6S'), table('8S'))[0]).toBe('play J 6S 8S');
  });

  test('on a crowded table are only pairs of the two latest cards', () => {
    const many = ['3S', '4S', '5S', '6S', '7S', '8S', '9S', '10S'];
    expect(offers(hand('2H'), table(...many))).toEqual([]);
    $latestCards.set([card('2H'), card('5S')]);
    expect(offers(hand('2H'), table(...many))).toEqual(['play 2H 5S']);
    expect(offers(hand('2H'), table(...many.slice(1)))[0]).toBe(`play 2H ${many.slice(1).join(' ')}`);
  });

  test('touch a pile of another player only with the two latest cards', () => {
    const theirs = zone('theirs', 'piles', ['9H'], 1);
    const own = zone('own', 'piles', ['9D'], 0);
    expect(offers(hand('6S'), theirs)).toEqual(['play 6S']);
    expect(offers(hand('6S'), own)).toEqual(['play 6S 9D', 'play 6S']);
    $latestCards.set([card('6S'), card('9H')]);
    expect(offers(hand('6S'), theirs)).toEqual(['play 6S 9H', 'play 6S']);
  });

  test('are six at most from the same cards, fourteen in all', () => {
    kinds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(offers(hand('6S'))).toEqual(kinds.slice(0, 6).map((kind) => `${kind} 6S`));
    expect(offers(hand('6S', '7S'), table('8S'))).toHaveLength(14);
  });

  test('that are never due come last, once', () => {
    untimely = [
      { type: 'play', picks: [{ zone: 'hand-0', item: '6S' }] },
      { type: 'bid', picks: [] },
    ];
    expect(offers(hand('6S'))).toEqual(['play 6S', 'bid']);
    const { notation } = game;
    const read = () => fault('bad-move', 'move', 'No.');
    openToy({ ...game, notation: { ...notation, move: { ...notation.move, read } } } as typeof game);
    expect($offers.get().map(({ says }) => says)).toEqual(['play 6S']);
  });
});

test('nothing is offered while something is tried or touched, nor without laws', () => {
  expect(offers(hand('6S'))).toEqual(['play 6S']);
  $touched.set([{ zone: 'hand-0', item: '6S' }]);
  expect($offers.get()).toEqual([]);
  $touched.set([]);
  const draft = $draft.get();
  if (draft) $draft.set({ ...draft, move: { type: 'play', picks: [] } });
  expect($offers.get()).toEqual([]);
  openToy(game);
  $ruledGame.set(null);
  expect($offers.get()).toEqual([]);
});
