import * as v from 'valibot';
import { unknownCards } from '../../../cards/unseen.ts';
import { quote } from '../../../cards/words.ts';
import { fault, givenText, ok, type Result, rangeText } from '../../../game/fault.ts';
import { PILES } from '../../../game/fields/card-layout.ts';
import { unknownHands } from '../../../game/hand.ts';
import type { JsonObject } from '../../../game/json.ts';
import { moveReader, movesOf } from '../../../game/move-schema.ts';
import type { CardsOfMove, Notation, ScoreAnswer } from '../../../game/notation.ts';
import { checkPack, emptyLists, listOf, openCards, parseCount, seat, totals } from '../../../game/schema.ts';
import { createRandom } from '../../../random/random.ts';
import { FIELDS, nameSchema } from '../fields.ts';
import type { BroomOptions } from '../options.ts';
import { PACK } from '../pack.ts';
import { addLines, scoreLines } from '../play/score.ts';
import {
  type BroomMove,
  type BroomState,
  codeOf,
  compareNames,
  HAND_SIZE,
  type Item,
  type ItemName,
  isCombined,
  isSameName,
  sideCount,
} from '../state.ts';
import { gainText } from '../texts/index.ts';

const nameCode = (name: ItemName): string => codeOf([...name].sort(PACK.compare));

export function sortGroup(group: readonly ItemName[]): ItemName[] {
  return [...group].sort(compareNames);
}

/** Sorts items within groups, and groups by their first item. */
export function sortGroups(groups: readonly (readonly ItemName[])[]): ItemName[][] {
  const firstCode = (group: readonly ItemName[]): string => (group[0] ? codeOf(group[0]) : '');
  return groups.map(sortGroup).sort((a, b) => (firstCode(a) < firstCode(b) ? -1 : firstCode(a) > firstCode(b) ? 1 : 0));
}

/** Serializes a move; takes with the same card and items are equal however they are grouped. */
export function key(move: BroomMove): string {
  const playedCodes = [...move.cards].sort(PACK.compare).map(PACK.code).join();
  switch (move.type) {
    case 'take':
      return `take ${playedCodes} ${move.groups.flat().map(nameCode).sort().join()}`;
    case 'combine':
      return `combine ${playedCodes} ${move.with.map(nameCode).sort().join()} ${move.also
        .map((group) => group.map(nameCode).sort().join())
        .sort()
        .join(' ')}`;
    default:
      return `${move.type} ${playedCodes}`;
  }
}

export function cardsOf(move: BroomMove): CardsOfMove {
  if (move.type === 'take') return { played: move.cards, named: move.groups.flat(2) };
  if (move.type === 'combine') return { played: move.cards, named: [...move.with.flat(), ...move.also.flat(2)] };
  return { played: move.cards, named: [] };
}

const LIST_MESSAGE = 'This is a list.';
const cards = v.optional(openCards(PACK), []);
const names = v.array(nameSchema, LIST_MESSAGE);
const groups = v.optional(v.array(names, LIST_MESSAGE), []);

const MOVES = movesOf(
  {
    take: { cards, groups },
    sweep: { cards },
    combine: { cards, with: v.optional(names, []), also: groups },
    place: { cards },
  },
  'A move of Broom is a take, sweep, combine or place.',
);

/** Sorts the cards and groups of a move, so that equal moves are written the same way. */
function canonical(move: BroomMove): BroomMove {
  const playedCards = [...move.cards].sort(PACK.compare);
  switch (move.type) {
    case 'take':
      return { ...move, cards: playedCards, groups: sortGroups(move.groups) };
    case 'combine':
      return { ...move, cards: playedCards, with: sortGroup(move.with), also: sortGroups(move.also) };
    default:
      return { ...move, cards: playedCards };
  }
}

const codes = (group: readonly ItemName[]): string[] => group.map(codeOf);

function writeMove(move: BroomMove): JsonObject {
  const commonFields = { type: move.type, cards: move.cards.map(PACK.code) };
  switch (move.type) {
    case 'take':
      return { ...commonFields, groups: move.groups.map(codes) };
    case 'combine':
      return { ...commonFields, with: codes(move.with), also: move.also.map(codes) };
    default:
      return commonFields;
  }
}

/** Assigns makers to combined cards of the table, each named once. */
function readMakers(table: readonly ItemName[], builders: JsonObject, seats: number): Result<readonly Item[]> {
  const makers = new Map<ItemName, number>();
  const makersFault = (code: string, message: string) => fault('bad-position', `position.builders.${code}`, message);
  for (const [code, maker] of Object.entries(builders)) {
    const name = v.safeParse(nameSchema, code);
    const tableItem = name.success && isCombined(name.output) && table.find((item) => isSameName(item, name.output));
    if (!tableItem) return makersFault(code, `The table has no combined card ${quote(code)}.`);
    if (makers.has(tableItem)) return makersFault(code, `${quote(code)} is named twice here.`);
    if (!v.is(seat(seats), maker))
      return makersFault(code, `A seat is ${rangeText(0, seats - 1)}, not ${givenText(maker)}.`);
    makers.set(tableItem, maker);
  }
  return ok(table.map((cards) => ({ cards, maker: makers.get(cards) ?? null })));
}

function readPosition(json: JsonObject, options: BroomOptions, seed: number): Result<BroomState> {
  const parseResult = FIELDS.parse(json, options);
  if (!parseResult.ok) return parseResult;
  const { builders, ...otherFields } = parseResult.value;
  const { seats } = options;
  const hands = otherFields.hands ?? unknownHands(seats, HAND_SIZE);
  const placedCount = FIELDS.places({ ...otherFields, hands }, json).reduce((sum, { cards }) => sum + cards.length, 0);
  const round = HAND_SIZE * seats;
  const stock = otherFields.stock ?? unknownCards(Math.floor((PACK.size - placedCount) / round) * round);
  const packCheck = checkPack(PACK, FIELDS.places({ ...otherFields, hands, stock }, json));
  if (!packCheck.ok) return packCheck;
  const table = readMakers(otherFields.table, builders, seats);
  if (!table.ok) return table;
  return ok({
    options,
    chance: createRandom(seed).state(),
    ...otherFields,
    hands,
    table: table.value,
    stock,
  });
}

function wonSchema(options: BroomOptions) {
  const sides = sideCount(options);
  return v.object({
    taken: v.optional(listOf(openCards(PACK), sides, 'piles'), () => emptyLists(sides)),
    scores: totals(sides),
  });
}

function countPiles(json: JsonObject, options: BroomOptions): Result<ScoreAnswer> {
  const parseResult = parseCount(wonSchema(options), json);
  if (!parseResult.ok) return parseResult;
  const { taken, scores } = parseResult.value;
  const packCheck = checkPack(PACK, PILES.places(taken, 'taken', json['taken']));
  if (!packCheck.ok) return packCheck;
  const scoredLines = scoreLines(options, taken);
  const lines = scoredLines.map(({ gain, ...line }) => ({
    ...line,
    says: gainText({ points: line.points, gain }),
  }));
  return ok({ scores: addLines(scores, scoredLines), lines });
}

export const NOTATION = {
  position: { read: readPosition, write: FIELDS.write, schema: FIELDS.schema, loose: FIELDS.loose },
  move: { read: moveReader<BroomMove>(MOVES, canonical), write: writeMove, schema: () => MOVES },
  score: { keys: ['taken', 'scores'], count: countPiles, schema: wonSchema },
  key,
  cardsOf,
} satisfies Notation<BroomOptions, BroomState, BroomMove>;
