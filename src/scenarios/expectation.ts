import type { Card } from '../cards/card.ts';
import type { Game } from '../game/game.ts';
import { isObject } from '../game/json.ts';
import { judge } from '../game/judge.ts';
import type { GameMove, GameState, PlayResult } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import type { Expectation } from './lesson.ts';

/** Whether a value contains what is expected: the named fields of an object, all elements of an array. */
function matchesPart(expectedPart: unknown, actualPart: unknown): boolean {
  if (Array.isArray(expectedPart)) {
    return (
      Array.isArray(actualPart) &&
      expectedPart.length === actualPart.length &&
      expectedPart.every((one, i) => matchesPart(one, actualPart[i]))
    );
  }
  if (isObject(expectedPart)) {
    return (
      isObject(actualPart) && Object.entries(expectedPart).every(([key, one]) => matchesPart(one, actualPart[key]))
    );
  }
  return expectedPart === actualPart;
}

/** Removes cards from a list; undefined if one is missing. */
function removeCards(cards: readonly Card[], removedCards: readonly Card[]): readonly Card[] | undefined {
  const remainingCards = [...cards];
  for (const card of removedCards) {
    const at = remainingCards.indexOf(card);
    if (at < 0) return undefined;
    remainingCards.splice(at, 1);
  }
  return remainingCards;
}

/** Returns the rules that permit a legal move and those of its consequences. */
function listCitedRules(game: Game, state: GameState, seat: Seat, move: GameMove): readonly string[] {
  const { permits } = judge(game, state, seat, move);
  return [...permits, ...game.play.play(state, seat, move).events.map(({ rule }) => rule)];
}

/** Returns whether a move leads to a position that contains the wanted fields. */
function isReached(game: Game, { state, unclear }: PlayResult<GameState>, expectedPosition: unknown): boolean {
  return !unclear && matchesPart(expectedPosition, game.notation.position.write(state));
}

/** Whether a legal move meets an expectation. */
export function meetsExpectation(
  game: Game,
  state: GameState,
  seat: Seat,
  move: GameMove,
  expectation: Expectation,
): boolean {
  const {
    kind,
    plays,
    names,
    exactly,
    cites,
    after: expectedPosition,
    any: alternatives,
    not: exclusion,
  } = expectation;
  const { played, named } = game.notation.cardsOf(move, state, seat);
  const readCards = (codes: readonly string[]): readonly Card[] => codes.map((code) => game.pack.read(code) ?? -1);
  const kinds = [move.type, game.play.kindOf(move)];
  if (kind !== undefined && ![kind].flat().some((one) => kinds.includes(one))) return false;
  if (plays && !removeCards(played, readCards(plays))) return false;
  if (names && !removeCards(named, readCards(names))) return false;
  if (exactly && removeCards(named, readCards(exactly))?.length !== 0) return false;
  if (cites !== undefined && !listCitedRules(game, state, seat, move).includes(cites)) return false;
  if (expectedPosition && !isReached(game, game.play.play(state, seat, move), expectedPosition)) return false;
  if (alternatives && !alternatives.some((one) => meetsExpectation(game, state, seat, move, one))) return false;
  return !(exclusion && meetsExpectation(game, state, seat, move, exclusion));
}
