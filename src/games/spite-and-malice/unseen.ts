import { type Card, UNKNOWN } from '../../cards/card.ts';
import type { Naming, Seat } from '../../game/game.ts';
import type { CardClass, Unseen } from '../../game/unseen.ts';
import { fourStand } from './attempt.ts';
import { canLie } from './lay.ts';
import { FULL, JOKER, ofRank, PACK } from './pack.ts';
import { unseenGoalCards, unseenOf } from './position.ts';
import type { SpiteMove, SpiteState } from './state.ts';
import { a, cardText } from './words.ts';

type Asks = CardClass['asks'];

const holds =
  (seat: Seat, what: string): Asks =>
  (name: Naming) => {
    const who = name(seat);
    return `whether ${who} ${who === 'you' ? 'hold' : 'holds'} ${what}`;
  };

const topIs =
  (seat: Seat, what: string): Asks =>
  (name: Naming) => {
    const who = name(seat);
    return `whether ${who === 'you' ? 'your' : `${who}’s`} goal card is ${what}`;
  };

/** Whether an ace of this seat's would keep the turn from ending with this move. */
function acesCount({ options, centreMoved, turn }: SpiteState, seat: Seat, move: SpiteMove, four: boolean) {
  const ends = move.type === 'end' || move.to.zone === 'side';
  const live = ends && options.aces === 'must' && !four;
  return {
    onGoal: live,
    inHand: live && !(options.centreMoves === 'one' && turn === seat && centreMoved > 0),
  };
}

const ACES = ofRank(0);

function handClasses(state: SpiteState, seat: Seat, move: SpiteMove, aces: boolean): readonly CardClass[] {
  const hand = state.hands[seat] ?? [];
  const played = move.type === 'move' && move.from.zone === 'hand' ? move.from : undefined;
  const own = played && (played.seat ?? seat) === seat ? played.card : undefined;
  const classes: { cards: readonly Card[]; asks: Asks }[] = [];
  if (own !== undefined && !hand.includes(own)) {
    classes.push({ cards: [own], asks: holds(seat, cardText(own).replace(/^the /, 'a ')) });
  }
  if (aces) classes.push({ cards: ACES.filter((card) => card !== own), asks: holds(seat, 'an ace') });
  if (move.type === 'end' && !state.options.mayEnd) {
    const piles = state.side[seat] ?? [];
    const cards = PACK.cards.filter((card) => !(aces && ACES.includes(card)) && canLie(state, piles, card));
    classes.push({ cards, asks: holds(seat, 'a card that goes on a side pile') });
  }
  return classes;
}

function goalClasses(state: SpiteState, seat: Seat, move: SpiteMove, aces: boolean): readonly CardClass[] {
  if (move.type === 'move' && move.from.zone === 'goal' && (move.from.seat ?? seat) === seat) {
    const { card } = move.from;
    const height = move.to.zone === 'centre' ? (state.centre[move.to.pile]?.length ?? -1) : -1;
    if (card !== undefined && card < JOKER) return [{ cards: [card], asks: topIs(seat, cardText(card)) }];
    if (height >= 0) return [{ cards: ofRank(height), asks: topIs(seat, a(height)) }];
    // To a side pile it never goes; which rules that breaks beside hangs on its rank.
    return Array.from({ length: FULL }, (_, rank) => ({ cards: ofRank(rank), asks: topIs(seat, a(rank)) }));
  }
  return aces ? [{ cards: ACES, asks: topIs(seat, 'an ace') }] : [];
}

/** A try hangs on the mover's own hand and goal card: what is played, an ace that waits, a card that could be laid. */
export function unseen(state: SpiteState, seat: Seat, move: SpiteMove): readonly Unseen<SpiteState>[] {
  const hand = state.hands[seat] ?? [];
  const slots = hand.filter((card) => card === UNKNOWN).length;
  const hiddenGoal = state.goal[seat]?.at(-1) === UNKNOWN;
  if (slots === 0 && !hiddenGoal) return [];
  const { inHand, onGoal } = acesCount(state, seat, move, fourStand(state));
  const found: Unseen<SpiteState>[] = [];
  const ofHand = slots > 0 ? handClasses(state, seat, move, inHand) : [];
  if (ofHand.length > 0) {
    found.push({
      slots,
      pool: unseenOf(state),
      classes: ofHand,
      fill: (world, cards) => ({
        ...world,
        hands: world.hands.with(seat, filled(world.hands[seat] ?? [], cards)),
      }),
    });
  }
  const ofGoal = hiddenGoal ? goalClasses(state, seat, move, onGoal) : [];
  if (ofGoal.length > 0) {
    found.push({
      slots: 1,
      pool: unseenGoalCards(state),
      classes: ofGoal,
      fill: (world, [top = UNKNOWN]) => ({
        ...world,
        goal: world.goal.with(seat, [...(world.goal[seat] ?? []).slice(0, -1), top]),
      }),
    });
  }
  return found;
}

function filled(hand: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const left = [...cards];
  return hand.map((card) => (card === UNKNOWN ? (left.shift() ?? UNKNOWN) : card));
}
