import { expect, test } from 'vitest';
import type { Pack } from '../../../src/cards/pack.ts';
import { cardsLeft, giveCard, giveRest, takeCardBack } from '../../../src/features/score-pad/piles-left.ts';
import { createDraft, type RoundDraft } from '../../../src/features/score-pad/state/draft.ts';
import type { PilesField } from '../../../src/game/pad.ts';

/** Cards 0, 1 and 2, the last of them twice in the pack. */
const pack = {
  copies: (card: number) => (card === 2 ? 2 : 1),
  code: String,
  read: Number,
} as unknown as Pack;
const field: PilesField = { kind: 'piles', id: 'won', label: 'Won', labels: ['Ann', 'Bert', 'Cleo'], cards: [0, 1, 2] };
const selecting = (who: number, won: readonly (readonly string[])[] = []): RoundDraft => ({
  ...createDraft('way'),
  who,
  entry: { won },
});
const wonOf = ({ entry }: RoundDraft): unknown => entry['won'];

test('a card goes to the selected side, as long as the pack has one', () => {
  const once = giveCard(selecting(1, [['0'], []]), field, pack, 2);
  expect(wonOf(once)).toEqual([['0'], ['2'], []]);
  expect(wonOf(giveCard(once, field, pack, 2))).toEqual([['0'], ['2', '2'], []]);
});

test('the last copy comes from another side, or goes back', () => {
  expect(wonOf(giveCard(selecting(1, [['0', '1'], ['2']]), field, pack, 0))).toEqual([['1'], ['2', '0'], []]);
  expect(wonOf(giveCard(selecting(1, [['2'], ['2']]), field, pack, 2))).toEqual([[], ['2', '2'], []]);
  expect(wonOf(giveCard(selecting(1, [['0'], ['1', '2']]), field, pack, 1))).toEqual([['0'], ['2'], []]);
});

test('one copy is taken back, and the rest can go to a side at once', () => {
  expect(wonOf(takeCardBack(selecting(0, [['2', '1', '2']]), field, pack, 2))).toEqual([['2', '1'], [], []]);
  const draft = selecting(2, [['0'], ['2']]);
  expect(cardsLeft(draft, field, pack)).toEqual([1, 2]);
  expect(wonOf(giveRest(draft, field, pack))).toEqual([['0'], ['2'], ['1', '2']]);
});

test('with a side selected that this round doesn’t have, the last one gets the card', () => {
  expect(wonOf(giveCard(selecting(5), field, pack, 0))).toEqual([[], [], ['0']]);
});
