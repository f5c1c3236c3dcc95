import type { Card } from '../cards/card.ts';
import type { Game } from '../game/game.ts';
import { isObject } from '../game/json.ts';
import { judge } from '../game/judge.ts';
import type { GameMove, GameState, PlayResult } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import type { Expectation } from './lesson.ts';

/** Whether a value contains what is expected: the named fields of an object, all elements of an array. */
function matchesPart(wanted: unknown, found: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(found) && wanted.length === found.length && wanted.every((one, i) => matchesPart(one, found[i]))
    );
  }
  if (isObject(wanted)) {
    return isObject(found) && Object.entries(wanted).every(([key, one]) => matchesPart(one, found[key]));
  }
  return wanted === found;
}

/** Removes cards from a list; undefined if one is missing. */
function removeCards(all: readonly Card[], some: readonly Card[]): readonly Card[] | undefined {
  const left = [...all];
  for (const card of some) {
    const at = left.indexOf(card);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** Returns the rules that permit a legal move and those of its consequences. */
function listCitedRules(game: Game, state: GameState, seat: Seat, move: GameMove): readonly string[] {
  const { permits } = judge(game, state, seat, move);
  return [...permits, ...game.play.play(state, seat, move).events.map(({ rule }) => rule)];
}

/** Returns whether a move leads to a position that contains the wanted fields. */
function isReached(game: Game, { state, unclear }: PlayResult<GameState>, wanted: unknown): boolean {
  return !unclear && matchesPart(wanted, game.notation.position.write(state));
}

/** Whether a legal move meets an expectation. */
export function meetsExpectation(
  game: Game,
  state: GameState,
  seat: Seat,
  move: GameMove,
  wanted: Expectation,
): boolean {
  const { kind, plays, names, exactly, cites, after, any, not } = wanted;
  const { played, named } = game.notation.cardsOf(move, state, seat);
  const readCards = (codes: readonly string[]): readonly Card[] => codes.map((code) => game.pack.read(code) ?? -1);
  const kinds = [move.type, game.play.kindOf(move)];
  if (kind !== undefined && ![kind].flat().some((one) => kinds.includes(one))) return false;
  if (plays && !removeCards(played, readCards(plays))) return false;
  if (names && !removeCards(named, readCards(names))) return false;
  if (exactly && removeCards(named, readCards(exactly))?.length !== 0) return false;
  if (cites !== undefined && !listCitedRules(game, state, seat, move).includes(cites)) return false;
  if (after && !isReached(game, game.play.play(state, seat, move), after)) return false;
  if (any && !any.some((one) => meetsExpectation(game, state, seat, move, one))) return false;
  return !(not && meetsExpectation(game, state, seat, move, not));
}
