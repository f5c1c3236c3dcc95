import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { removeFromHand } from '../../../cards/card-lists.ts';
import type { PlayResult } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import { ABRACADABRA, HOCUS, isNumber } from '../pack.ts';
import { HAND_SIZE, nextHolder, type SixtyEvent, type SixtyMove, type SixtyState } from '../state.ts';
import { endRound } from './round.ts';

const NO_CARDS: readonly Card[] = [];

/** Whether a hand can lead; unseen cards count as numbers. */
function canLead(hand: readonly Card[]): boolean {
  for (const card of hand) if (card === UNKNOWN || isNumber(card)) return true;
  return false;
}

/** Fills `hand` up to five cards while the deck lasts. Returns the number of cards left in the deck. */
function draw({ deck, left }: SixtyState, hand: Card[]): number {
  let top = left;
  while (hand.length < HAND_SIZE && top > 0) hand.push(deck[--top] as Card);
  return top;
}

/** Adds events for cards drawn and for a player who is out of the round. */
function tellDrawn(seat: Seat, drawnCount: number, hand: readonly Card[], events: SixtyEvent[]): void {
  if (drawnCount > 0) {
    events.push({
      kind: 'drew',
      rule: 'sixty/refill',
      seat,
      cards: NO_CARDS,
      drawn: drawnCount,
      shows: 'seat',
    });
  }
  if (hand.length === 0) events.push({ kind: 'out', rule: 'sixty/out', seat, cards: NO_CARDS });
}

/** Adds events for players without cards who were passed over. */
function tellSkipped(state: SixtyState, seat: Seat, to: Seat, events: SixtyEvent[]): void {
  const { hands, direction } = state;
  const seats = hands.length;
  for (let i = 1; i < seats; i++) {
    const at = (seat + seats + i * direction) % seats;
    if (at === to) return;
    if ((hands[at] as readonly Card[]).length === 0) {
      events.push({ kind: 'passed-over', rule: 'sixty/out', seat: at, cards: NO_CARDS });
    }
  }
}

/** Cards played on a seat, and the hand they leave. */
interface PlayedAttack {
  readonly hand: Card[];
  readonly attack: readonly Card[];
  readonly to: Seat;
  /** Whether the player draws at once while cards are left in the hand. */
  readonly shouldDraw: boolean;
}

/** Plays cards on the next seat; the player draws. */
function playOn(
  state: SixtyState,
  seat: Seat,
  { hand, attack, to, shouldDraw }: PlayedAttack,
  events: SixtyEvent[],
): PlayResult<SixtyState, SixtyEvent> {
  const deckLeft = shouldDraw || hand.length === 0 ? draw(state, hand) : state.left;
  tellDrawn(seat, state.left - deckLeft, hand, events);
  const hands = state.hands.with(seat, hand);
  return { state: { ...state, hands, left: deckLeft, attack, from: seat, turn: to }, events };
}

/** Gives the lead to the first seat from `first` on with a number; if there is none, the round ends with no turn. */
function lead(state: SixtyState, firstSeat: Seat, events: SixtyEvent[]): PlayResult<SixtyState, SixtyEvent> {
  const { hands, direction } = state;
  const seats = hands.length;
  const holders = hands.filter((hand) => hand.length > 0).length;
  if (holders <= 1 || !hands.some(canLead)) return { state: { ...state, turn: null }, events };
  for (let i = 0; ; i++) {
    const seat = (firstSeat + i * direction + seats * seats) % seats;
    const hand = hands[seat] as readonly Card[];
    if (canLead(hand)) {
      return { state: state.turn === seat ? state : { ...state, turn: seat }, events };
    }
    const rule = hand.length > 0 ? 'sixty/cannot-lead' : 'sixty/out';
    const kind = hand.length > 0 ? 'skipped' : 'passed-over';
    // A player whose last card was just played has an event already.
    if (hand.length > 0 || seat !== state.turn) events.push({ kind, rule, seat, cards: hand });
  }
}

function attack(state: SixtyState, seat: Seat, cards: readonly Card[]): PlayResult<SixtyState, SixtyEvent> {
  const to = nextHolder(state.hands, seat, state.direction);
  const events: SixtyEvent[] = [{ kind: 'attacked', rule: 'sixty/target', seat, cards, to }];
  tellSkipped(state, seat, to, events);
  const hand = removeFromHand(state.hands[seat] as readonly Card[], cards);
  const shouldDraw = state.options.refillAfterAttack;
  return playOn(state, seat, { hand, attack: cards, to, shouldDraw }, events);
}

function passOn(state: SixtyState, seat: Seat, cards: readonly Card[]): PlayResult<SixtyState, SixtyEvent> {
  const to = nextHolder(state.hands, seat, state.direction);
  const attackCards = [...state.attack, ...cards];
  const events: SixtyEvent[] = [
    { kind: 'passed-on', rule: 'sixty/target', seat, cards: attackCards, added: cards, to },
  ];
  tellSkipped(state, seat, to, events);
  const hand = removeFromHand(state.hands[seat] as readonly Card[], cards);
  return playOn(state, seat, { hand, attack: attackCards, to, shouldDraw: true }, events);
}

function beat(state: SixtyState, seat: Seat, cards: readonly Card[]): PlayResult<SixtyState, SixtyEvent> {
  const events: SixtyEvent[] = [{ kind: 'beat', rule: 'sixty/beat', seat, cards, beaten: state.attack }];
  const hand = removeFromHand(state.hands[seat] as readonly Card[], cards);
  const deckLeft = draw(state, hand);
  tellDrawn(seat, state.left - deckLeft, hand, events);
  const hands = state.hands.with(seat, hand);
  const discard = [...state.discard, ...state.attack, ...cards];
  return lead({ ...state, hands, left: deckLeft, discard, attack: NO_CARDS, from: null }, seat, events);
}

/** The discard pile without its topmost copy of a card; an unseen card stands in for it. */
function discardWithout(discard: readonly Card[], card: Card): Card[] {
  const knownIndex = discard.lastIndexOf(card);
  return discard.toSpliced(knownIndex >= 0 ? knownIndex : discard.lastIndexOf(UNKNOWN), 1);
}

function playJoker(state: SixtyState, seat: Seat, card: Card, pick: Card): PlayResult<SixtyState, SixtyEvent> {
  const events: SixtyEvent[] = [];
  const spent: SixtyEvent = { kind: 'spent', rule: 'sixty/joker-discard', seat, cards: [card] };
  const hand = removeFromHand(state.hands[seat] as readonly Card[], [card]);
  if (card === ABRACADABRA) {
    const direction = state.direction === 1 ? -1 : 1;
    const { from, attack: cards } = state;
    const canReturn = from !== null && (state.hands[from] ?? []).length > 0;
    const to = canReturn ? from : nextHolder(state.hands, seat, direction);
    events.push({ kind: 'turned', rule: 'sixty/abracadabra', seat, cards, to, back: canReturn }, spent);
    const turnedState: SixtyState = { ...state, direction, discard: [...state.discard, card] };
    return playOn(turnedState, seat, { hand, attack: cards, to, shouldDraw: true }, events);
  }
  const to = nextHolder(state.hands, seat, state.direction);
  const goOn = (cards: readonly Card[]): void => {
    events.push({ kind: 'went-on', rule: 'sixty/target', seat, cards, to });
    tellSkipped(state, seat, to, events);
    events.push(spent);
  };
  if (card === HOCUS) {
    const attackCards = [...state.attack, pick];
    events.push({ kind: 'picked', rule: 'sixty/hocus', seat, cards: [pick], all: attackCards, to });
    goOn(attackCards);
    const discard = [...discardWithout(state.discard, pick), card];
    return playOn({ ...state, discard }, seat, { hand, attack: attackCards, to, shouldDraw: true }, events);
  }
  const half = state.attack.length >> 1;
  const keptCards = state.attack.slice(0, half);
  const sentCards = state.attack.slice(half);
  events.push({ kind: 'halved', rule: 'sixty/zap', seat, cards: keptCards, rest: sentCards, to });
  goOn(sentCards);
  const zapped = { ...intoPenalty(state, seat, keptCards), discard: [...state.discard, card] };
  return playOn(zapped, seat, { hand, attack: sentCards, to, shouldDraw: true }, events);
}

function intoPenalty(state: SixtyState, seat: Seat, cards: readonly Card[]): SixtyState {
  if (cards.length === 0) return state;
  const onto = (piles: SixtyState['penalty']): SixtyState['penalty'] =>
    piles.with(seat, [...(piles[seat] ?? NO_CARDS), ...cards]);
  return { ...state, penalty: onto(state.penalty), taken: onto(state.taken) };
}

function take(state: SixtyState, seat: Seat): PlayResult<SixtyState, SixtyEvent> {
  const { direction } = state;
  const seats = state.hands.length;
  const events: SixtyEvent[] = [{ kind: 'took', rule: 'sixty/take', seat, cards: state.attack }];
  const heldCards = state.hands[seat] as readonly Card[];
  let stateAfter: SixtyState = { ...intoPenalty(state, seat, state.attack), attack: NO_CARDS, from: null };
  if (heldCards.length === 0) {
    const hand: Card[] = [];
    const deckLeft = draw(state, hand);
    tellDrawn(seat, state.left - deckLeft, hand, events);
    stateAfter = { ...stateAfter, hands: state.hands.with(seat, hand), left: deckLeft };
  }
  return lead(stateAfter, (seat + seats + direction) % seats, events);
}

export function closing(state: SixtyState, seat: Seat, move: SixtyMove): SixtyState {
  return carryOut(state, seat, move).state;
}

export function play(state: SixtyState, seat: Seat, move: SixtyMove): PlayResult<SixtyState, SixtyEvent> {
  const carriedOut = carryOut(state, seat, move);
  const result = carriedOut.state.turn === null ? endRound(carriedOut.state, carriedOut.events) : carriedOut;
  return result.unclear ? { ...result, state } : result;
}

/** The state after a move; turn is null if it ends the round. */
function carryOut(state: SixtyState, seat: Seat, move: SixtyMove): PlayResult<SixtyState, SixtyEvent> {
  switch (move.type) {
    case 'attack':
      return attack(state, seat, move.cards);
    case 'pass-on':
      return passOn(state, seat, move.cards);
    case 'beat':
      return beat(state, seat, move.cards);
    case 'joker':
      return playJoker(state, seat, move.cards[0] as Card, move.pick ?? UNKNOWN);
    case 'take':
      return take(state, seat);
  }
}
