import * as v from 'valibot';
import type { JsonObject } from '../../../game/json.ts';
import { moveReader, movesOf } from '../../../game/move-schema.ts';
import { openCards } from '../../../game/schema.ts';
import { PACK } from '../pack.ts';
import { type BroomMove, codeOf, type Name } from '../state.ts';
import { sortGroup, sortGroups } from './key.ts';
import { nameSchema } from './names.ts';

const isList = 'This is a list.';
const cards = v.optional(openCards(PACK), []);
const names = v.array(nameSchema, isList);
const groups = v.optional(v.array(names, isList), []);

const MOVES = movesOf(
  {
    take: { cards, groups },
    sweep: { cards },
    combine: { cards, with: v.optional(names, []), also: groups },
    place: { cards },
  },
  'A move of Broom is a take, sweep, combine or place.',
);

function canonical(move: BroomMove): BroomMove {
  const played = [...move.cards].sort(PACK.compare);
  switch (move.type) {
    case 'take':
      return { ...move, cards: played, groups: sortGroups(move.groups) };
    case 'combine':
      return { ...move, cards: played, with: sortGroup(move.with), also: sortGroups(move.also) };
    default:
      return { ...move, cards: played };
  }
}

/** What a move may be. */
export const moveSchema = () => MOVES;

/** A move as it comes in, in canonical form; a fault where it is none of this game. */
export const readMove = moveReader<BroomMove>(MOVES, canonical);

const codes = (group: readonly Name[]): string[] => group.map(codeOf);

/** The canonical form, keys in the order of the rules file. */
export function writeMove(move: BroomMove): JsonObject {
  const played = { type: move.type, cards: move.cards.map(PACK.code) };
  switch (move.type) {
    case 'take':
      return { ...played, groups: move.groups.map(codes) };
    case 'combine':
      return { ...played, with: codes(move.with), also: move.also.map(codes) };
    default:
      return played;
  }
}
