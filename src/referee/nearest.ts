import type { Card } from '../cards/card.ts';
import { attempted } from '../game/fault.ts';
import type { Game } from '../game/game.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { Budget } from './budget.ts';
import { isCertain, likelyMoves } from './certain.ts';

/** A legal move close to what was tried. */
export interface Near {
  readonly move: GameMove;
  readonly says: string;
}

/** How what could have been done is chosen. */
interface Choosing {
  /**
   * For somebody who reads it: of moves that come to the same one, and among them the wild card that makes what
   * was tried work. Left out, as the wire format has it.
   */
  readonly forPeople?: boolean;
}

const HOW_MANY = 3;
/** Where moves explode, so many of each kind with each card are looked at. */
const GLANCE = 5000;

/** How many cards are in another list and not in this one, or the other way, copies counted. */
function differenceTo(wanted: readonly Card[]): (cards: readonly Card[]) => number {
  const counts = new Map<Card, number>();
  for (const card of wanted) counts.set(card, (counts.get(card) ?? 0) + 1);
  return (cards) => {
    const left = new Map<Card, number>();
    let more = 0;
    for (const card of cards) {
      const n = left.get(card) ?? counts.get(card) ?? 0;
      left.set(card, n - 1);
      if (n <= 0) more++;
    }
    return 2 * more + wanted.length - cards.length;
  };
}

interface Sitting {
  readonly game: Game;
  readonly state: GameState;
  readonly seat: Seat;
  readonly budget: Budget;
}

/** Moves by how far they are from the one tried: other cards weigh most, then another kind, then each card. */
function byDistance(
  { game, state, seat }: Omit<Sitting, 'budget'>,
  tried: GameMove,
  moves: readonly GameMove[],
): ReadonlyMap<number, GameMove[]> {
  const wanted = game.wire.cardsOf(tried, state, seat);
  const kind = game.play.kindOf(tried);
  const toPlayed = differenceTo(wanted.played);
  const toAll = differenceTo([...wanted.played, ...wanted.named]);
  const far = 2 * (game.pack.cards.length + GLANCE);
  const distances = new Map<number, GameMove[]>();
  for (const move of moves) {
    const { played, named } = game.wire.cardsOf(move, state, seat);
    const otherCards = toPlayed(played) > 0 ? 2 * far : 0;
    const otherKind = game.play.kindOf(move) === kind ? 0 : far;
    const distance = otherCards + otherKind + toAll([...played, ...named]);
    const alike = distances.get(distance);
    if (alike) alike.push(move);
    else distances.set(distance, [move]);
  }
  return distances;
}

/** Moves in the order in which they are written. */
function inOrder(game: Game, moves: readonly GameMove[]): readonly GameMove[] {
  if (moves.length < 2) return moves;
  const written = moves.map((move) => ({ move, text: JSON.stringify(game.wire.move.write(move)) }));
  return written.sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text))).map(({ move }) => move);
}

/** The same try with a wild card in it, where that is legal for certain. */
function wild(sitting: Sitting, tried: GameMove, moves: readonly GameMove[]): GameMove | undefined {
  const { game, state, seat } = sitting;
  const with_ = game.play.withWild?.(state, seat, tried) ?? [];
  if (with_.length === 0) return undefined;
  const held = new Map(moves.map((move) => [game.wire.key(move), move]));
  return with_
    .flatMap((move) => held.get(game.wire.key(move)) ?? [])
    .find((move) => isCertain(sitting, move));
}

/** The nearest certain moves, of those with the same text only one. */
function* certainByDistance(
  sitting: Sitting,
  distances: ReadonlyMap<number, readonly GameMove[]>,
  textOf: (move: GameMove) => string,
): Generator<GameMove> {
  const said = new Set<string>();
  for (const [, alike] of [...distances].sort(([a], [b]) => a - b)) {
    for (const move of inOrder(sitting.game, alike)) {
      const text = textOf(move);
      if (said.has(text) || !isCertain(sitting, move)) continue;
      said.add(text);
      yield move;
    }
  }
}

/** Of each kind of move the nearest that is certain, the nearest kind first. */
function ofEachKind(
  sitting: Sitting,
  tried: GameMove,
  { moves, textOf }: { moves: readonly GameMove[]; textOf: (move: GameMove) => string },
): readonly GameMove[] {
  const kinds = new Map<string, GameMove[]>();
  for (const move of moves) {
    const kind = sitting.game.play.kindOf(move);
    const alike = kinds.get(kind);
    if (alike) alike.push(move);
    else kinds.set(kind, [move]);
  }
  return [...kinds.values()]
    .map((alike) => byDistance(sitting, tried, alike))
    .sort((a, b) => Math.min(...a.keys()) - Math.min(...b.keys()))
    .flatMap((distances) => first(certainByDistance(sitting, distances, textOf), 1));
}

/** So many of those that come. */
function first(moves: Iterable<GameMove>, most: number): readonly GameMove[] {
  const found: GameMove[] = [];
  for (const move of moves) {
    found.push(move);
    if (found.length === most) break;
  }
  return found;
}

/**
 * Up to three legal moves: same cards first, then the same kind, then the fewest cards different. The nearest are
 * looked at first, and only until three of them are certain. People see one of each kind first: three that differ
 * in a card tell them less.
 */
export function nearest(
  game: Game,
  state: GameState,
  seat: Seat,
  tried: GameMove,
  { forPeople = false }: Choosing = {},
): readonly Near[] {
  const sitting = { game, state, seat, budget: new Budget() };
  const { alike } = game.play;
  const textOf = (move: GameMove): string =>
    forPeople && alike ? alike(state, seat, move) : game.wire.key(move);
  // Where it would take too long to tell what is certain, nothing is offered: the ruling stands without.
  const found = attempted(() => {
    const moves = likelyMoves(sitting, { most: GLANCE });
    const close = first(certainByDistance(sitting, byDistance(sitting, tried, moves), textOf), HOW_MANY);
    if (!forPeople) return close;
    const kinds = attempted(() => ofEachKind({ ...sitting, budget: new Budget() }, tried, { moves, textOf }));
    const [best, ...more] = close;
    const all = [best, ...(kinds.ok ? kinds.value : []), ...more].filter((move) => move !== undefined);
    const texts = all.map(textOf);
    const shown = all.filter((_, i) => texts.indexOf(texts[i] as string) === i).slice(0, HOW_MANY);
    const joker = wild(sitting, tried, moves);
    if (!joker || shown.some((move) => textOf(move) === textOf(joker))) return shown;
    return [...shown.slice(0, HOW_MANY - 1), joker];
  });
  return found.ok ? found.value.map((move) => ({ move, says: game.talk.describe(move) })) : [];
}
