import type { Card } from '../cards/card.ts';
import { UnseenCards } from '../game/fault.ts';
import type { Game, GameEvent, GameMove, GameState, Seat } from '../game/game.ts';
import { isObject } from '../game/json.ts';
import { judge } from '../game/judge.ts';
import type { Expectation } from './lesson.ts';

/** Whether what is wanted is there: of an object the fields that are named, of a list each thing in its place. */
function holds(wanted: unknown, found: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(found) && wanted.length === found.length && wanted.every((one, i) => holds(one, found[i]))
    );
  }
  if (isObject(wanted)) {
    return isObject(found) && Object.entries(wanted).every(([key, one]) => holds(one, found[key]));
  }
  return wanted === found;
}

/** The rest of `all` once each of `some` was taken out of it; undefined where one of them isn't there. */
function without(all: readonly Card[], some: readonly Card[]): readonly Card[] | undefined {
  const left = [...all];
  for (const card of some) {
    const at = left.indexOf(card);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** The rules by which a legal move is allowed, and what follows from it. */
function cited(game: Game, state: GameState, seat: Seat, move: GameMove): readonly string[] {
  return [...judge(game, state, seat, move).permits, ...eventsOf(game, state, seat, move).map((e) => e.rule)];
}

function eventsOf(game: Game, state: GameState, seat: Seat, move: GameMove): readonly GameEvent[] {
  try {
    return game.play(state, seat, move).events;
  } catch (error) {
    if (error instanceof UnseenCards) return [];
    throw error;
  }
}

/** Whether a legal move is as a lesson wants it. */
export function meets(
  game: Game,
  state: GameState,
  seat: Seat,
  move: GameMove,
  wanted: Expectation,
): boolean {
  const { kind, plays, names, exactly, cites, after, any, not } = wanted;
  const { played, named } = game.cardsOf(move, state, seat);
  const cards = (codes: readonly string[]): readonly Card[] =>
    codes.map((code) => game.pack.read(code) ?? -1);
  const kinds = [move.type, game.kindOf?.(move)];
  if (kind !== undefined && ![kind].flat().some((one) => kinds.includes(one))) return false;
  if (plays && !without(played, cards(plays))) return false;
  if (names && !without(named, cards(names))) return false;
  if (exactly && without(named, cards(exactly))?.length !== 0) return false;
  if (cites !== undefined && !cited(game, state, seat, move).includes(cites)) return false;
  if (after && !holds(after, game.wire.position.write(game.play(state, seat, move).state))) return false;
  if (any && !any.some((one) => meets(game, state, seat, move, one))) return false;
  return !(not && meets(game, state, seat, move, not));
}
