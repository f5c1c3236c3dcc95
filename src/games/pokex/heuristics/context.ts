import { type Card, suitOf, UNKNOWN } from '../../../cards/card.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import { FIELDS } from '../fields.ts';
import { fiveCardValue, isWild, showdown, type Wilds } from '../play/hand.ts';
import { type PokexMove, type PokexState, SEATS, sideOf } from '../state.ts';

/** The opponents' hand and the partner's chance to beat it together with these cards. */
interface HandToBeat {
  readonly handValue: number;
  readonly share: number;
  /** Number of pairs the partner could hold, and how many of them beat the hand; `share` is their ratio. */
  readonly pairs: number;
  readonly betterPairs: number;
}

/** Examines the partner's unseen pairs; null unless the opponents' hand is complete and the partner is still to lay. */
export function findHandToBeat(state: PokexState, seat: Seat, wilds: Wilds, cards: readonly Card[]): HandToBeat | null {
  const { laid, current } = state;
  const theirCards = laid.filter((lay) => sideOf(lay.seat) !== sideOf(seat)).flatMap((lay) => lay.cards);
  if (current === null || current === UNKNOWN || theirCards.length !== 4 || laid.length !== 2) return null;
  const theirFive = [...theirCards, current];
  const value = fiveCardValue(wilds, theirFive);
  const unseen = FIELDS.unseen(state);
  let [pairs, betterPairs] = [0, 0];
  for (const [i, firstCard] of unseen.entries()) {
    for (let j = i + 1; j < unseen.length; j++) {
      pairs++;
      const ownFive = [...cards, firstCard, unseen[j] as Card, current];
      const ownValue = fiveCardValue(wilds, ownFive);
      // The opponents lead; a tie can still go to the side with fewer wild cards.
      const winsTie = () => showdown(state.options, state.wild, theirFive, ownFive).winner === 1;
      if (ownValue > value || (ownValue === value && winsTie())) betterPairs++;
    }
  }
  return { handValue: value, share: pairs === 0 ? 0 : betterPairs / pairs, pairs, betterPairs };
}

/** A move and what the rules of thumb know about it; for a bid or a pass, `cards` is empty. */
export interface PokexMoveContext {
  readonly state: PokexState;
  readonly seat: Seat;
  readonly name: SeatNamer;
  readonly move: PokexMove;
  readonly cards: readonly Card[];
  readonly wilds: Wilds;
  /** Chance (0 … 1) that the cards win the trick for the seat's side. */
  readonly wins: number;
  /** Whether the seat lays last and no two of its cards win. */
  readonly isLost: boolean;
  /** Prospects with the partner's cards, if the opponents' hand is complete. */
  readonly partner: HandToBeat | null;
}

/** Share of winning pairs (0 … 1) below which the partner's chance is not mentioned. */
export const NEGLIGIBLE_SHARE = 0.005;

/** Whether the lay has a chance worth mentioning to win the trick, as far as the cards are known. */
export const canWin = ({ state, wins, partner }: PokexMoveContext): boolean =>
  (state.laid.length < SEATS - 1 || wins > 0) && (partner === null || partner.share >= NEGLIGIBLE_SHARE);

/** Centre card of this trick, if it is known; a card still to be chosen isn't. */
export const centreOf = ({ state, move }: PokexMoveContext): Card | undefined =>
  state.current ??
  (move.type === 'lay' ? move.centre : undefined) ??
  (state.options.centre === 'chosen' ? undefined : state.centre[0]);

/** Whether the seat's partner lays after it, with a chance to win the trick. */
export const canPartnerBuild = (context: PokexMoveContext): boolean =>
  canWin(context) && context.state.laid.every((lay) => sideOf(lay.seat) !== sideOf(context.seat));

/** The largest group of one rank left in the hand; empty if the lay breaks a group or spends a wild card. */
export function cardsKeptTogether({ state, seat, cards, wilds }: PokexMoveContext): readonly Card[] {
  const sameRank = (pool: readonly Card[], card: Card): readonly Card[] =>
    pool.filter((poolCard) => wilds.heights[poolCard] === wilds.heights[card]);
  const hand = (state.hands[seat] ?? []).filter((card) => card >= 0 && !isWild(wilds, card));
  const keptCards = hand.filter((card) => !cards.includes(card));
  if (cards.some((card) => isWild(wilds, card) || sameRank(keptCards, card).length > 0)) return [];
  return keptCards.map((card) => sameRank(keptCards, card)).toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** Whether a card matches neither the cards kept nor the rest of the row; never true for a wild card. */
export function isLoose(context: PokexMoveContext, card: Card): boolean {
  const { state, seat, cards, wilds } = context;
  const centre = centreOf(context);
  const row = state.current === null ? state.centre.filter((rowCard) => rowCard !== centre) : state.centre;
  const keptCards = (state.hands[seat] ?? []).filter((handCard) => !cards.includes(handCard));
  return (
    !isWild(wilds, card) &&
    [...row, ...keptCards].every((otherCard) => otherCard < 0 || wilds.heights[otherCard] !== wilds.heights[card])
  );
}

export const isPair = ({ cards: [firstCard, secondCard], wilds }: PokexMoveContext): boolean =>
  firstCard !== undefined &&
  secondCard !== undefined &&
  !isWild(wilds, firstCard) &&
  wilds.heights[firstCard] === wilds.heights[secondCard];

/** Whether all cards have the same suit; wild cards have none. */
export const isOneSuit = ({ wilds }: PokexMoveContext, cards: readonly Card[]): boolean =>
  cards.every((card) => !isWild(wilds, card) && suitOf(card) !== undefined && suitOf(card) === suitOf(cards[0] ?? -1));
