import type { Card } from '../../../cards/card.ts';
import { without } from '../../../cards/held.ts';
import { event } from '../../../game/event.ts';
import type { Played } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import type { LuckyEvent } from '../events.ts';
import { isJoker } from '../pack.ts';
import { type Combine, type LuckyMove, type LuckyState, type Single, seatAfter } from '../state.ts';
import { effectOf } from './effects.ts';
import { matches, needsNoMatch } from './match.ts';
import { type Ending, ended } from './outcome.ts';
import { type Drawing, drawFrom, throwDice } from './stock.ts';

/** Puts an ending after what has happened. */
function finish(
  state: LuckyState,
  events: readonly LuckyEvent[],
  ending: Ending,
): Played<LuckyState, LuckyEvent> {
  const { state: last, events: more } = ended(state, ending);
  return { state: last, events: more.length === 0 ? events : [...events, ...more] };
}

function layRule(state: LuckyState, card: Card): string {
  if (state.owed !== null) return 'lucky-number/answer-with';
  return matches(state, card) && !needsNoMatch(state, card)
    ? 'lucky-number/lay-match'
    : 'lucky-number/always';
}

function laySingle(
  state: LuckyState,
  seat: Seat,
  { type, cards, suit }: Single,
): Played<LuckyState, LuckyEvent> {
  const card = cards[0] as Card;
  const jumped = type === 'jump';
  const effect = effectOf(state, seat, card, suit, jumped);
  const { turn, direction, owed, again } = effect;
  const hands = state.hands.with(seat, without(state.hands[seat] as readonly Card[], cards));
  const after: LuckyState = {
    ...state,
    turn,
    direction,
    hands,
    pile: [...state.pile, card],
    suit: effect.suit,
    owed,
    drawn: null,
    open: state.options.jumpIn && !isJoker(card) ? seat : null,
    declined: null,
    idle: 0,
    turns: state.turns + 1,
  };
  const laid: LuckyEvent = jumped
    ? { kind: 'jumped', rule: 'lucky-number/jump', seat, cards }
    : { kind: 'laid', rule: layRule(state, card), seat, cards };
  const on: readonly LuckyEvent[] = jumped ? [event('goes-on', 'lucky-number/jump-on', seat)] : [];
  const events = [laid, ...on, ...effect.events];
  return finish(after, events, { mustDraw: again ? seat : null, counted: true });
}

/** The cards of a combination as they then lie: the chosen one on top, the others in the order laid. */
function stacked({ cards, aces, top }: Combine): readonly Card[] {
  const all = [...cards, ...aces];
  const at = top === null ? all.length - 1 : all.lastIndexOf(top);
  return [...all.slice(0, at), ...all.slice(at + 1), all[at] as Card];
}

function layCombination(state: LuckyState, seat: Seat, move: Combine): Played<LuckyState, LuckyEvent> {
  const laid = stacked(move);
  const before = state.owed?.by === 'dice' && state.options.comboPenalty === 'sum' ? state.owed.n : 0;
  const next = seatAfter(state, seat);
  const n = before + laid.length;
  const after: LuckyState = {
    ...state,
    turn: next,
    hands: state.hands.with(seat, without(state.hands[seat] as readonly Card[], laid)),
    pile: [...state.pile, ...laid],
    suit: null,
    owed: { by: 'dice', n },
    drawn: null,
    open: null,
    declined: null,
    idle: 0,
    turns: state.turns + 1,
  };
  const events: LuckyEvent[] = [
    { kind: 'combined', rule: 'lucky-number/combine', seat, cards: laid, lucky: state.lucky[seat] ?? null },
    { kind: 'owes-dice', rule: 'lucky-number/owe-dice', seat: next, cards: [], owed: n },
  ];
  return finish(after, events, { mustDraw: null, counted: true });
}

/** The steps of a drawing as events; without `drew`, those in which cards were drawn are left out. */
function tellSteps(steps: Drawing['steps'], drew?: (n: number) => LuckyEvent): readonly LuckyEvent[] {
  return steps.flatMap((step) => (typeof step !== 'number' ? step : (drew?.(step) ?? [])));
}

/** One card, nothing being owed. Without a card to draw the turn is over. */
function drawOne(state: LuckyState, seat: Seat): Played<LuckyState, LuckyEvent> {
  const { cards, stock, pile, chance, steps } = drawFrom(state, 1);
  const closed = { ...state, stock, pile, chance, open: null, declined: null };
  const [card] = cards;
  if (card === undefined) {
    const after = { ...closed, turn: seatAfter(state, seat), idle: state.idle + 1, turns: state.turns + 1 };
    return finish(after, tellSteps(steps), { mustDraw: null, counted: true });
  }
  const hands = state.hands.with(seat, [...(state.hands[seat] as readonly Card[]), card]);
  const drew: LuckyEvent = { kind: 'drew', rule: 'lucky-number/draw', seat, cards: [], shows: 'seat' };
  return finish(
    { ...closed, hands, drawn: card, idle: 0 },
    tellSteps(steps, () => drew),
    {
      mustDraw: null,
      counted: false,
    },
  );
}

/** All that is owed: the dice thrown first, if it is dice. */
function drawDebt(state: LuckyState, seat: Seat): Played<LuckyState, LuckyEvent> {
  const { by, n } = state.owed as NonNullable<LuckyState['owed']>;
  const thrown = by === 'dice' ? throwDice(state.chance, n) : { dice: [], chance: state.chance };
  const due = by === 'dice' ? thrown.dice.reduce((a, b) => a + b, 0) : n;
  const { cards, stock, pile, chance, steps } = drawFrom({ ...state, chance: thrown.chance }, due);
  const over = state.options.afterDrawing === 'turn-over';
  const after: LuckyState = {
    ...state,
    turn: over ? seatAfter(state, seat) : seat,
    hands: state.hands.with(seat, [...(state.hands[seat] as readonly Card[]), ...cards]),
    stock,
    pile,
    chance,
    owed: null,
    open: null,
    declined: null,
    idle: cards.length > 0 ? 0 : over ? state.idle + 1 : state.idle,
  };
  const dice: readonly LuckyEvent[] =
    by === 'dice'
      ? [
          {
            kind: 'dice',
            rule: 'lucky-number/owe-dice',
            seat,
            cards: [],
            dice: thrown.dice,
            sum: due,
            shows: 'all',
          },
        ]
      : [];
  const events: LuckyEvent[] = [
    ...dice,
    ...tellSteps(steps, (drawn) => ({
      kind: 'drew-debt',
      rule: 'lucky-number/free-to-draw',
      seat,
      cards: [],
      drawn,
      shows: 'seat',
    })),
  ];
  const rule = 'lucky-number/debt-ends-turn';
  if (over) {
    events.push(event('turn-over', rule, seat));
    return finish({ ...after, turns: state.turns + 1 }, events, { mustDraw: null, counted: true });
  }
  const done = finish(after, events, { mustDraw: null, counted: false });
  // A debt that ends the game leaves nobody a turn to take.
  if (done.state.turn === null) return done;
  return { ...done, events: [...done.events, event('turn-begins', rule, seat)] };
}

function pass(state: LuckyState, seat: Seat): Played<LuckyState, LuckyEvent> {
  const after: LuckyState = {
    ...state,
    turn: seatAfter(state, seat),
    drawn: null,
    open: null,
    declined: null,
    idle: 0,
    turns: state.turns + 1,
  };
  const events: LuckyEvent[] = [event('passed', 'lucky-number/pass', seat)];
  return finish(after, events, { mustDraw: null, counted: true });
}

/** State after a legal move, up to the next decision. */
export function play(state: LuckyState, seat: Seat, move: LuckyMove): Played<LuckyState, LuckyEvent> {
  switch (move.type) {
    case 'lay':
    case 'jump':
      return laySingle(state, seat, move);
    case 'combine':
      return layCombination(state, seat, move);
    case 'draw':
      return state.owed === null ? drawOne(state, seat) : drawDebt(state, seat);
    case 'pass':
      return pass(state, seat);
    case 'decline':
      return { state: { ...state, declined: seat }, events: [] };
  }
}
