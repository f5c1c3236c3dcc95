import { beforeAll, expect, test } from 'vitest';
import { $place } from '../../../src/features/desk/state/desk.ts';
import { tapCard } from '../../../src/features/desk/state/edit.ts';
import { openDraft } from '../../../src/features/desk/state/link.ts';
import { $offers } from '../../../src/features/desk/state/offers.ts';
import { fetchReferee } from '../../../src/features/desk/state/ruling.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import { gameById } from '../../../src/games/index.ts';

const game = gameById('broom') as WholeGame;

beforeAll(fetchReferee);

test('a hand card touched just before a table card is offered with it first', () => {
  for (const [firstCard, lastCard] of [
    ['5H', '5D'],
    ['5D', '5H'],
  ] as const) {
    openDraft(game, '');
    for (const [place, card] of [
      ['hand-0', firstCard],
      ['hand-0', lastCard],
      ['table', '5C'],
    ] as const) {
      $place.set(place);
      tapCard(game.pack.read(card) ?? -1);
    }
    const text = game.pack.text(game.pack.read(lastCard) ?? -1);
    expect($offers.get()[0]?.says).toBe(`Take 5♣ with ${text}`);
  }
});

test('the last touched cards are offered together, however large the table', () => {
  openDraft(game, '');
  const table = ['QS', 'QD', 'KS', 'KD', '9H', '9D', '8H', '8D', '7C'].map((card) => ['table', card] as const);
  for (const [place, card] of [...table, ['hand-0', '5H'], ['table', '5C']] as const) {
    $place.set(place);
    tapCard(game.pack.read(card) ?? -1);
  }
  expect($offers.get()[0]?.says).toBe('Take 5♣ with 5♥');
});
