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

export function takeCardBack(
  draft: RoundDraft,
  field: PilesField,
  pack: Pack,
  who: number,
  card: Card,
): RoundDraft {
  const piles = readPiles(draft.entry, field, pack);
  const pile = piles[who] ?? [];
  return writePiles(draft, field, pack, piles.with(who, pile.toSpliced(pile.lastIndexOf(card), 1)));
}

/**
 * Gives a card to the selected side. The last copy is taken from another side; the side’s own only copy goes back.
 */
export function giveCard(draft: RoundDraft, field: PilesField, pack: Pack, card: Card): RoundDraft {
  const piles = readPiles(draft.entry, field, pack);
  const who = Math.min(draft.who, piles.length - 1);
  const lying = piles.flat().filter((one) => one === card).length;
  const put = (from: readonly (readonly Card[])[]): RoundDraft =>
    writePiles(draft, field, pack, from.with(who, [...(from[who] ?? []), card]));
  if (lying < pack.copies(card)) return put(piles);
  const other = piles.findIndex((pile, at) => at !== who && pile.includes(card));
  if (other < 0) return takeCardBack(draft, field, pack, who, card);
  const pile = piles[other] ?? [];
  return put(piles.with(other, pile.toSpliced(pile.lastIndexOf(card), 1)));
}

/** Cards that no side has yet. */
export function cardsLeft(draft: RoundDraft, field: PilesField, pack: Pack): readonly Card[] {
  const lying = readPiles(draft.entry, field, pack).flat();
  return field.cards.flatMap((card) => {
    const n = pack.copies(card) - lying.filter((one) => one === card).length;
    return new Array<Card>(Math.max(0, n)).fill(card);
  });
}

/** Gives the remaining cards to the selected side. */
export function giveRest(draft: RoundDraft, field: PilesField, pack: Pack): RoundDraft {
  const piles = readPiles(draft.entry, field, pack);
  const who = Math.min(draft.who, piles.length - 1);
  return writePiles(
    draft,
    field,
    pack,
    piles.with(who, [...(piles[who] ?? []), ...cardsLeft(draft, field, pack)]),
  );
}
