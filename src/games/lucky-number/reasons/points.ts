import type { Card } from '../../../cards/card.ts';
import { type Weight, weight } from '../../../game/picture.ts';
import { ACE_HIGH, ACE_LOW, ACE_STEP, isAce, isJoker, JOKER, pointsOf, rank } from '../pack.ts';
import { type Base, totalsOf } from '../play/combination.ts';
import type { Tried } from '../rules/attempt.ts';

/** Aces that come to a sum between them: the high ones last. */
function acesWorth(aces: readonly Card[], sum: number): readonly Weight[] {
  const high = Math.round((sum - aces.length * ACE_LOW) / ACE_STEP);
  return aces.map((ace, i) => weight(ace, i < aces.length - high ? ACE_LOW : ACE_HIGH));
}

const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(rank(card)), 0);

/** What each natural card of a set or run counts where all of them come to so much. */
function naturalsWorth(cards: readonly Card[], total: number): readonly Weight[] {
  const plain = cards.filter((card) => !isAce(card));
  const aces = acesWorth(cards.filter(isAce), total - sumOf(plain));
  return cards.map((card) => aces.find((one) => one.cards[0] === card) ?? weight(card, pointsOf(rank(card))));
}

/** What each card of a base counts where it comes to so much; undefined where no joker makes it so. */
function baseWorth({ naturals, jokers }: Base, total: number, tried: Tried, wrap: boolean) {
  if (jokers.length === 0) return naturalsWorth(naturals, total);
  const { as } = tried.move;
  const places = as === undefined ? Array.from({ length: JOKER }, (_, card) => card) : [as];
  const stands = places.find((card) => totalsOf([...naturals, card], wrap).includes(total));
  if (stands === undefined) return undefined;
  const all = naturalsWorth([...naturals, stands], total);
  return all.map((one, i) => (i === naturals.length ? { ...one, cards: [JOKER] } : one));
}

/** Every card with what it counts, so that all come as near as they can to a number; undefined where they make none. */
export function pointsNearest(tried: Tried, number: number, wrap: boolean): readonly Weight[] | undefined {
  const { base, move, totals } = tried;
  const off = (n: number): number => Math.abs(n - number);
  const [best] = [...totals].sort((a, b) => off(a) - off(b));
  if (best === undefined || move.cards.filter(isJoker).length > 1) return undefined;
  for (const total of base.totals) {
    const aces = best - total;
    const high = (aces - move.aces.length * ACE_LOW) / ACE_STEP;
    if (!Number.isInteger(high) || high < 0 || high > move.aces.length) continue;
    const worth = baseWorth(base, total, tried, wrap);
    if (worth) return [...worth, ...acesWorth(move.aces, aces)];
  }
  return undefined;
}
