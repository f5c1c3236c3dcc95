import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { countNoun } from '../../../cards/words.ts';
import type { SpiteOptions } from '../options.ts';
import { FULL_HEIGHT, JOKER, rankOf } from '../pack.ts';
import type { Pile } from '../state.ts';
import { cardText, withArticle } from '../texts/words.ts';

function findBuildFault(card: Card, under: Card, options: SpiteOptions): string | null {
  if (under === UNKNOWN || card === UNKNOWN || options.sideBuild === 'free' || card === JOKER) return null;
  const [rank, below] = [rankOf(card), rankOf(under)];
  return rank === below || rank === below - 1
    ? null
    : `${cardText(card)} can’t have been laid on ${cardText(under)}.`;
}

function findNameFault(card: Card, frozen: boolean): string | null {
  if (card === JOKER && !frozen) return 'A joker on a side pile is written with its name, like “X=7”.';
  return card > JOKER && frozen
    ? 'At this table a joker on a side pile has no name: it is written “X”.'
    : null;
}

function findLayFault(pile: Pile, at: number, options: SpiteOptions): string | null {
  const [under, card] = [pile[at - 1], pile[at]];
  if (under === undefined || card === undefined) return null;
  return under === JOKER ? 'At this table nothing goes on a joker.' : findBuildFault(card, under, options);
}

/**
 * The first card of a side pile that can't have been laid there under these house rules, and why; null if there is
 * none.
 */
function findSidePileFault(pile: Pile, options: SpiteOptions): { at: number; says: string } | null {
  const frozen = options.sideJoker === 'frozen';
  for (const [at, card] of pile.entries()) {
    const says = findNameFault(card, frozen) ?? findLayFault(pile, at, options);
    if (says) return { at, says };
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
export function checkGoals(
  goal: readonly Pile[],
  options: SpiteOptions,
  turn: number | null,
): PileFault | null {
  const seen = new Set<Card>();
  for (const [i, pile] of goal.entries()) {
    if (pile.length > options.goal) {
      return { path: `goal[${i}]`, says: `A goal pile holds ${countNoun(options.goal, 'card')} at most.` };
    }
    for (const [at, card] of pile.entries()) {
      const path = `goal[${i}]`;
      if (card === JOKER) return { path, at, says: 'The pack of the goal piles has no jokers.' };
      if (card !== UNKNOWN && seen.has(card)) {
        return {
          path,
          at,
          says: `${cardText(card)} is in the goal piles twice, and their pack has one.`,
        };
      }
      seen.add(card);
    }
  }
  const empty = goal.every((pile) => pile.length === 0);
  return empty && turn !== null
    ? { path: 'goal', says: 'Both goal piles are empty, so it is nobody’s turn.' }
    : null;
}

/** Checks that centre piles go up from the ace; a joker has the rank of its place. */
export function checkCentre(centre: readonly Pile[]): PileFault | null {
  for (const [i, pile] of centre.entries()) {
    const path = `centre[${i}]`;
    if (pile.length >= FULL_HEIGHT) return { path, says: 'A centre pile with its king has left the centre.' };
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
      const wrong = findSidePileFault(pile, options);
      if (wrong) return { path, ...wrong };
    }
  }
  return null;
}
