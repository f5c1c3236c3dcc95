import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { removeFromHand } from '../../../cards/card-lists.ts';
import { event } from '../../../game/event.ts';
import type { Outcome, PlayResult } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import { append, replaceAt } from '../../../mechanics/lists.ts';
import { highestIndices } from '../../../mechanics/standings.ts';
import { resumeRandom } from '../../../random/random.ts';
import type { BroomOptions } from '../options.ts';
import {
  type BroomEvent,
  type BroomMove,
  type BroomState,
  type CombineMove,
  type Item,
  type ItemName,
  sameName,
  sideOf,
} from '../state.ts';
import { dealHands, dealSession } from './deal.ts';
import { addLines, endingRule, scoreLines } from './score.ts';

/** Splits the table into named items and the rest, in table order. */
function splitTable(table: readonly Item[], names: readonly ItemName[]): { named: Item[]; rest: Item[] } {
  const named: Item[] = [];
  const rest: Item[] = [];
  for (const item of table) (isNamed(item.cards, names) ? named : rest).push(item);
  return { named, rest };
}

function isNamed(cards: ItemName, names: readonly ItemName[]): boolean {
  for (const name of names) {
    // Fast path: moves from a list share the arrays of the table.
    if (name === cards || (name.length === cards.length && sameName(name, cards))) return true;
  }
  return false;
}

interface MoveResult {
  readonly table: readonly Item[];
  readonly won: readonly Card[];
  readonly events: readonly BroomEvent[];
}

function takeCards(
  state: BroomState,
  seat: Seat,
  played: Card,
  names: readonly ItemName[],
  swept: boolean,
): MoveResult {
  const { named, rest } = splitTable(state.table, names);
  const won: Card[] = [];
  for (const item of named) for (const card of item.cards) won.push(card);
  won.push(played);
  const cards = [played, ...won.slice(0, -1)];
  const pile: BroomEvent = { kind: 'took', rule: 'broom/pile', seat, cards };
  const events: BroomEvent[] = swept ? [{ kind: 'swept', rule: 'broom/sweep', seat, cards }, pile] : [pile];
  return { table: rest, won, events };
}

function combineCards(state: BroomState, seat: Seat, move: CombineMove): MoveResult {
  const [played] = move.cards as [Card];
  const { rest } = splitTable(state.table, [...move.with, ...move.also.flat()]);
  const lying = (names: readonly ItemName[]): Card[] =>
    names.flatMap((name) => splitTable(state.table, [name]).named[0]?.cards ?? name);
  const made = [[...lying(move.with), played], ...move.also.map(lying)];
  return {
    table: [...rest, ...made.map((cards) => ({ cards, maker: seat }))],
    won: [],
    events: made.map((cards) => ({ kind: 'combined', rule: 'broom/combined-made', seat, cards })),
  };
}

/** The table after a move and the cards won, before dealing or counting. */
export function carryOut(state: BroomState, seat: Seat, move: BroomMove): MoveResult {
  const [played] = move.cards as [Card];
  switch (move.type) {
    case 'take':
      return takeCards(state, seat, played, move.groups.flat(), false);
    case 'sweep':
      return takeCards(
        state,
        seat,
        played,
        state.table.map((item) => item.cards),
        true,
      );
    case 'combine':
      return combineCards(state, seat, move);
    case 'place':
      return {
        table: append(state.table, { cards: move.cards, maker: null }),
        won: [],
        events: [{ kind: 'placed', rule: 'broom/placed', seat, cards: move.cards }],
      };
  }
}

/** The next seat that holds a card; undefined if none does. */
function nextSeat(hands: readonly (readonly Card[])[], seat: Seat): Seat | undefined {
  for (let i = 1; i <= hands.length; i++) {
    const next = (seat + i) % hands.length;
    if ((hands[next]?.length ?? 0) > 0) return next;
  }
  return undefined;
}

/** The state after a move; the next seat with cards has the turn, if there is one. */
function applyMove(state: BroomState, seat: Seat, move: BroomMove): PlayResult<BroomState, BroomEvent> {
  const { table, won, events } = carryOut(state, seat, move);
  const side = sideOf(state.options, seat);
  const hands = replaceAt(state.hands, seat, removeFromHand(state.hands[seat] ?? [], move.cards));
  const after: BroomState = {
    ...state,
    turn: nextSeat(hands, seat) ?? null,
    hands,
    table,
    taken:
      won.length > 0 ? replaceAt(state.taken, side, [...(state.taken[side] ?? []), ...won]) : state.taken,
    lastTaker: won.length > 0 ? seat : state.lastTaker,
  };
  return { state: after, events };
}

export function closing(state: BroomState, seat: Seat, move: BroomMove): BroomState {
  return { ...applyMove(state, seat, move).state, turn: null };
}

export function play(state: BroomState, seat: Seat, move: BroomMove): PlayResult<BroomState, BroomEvent> {
  const { state: after, events } = applyMove(state, seat, move);
  if (after.turn !== null) return { state: after, events };
  const {
    state: settled,
    events: more,
    unclear,
  } = after.stock.length > 0 ? dealAgain(after, seat) : endSession(after);
  if (unclear) return { state, events: [], unclear };
  return { state: settled, events: [...events, ...more] };
}

function dealAgain(state: BroomState, seat: Seat): PlayResult<BroomState, BroomEvent> {
  const dealt = dealHands(state.options.seats, state.dealer, state.stock);
  return {
    state: { ...state, ...dealt, turn: nextSeat(dealt.hands, seat) ?? null },
    events: [
      event('dealt-again', 'broom/deal-again', null, {
        got: dealt.hands.map(({ length }) => length),
        stock: dealt.stock.length,
      }),
    ],
  };
}

/** Gives the leftovers on the table to the last taker. */
function takeLeftovers(state: BroomState): {
  readonly taken: BroomState['taken'];
  readonly events: readonly BroomEvent[];
} {
  const { options, table, lastTaker, taken } = state;
  if (table.length === 0) return { taken, events: [] };
  const cards = table.flatMap((item) => item.cards);
  const to = options.leftovers === 'last-taker' ? lastTaker : null;
  const events = [event('rest', 'broom/last-takes-rest', to, { cards })];
  if (to === null) return { taken, events };
  const side = sideOf(options, to);
  return { taken: taken.with(side, [...(taken[side] ?? []), ...cards]), events };
}

/** Recipient of a gain: a seat, or its side. */
function gainOwner(options: BroomOptions, side: number | null): { seat: Seat | null; side?: number } {
  return options.partners && side !== null ? { seat: null, side } : { seat: side };
}

function endSession(state: BroomState): PlayResult<BroomState, BroomEvent> {
  const { taken, events: rest } = takeLeftovers(state);
  const unseen = taken.findIndex((pile) => pile.includes(UNKNOWN));
  if (unseen >= 0) {
    const says = 'This move ends the session, and a pile with unseen cards can’t be counted.';
    return { state, events: [], unclear: { path: `taken[${unseen}]`, says } };
  }
  const lines = scoreLines(state.options, taken);
  const totals = addLines(state.scores, lines);
  const counted: BroomEvent[] = lines.map((line) => ({
    kind: 'scored',
    rule: line.rule,
    ...gainOwner(state.options, line.seat),
    cards: [],
    points: line.points,
    gain: line.gain,
  }));
  const over: BroomEvent = event('session-over', 'broom/session-end', null, { session: state.session });
  const events = [...rest, over, ...counted];
  const end = endingRule(state.options, state.session, totals);
  if (end === undefined) {
    const { options, dealer, session, chance } = state;
    const start = { options, dealer: (dealer + 1) % options.seats, session: session + 1, scores: totals };
    const next = dealSession(start, resumeRandom(chance));
    return { state: next.state, events: [...events, ...next.events] };
  }
  const final: BroomState = {
    ...state,
    turn: null,
    hands: state.hands.map(() => []),
    table: [],
    taken,
    scores: totals,
  };
  return {
    state: final,
    events: [...events, event('game-over', end, null, { totals })],
  };
}

export function outcome({ turn, scores }: BroomState): Outcome | null {
  if (turn !== null) return null;
  return { winners: highestIndices(scores), scores };
}
