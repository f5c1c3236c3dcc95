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
  isSameName,
  sideOf,
} from '../state.ts';
import { dealHands, dealSession } from './deal.ts';
import { addLines, endingRule, scoreLines } from './score.ts';

/** Splits the table into named items and the rest, in table order. */
function splitTable(table: readonly Item[], names: readonly ItemName[]): { namedItems: Item[]; otherItems: Item[] } {
  const namedItems: Item[] = [];
  const otherItems: Item[] = [];
  for (const item of table) (isNamed(item.cards, names) ? namedItems : otherItems).push(item);
  return { namedItems, otherItems };
}

function isNamed(cards: ItemName, names: readonly ItemName[]): boolean {
  for (const name of names) {
    // Fast path: listed moves contain the same array objects as the table.
    if (name === cards || (name.length === cards.length && isSameName(name, cards))) return true;
  }
  return false;
}

interface MoveResult {
  readonly table: readonly Item[];
  readonly wonCards: readonly Card[];
  readonly events: readonly BroomEvent[];
}

function takeCards(state: BroomState, seat: Seat, playedCard: Card, names: readonly ItemName[]): MoveResult {
  const { namedItems, otherItems } = splitTable(state.table, names);
  const wonCards: Card[] = [];
  for (const item of namedItems) for (const card of item.cards) wonCards.push(card);
  wonCards.push(playedCard);
  const cards = [playedCard, ...wonCards.slice(0, -1)];
  const pile: BroomEvent = { kind: 'took', rule: 'broom/pile', seat, cards };
  return { table: otherItems, wonCards, events: [pile] };
}

function sweep(state: BroomState, seat: Seat, playedCard: Card): MoveResult {
  const names = state.table.map((item) => item.cards);
  const taken = takeCards(state, seat, playedCard, names);
  const swept = taken.events.map(({ cards }): BroomEvent => ({ kind: 'swept', rule: 'broom/sweep', seat, cards }));
  return { ...taken, events: [...swept, ...taken.events] };
}

function combineCards(state: BroomState, seat: Seat, move: CombineMove): MoveResult {
  const [playedCard] = move.cards as [Card];
  const { otherItems } = splitTable(state.table, [...move.with, ...move.also.flat()]);
  const cardsOnTable = (names: readonly ItemName[]): Card[] =>
    names.flatMap((name) => splitTable(state.table, [name]).namedItems[0]?.cards ?? name);
  const madeCombinations = [[...cardsOnTable(move.with), playedCard], ...move.also.map(cardsOnTable)];
  return {
    table: [...otherItems, ...madeCombinations.map((cards) => ({ cards, maker: seat }))],
    wonCards: [],
    events: madeCombinations.map((cards) => ({ kind: 'combined', rule: 'broom/combined-made', seat, cards })),
  };
}

/** The table after a move and the cards won, before dealing or counting. */
export function carryOut(state: BroomState, seat: Seat, move: BroomMove): MoveResult {
  const [playedCard] = move.cards as [Card];
  switch (move.type) {
    case 'take':
      return takeCards(state, seat, playedCard, move.groups.flat());
    case 'sweep':
      return sweep(state, seat, playedCard);
    case 'combine':
      return combineCards(state, seat, move);
    case 'place':
      return {
        table: append(state.table, { cards: move.cards, maker: null }),
        wonCards: [],
        events: [{ kind: 'placed', rule: 'broom/placed', seat, cards: move.cards }],
      };
  }
}

/** The next seat that holds a card; undefined if none does. */
function nextSeat(hands: readonly (readonly Card[])[], seat: Seat): Seat | undefined {
  for (let i = 1; i <= hands.length; i++) {
    const candidateSeat = (seat + i) % hands.length;
    if ((hands[candidateSeat]?.length ?? 0) > 0) return candidateSeat;
  }
  return undefined;
}

/** The state after a move; the next seat with cards has the turn, if there is one. */
function applyMove(state: BroomState, seat: Seat, move: BroomMove): PlayResult<BroomState, BroomEvent> {
  const { table, wonCards, events } = carryOut(state, seat, move);
  const side = sideOf(state.options, seat);
  const hands = replaceAt(state.hands, seat, removeFromHand(state.hands[seat] ?? [], move.cards));
  const stateAfter: BroomState = {
    ...state,
    turn: nextSeat(hands, seat) ?? null,
    hands,
    table,
    taken:
      wonCards.length > 0 ? replaceAt(state.taken, side, [...(state.taken[side] ?? []), ...wonCards]) : state.taken,
    lastTaker: wonCards.length > 0 ? seat : state.lastTaker,
  };
  return { state: stateAfter, events };
}

/** Returns the state after the move but before a new deal or the count; no seat has the turn. */
export function closing(state: BroomState, seat: Seat, move: BroomMove): BroomState {
  return { ...applyMove(state, seat, move).state, turn: null };
}

export function play(state: BroomState, seat: Seat, move: BroomMove): PlayResult<BroomState, BroomEvent> {
  const { state: stateAfter, events } = applyMove(state, seat, move);
  if (stateAfter.turn !== null) return { state: stateAfter, events };
  const {
    state: settledState,
    events: settlingEvents,
    unclear,
  } = stateAfter.stock.length > 0 ? dealAgain(stateAfter, seat) : endSession(stateAfter);
  if (unclear) return { state, events: [], unclear };
  return { state: settledState, events: [...events, ...settlingEvents] };
}

function dealAgain(state: BroomState, seat: Seat): PlayResult<BroomState, BroomEvent> {
  const nextHands = dealHands(state.options.seats, state.dealer, state.stock);
  return {
    state: { ...state, ...nextHands, turn: nextSeat(nextHands.hands, seat) ?? null },
    events: [
      event('dealt-again', 'broom/deal-again', null, {
        got: nextHands.hands.map(({ length }) => length),
        stock: nextHands.stock.length,
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
  const receiver = options.leftovers === 'last-taker' ? lastTaker : null;
  const events = [event('rest', 'broom/last-takes-rest', receiver, { cards })];
  if (receiver === null) return { taken, events };
  const side = sideOf(options, receiver);
  return { taken: taken.with(side, [...(taken[side] ?? []), ...cards]), events };
}

/** Returns who gets a gain: a seat, or a side if there are partners. */
function gainOwner(options: BroomOptions, side: number | null): { seat: Seat | null; side?: number } {
  return options.partners && side !== null ? { seat: null, side } : { seat: side };
}

function endSession(state: BroomState): PlayResult<BroomState, BroomEvent> {
  const { taken, events: leftoverEvents } = takeLeftovers(state);
  const unseenSide = taken.findIndex((pile) => pile.includes(UNKNOWN));
  if (unseenSide >= 0) {
    const message = 'This move ends the session, and a pile with unseen cards can’t be counted.';
    return { state, events: [], unclear: { path: `taken[${unseenSide}]`, says: message } };
  }
  const lines = scoreLines(state.options, taken);
  const totals = addLines(state.scores, lines);
  const scoreEvents: BroomEvent[] = lines.map((line) => ({
    kind: 'scored',
    rule: line.rule,
    ...gainOwner(state.options, line.seat),
    cards: [],
    points: line.points,
    gain: line.gain,
  }));
  const sessionOver: BroomEvent = event('session-over', 'broom/session-end', null, {
    session: state.session,
  });
  const events = [...leftoverEvents, sessionOver, ...scoreEvents];
  const endRule = endingRule(state.options, state.session, totals);
  if (endRule === undefined) {
    const { options, dealer, session, chance } = state;
    const start = { options, dealer: (dealer + 1) % options.seats, session: session + 1, scores: totals };
    const nextSession = dealSession(start, resumeRandom(chance));
    return { state: nextSession.state, events: [...events, ...nextSession.events] };
  }
  const finalState: BroomState = {
    ...state,
    turn: null,
    hands: state.hands.map(() => []),
    table: [],
    taken,
    scores: totals,
  };
  return {
    state: finalState,
    events: [...events, event('game-over', endRule, null, { totals })],
  };
}

export function outcome({ turn, scores }: BroomState): Outcome | null {
  if (turn !== null) return null;
  return { winners: highestIndices(scores), scores };
}
