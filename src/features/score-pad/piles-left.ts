import type { Card } from '../../cards/card.ts';
import type { Pack } from '../../cards/pack.ts';
import type { PilesField } from '../../game/pad.ts';
import { readPiles } from '../../game/pad-entry.ts';
import { type RoundDraft, setEntry } from './state/draft.ts';

const writePiles = (
  draft: RoundDraft,
  { id }: PilesField,
  pack: Pack,
  piles: readonly (readonly Card[])[],
): RoundDraft =>
  setEntry(
    draft,
    id,
    piles.map((pile) => pile.map(pack.code)),
  );

/** The side that gets the next card: the draft may have been written for more players. */
export const selectedSide = ({ who }: RoundDraft, { labels }: PilesField): number => Math.min(who, labels.length - 1);

const withoutCard = (piles: readonly (readonly Card[])[], side: number, card: Card): readonly (readonly Card[])[] => {
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
  const givenCopies = piles.flat().filter((one) => one === card).length;
  const addTo = (currentPiles: readonly (readonly Card[])[]): RoundDraft =>
    writePiles(draft, field, pack, currentPiles.with(side, [...(currentPiles[side] ?? []), card]));
  if (givenCopies < pack.copies(card)) return addTo(piles);
  const otherSide = piles.findIndex((pile, at) => at !== side && pile.includes(card));
  return otherSide < 0
    ? writePiles(draft, field, pack, withoutCard(piles, side, card))
    : addTo(withoutCard(piles, otherSide, card));
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
  const side = selectedSide(draft, field);
  return writePiles(draft, field, pack, piles.with(side, [...(piles[side] ?? []), ...cardsLeft(draft, field, pack)]));
}
