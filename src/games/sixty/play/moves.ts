import type { Card } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { HOCUS, isJoker, isNumber, numberOn, PACK, sumOf } from '../pack.ts';
import { HAND_SIZE, nextHolder, type SixtyMove, type SixtyState } from '../state.ts';

type LayType = 'attack' | 'pass-on' | 'beat';

/** Shared moves that lay cards, by card and number of cards. */
function layMovesByCard(type: LayType): readonly (readonly SixtyMove[])[] {
  const movesByCard: SixtyMove[][] = [];
  for (const card of PACK.cards) {
    movesByCard[card] = Array.from({ length: HAND_SIZE + 1 }, (_, n) => ({
      type,
      cards: new Array<Card>(n).fill(card),
    }));
  }
  return movesByCard;
}

const ATTACK_MOVES = layMovesByCard('attack');
const PASS_ON_MOVES = layMovesByCard('pass-on');
const BEAT_MOVES = layMovesByCard('beat');
const JOKER_MOVES: readonly SixtyMove[] = PACK.cards.reduce<SixtyMove[]>((movesByCard, card) => {
  movesByCard[card] = { type: 'joker', cards: [card] };
  return movesByCard;
}, []);
const PICK_MOVES: readonly SixtyMove[] = PACK.cards.reduce<SixtyMove[]>((movesByCard, card) => {
  movesByCard[card] = { type: 'joker', cards: [HOCUS], pick: card };
  return movesByCard;
}, []);
const TAKE_MOVE: SixtyMove = { type: 'take' };
const NO_MOVES: readonly SixtyMove[] = [];

function lay(moves: readonly (readonly SixtyMove[])[], card: Card, from: number, to: number, into: SixtyMove[]): void {
  const layMoves = moves[card] as readonly SixtyMove[];
  for (let n = from; n <= to; n++) into.push(layMoves[n] as SixtyMove);
}

/** Returns the same answer with a joker in place of its number cards. */
export function withWild({ attack }: SixtyState, _seat: Seat, move: SixtyMove): readonly SixtyMove[] {
  const [attackCard] = attack;
  if (attackCard === undefined || move.type === 'joker' || move.type === 'take') return NO_MOVES;
  return PACK.cards
    .filter(isJoker)
    .map((card) => (card === HOCUS ? PICK_MOVES[attackCard] : JOKER_MOVES[card]) as SixtyMove);
}

export function moves(state: SixtyState, seat: Seat): readonly SixtyMove[] {
  if (state.turn !== seat) return NO_MOVES;
  const { attack, options } = state;
  const hand = state.hands[seat] as readonly Card[];
  const [attackCard] = attack;
  const legalMoves: SixtyMove[] = [];
  const hasReceiver = attackCard === undefined || nextHolder(state.hands, seat, 1) >= 0;
  const sum = sumOf(attack);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    if (card < 0) continue;
    let copies = 1;
    for (let j = 0; j < i; j++) if (hand[j] === card) copies = 0;
    // Equal cards are handled together, at the first of them.
    if (copies === 0) continue;
    for (let j = i + 1; j < hand.length; j++) if (hand[j] === card) copies++;
    if (attackCard === undefined) {
      if (isNumber(card)) lay(ATTACK_MOVES, card, 1, copies, legalMoves);
    } else if (isJoker(card)) {
      if (!hasReceiver) continue;
      if (card !== HOCUS) legalMoves.push(JOKER_MOVES[card] as SixtyMove);
      else if (state.discard.includes(attackCard)) legalMoves.push(PICK_MOVES[attackCard] as SixtyMove);
    } else if (card === attackCard) {
      if (hasReceiver) lay(PASS_ON_MOVES, card, 1, copies, legalMoves);
    } else {
      lay(BEAT_MOVES, card, Math.floor(sum / numberOn(card)) + 1, copies, legalMoves);
    }
  }
  if (attackCard !== undefined && (legalMoves.length === 0 || options.take === 'free')) legalMoves.push(TAKE_MOVE);
  return legalMoves;
}
