import { capitalize } from '../cards/words.ts';
import {
  type CardPlace,
  type ChoicePlace,
  type DeskPlace,
  entryLens,
  fieldLens,
  isSeatOrNull,
  isThingList,
  isWholeNumber,
  type JsonLens,
  type NumberPlace,
  rowEntryLens,
} from './desk.ts';
import { handZone } from './hand-zones.ts';
import type { Json } from './json.ts';
import { possessiveLabel, type Seat, type SeatNamer } from './seat.ts';

/** Builders for the desk places that several games share. */

type PlaceChoices = ChoicePlace['choices'];

/** One choice for each of these seats: "You", "Ann". */
export function seatChoices(
  seats: readonly Seat[],
  name: SeatNamer,
): readonly { readonly value: Seat; readonly label: string }[] {
  return seats.map((value) => ({ value, label: capitalize(name(value)) }));
}

interface HandSpec {
  readonly at: Seat;
  /** The seat that tries: hands of the others rarely matter. */
  readonly seat: Seat;
  readonly seats: number;
  readonly name: SeatNamer;
  /** Cards in a full hand, unseen by default. */
  readonly size: number;
  /** Text for an unknown hand: "Four cards nobody showed". */
  readonly placeholder: string;
  /** The most cards of a hand; left out where there is no limit. */
  readonly maxCards?: number;
}

/** A hand; by default as many unseen cards as are dealt. */
export function handPlace({ at, seat, seats, name, size, placeholder, maxCards }: HandSpec): CardPlace {
  const unseenHand: readonly string[] = [`${size}?`];
  return {
    id: handZone(at),
    label: possessiveLabel(name(at), 'hand'),
    kind: 'set',
    paths: [`position.hands[${at}]`],
    placeholder,
    defaultThings: unseenHand,
    unseen: true,
    ...(maxCards === undefined ? {} : { maxCards }),
    ...(at === seat ? {} : { rare: true }),
    // The default `["?","?","?"]`, card by card, means that the hand is not filled in; `["3?"]` states that it has
    // three cards.
    ...entryLens({ key: 'hands', length: seats, guard: isThingList, blank: new Array<string>(size).fill('?') }, at),
  };
}

/** A face-down pile; by default it holds what is left of the pack. */
export function stockPlace(id: string, label: string, placeholder: string): CardPlace {
  return cardsPlace(id, {
    label,
    kind: 'pile',
    placeholder,
    rare: true,
    emptyLabel: 'Nothing left',
  });
}

/** The seat that decides next, or null when the game is over. Default: seat 0. */
export function turnPlace(playerChoices: PlaceChoices): ChoicePlace {
  const choices = [...playerChoices, { value: null, label: 'Game over' }];
  return choicePlace('turn', 'Whose turn', choices, {
    presumed: true,
    ...fieldLens('turn', isSeatOrNull, 0),
  });
}

/** A field that holds a seat, or null where `choices` has it. */
export function seatPlace(key: string, label: string, choices: PlaceChoices): ChoicePlace {
  return choicePlace(key, label, choices, fieldLens(key, isSeatOrNull));
}

type AmountSpec = Pick<NumberPlace, 'id' | 'label' | 'max'> & Partial<NumberPlace>;

/** A number from 0 on that rarely matters. */
function amountPlace(path: string, { min = 0, ...spec }: AmountSpec, lens: JsonLens<number>): NumberPlace {
  return { kind: 'number', paths: [path], rare: true, min, ...lens, ...spec };
}

/** A number in its own top-level field. */
export function numberFieldPlace(key: string, label: string, max: number, min = 0): NumberPlace {
  return amountPlace(`position.${key}`, { id: key, label, min, max }, fieldLens(key, isWholeNumber));
}

/** The field of a list that has one entry for each seat or side, the index of the entry, and the length of the list. */
type EntryPath = readonly [key: string, at: number, length: number];

/** One number of a list, 0 by default: points before, tricks won. */
export function amountEntryPlace([key, at, length]: EntryPath, spec: AmountSpec): NumberPlace {
  return amountPlace(`position.${key}[${at}]`, spec, rowEntryLens({ key, length, guard: isWholeNumber, blank: 0 }, at));
}

type CardSpec = Pick<CardPlace, 'label'> & Partial<CardPlace>;

/** Cards in their own field; any of them may be unseen. */
export function cardsPlace(key: string, spec: CardSpec): CardPlace {
  const lens = fieldLens(key, isThingList);
  return { id: key, kind: 'set', paths: [`position.${key}`], unseen: true, ...lens, ...spec };
}

/** A single card or none in its own field, read and written as a list of at most one. */
export function singlePlace(key: string, spec: CardSpec): CardPlace {
  return cardsPlace(key, {
    maxCards: 1,
    rare: true,
    ...spec,
    read({ [key]: code }) {
      return typeof code === 'string' ? [code] : code === null ? [] : undefined;
    },
    write(json, codes) {
      const { [key]: _, ...others } = json;
      return codes === undefined ? others : { ...others, [key]: codes.at(-1) ?? null };
    },
  });
}

/**
 * Cards in one entry of a list: the pile of a seat.
 * @param unknownForm the wire form of an unknown entry, see `entryLens`; without it, see `rowEntryLens`
 */
export function cardEntryPlace(
  [key, at, length]: EntryPath,
  spec: CardSpec,
  unknownForm?: readonly string[],
): CardPlace {
  const lens = unknownForm
    ? entryLens({ key, length, guard: isThingList, blank: unknownForm }, at)
    : rowEntryLens({ key, length, guard: isThingList, blank: [] }, at);
  const paths = [`position.${key}[${at}]`];
  return { id: `${key}-${at}`, kind: 'set', paths, unseen: true, ...lens, ...spec };
}

/** A place for a field with a few possible values. */
export function choicePlace(
  key: string,
  label: string,
  choices: PlaceChoices,
  extraFields: Partial<ChoicePlace> = {},
): ChoicePlace {
  const isChoice = (json: unknown): json is Json => choices.some(({ value }) => value === json);
  const lens = fieldLens(key, isChoice);
  return { id: key, label, kind: 'choice', paths: [`position.${key}`], choices, ...lens, ...extraFields };
}

/** Turns a place of a position into one of a count: paths start at the top level, and no card is unseen. */
export function toCountPlace<P extends DeskPlace>(place: P): P {
  const paths = place.paths.map((path) => path.replace('position.', ''));
  return { ...place, paths, ...('unseen' in place ? { rare: false, unseen: false } : {}) };
}
