import type { Card } from '../../../cards/card.ts';
import { SUITS } from '../../../cards/suits.ts';
import type { Seat } from '../../../game/seat.ts';
import { isJack, isJoker, JOKER } from '../pack.ts';
import {
  type CombinationMove,
  type LuckyMove,
  type LuckyState,
  type SingleMove,
  seatAskedToJump,
  topOf,
} from '../state.ts';
import { combinations } from './combination-list.ts';
import { canLay, matches } from './match.ts';

const DRAW_MOVE: LuckyMove = { type: 'draw' };
const PASS_MOVE: LuckyMove = { type: 'pass' };
const DECLINE_MOVE: LuckyMove = { type: 'decline' };

function singles(type: SingleMove['type'], card: Card, into: LuckyMove[]): void {
  if (isJack(card)) for (const suit of SUITS) into.push({ type, cards: [card], suit });
  else into.push({ type, cards: [card] });
}

function combinationMoves(state: LuckyState, seat: Seat, maxMoves: number): readonly CombinationMove[] {
  const lucky = state.lucky[seat] ?? null;
  if (lucky === null) return [];
  const mustMatch = state.options.comboMatch && !isJoker(topOf(state));
  return combinations(state.hands[seat] ?? [], {
    lucky,
    options: state.options,
    requiredCard: state.drawn,
    ...(mustMatch ? { matching: (card: Card) => matches(state, card) } : {}),
    ...(Number.isFinite(maxMoves) ? { maxMoves } : {}),
  });
}

/** Distinct cards of the hand that can be laid singly. */
function layableCards(state: LuckyState, hand: readonly Card[]): Card[] {
  const layable: Card[] = [];
  for (const card of hand) if (canLay(state, card) && !layable.includes(card)) layable.push(card);
  return layable;
}

/** Moves of the player asked: jump in or decline. */
function jumps(state: LuckyState): readonly LuckyMove[] {
  const jumpMoves: LuckyMove[] = [];
  singles('jump', topOf(state), jumpMoves);
  jumpMoves.push(DECLINE_MOVE);
  return jumpMoves;
}

/** The same move with a joker in place of its card, or of any card of its combination. */
export function withWild({ options }: LuckyState, _seat: Seat, move: LuckyMove): readonly LuckyMove[] {
  if (options.jokers === 0) return [];
  if (move.type === 'lay') return [{ type: 'lay', cards: [JOKER] }];
  if (move.type !== 'combine' || move.cards.includes(JOKER)) return [];
  return move.cards
    .map((card, i) => ({ card, cards: move.cards.with(i, JOKER) }))
    .filter(({ card }) => card !== move.top)
    .map(({ cards }) => ({ ...move, cards }));
}

/**
 * Legal moves of a seat: on turn, or asked to jump in.
 * @param most caps the combinations at eight times this number in total; other moves aren't capped
 * @param end caps the combinations at this number in total
 */
export function moves(
  state: LuckyState,
  seat: Seat,
  most = Number.POSITIVE_INFINITY,
  end = Number.POSITIVE_INFINITY,
): readonly LuckyMove[] {
  if (state.turn === null) return [];
  if (seat !== state.turn) return seatAskedToJump(state) === seat ? jumps(state) : [];
  const hand = state.hands[seat] ?? [];
  const legalMoves: LuckyMove[] = [];
  const { owed, drawn } = state;
  if (drawn !== null) {
    if (canLay(state, drawn)) singles('lay', drawn, legalMoves);
    legalMoves.push(PASS_MOVE);
  } else {
    const cards = layableCards(state, hand);
    for (const card of cards) singles('lay', card, legalMoves);
    if (cards.length === 0 || owed !== null) legalMoves.push(DRAW_MOVE);
  }
  if (owed?.by === 'cards') return legalMoves;
  return legalMoves.concat(combinationMoves(state, seat, Math.min(most * 8, end)));
}
