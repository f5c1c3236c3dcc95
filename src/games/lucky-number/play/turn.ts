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
import { throwDice } from './dice.ts';
import { matches, needsNoMatch } from './match.ts';
import { drawFrom, type StockDraw } from './stock.ts';

type LuckyPlayed = PlayResult<LuckyState, LuckyEvent>;

/** Applies the end of the game, if it is reached, after these events. */
function finish(state: LuckyState, events: readonly LuckyEvent[], ending: EndContext): LuckyPlayed {
  const { state: last, events: more } = endByCount(state, ending);
  return { state: last, events: more.length === 0 ? events : [...events, ...more] };
}

function layRule(state: LuckyState, card: Card): string {
  if (state.owed !== null) return 'lucky-number/answer-with';
  return matches(state, card) && !needsNoMatch(state, card)
    ? 'lucky-number/lay-match'
    : 'lucky-number/always';
}

function laySingle(state: LuckyState, seat: Seat, move: SingleMove): LuckyPlayed {
  const { cards } = move;
  const card = cards[0] as Card;
  const { turn, direction, suit, owed, again, events: more } = effectOf(state, seat, move);
  const after: LuckyState = {
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
  const laid: readonly LuckyEvent[] =
    move.type === 'jump'
      ? [
          event('jumped', 'lucky-number/jump', seat, { cards }),
          event('goes-on', 'lucky-number/jump-on', seat),
        ]
      : [event('laid', layRule(state, card), seat, { cards })];
  return finish(after, [...laid, ...more], { mustDraw: again ? seat : null, counted: true });
}

/** Cards of a combination in pile order: the top card last, the others as laid. */
function stackOrder(move: CombinationMove): readonly Card[] {
  const [all, top] = [laidCards(move), move.top];
  const at = top === null ? all.length - 1 : all.lastIndexOf(top);
  return [...all.slice(0, at), ...all.slice(at + 1), all[at] as Card];
}

function layCombination(state: LuckyState, seat: Seat, move: CombinationMove): LuckyPlayed {
  const laid = stackOrder(move);
  const before = state.owed?.by === 'dice' && state.options.comboPenalty === 'sum' ? state.owed.n : 0;
  const next = seatAfter(state, seat);
  const n = before + laid.length;
  const after: LuckyState = {
    ...state,
    turn: next,
    hands: state.hands.with(seat, removeFromHand(state.hands[seat] as readonly Card[], laid)),
    pile: [...state.pile, ...laid],
    suit: null,
    owed: { by: 'dice', n },
    drawn: null,
    open: null,
    declined: null,
    idle: 0,
    turns: state.turns + 1,
  };
  const lucky = state.lucky[seat] ?? null;
  const events: LuckyEvent[] = [
    event('combined', 'lucky-number/combine', seat, { cards: laid, lucky }),
    event('owes-dice', 'lucky-number/owe-dice', next, { owed: n }),
  ];
  return finish(after, events, { mustDraw: null, counted: true });
}

/** Events of a draw; draw steps only if `drew` describes them. */
function tellSteps(steps: StockDraw['steps'], drew?: (n: number) => LuckyEvent): readonly LuckyEvent[] {
  return steps.flatMap(([what, n]) => {
    if (what === 'drew') return drew?.(n) ?? [];
    return what === 'shuffled'
      ? event('reshuffled', 'lucky-number/reshuffle', null, { shuffled: n })
      : event('too-few', 'lucky-number/too-few', null, { missing: n });
  });
}

/** Draws one card without a debt. If there is none, the turn ends. */
function drawOne(state: LuckyState, seat: Seat): LuckyPlayed {
  const { cards, steps, ...left } = drawFrom(state, 1);
  const closed = { ...state, ...left, open: null, declined: null };
  const [card] = cards;
  if (card === undefined) {
    const after = { ...closed, turn: seatAfter(state, seat), idle: state.idle + 1, turns: state.turns + 1 };
    return finish(after, tellSteps(steps), { mustDraw: null, counted: true });
  }
  const hands = state.hands.with(seat, [...(state.hands[seat] as readonly Card[]), card]);
  const drew = (): LuckyEvent => event('drew', 'lucky-number/draw', seat, { shows: 'seat' });
  const after = { ...closed, hands, drawn: card, idle: 0 };
  return finish(after, tellSteps(steps, drew), { mustDraw: null, counted: false });
}

/** Draws a whole debt; dice are thrown first. */
function drawDebt(state: LuckyState, seat: Seat): LuckyPlayed {
  const { by, n } = state.owed as NonNullable<LuckyState['owed']>;
  const { dice, chance } = by === 'dice' ? throwDice(state.chance, n) : { dice: [], chance: state.chance };
  const sum = by === 'dice' ? dice.reduce((a, b) => a + b, 0) : n;
  const { cards, steps, ...left } = drawFrom({ ...state, chance }, sum);
  const over = state.options.afterDrawing === 'turn-over';
  const after: LuckyState = {
    ...state,
    ...left,
    turn: over ? seatAfter(state, seat) : seat,
    hands: state.hands.with(seat, [...(state.hands[seat] as readonly Card[]), ...cards]),
    owed: null,
    open: null,
    declined: null,
    idle: cards.length > 0 ? 0 : over ? state.idle + 1 : state.idle,
  };
  const drew = (drawn: number): LuckyEvent =>
    event('drew-debt', 'lucky-number/free-to-draw', seat, { drawn, shows: 'seat' });
  const thrown = { dice, sum, shows: 'all' } as const;
  const events: LuckyEvent[] = [
    ...(by === 'dice' ? [event('dice', 'lucky-number/owe-dice', seat, thrown)] : []),
    ...tellSteps(steps, drew),
  ];
  const rule = 'lucky-number/debt-ends-turn';
  if (over) {
    events.push(event('turn-over', rule, seat));
    return finish({ ...after, turns: state.turns + 1 }, events, { mustDraw: null, counted: true });
  }
  const done = finish(after, events, { mustDraw: null, counted: false });
  // A debt that ends the game leaves no next turn.
  if (done.state.turn === null) return done;
  return { ...done, events: [...done.events, event('turn-begins', rule, seat)] };
}

function passTurn(state: LuckyState, seat: Seat): LuckyPlayed {
  const [turn, turns] = [seatAfter(state, seat), state.turns + 1];
  const after: LuckyState = { ...state, turn, drawn: null, open: null, declined: null, idle: 0, turns };
  const events: LuckyEvent[] = [event('passed', 'lucky-number/pass', seat)];
  return finish(after, events, { mustDraw: null, counted: true });
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
  const before = state.owed?.by === 'cards' ? state.owed.n : 0;
  if (isAce(card) || isJoker(card)) {
    const n = before + DEBT_PER_ACE;
    return { owed: { by: 'cards', n }, events: [event('owes', 'lucky-number/owe-ace', next, { owed: n })] };
  }
  if (rank(card) !== TWO || before === 0) return { owed: null, events: [] };
  const events = [event('passed-on', 'lucky-number/two-passes-on', next, { owed: before })];
  return { owed: state.owed, events };
}

/** Effect of a card laid by a seat. A jump-in doesn't change the direction again: its twin has. */
function effectOf(state: LuckyState, seat: Seat, { type, cards, suit: named }: SingleMove): LayEffect {
  const { direction, options } = state;
  const [card, suit] = [cards[0] as Card, named ?? null];
  const isTwo = options.seats === 2;
  const next = seatAfter(state, seat);
  const plain = { turn: next, direction, suit: null, owed: null, again: false, events: [] };
  const again = (told: LuckyEvent): LayEffect => ({ ...plain, turn: seat, again: true, events: [told] });
  switch (rank(card)) {
    case SEVEN:
      return again(event('again', 'lucky-number/seven', seat));
    case EIGHT: {
      if (isTwo) return again(event('skipped-again', 'lucky-number/eight', next));
      const events = [event('skipped', 'lucky-number/eight', next)];
      return { ...plain, turn: seatAfter(state, seat, 2), events };
    }
    case JACK:
      return { ...plain, suit, events: [event('named', 'lucky-number/jack', seat, { suit })] };
    case KING: {
      if (isTwo)
        return options.kingInTwo === 'again' ? again(event('again', 'lucky-number/king', seat)) : plain;
      const jumped = type === 'jump';
      const turned = jumped ? direction : direction === 1 ? -1 : 1;
      const told: LuckyEvent = event('turned', 'lucky-number/king', seat, { direction: turned, jumped });
      return { ...plain, turn: seatAfter(state, seat, 1, turned), direction: turned, events: [told] };
    }
    default:
      return { ...plain, ...debtAfter(state, card, next) };
  }
}

/** What the end of the game depends on after a move. */
interface EndContext {
  /** A seat without cards that has another turn: it must draw and hasn't won yet. */
  readonly mustDraw: Seat | null;
  readonly counted: boolean;
}

function endGame(
  state: LuckyState,
  kind: 'out' | 'stuck' | 'turn-cap',
  winners: readonly Seat[],
): LuckyPlayed {
  const only = winners.length === 1 ? (winners[0] as Seat) : null;
  return {
    state: { ...state, turn: null, open: null, declined: null, drawn: null, winners },
    events: [event(kind, `lucky-number/${kind}`, only, { winners })],
  };
}

function seatsWithFewest({ hands }: LuckyState): readonly Seat[] {
  return lowestIndices(hands.map((hand) => hand.length));
}

/** The state after a move, ended if the game is over. */
function endByCount(state: LuckyState, { mustDraw, counted }: EndContext): LuckyPlayed {
  if (state.owed === null) {
    const out = state.hands.flatMap((hand, seat) => (hand.length === 0 && seat !== mustDraw ? [seat] : []));
    // A draw that ends the game in mid-turn also ends the turn.
    const last = counted ? state : { ...state, turns: state.turns + 1 };
    if (out.length > 0) return endGame(last, 'out', out);
  }
  if (!counted) return { state, events: [] };
  const { turnCap, seats } = state.options;
  if (state.idle >= seats) return endGame(state, 'stuck', seatsWithFewest(state));
  if (turnCap > 0 && state.turns >= turnCap) return endGame(state, 'turn-cap', seatsWithFewest(state));
  return { state, events: [] };
}

export function outcome({ turn, winners, hands }: LuckyState): Outcome | null {
  return turn === null ? { winners, scores: hands.map((hand) => hand.length) } : null;
}
