import type { Card } from '../../cards/card.ts';
import type { Pack } from '../../cards/pack.ts';
import type { PilesField } from '../../game/pad.ts';
import { readPiles } from '../../game/pad-entry.ts';
import { type RoundDraft, setEntry } from './state/draft.ts';

type Piles = readonly (readonly Card[])[];

const writePiles = (draft: RoundDraft, { id }: PilesField, pack: Pack, piles: Piles): RoundDraft =>
  setEntry(
    draft,
    id,
    piles.map((pile) => pile.map(pack.code)),
  );

/** The side that gets the next card: the draft may have been written for more players. */
export const selectedSide = ({ who }: RoundDraft, { labels }: PilesField): number => Math.min(who, labels.length - 1);

const withCards = (piles: Piles, side: number, cards: readonly Card[]): Piles =>
  piles.with(side, [...(piles[side] ?? []), ...cards]);

const withoutCard = (piles: Piles, side: number, card: Card): Piles => {
  const pile = piles[side] ?? [];
  return piles.with(side, pile.toSpliced(pile.lastIndexOf(card), 1));
};

/** Takes one copy of a card out of the pile of the selected side. */
export function takeCardBack(draft: RoundDraft, field: PilesField, pack: Pack, card: Card): RoundDraft {
  const piles = readPiles(draft.entry, field, pack);
  return writePiles(draft, field, pack, withoutCard(piles, selectedSide(draft, field), card));
}

/**
 * Gives a card to the selected side. If no copy is left, another side loses one; if only the selected side
 * has copies, it gives one back.
 */
export function giveCard(draft: RoundDraft, field: PilesField, pack: Pack, card: Card): RoundDraft {
  const piles = readPiles(draft.entry, field, pack);
  const side = selectedSide(draft, field);
  const isLeft = cardsLeft(draft, field, pack).includes(card);
  const otherSide = piles.findIndex((pile, at) => at !== side && pile.includes(card));
  if (!isLeft && otherSide < 0) return takeCardBack(draft, field, pack, card);
  const remainingPiles = isLeft ? piles : withoutCard(piles, otherSide, card);
  return writePiles(draft, field, pack, withCards(remainingPiles, side, [card]));
}

/** Cards that no side has yet. */
export function cardsLeft(draft: RoundDraft, field: PilesField, pack: Pack): readonly Card[] {
  const givenCards = readPiles(draft.entry, field, pack).flat();
  return field.cards.flatMap((card) => {
    const copiesLeft = pack.copies(card) - givenCards.filter((one) => one === card).length;
    return new Array<Card>(Math.max(0, copiesLeft)).fill(card);
  });
}

/** Gives the remaining cards to the selected side. */
export function giveRest(draft: RoundDraft, field: PilesField, pack: Pack): RoundDraft {
  const piles = readPiles(draft.entry, field, pack);
  return writePiles(draft, field, pack, withCards(piles, selectedSide(draft, field), cardsLeft(draft, field, pack)));
}
