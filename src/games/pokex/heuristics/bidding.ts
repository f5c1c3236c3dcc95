import type { Card } from '../../../cards/card.ts';
import { possessive } from '../../../cards/grammar.ts';
import { countNoun } from '../../../cards/words.ts';
import type { RulesOfThumb } from '../../../game/coach.ts';
import type { Seat } from '../../../game/seat.ts';
import { heightOf, JOKER, PACK } from '../pack.ts';
import { readAuction } from '../play/auction.ts';
import { isWild, wildsOf } from '../play/hand.ts';
import { pointsOf } from '../play/score.ts';
import { type PokexState, seatAfter, sideOf, TRICKS } from '../state.ts';
import { cardsText } from '../texts/words.ts';
import type { PokexMoveContext } from './context.ts';
import { chanceOfTricks, expectedTricks, handWeights } from './estimate.ts';

/** Phrases for shares (0 … 1), in descending order; the first entry whose share is reached applies. */
const SHARE_PHRASES: readonly (readonly [share: number, says: string])[] = [
  [0.95, 'nearly every time'],
  [0.85, 'about nine times in ten'],
  [0.7, 'about three times in four'],
  [0.58, 'about two times in three'],
  [0.42, 'about half the time'],
  [0.29, 'about one time in three'],
  [0.2, 'about one time in four'],
  [0.13, 'about one time in six'],
  [0.08, 'about one time in ten'],
  [0, 'less than one time in ten'],
];
const oftenText = (share: number): string =>
  SHARE_PHRASES.find(([minShare]) => share >= minShare)?.[1] ?? 'less than one time in ten';

/** Minimum chance (0 … 1) at which a bid is called likely. */
const LIKELY_SHARE = 0.29;
/** Chance (0 … 1) from which a bid is expected to succeed, at least about half the time. */
const EVEN_SHARE = 0.42;

const bidPoints = (state: PokexState, tricks: number): number => pointsOf(state.options, tricks, tricks);

/** Cards with a rank that some of the other cards have; jokers match nothing. */
function matchingCards(cards: readonly Card[], otherCards: readonly Card[]): readonly Card[] {
  const otherHeights = otherCards.map(heightOf);
  return cards.filter((card) => heightOf(card) >= 0 && otherHeights.includes(heightOf(card)));
}

/** The highest bid, and whether it is the opponents'. */
function findHighestBid({ state, seat }: PokexMoveContext): { seat: Seat; tricks: number; isTheirs: boolean } | null {
  const { highestBid } = readAuction(state.bids, state.dealer);
  return highestBid && { ...highestBid, isTheirs: sideOf(highestBid.seat) !== sideOf(seat) };
}

const isFree = ({ state }: PokexMoveContext): boolean => state.options.failed === 'zero';

/** Reasons for a bid, a pass or a wild rank, most important first. */
export const BIDDING_RULES: RulesOfThumb<PokexMoveContext> = {
  'bid-counts': (context) => {
    const { state, seat, move } = context;
    const share = move.type === 'bid' ? chanceOfTricks(expectedTricks(state, seat), move.tricks) : 0;
    if (move.type !== 'bid' || share < LIKELY_SHARE) return undefined;
    const hand = state.hands[seat] ?? [];
    const jokers = handWeights(state.options).joker > 0 ? hand.filter((card) => card === JOKER) : [];
    const matched = matchingCards(state.centre, hand);
    const cardText = matchingCards(hand, matched).length === 1 ? 'a card that matches' : 'cards that match';
    const rowText = matched.length > 0 ? `${cardText} ${cardsText(matched)} in the row` : '';
    const heldText = [cardsText(jokers), rowText].filter((text) => text !== '').join(' and ');
    const tricksText = `${move.tricks < TRICKS ? 'at least' : 'all'} ${countNoun(move.tricks, 'trick')}`;
    const bidText =
      share < EVEN_SHARE ? `A bid of ${move.tricks} would succeed` : `Your side should take ${tricksText}`;
    return {
      says: `${bidText} ${oftenText(share)}${heldText ? `: you hold ${heldText}` : ''}.`,
      facts: { tricks: move.tricks, often: oftenText(share), jokers: jokers.length, matched: matched.map(PACK.code) },
    };
  },
  outbids: (context) => {
    const { state, seat, move, name } = context;
    const highestBid = findHighestBid(context);
    if (move.type !== 'bid' || !highestBid?.isTheirs || !isFree(context)) return undefined;
    const theirChance = chanceOfTricks(TRICKS - expectedTricks(state, seat), highestBid.tricks);
    return (
      theirChance >= LIKELY_SHARE && {
        says: `It outbids ${name(highestBid.seat)}, whose bid of ${highestBid.tricks} would succeed ${oftenText(theirChance)}. A failed bid costs nothing.`,
        facts: { by: highestBid.seat, tricks: highestBid.tricks, often: oftenText(theirChance) },
      }
    );
  },
  'last-word': (context) => {
    const highestBid = findHighestBid(context);
    if (context.move.type !== 'bid' || context.move.tricks !== TRICKS || !highestBid?.isTheirs || !isFree(context))
      return undefined;
    const points = bidPoints(context.state, highestBid.tricks);
    return {
      says: `No bid can beat ${TRICKS}. It keeps your opponents from scoring ${countNoun(points, 'point')} with their ${highestBid.tricks}, and it costs nothing if it fails.`,
      facts: { over: highestBid.tricks, points },
    };
  },
  'more-points': (context) => {
    const { state, move } = context;
    if (move.type !== 'bid' || move.tricks < 2 || findHighestBid(context) || !isFree(context)) return undefined;
    const [points, lowerPoints] = [bidPoints(state, move.tricks), bidPoints(state, move.tricks - 1)];
    return {
      says: `A bid of ${move.tricks} scores ${move.tricks < TRICKS ? 'at least ' : ''}${countNoun(points, 'point')} if it is made. A bid of ${move.tricks - 1} made exactly scores ${lowerPoints}. A failed bid costs nothing.`,
      facts: { tricks: move.tricks, points, less: lowerPoints },
    };
  },
  'shuts-out': (context) => {
    const { move, state, seat } = context;
    const highestBid = findHighestBid(context);
    if (move.type !== 'bid' || move.tricks !== TRICKS - 1 || !isFree(context)) return undefined;
    const { hasPassed } = readAuction(state.bids, state.dealer);
    return (
      !(hasPassed[seatAfter(seat)] && hasPassed[seatAfter(seat, 3)]) &&
      (highestBid === null || highestBid.isTheirs) && {
        says: `Your opponents can beat a bid of ${move.tricks} only with a bid of ${TRICKS}. If your bid fails, it costs nothing.`,
        facts: { tricks: move.tricks, left: TRICKS },
      }
    );
  },
  'leaves-partner': (context) => {
    const highestBid = findHighestBid(context);
    if (context.move.type !== 'pass' || !highestBid || highestBid.isTheirs) return undefined;
    return {
      says: `It lets ${possessive(context.name(highestBid.seat))} bid of ${highestBid.tricks} stand, and that bid is for both of you.`,
      facts: { by: highestBid.seat, tricks: highestBid.tricks },
    };
  },
  'too-little': (context) => {
    const { state, seat, move } = context;
    const nextBid = (findHighestBid(context)?.tricks ?? 0) + 1;
    if (move.type !== 'pass' || isFree(context) || nextBid > TRICKS) return undefined;
    const share = chanceOfTricks(expectedTricks(state, seat), nextBid);
    if (share >= EVEN_SHARE) return undefined;
    const cost = -pointsOf(state.options, nextBid, 0);
    return {
      says: `A bid of ${nextBid} would succeed ${oftenText(share)}, and it costs ${countNoun(cost, 'point')} if it fails.`,
      facts: { more: nextBid, costs: cost, often: oftenText(share) },
    };
  },
  'names-held': ({ move, state, seat }) => {
    if (move.type !== 'name') return undefined;
    const heldCards = (state.hands[seat] ?? []).filter(
      (card) =>
        card >= 0 && card !== JOKER && isWild(wildsOf(state.options, move.rank === 'X' ? null : move.rank), card),
    );
    return (
      heldCards.length > 0 && {
        says: `It makes cards you hold wild: ${cardsText(heldCards)}.`,
        facts: { cards: heldCards.map(PACK.code) },
      }
    );
  },
};
