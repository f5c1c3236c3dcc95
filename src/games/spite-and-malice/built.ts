import { type Card, UNKNOWN } from '../../cards/card.ts';
import type { SpiteOptions } from './options.ts';
import { JOKER, rankOf } from './pack.ts';
import type { Pile } from './state.ts';
import { cardText } from './words.ts';

function misplaced(card: Card, under: Card, options: SpiteOptions): string | null {
  if (under === UNKNOWN || card === UNKNOWN || options.sideBuild === 'free' || card === JOKER) return null;
  const [rank, below] = [rankOf(card), rankOf(under)];
  return rank === below || rank === below - 1
    ? null
    : `${cardText(card)} can’t have been laid on ${cardText(under)}.`;
}

/** Why a side pile can’t have been built at this table, in a sentence; null where it can. */
export function misbuilt(pile: Pile, options: SpiteOptions): string | null {
  const frozen = options.sideJoker === 'frozen';
  for (const [i, card] of pile.entries()) {
    if (card === JOKER && !frozen) return 'A joker on a side pile is written with its name, like “X=7”.';
    if (card > JOKER && frozen) return 'At this table a joker on a side pile has no name: it is written “X”.';
    if (card === JOKER && i < pile.length - 1) return 'At this table nothing is laid on a joker.';
    const under = i > 0 ? pile[i - 1] : undefined;
    const wrong = under === undefined ? null : misplaced(card, under, options);
    if (wrong) return wrong;
  }
  return null;
}
