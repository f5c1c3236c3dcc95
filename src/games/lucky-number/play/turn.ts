import type { Card } from '../../../cards/card.ts';
import { removeFromHand } from '../../../cards/card-lists.ts';
import type { Suit } from '../../../cards/suits.ts';
import { event } from '../../../game/event.ts';
import type { Outcome, PlayResult } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import { lowestIndices } from '../../../mechanics/standings.ts';
import { EIGHT, isAce, isJoker, JACK, KING, rank, SEVEN, TWO } from '../pack.ts';
import {
  type CombinationMove,
  DEBT_PER_ACE,
  type Debt,
  type LuckyEvent,
  type LuckyMove,
  type LuckyState,
  laidCards,
  type SingleMove,
  seatAfter,
} from '../state.ts';
import { runOrder } from './combination.ts';
import { throwDice } from './dice.ts';
import { matches, needsNoMatch } from './match.ts';
import { drawFrom, type StockDraw } from './stock.ts';

type LuckyPlayed = PlayResult<LuckyState, LuckyEvent>;

/** Applies the end of the game, if it is reached, after these events. */
function finish(state: LuckyState, events: readonly LuckyEvent[], ending: EndContext): LuckyPlayed {
  const { state: endState, events: endEvents } = endByCount(state, ending);
  return { state: endState, events: endEvents.length === 0 ? events : [...events, ...endEvents] };
}

function layRule(state: LuckyState, card: Card): string {
  if (state.owed !== null) return 'lucky-number/answer-with';
  return matches(state, card) && !needsNoMatch(state, card) ? 'lucky-number/lay-match' : 'lucky-number/always';
}

function laySingle(state: LuckyState, seat: Seat, move: SingleMove): LuckyPlayed {
  const { cards } = move;
  const card = cards[0] as Card;
  const { turn, direction, suit, owed, again, events: effectEvents } = effectOf(state, seat, move);
  const stateAfter: LuckyState = {
    ...state,
    turn,
    direction,
    hands: state.hands.with(seat, removeFromHand(state.hands[seat] as readonly Card[], cards)),
    pile: [...state.pile, card],
    suit,
    owed,
    drawn: null,
    open: state.options.jumpIn && !isJoker(card) ? seat : null,
    declined: null,
    idle: 0,
    turns: state.turns + 1,
  };
  const layEvents: readonly LuckyEvent[] =
    move.type === 'jump'
      ? [event('jumped', 'lucky-number/jump', seat, { cards }), event('goes-on', 'lucky-number/jump-on', seat)]
      : [event('laid', layRule(state, card), seat, { cards })];
  return finish(stateAfter, [...layEvents, ...effectEvents], { mustDraw: again ? seat : null, isTurnCounted: true });
}

/** Cards of a combination in pile order: the top card last, the others as laid. */
function stackOrder(move: CombinationMove): readonly Card[] {
  const [cards, top] = [laidCards(move), move.top];
  const at = top === null ? cards.length - 1 : cards.lastIndexOf(top);
  return [...cards.slice(0, at), ...cards.slice(at + 1), cards[at] as Card];
}

function layCombination(state: LuckyState, seat: Seat, move: CombinationMove): LuckyPlayed {
  const stackedCards = stackOrder(move);
  const priorDice = state.owed?.by === 'dice' && state.options.comboPenalty === 'sum' ? state.owed.n : 0;
  const next = seatAfter(state, seat);
  const diceCount = priorDice + stackedCards.length;
  const stateAfter: LuckyState = {
    ...state,
    turn: next,
    hands: state.hands.with(seat, removeFromHand(state.hands[seat] as readonly Card[], stackedCards)),
    pile: [...state.pile, ...stackedCards],
    suit: null,
    owed: { by: 'dice', n: diceCount },
    drawn: null,
    open: null,
    declined: null,
    idle: 0,
    turns: state.turns + 1,
  };
  const lucky = state.lucky[seat] ?? null;
  const events: LuckyEvent[] = [
    event('combined', 'lucky-number/combine', seat, { cards: [...runOrder(move.cards), ...move.aces], lucky }),
    event('owes-dice', 'lucky-number/owe-dice', next, { owed: diceCount }),
  ];
  return finish(stateAfter, events, { mustDraw: null, isTurnCounted: true });
}

/** Returns the events of a draw. Cards drawn get an event only if `drew` describes it. */
function tellSteps(steps: StockDraw['steps'], drew?: (n: number) => LuckyEvent): readonly LuckyEvent[] {
  return steps.flatMap(([stepKind, cardCount]) => {
    if (stepKind === 'drew') return drew?.(cardCount) ?? [];
    return stepKind === 'shuffled'
      ? event('reshuffled', 'lucky-number/reshuffle', null, { shuffled: cardCount })
      : event('too-few', 'lucky-number/too-few', null, { missing: cardCount });
  });
}

/** Draws one card without a debt. If there is none, the turn ends. */
function drawOne(state: LuckyState, seat: Seat): LuckyPlayed {
  const { cards, steps, ...stockAndPile } = drawFrom(state, 1);
  const afterDraw = { ...state, ...stockAndPile, open: null, declined: null };
  const [card] = cards;
  if (card === undefined) {
    const skippedState = {
      ...afterDraw,
      turn: seatAfter(state, seat),
      idle: state.idle + 1,
      turns: state.turns + 1,
    };
    return finish(skippedState, tellSteps(steps), { mustDraw: null, isTurnCounted: true });
  }
  const hands = state.hands.with(seat, [...(state.hands[seat] as readonly Card[]), card]);
  const drew = (): LuckyEvent => event('drew', 'lucky-number/draw', seat, { shows: 'seat' });
  const drawnState = { ...afterDraw, hands, drawn: card, idle: 0 };
  return finish(drawnState, tellSteps(steps, drew), { mustDraw: null, isTurnCounted: false });
}

/** Draws a whole debt; dice are thrown first. */
function drawDebt(state: LuckyState, seat: Seat): LuckyPlayed {
  const { by, n } = state.owed as NonNullable<LuckyState['owed']>;
  const { dice, chance } = by === 'dice' ? throwDice(state.chance, n) : { dice: [], chance: state.chance };
  const sum = by === 'dice' ? dice.reduce((a, b) => a + b, 0) : n;
  const { cards, steps, ...stockAndPile } = drawFrom({ ...state, chance }, sum);
  const endsTurn = state.options.afterDrawing === 'turn-over';
  const stateAfter: LuckyState = {
    ...state,
    ...stockAndPile,
    turn: endsTurn ? seatAfter(state, seat) : seat,
    hands: state.hands.with(seat, [...(state.hands[seat] as readonly Card[]), ...cards]),
    owed: null,
    open: null,
    declined: null,
    idle: cards.length > 0 ? 0 : endsTurn ? state.idle + 1 : state.idle,
  };
  const drew = (drawn: number): LuckyEvent =>
    event('drew-debt', 'lucky-number/free-to-draw', seat, { drawn, shows: 'seat' });
  const throwFacts = { dice, sum, shows: 'all' } as const;
  const events: LuckyEvent[] = [
    ...(by === 'dice' ? [event('dice', 'lucky-number/owe-dice', seat, throwFacts)] : []),
    ...tellSteps(steps, drew),
  ];
  const rule = 'lucky-number/debt-ends-turn';
  if (endsTurn) {
    events.push(event('turn-over', rule, seat));
    return finish({ ...stateAfter, turns: state.turns + 1 }, events, { mustDraw: null, isTurnCounted: true });
  }
  const drawResult = finish(stateAfter, events, { mustDraw: null, isTurnCounted: false });
  // A debt that ends the game leaves no next turn.
  if (drawResult.state.turn === null) return drawResult;
  return { ...drawResult, events: [...drawResult.events, event('turn-begins', rule, seat)] };
}

function passTurn(state: LuckyState, seat: Seat): LuckyPlayed {
  const [turn, turns] = [seatAfter(state, seat), state.turns + 1];
  const stateAfter: LuckyState = { ...state, turn, drawn: null, open: null, declined: null, idle: 0, turns };
  const events: LuckyEvent[] = [event('passed', 'lucky-number/pass', seat)];
  return finish(stateAfter, events, { mustDraw: null, isTurnCounted: true });
}

export function play(state: LuckyState, seat: Seat, move: LuckyMove): LuckyPlayed {
  switch (move.type) {
    case 'lay':
    case 'jump':
      return laySingle(state, seat, move);
    case 'combine':
      return layCombination(state, seat, move);
    case 'draw':
      return state.owed === null ? drawOne(state, seat) : drawDebt(state, seat);
    case 'pass':
      return passTurn(state, seat);
    case 'decline':
      return { state: { ...state, declined: seat }, events: [] };
  }
}

/** Effect of a single card. */
interface LayEffect {
  readonly turn: Seat;
  readonly direction: 1 | -1;
  readonly suit: Suit | null;
  readonly owed: Debt | null;
  /** Whether the player has another turn; without cards they must draw. */
  readonly again: boolean;
  readonly events: readonly LuckyEvent[];
}

/** The debt after a card: three cards more for an ace or joker; a 2 passes it on. */
function debtAfter(state: LuckyState, card: Card, next: Seat): Pick<LayEffect, 'owed' | 'events'> {
  const priorDebt = state.owed?.by === 'cards' ? state.owed.n : 0;
  if (isAce(card) || isJoker(card)) {
    const newDebt = priorDebt + DEBT_PER_ACE;
    return {
      owed: { by: 'cards', n: newDebt },
      events: [event('owes', 'lucky-number/owe-ace', next, { owed: newDebt })],
    };
  }
  if (rank(card) !== TWO || priorDebt === 0) return { owed: null, events: [] };
  const events = [event('passed-on', 'lucky-number/two-passes-on', next, { owed: priorDebt })];
  return { owed: state.owed, events };
}

/**
 * Effect of a card laid by a seat. A king thrown in as a jump-in doesn't turn the direction again: the first
 * king has turned it.
 */
function effectOf(state: LuckyState, seat: Seat, { type, cards, suit: namedSuit }: SingleMove): LayEffect {
  const { direction, options } = state;
  const [card, suit] = [cards[0] as Card, namedSuit ?? null];
  const isTwo = options.seats === 2;
  const next = seatAfter(state, seat);
  const plainEffect = { turn: next, direction, suit: null, owed: null, again: false, events: [] };
  const giveAnotherTurn = (turnEvent: LuckyEvent): LayEffect => ({
    ...plainEffect,
    turn: seat,
    again: true,
    events: [turnEvent],
  });
  switch (rank(card)) {
    case SEVEN:
      return giveAnotherTurn(event('again', 'lucky-number/seven', seat));
    case EIGHT: {
      if (isTwo) return giveAnotherTurn(event('skipped-again', 'lucky-number/eight', next));
      const events = [event('skipped', 'lucky-number/eight', next)];
      return { ...plainEffect, turn: seatAfter(state, seat, 2), events };
    }
    case JACK:
      return { ...plainEffect, suit, events: [event('named', 'lucky-number/jack', seat, { suit })] };
    case KING: {
      if (isTwo)
        return options.kingInTwo === 'again' ? giveAnotherTurn(event('again', 'lucky-number/king', seat)) : plainEffect;
      const isJumpIn = type === 'jump';
      const newDirection = isJumpIn ? direction : direction === 1 ? -1 : 1;
      const turnedEvent: LuckyEvent = event('turned', 'lucky-number/king', seat, {
        direction: newDirection,
        jumped: isJumpIn,
      });
      return {
        ...plainEffect,
        turn: seatAfter(state, seat, 1, newDirection),
        direction: newDirection,
        events: [turnedEvent],
      };
    }
    default:
      return { ...plainEffect, ...debtAfter(state, card, next) };
  }
}

/** What the end of the game depends on after a move. */
interface EndContext {
  /** A seat without cards that has another turn: it must draw and hasn't won yet. */
  readonly mustDraw: Seat | null;
  readonly isTurnCounted: boolean;
}

function endGame(state: LuckyState, kind: 'out' | 'stuck' | 'turn-cap', winners: readonly Seat[]): LuckyPlayed {
  const soleWinner = winners.length === 1 ? (winners[0] as Seat) : null;
  return {
    state: { ...state, turn: null, open: null, declined: null, drawn: null, winners },
    events: [event(kind, `lucky-number/${kind}`, soleWinner, { winners })],
  };
}

function seatsWithFewest({ hands }: LuckyState): readonly Seat[] {
  return lowestIndices(hands.map((hand) => hand.length));
}

/** Ends the game if a player has no cards, all players are stuck, or the cap on turns is reached. */
function endByCount(state: LuckyState, { mustDraw, isTurnCounted }: EndContext): LuckyPlayed {
  if (state.owed === null) {
    const seatsOut = state.hands.flatMap((hand, seat) => (hand.length === 0 && seat !== mustDraw ? [seat] : []));
    // A draw that ends the game in mid-turn also ends the turn.
    const finalState = isTurnCounted ? state : { ...state, turns: state.turns + 1 };
    if (seatsOut.length > 0) return endGame(finalState, 'out', seatsOut);
  }
  if (!isTurnCounted) return { state, events: [] };
  const { turnCap, seats } = state.options;
  if (state.idle >= seats) return endGame(state, 'stuck', seatsWithFewest(state));
  if (turnCap > 0 && state.turns >= turnCap) return endGame(state, 'turn-cap', seatsWithFewest(state));
  return { state, events: [] };
}

export function outcome({ turn, winners, hands }: LuckyState): Outcome | null {
  return turn === null ? { winners, scores: hands.map((hand) => hand.length) } : null;
}
