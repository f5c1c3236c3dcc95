import type { Card } from '../../../cards/card.ts';
import { SUITS } from '../../../cards/suits.ts';
import type { Seat } from '../../../game/seat.ts';
import { isJack, isJoker, JOKER, PACK } from '../pack.ts';
import { asked, type LuckyMove, type LuckyState, type Single, topOf } from '../state.ts';
import { combinations } from './list.ts';
import { canLay, matches } from './match.ts';

const DRAW: LuckyMove = { type: 'draw' };
const PASS: LuckyMove = { type: 'pass' };
const DECLINE: LuckyMove = { type: 'decline' };

/** What can be done with each card by itself, a jack once for each suit: made once, every list holds the same. */
const singly = (type: Single['type']): readonly (readonly Single[])[] =>
  PACK.cards.map((card) =>
    isJack(card) ? SUITS.map((suit) => ({ type, cards: [card], suit })) : [{ type, cards: [card] }],
  );
const LAY = singly('lay');
const JUMP = singly('jump');

function combos(
  state: LuckyState,
  hand: readonly Card[],
  lucky: number,
  most: number,
  into: LuckyMove[],
): void {
  const { options, drawn: needs } = state;
  const matching =
    options.comboMatch && !isJoker(topOf(state)) ? (card: Card) => matches(state, card) : undefined;
  combinations(
    hand,
    { lucky, options, needs, matching, most: Number.isFinite(most) ? most : undefined },
    into,
  );
}

/** Every different card of the hand that could be laid by itself. */
function layable(state: LuckyState, hand: readonly Card[], into: LuckyMove[]): void {
  const laid: Card[] = [];
  for (const card of hand) {
    if (!canLay(state, card) || laid.includes(card)) continue;
    laid.push(card);
    for (const move of LAY[card] as readonly Single[]) into.push(move);
  }
}

/** The one who was asked jumps in or lets it go. */
const jumps = (state: LuckyState): readonly LuckyMove[] => [...(JUMP[topOf(state)] ?? []), DECLINE];

/** A joker laid by itself in place of the card, or in a combination in place of any of its cards. */
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
 * Every legal move of the seat: of the one on turn, and of the one who is asked to jump in.
 * @param most see the contract, as for `end`: here so many combinations at most for each of eight cards
 */
export function moves(
  state: LuckyState,
  seat: Seat,
  most = Number.POSITIVE_INFINITY,
  end = Number.POSITIVE_INFINITY,
): readonly LuckyMove[] {
  if (state.turn === null) return [];
  if (seat !== state.turn) return asked(state) === seat ? jumps(state) : [];
  const hand = state.hands[seat] ?? [];
  const found: LuckyMove[] = [];
  const { owed, drawn } = state;
  if (drawn !== null) {
    if (canLay(state, drawn)) found.push(...(LAY[drawn] as readonly Single[]));
    found.push(PASS);
  } else {
    layable(state, hand, found);
    if (found.length === 0 || owed !== null) found.push(DRAW);
  }
  const lucky = state.lucky[seat] ?? null;
  if (lucky !== null && owed?.by !== 'cards') combos(state, hand, lucky, Math.min(most * 8, end), found);
  return found;
}
