import { type Card, UNKNOWN } from '../../../cards/card.ts';
import type { SpiteOptions } from '../options.ts';
import { JOKER, rankOf } from '../pack.ts';
import type { Pile } from '../state.ts';
import { cardText } from '../talk/words.ts';

function misplaced(card: Card, under: Card, options: SpiteOptions): string | null {
  if (under === UNKNOWN || card === UNKNOWN || options.sideBuild === 'free' || card === JOKER) return null;
  const [rank, below] = [rankOf(card), rankOf(under)];
  return rank === below || rank === below - 1
    ? null
    : `${cardText(card)} can’t have been laid on ${cardText(under)}.`;
}

function misnamed(card: Card, frozen: boolean): string | null {
  if (card === JOKER && !frozen) return 'A joker on a side pile is written with its name, like “X=7”.';
  return card > JOKER && frozen
    ? 'At this table a joker on a side pile has no name: it is written “X”.'
    : null;
}

function unlaid(pile: Pile, at: number, options: SpiteOptions): string | null {
  const [under, card] = [pile[at - 1], pile[at]];
  if (under === undefined || card === undefined) return null;
  return under === JOKER ? 'At this table nothing is laid on a joker.' : misplaced(card, under, options);
}

/** The card of a side pile that can’t have been laid there at this table, and why; null where all can. */
export function misbuilt(pile: Pile, options: SpiteOptions): { at: number; says: string } | null {
  const frozen = options.sideJoker === 'frozen';
  for (const [at, card] of pile.entries()) {
    const says = misnamed(card, frozen) ?? unlaid(pile, at, options);
    if (says) return { at, says };
  }
  return null;
}
