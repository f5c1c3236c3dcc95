import type { Card } from '../../../cards/card.ts';
import {
  type CardPlace,
  type ChoicePlace,
  type CountForm,
  type Desk,
  type DeskPlace,
  type DeskThing,
  fieldLens,
  isThingList,
  type MoveQuestion,
  type NumberPlace,
} from '../../../game/desk.ts';
import * as desk from '../../../game/desk-places.ts';
import { isObject, type JsonObject } from '../../../game/json.ts';
import { possessiveLabel, type Seat, type SeatNamer, seatsOf } from '../../../game/seat.ts';
import type { BroomOptions } from '../options.ts';
import { PACK } from '../pack.ts';
import {
  codeOf,
  HAND_SIZE,
  type ItemName,
  isSameName,
  ON_TABLE,
  sideCount,
  sideNames,
  sideOf,
  textOf,
  worthOf,
} from '../state.ts';

/** The move with one item of its groups replaced. */
const withItem = (move: JsonObject, groups: readonly (readonly string[])[], from: string, to: string): JsonObject => ({
  ...move,
  groups: groups.map((group) => group.map((text) => (text === from ? to : text))),
});

/** Asks whether a combined card was taken whole, or only a part of it. */
export const about: NonNullable<Desk<BroomOptions>['about']> = ({ table }, _seat, move) => {
  const groups = (Array.isArray(move['groups']) ? move['groups'] : []).filter(isThingList);
  if (move['type'] !== 'take' || !isThingList(table)) return [];
  return table.flatMap((whole): readonly MoveQuestion[] => {
    const parts = whole.split('+');
    const taken = groups.flat().find((text) => text === whole || parts.includes(text));
    if (parts.length < 2 || taken === undefined) return [];
    const choices = [whole, ...parts].map((text) => ({
      label: text === whole ? 'all of it' : `only ${textOf(nameOf(text))}`,
      move: text === taken ? move : withItem(move, groups, taken, text),
    }));
    return [{ label: `Of ${textOf(nameOf(whole))}`, choices }];
  });
};

const HAND_SETTINGS = { size: HAND_SIZE, maxCards: HAND_SIZE, placeholder: 'Four unseen cards' };

function readThing(text: string): DeskThing | undefined {
  const cards = text.split('+').map((code) => PACK.read(code));
  if (cards.some((card) => card === undefined)) return undefined;
  const name = cards as Card[];
  const worth = worthOf(name);
  return {
    text: codeOf(name),
    cards: name,
    ...(name.length > 1 && worth > 0 ? { worth: String(worth) } : {}),
  };
}

/** Parses the code of an item; a combined card may list its cards in any order. */
const nameOf = (text: string): ItemName => readThing(text)?.cards ?? [];
const makersOf = (json: JsonObject): JsonObject => (isObject(json['builders']) ? json['builders'] : {}) as JsonObject;

/** Keeps the makers whose item passes the test and adds more; drops the field if none is left. */
function putMakers(
  json: JsonObject,
  shouldKeep: (name: ItemName) => boolean,
  addedMakers: JsonObject = {},
): JsonObject {
  const { builders: _, ...otherFields } = json;
  const keptEntries = Object.entries(makersOf(json)).filter(([text]) => shouldKeep(nameOf(text)));
  const builders = { ...Object.fromEntries(keptEntries), ...addedMakers };
  return Object.keys(builders).length > 0 ? { ...otherFields, builders } : otherFields;
}

function makerPlace(text: string, seats: readonly Seat[], name: SeatNamer): ChoicePlace {
  const itemName = nameOf(text);
  return {
    id: `maker-${text}`,
    label: `Who made ${textOf(itemName)}?`,
    needs: `who made ${textOf(itemName)}`,
    kind: 'choice',
    paths: [`position.builders.${text}`],
    choices: [{ value: null, label: 'Not known' }, ...desk.seatChoices(seats, name)],
    read: (json) => Object.entries(makersOf(json)).find(([key]) => isSameName(nameOf(key), itemName))?.[1],
    write: (json, maker) =>
      putMakers(
        json,
        (name) => !isSameName(name, itemName),
        maker === undefined || maker === null ? {} : { [text]: maker },
      ),
  };
}

function tablePlace(seats: readonly Seat[], name: SeatNamer): CardPlace {
  const tableField = fieldLens('table', isThingList);
  return desk.cardsPlace(ON_TABLE, {
    label: 'On the table',
    kind: 'row',
    paths: ['position.table', 'position.builders'],
    needs: 'the cards on the table',
    emptyLabel: 'No cards',
    unseen: false,
    join: (things) => things.join('+'),
    ask: (text) => (nameOf(text).length > 1 ? makerPlace(text, seats, name) : null),
    write(json, codes) {
      const names = (codes ?? []).map(nameOf);
      const jsonWithMakers = putMakers(json, (name) => names.some((tableName) => isSameName(tableName, name)));
      return tableField.write(jsonWithMakers, codes);
    },
  });
}

const pilePlace = (options: BroomOptions, side: number, label: string, unknownCodes?: readonly string[]): CardPlace =>
  desk.cardEntryPlace(
    ['taken', side, sideCount(options)],
    { label, emptyLabel: 'No cards yet', rare: true },
    unknownCodes,
  );

/** Totals before this session. */
const totalPlaces = (options: BroomOptions, sideLabels: readonly string[]): readonly NumberPlace[] =>
  sideLabels.map((one, side) => {
    const spec = { id: `score-${side}`, label: `${one}: points before`, max: 9999 };
    return desk.amountEntryPlace(['scores', side, sideCount(options)], spec);
  });

function places(options: BroomOptions, seat: Seat, name: SeatNamer): readonly DeskPlace[] {
  const seats = seatsOf(options);
  const sideLabels = sideNames(options, name);
  const ownSide = sideOf(options, seat);
  const pileOf = (side: number): string =>
    options.partners ? (side === ownSide ? 'Your side’s pile' : 'Their pile') : possessiveLabel(name(side), 'pile');
  const namedSeats = desk.seatChoices(seats, name);
  const hand = (handSeat: Seat): CardPlace =>
    desk.handPlace({ ...HAND_SETTINGS, at: handSeat, seat, seats: seats.length, name });
  const taker = desk.seatPlace('lastTaker', 'Took last', [{ value: null, label: 'Nobody yet' }, ...namedSeats]);
  return [
    hand(seat),
    tablePlace(seats, name),
    desk.turnPlace(namedSeats),
    ...seats.filter((handSeat) => handSeat !== seat).map(hand),
    ...sideLabels.map((_, side) => pilePlace(options, side, pileOf(side), ['?'])),
    desk.stockPlace('stock', 'Stock', 'The rest of the pack'),
    { ...taker, id: 'last-taker', rare: true },
    { ...desk.seatPlace('dealer', 'Dealer', namedSeats), rare: true },
    ...totalPlaces(options, sideLabels),
    desk.numberFieldPlace('session', 'Session', 999, 1),
  ];
}

/** Count form of a session: every card of the pack is in one of the piles. */
const COUNT: CountForm<BroomOptions> = {
  id: 'count',
  label: 'What does it score?',
  whole: true,
  places(options, name) {
    const sideLabels = sideNames(options, name);
    const pilePlaces = sideLabels.map((one, side) => pilePlace(options, side, `${one} took`));
    return [...pilePlaces, ...totalPlaces(options, sideLabels)].map(desk.toCountPlace);
  },
  sides: sideNames,
  example: {
    taken: [
      ['J20', '10D', 'AS', '4S', '9S', 'KH', 'QC', '7D'],
      ['2S', 'J11', '5S', '6H', '6C', 'JD'],
    ],
  },
};

export const DESK: Desk<BroomOptions> = {
  thing: readThing,
  places,
  example: {
    position: {
      hands: [['6S', '2C', 'KD'], ['4?']],
      table: ['5C', 'AD', '9H', 'QS', '8D+2H'],
      builders: { '8D+2H': 1 },
    },
    seat: 0,
    move: { type: 'take', cards: ['6S'], groups: [['5C', '9H']] },
  },
  typed: '6s takes 5c and as',
  about,
  counts: [COUNT],
};
