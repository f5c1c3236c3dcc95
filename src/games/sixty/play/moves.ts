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

const ATTACK = layMovesByCard('attack');
const PASS_ON = layMovesByCard('pass-on');
const BEAT = layMovesByCard('beat');
const JOKER: readonly SixtyMove[] = PACK.cards.reduce<SixtyMove[]>((movesByCard, card) => {
  movesByCard[card] = { type: 'joker', cards: [card] };
  return movesByCard;
}, []);
const PICK: readonly SixtyMove[] = PACK.cards.reduce<SixtyMove[]>((movesByCard, card) => {
  movesByCard[card] = { type: 'joker', cards: [HOCUS], pick: card };
  return movesByCard;
}, []);
const TAKE: SixtyMove = { type: 'take' };
const NONE: readonly SixtyMove[] = [];

function lay(moves: readonly (readonly SixtyMove[])[], card: Card, from: number, to: number, found: SixtyMove[]): void {
  const layMoves = moves[card] as readonly SixtyMove[];
  for (let n = from; n <= to; n++) found.push(layMoves[n] as SixtyMove);
}

/** Returns the same answer with a joker in place of its number cards. */
export function withWild({ attack }: SixtyState, _seat: Seat, move: SixtyMove): readonly SixtyMove[] {
  const [attacker] = attack;
  if (attacker === undefined || move.type === 'joker' || move.type === 'take') return NONE;
  return PACK.cards.filter(isJoker).map((card) => (card === HOCUS ? PICK[attacker] : JOKER[card]) as SixtyMove);
}

export function moves(state: SixtyState, seat: Seat): readonly SixtyMove[] {
  if (state.turn !== seat) return NONE;
  const { attack, options } = state;
  const hand = state.hands[seat] as readonly Card[];
  const [attacker] = attack;
  const found: SixtyMove[] = [];
  const hasReceiver = attacker === undefined || nextHolder(state.hands, seat, 1) >= 0;
  const sum = sumOf(attack);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    if (card < 0) continue;
    let copies = 1;
    for (let j = 0; j < i; j++) if (hand[j] === card) copies = 0;
    // Equal cards are handled together, at the first of them.
    if (copies === 0) continue;
    for (let j = i + 1; j < hand.length; j++) if (hand[j] === card) copies++;
    if (attacker === undefined) {
      if (isNumber(card)) lay(ATTACK, card, 1, copies, found);
    } else if (isJoker(card)) {
      if (!hasReceiver) continue;
      if (card !== HOCUS) found.push(JOKER[card] as SixtyMove);
      else if (state.discard.includes(attacker)) found.push(PICK[attacker] as SixtyMove);
    } else if (card === attacker) {
      if (hasReceiver) lay(PASS_ON, card, 1, copies, found);
    } else {
      lay(BEAT, card, Math.floor(sum / numberOn(card)) + 1, copies, found);
    }
  }
  if (attacker !== undefined && (found.length === 0 || options.take === 'free')) found.push(TAKE);
  return found;
}
