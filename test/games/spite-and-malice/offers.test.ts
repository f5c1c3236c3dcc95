import { beforeAll, beforeEach, expect, test } from 'vitest';
import { $place, $places } from '../../../src/features/desk/state/desk.ts';
import { editPlace, tapCard } from '../../../src/features/desk/state/edit.ts';
import { openDraft } from '../../../src/features/desk/state/link.ts';
import { $offers } from '../../../src/features/desk/state/offers.ts';
import { fetchReferee } from '../../../src/features/desk/state/ruling.ts';
import type { CardPlace, DeskPlace } from '../../../src/game/desk.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import { gameById } from '../../../src/games/index.ts';

const game = gameById('spite-and-malice') as WholeGame;

beforeAll(fetchReferee);
beforeEach(() => openDraft(game, ''));

/** Puts cards down one after the other, each in its place. */
function putCards(...cards: readonly (readonly [place: string, card: string])[]): readonly string[] {
  for (const [place, card] of cards) {
    $place.set(place);
    tapCard(game.pack.read(card) ?? -1);
  }
  return $offers.get().map(({ says }) => says);
}

test('a hand card and the centre card it was laid on are offered together, first', () => {
  expect(putCards(['hand-0', '6H'], ['hand-0', 'QD'], ['centre-0', '5C'])[0]).toBe('Move Q♦ to the first centre pile');
  openDraft(game, '');
  expect(putCards(['hand-0', 'QD'], ['hand-0', '6H'], ['centre-0', '5C'])[0]).toBe('Move 6♥ to the first centre pile');
  openDraft(game, '');
  expect(putCards(['centre-0', '5C'], ['hand-0', '6H'])[0]).toBe('Move 6♥ to the first centre pile');
});

test('a hand card and the side pile it was laid on are offered together, first', () => {
  expect(putCards(['hand-0', '6H'], ['side-0-1', '5C'])[0]).toBe('Lay 6♥ on your second side pile');
});

test('a goal card is offered to the centre, on a pile and on an empty place', () => {
  expect(putCards(['goal-0', '6H'], ['centre-1', '5C'])[0]).toBe('Move your goal card to the second centre pile');
  openDraft(game, '');
  expect(putCards(['goal-0', 'AH'])).toContain('Move your goal card to the first centre pile');
});

test('a joker of a side pile is offered to the centre', () => {
  putCards(['side-0-0', 'X']);
  const pile = $places.get().find(({ id }) => id === 'side-0-0') as CardPlace;
  editPlace(pile.ask?.('X') as DeskPlace, '6');
  expect(putCards(['centre-0', '5C'])[0]).toBe('Move the top of your first side pile to the first centre pile');
});

test('the last touched cards are offered together, however large the table', () => {
  const hand = ['8D', 'AH', '3S', 'QC', 'JH'].map((card) => ['hand-0', card] as const);
  const offerTexts = putCards(
    ...hand,
    ['side-0-0', 'KS'],
    ['side-0-1', '7H'],
    ['centre-0', '4C'],
    ['centre-1', '6S'],
    ['goal-0', '7C'],
  );
  expect(offerTexts).toEqual(['Move your goal card to the second centre pile']);
});
