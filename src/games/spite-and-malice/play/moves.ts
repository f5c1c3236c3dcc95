import type { Card } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { FULL_HEIGHT, JOKER, PILE_COUNT, rankOf } from '../pack.ts';
import type { MoveSource, MoveTarget, Pile, SpiteMove, SpiteState } from '../state.ts';

/** Moves are shared constants: every list of moves holds the same objects. */
const listOf = <T>(n: number, make: (i: number) => T): readonly T[] => Array.from({ length: n }, (_, i) => make(i));
const move = (from: MoveSource, to: MoveTarget): SpiteMove => ({ type: 'move', from, to });
const centre = (pile: number): MoveTarget => ({ zone: 'centre', pile });
const hand = (card: Card): MoveSource => ({ zone: 'hand', card });

const HAND_CENTRE = listOf((JOKER + 1) * PILE_COUNT, (i) => move(hand(i >> 2), centre(i & 3)));
const HAND_SIDE = listOf((JOKER + 1) * PILE_COUNT, (i) => move(hand(i >> 2), { zone: 'side', pile: i & 3 }));
const JOKER_SIDE = listOf(FULL_HEIGHT * PILE_COUNT, (i) =>
  move(hand(JOKER), { zone: 'side', pile: i & 3, as: i >> 2 }),
);
const GOAL_CENTRE = listOf(PILE_COUNT, (pile) => move({ zone: 'goal' }, centre(pile)));
const SIDE_CENTRE = listOf(PILE_COUNT * PILE_COUNT, (i) => move({ zone: 'side', pile: i >> 2 }, centre(i & 3)));
const END_MOVE: SpiteMove = { type: 'end' };

const topOf = (pile: Pile): Card => (pile.length > 0 ? (pile[pile.length - 1] as Card) : -1);
const isAce = (card: Card): boolean => card >= 0 && card < 4;

/** Whether an ace that must go to the centre prevents the end of the turn. */
function hasWaitingAce(state: SpiteState, seat: Seat, isCentreClosed: boolean): boolean {
  if (isAce(topOf(state.goal[seat] as Pile))) return true;
  if (isCentreClosed) return false;
  for (const card of state.hands[seat] as Pile) if (isAce(card)) return true;
  for (const pile of state.side[seat] as readonly Pile[]) if (isAce(topOf(pile))) return true;
  return false;
}

/** All ranks as bits, ace first. */
const ALL_RANKS = (1 << FULL_HEIGHT) - 1;
const bit = (rank: number): number => 1 << rank;

/** Ranks the centre takes, as bits; most cards fit nowhere, and the bits rule them out at once. */
function wantedRanks(places: readonly Pile[]): number {
  let ranks = 0;
  for (let i = 0; i < PILE_COUNT; i++) ranks |= bit((places[i] as Pile).length);
  return ranks;
}

/** Adds a move to each centre place that takes the card; `want` holds the ranks the centre takes. */
function addCentreMoves(
  into: SpiteMove[],
  places: readonly Pile[],
  centreRanks: number,
  card: Card,
  moves: readonly SpiteMove[],
  from: number,
): void {
  const fitsAnywhere = card >= JOKER;
  const rank = card >> 2;
  if (!fitsAnywhere && (centreRanks & bit(rank)) === 0) return;
  for (let pile = 0; pile < PILE_COUNT; pile++) {
    if (fitsAnywhere || (places[pile] as Pile).length === rank) into.push(moves[from + pile] as SpiteMove);
  }
}

/** Ranks each side pile takes, as bits; reused by every call, to save memory. */
const takenRanksBuffer = new Int32Array(PILE_COUNT);

/** Fills `SIDE_TAKES` for the seat's side piles and returns the union of its bits. */
function surveySidePiles({ options, side }: SpiteState, seat: Seat, allowsLow: boolean): number {
  const isFree = options.sideBuild === 'free';
  const piles = side[seat] as readonly Pile[];
  let sideRanks = 0;
  for (let i = 0; i < PILE_COUNT; i++) {
    const top = topOf(piles[i] as Pile);
    let takenRanks = ALL_RANKS;
    if (top === JOKER) takenRanks = 0;
    else if (top >= 0 && !isFree) {
      const rank = rankOf(top);
      takenRanks = rank > 2 || (allowsLow && rank > 0) ? bit(rank) | bit(rank - 1) : bit(rank);
    }
    takenRanksBuffer[i] = takenRanks;
    sideRanks |= takenRanks;
  }
  return sideRanks;
}

/** Adds a move to each side pile that takes the card. */
function addSideMoves(into: SpiteMove[], card: Card, mustName: boolean): void {
  for (let i = 0; i < PILE_COUNT; i++) {
    const takenRanks = takenRanksBuffer[i] as number;
    if (card !== JOKER) {
      if (takenRanks & bit(card >> 2)) into.push(HAND_SIDE[card * PILE_COUNT + i] as SpiteMove);
    } else if (!mustName) {
      if (takenRanks !== 0) into.push(HAND_SIDE[card * PILE_COUNT + i] as SpiteMove);
    } else {
      for (let as = 0; as < FULL_HEIGHT; as++) {
        if (takenRanks & bit(as)) into.push(JOKER_SIDE[as * PILE_COUNT + i] as SpiteMove);
      }
    }
  }
}

/** Move of the goal card to the first centre place that takes it; undefined if none does. */
export function goalMove({ goal, centre: places }: SpiteState, seat: Seat): SpiteMove | undefined {
  const card = topOf(goal[seat] as Pile);
  if (card < 0) return undefined;
  const rank = card >> 2;
  for (let pile = 0; pile < PILE_COUNT; pile++) {
    if ((places[pile] as Pile).length === rank) return GOAL_CENTRE[pile];
  }
  return undefined;
}

export function moves(state: SpiteState, seat: Seat): readonly SpiteMove[] {
  if (state.turn !== seat) return [];
  const { options, centre: places } = state;
  const legalMoves: SpiteMove[] = [];
  const cards = state.hands[seat] as Pile;
  const isCentreClosed = options.centreMoves === 'one' && state.centreMoved > 0;
  const want = wantedRanks(places);
  // An empty place takes an ace: without one, all four piles have been started.
  const hasFourPiles = (want & 1) === 0;
  const goal = topOf(state.goal[seat] as Pile);
  if (goal >= 0) addCentreMoves(legalMoves, places, want, goal, GOAL_CENTRE, 0);
  const mayEnd = hasFourPiles || options.aces === 'may' || !hasWaitingAce(state, seat, isCentreClosed);
  const mustName = options.sideJoker === 'named';
  const sides = mayEnd ? surveySidePiles(state, seat, hasFourPiles || options.lowOnSide === 'always') : 0;
  let canLay = false;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    if (card < 0 || cards.indexOf(card) < i) continue;
    if (sides !== 0 && (card === JOKER || (sides & bit(card >> 2)) !== 0)) {
      addSideMoves(legalMoves, card, mustName);
      canLay = true;
    }
    if (!isCentreClosed) addCentreMoves(legalMoves, places, want, card, HAND_CENTRE, card * PILE_COUNT);
  }
  if (!isCentreClosed) {
    const piles = state.side[seat] as readonly Pile[];
    for (let i = 0; i < PILE_COUNT; i++) {
      const card = topOf(piles[i] as Pile);
      if (card >= 0) addCentreMoves(legalMoves, places, want, card, SIDE_CENTRE, i * PILE_COUNT);
    }
  }
  if (mayEnd && (options.mayEnd || !canLay)) legalMoves.push(END_MOVE);
  return legalMoves;
}
