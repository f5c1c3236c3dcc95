import type { Card } from '../cards/card.ts';
import { catchTooMuch } from '../game/fault.ts';
import type { Game } from '../game/game.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { Budget } from './budget.ts';
import { isCertain, likelyMoves } from './certain-moves.ts';

/** A legal move close to what was tried. */
export interface NearbyMove {
  readonly move: GameMove;
  readonly says: string;
}

interface NearestOptions {
  /**
   * For readers: of equivalent moves only one, the nearest of each kind first, and the wild card that makes the try
   * work. Default: by distance alone, as in the wire format.
   */
  readonly isForPeople?: boolean;
}

const MAX_NEAREST = 3;
/** Limit of moves of each kind for each card, in games with very many moves. */
const MAX_PER_CARD = 5000;

/** Returns the number of cards that are in one of two lists but not in both, copies counted. */
function differenceTo(targetCards: readonly Card[]): (cards: readonly Card[]) => number {
  const counts = new Map<Card, number>();
  for (const card of targetCards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return (cards) => {
    const unmatched = new Map<Card, number>();
    let extraCount = 0;
    for (const card of cards) {
      const copiesLeft = unmatched.get(card) ?? counts.get(card) ?? 0;
      unmatched.set(card, copiesLeft - 1);
      if (copiesLeft <= 0) extraCount++;
    }
    return 2 * extraCount + targetCards.length - cards.length;
  };
}

interface NearestContext {
  readonly game: Game;
  readonly state: GameState;
  readonly seat: Seat;
  readonly budget: Budget;
}

/** Groups moves by their distance from the try: different cards weigh most, then a different kind, then each card. */
function byDistance(
  { game, state, seat }: Omit<NearestContext, 'budget'>,
  triedMove: GameMove,
  moves: readonly GameMove[],
): ReadonlyMap<number, GameMove[]> {
  const triedCards = game.notation.cardsOf(triedMove, state, seat);
  const kind = game.play.kindOf(triedMove);
  const toPlayed = differenceTo(triedCards.played);
  const toAll = differenceTo([...triedCards.played, ...triedCards.named]);
  const kindPenalty = 2 * (game.pack.cards.length + MAX_PER_CARD);
  return Map.groupBy(moves, (move) => {
    const { played, named } = game.notation.cardsOf(move, state, seat);
    const otherCards = toPlayed(played) > 0 ? 2 * kindPenalty : 0;
    const otherKind = game.play.kindOf(move) === kind ? 0 : kindPenalty;
    return otherCards + otherKind + toAll([...played, ...named]);
  });
}

/** Sorts moves by their notation, to make the order deterministic. */
function sortByNotation(game: Game, moves: readonly GameMove[]): readonly GameMove[] {
  const moveByText = new Map(moves.map((move) => [JSON.stringify(game.notation.move.write(move)), move]));
  return [...moveByText.keys()].sort().map((text) => moveByText.get(text) as GameMove);
}

/** The first variant of the try with a wild card that is certainly legal; undefined if there is none. */
function findWildVariant(
  context: NearestContext,
  triedMove: GameMove,
  moves: readonly GameMove[],
): GameMove | undefined {
  const { game, state, seat } = context;
  const wildMoves = game.play.withWild?.(state, seat, triedMove) ?? [];
  if (wildMoves.length === 0) return undefined;
  const movesByKey = new Map(moves.map((move) => [game.notation.key(move), move]));
  return wildMoves
    .flatMap((move) => movesByKey.get(game.notation.key(move)) ?? [])
    .find((move) => isCertain(context, move));
}

/** A search for moves near a try: the try, the text that identifies a move, and the texts found so far. */
interface NearestSearch extends NearestContext {
  readonly triedMove: GameMove;
  readonly textOf: (move: GameMove) => string;
  /** Texts of the moves found so far. */
  readonly foundTexts: Set<string>;
}

/** The certain moves, nearest first; of those with the same text only one. */
function* certainByDistance(search: NearestSearch, moves: readonly GameMove[]): Generator<GameMove> {
  const { game, triedMove, textOf, foundTexts } = search;
  for (const [, alike] of [...byDistance(search, triedMove, moves)].sort(([a], [b]) => a - b)) {
    for (const move of sortByNotation(game, alike)) {
      const text = textOf(move);
      if (foundTexts.has(text) || !isCertain(search, move)) continue;
      foundTexts.add(text);
      yield move;
    }
  }
}

/** The nearest certain move of each other kind, the nearest kind first. */
function* nearestOfOtherKinds(search: NearestSearch, moves: readonly GameMove[], kind: string): Generator<GameMove> {
  const { game, triedMove } = search;
  const kinds = Map.groupBy(moves, game.play.kindOf);
  kinds.delete(kind);
  const nearestDistance = (alike: readonly GameMove[]): number =>
    Math.min(...byDistance(search, triedMove, alike).keys());
  const byKind = [...kinds.values()].map((alike) => ({ alike, distance: nearestDistance(alike) }));
  for (const { alike } of byKind.sort((a, b) => a.distance - b.distance)) {
    yield* take(certainByDistance(search, alike), 1);
  }
}

/** Takes up to `maxMoves` moves; unlike iterator helpers it leaves the generator open, to continue later. */
function take(moves: Iterator<GameMove>, maxMoves: number): readonly GameMove[] {
  const takenMoves: GameMove[] = [];
  while (takenMoves.length < maxMoves) {
    const step = moves.next();
    if (step.done) break;
    takenMoves.push(step.value);
  }
  return takenMoves;
}

/**
 * Finds up to three legal moves: those with the same cards first, then of the same kind, then with the fewest different
 * cards. Searches lazily, since telling whether a move is certain is expensive. Readers get the nearest of each kind
 * first: three moves that differ in a card tell them less.
 */
export function findNearestMoves(
  game: Game,
  state: GameState,
  seat: Seat,
  triedMove: GameMove,
  { isForPeople = false }: NearestOptions = {},
): readonly NearbyMove[] {
  const { equivalenceKey } = game.play;
  const textOf = (move: GameMove): string =>
    isForPeople && equivalenceKey ? equivalenceKey(state, seat, move) : game.notation.key(move);
  const search = {
    game,
    state,
    seat,
    budget: new Budget(),
    triedMove,
    textOf,
    foundTexts: new Set<string>(),
  };
  // If it takes too long to tell what is certain, the ruling has no nearest moves.
  const nearestMoves = catchTooMuch(() => {
    const moves = likelyMoves(search, { maxPerCard: MAX_PER_CARD });
    const nearbyMoves = certainByDistance(search, moves);
    if (!isForPeople) return take(nearbyMoves, MAX_NEAREST);
    const [nearest] = take(nearbyMoves, 1);
    if (!nearest) return [];
    const otherKinds = nearestOfOtherKinds({ ...search, budget: new Budget() }, moves, game.play.kindOf(nearest));
    const kindMoves = catchTooMuch(() => take(otherKinds, MAX_NEAREST - 1));
    const firstMoves = [nearest, ...(kindMoves.ok ? kindMoves.value : [])];
    const shortlist = [...firstMoves, ...take(nearbyMoves, MAX_NEAREST - firstMoves.length)];
    const wildVariant = findWildVariant(search, triedMove, moves);
    if (!wildVariant || shortlist.some((move) => textOf(move) === textOf(wildVariant))) return shortlist;
    return [...shortlist.slice(0, MAX_NEAREST - 1), wildVariant];
  });
  return nearestMoves.ok ? nearestMoves.value.map((move) => ({ move, says: game.texts.describeMove(move) })) : [];
}
