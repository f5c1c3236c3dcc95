import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { countNoun } from '../../../cards/words.ts';
import type { SpiteOptions } from '../options.ts';
import { FULL_HEIGHT, JOKER, rankOf } from '../pack.ts';
import type { Pile } from '../state.ts';
import { cardText, withArticle } from '../texts/words.ts';

function findBuildFault(card: Card, cardBelow: Card, options: SpiteOptions): string | null {
  if (cardBelow === UNKNOWN || card === UNKNOWN || options.sideBuild === 'free' || card === JOKER) return null;
  const [rank, rankBelow] = [rankOf(card), rankOf(cardBelow)];
  return rank === rankBelow || rank === rankBelow - 1
    ? null
    : `${cardText(card)} can’t have been laid on ${cardText(cardBelow)}.`;
}

function findNameFault(card: Card, isFrozen: boolean): string | null {
  if (card === JOKER && !isFrozen) return 'A joker on a side pile is written with its name, like “X=7”.';
  return card > JOKER && isFrozen ? 'At this table a joker on a side pile has no name: it is written “X”.' : null;
}

function findLayFault(pile: Pile, at: number, options: SpiteOptions): string | null {
  const [cardBelow, card] = [pile[at - 1], pile[at]];
  if (cardBelow === undefined || card === undefined) return null;
  return cardBelow === JOKER ? 'At this table nothing goes on a joker.' : findBuildFault(card, cardBelow, options);
}

/**
 * The first card of a side pile that can't have been laid there under these house rules, and why; null if there is
 * none.
 */
function findSidePileFault(pile: Pile, options: SpiteOptions): { at: number; says: string } | null {
  const isFrozen = options.sideJoker === 'frozen';
  for (const [at, card] of pile.entries()) {
    const message = findNameFault(card, isFrozen) ?? findLayFault(pile, at, options);
    if (message) return { at, says: message };
  }
  return null;
}

/** A fault of a pile and its path below the position. */
export interface PileFault {
  readonly path: string;
  /** Index of the card in the pile, from the bottom; undefined if the pile itself is at fault. */
  readonly at?: number;
  readonly says: string;
}

/** Checks that goal piles come from one pack without jokers, aren't too long, and aren't both empty during a turn. */
export function checkGoals(goal: readonly Pile[], options: SpiteOptions, turn: number | null): PileFault | null {
  const seenCards = new Set<Card>();
  for (const [i, pile] of goal.entries()) {
    if (pile.length > options.goal) {
      return { path: `goal[${i}]`, says: `A goal pile holds ${countNoun(options.goal, 'card')} at most.` };
    }
    for (const [at, card] of pile.entries()) {
      const path = `goal[${i}]`;
      if (card === JOKER) return { path, at, says: 'The goal piles come from a pack without jokers.' };
      if (card !== UNKNOWN && seenCards.has(card)) {
        return {
          path,
          at,
          says: `${cardText(card)} is in the goal piles twice, and their pack has only one.`,
        };
      }
      seenCards.add(card);
    }
  }
  const areEmpty = goal.every((pile) => pile.length === 0);
  return areEmpty && turn !== null
    ? { path: 'goal', says: 'Both goal piles are empty, so it is nobody’s turn.' }
    : null;
}

/** Checks that centre piles go up from the ace; a joker has the rank of its place. */
export function checkCentre(centre: readonly Pile[]): PileFault | null {
  for (const [i, pile] of centre.entries()) {
    const path = `centre[${i}]`;
    if (pile.length >= FULL_HEIGHT) return { path, says: 'A centre pile that has its king leaves the centre.' };
    const at = pile.findIndex((card, rank) => card !== JOKER && rankOf(card) !== rank);
    if (at < 0) continue;
    return { path, at, says: `${cardText(pile[at] as Card)} is where the pile needs ${withArticle(at)}.` };
  }
  return null;
}

/** Checks that side piles can have been built; cards below unseen ones aren't checked. */
export function checkSides(side: readonly (readonly Pile[])[], options: SpiteOptions): PileFault | null {
  for (const [seat, piles] of side.entries()) {
    for (const [i, pile] of piles.entries()) {
      const path = `side[${seat}][${i}]`;
      if (pile.at(-1) === UNKNOWN)
        return { path, at: pile.length - 1, says: 'The top of a side pile is face up: it can’t be unknown.' };
      const cardFault = findSidePileFault(pile, options);
      if (cardFault) return { path, ...cardFault };
    }
  }
  return null;
}
