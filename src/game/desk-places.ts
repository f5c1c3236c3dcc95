import { sentence } from '../cards/words.ts';
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

/** Places that the desks of several games have. */

type PlaceChoices = ChoicePlace['choices'];

/** A choice for each of these seats: "You", "Ann". */
export function seatChoices(
  seats: readonly Seat[],
  name: SeatNamer,
): readonly { readonly value: Seat; readonly label: string }[] {
  return seats.map((value) => ({ value, label: sentence(name(value)) }));
}

interface HandSpec {
  readonly at: Seat;
  /** The seat that tries: what the others hold matters seldom. */
  readonly seat: Seat;
  readonly seats: number;
  readonly name: SeatNamer;
  /** Cards of a full hand: nobody showed them, unless it is said. */
  readonly size: number;
  /** "Four cards nobody showed" */
  readonly placeholder: string;
  /** Left out where a hand may grow without end. */
  readonly most?: number;
}

/** A hand, by default as many cards nobody showed as one is dealt. */
export function handPlace({ at, seat, seats, name, size, placeholder, most }: HandSpec): CardPlace {
  const usual: readonly string[] = [`${size}?`];
  return {
    id: handZone(at),
    label: possessiveLabel(name(at), 'hand'),
    kind: 'set',
    paths: [`position.hands[${at}]`],
    placeholder: placeholder,
    defaultThings: usual,
    unseen: true,
    ...(most === undefined ? {} : { most }),
    ...(at === seat ? {} : { rare: true }),
    // Counted one by one they are what must lie there, and nobody said so: “5?” says that there are five.
    ...entryLens('hands', at, seats, isThingList, new Array<string>(size).fill('?')),
  };
}

/** A pile nobody looks into; unsaid, it is what the pack still has. */
export function stockPlace(id: string, label: string, unsaid: string): CardPlace {
  return cardsPlace(id, { label, kind: 'pile', placeholder: unsaid, rare: true, emptyLabel: 'Nothing left' });
}

/** Who decides next, or that the game is over: it is the turn of seat 0 unless it is said. */
export function turnPlace(named: PlaceChoices): ChoicePlace {
  const choices = [...named, { value: null, label: 'Game over' }];
  return choicePlace('turn', 'On turn', choices, { presumed: true, ...fieldLens('turn', isSeatOrNull, 0) });
}

/** A field of its own that holds a seat, or nobody’s where that is a choice. */
export function seatPlace(key: string, label: string, choices: PlaceChoices): ChoicePlace {
  return choicePlace(key, label, choices, fieldLens(key, isSeatOrNull));
}

type AmountSpec = Pick<NumberPlace, 'id' | 'label' | 'max'> & Partial<NumberPlace>;

/** A number that seldom matters, from 0 on. */
function amountPlace(path: string, { min = 0, ...spec }: AmountSpec, slot: JsonLens<number>): NumberPlace {
  return { kind: 'number', paths: [path], rare: true, min, ...slot, ...spec };
}

/** The same where it is a field of its own. */
export function countPlace(key: string, label: string, max: number, min = 0): NumberPlace {
  return amountPlace(`position.${key}`, { id: key, label, min, max }, fieldLens(key, isWholeNumber));
}

/** Where a list has an entry for each seat or side: its field, which entry, and how many there are. */
type EntryPath = readonly [key: string, at: number, length: number];

/** One of a list of numbers, nothing at first: points before, tricks won. */
export function amountEntryPlace([key, at, length]: EntryPath, spec: AmountSpec): NumberPlace {
  return amountPlace(`position.${key}[${at}]`, spec, rowEntryLens(key, at, length, isWholeNumber, 0));
}

type CardSpec = Pick<CardPlace, 'label'> & Partial<CardPlace>;

/** Cards in a field of its own, of which any may be unseen. */
export function cardsPlace(key: string, spec: CardSpec): CardPlace {
  const slot = fieldLens(key, isThingList);
  return { id: key, kind: 'set', paths: [`position.${key}`], unseen: true, ...slot, ...spec };
}

/** A single card in a field of its own, or none, as a list of one. */
export function singlePlace(key: string, spec: CardSpec): CardPlace {
  return cardsPlace(key, {
    most: 1,
    rare: true,
    ...spec,
    read({ [key]: said }) {
      return typeof said === 'string' ? [said] : said === null ? [] : undefined;
    },
    write(json, said) {
      const { [key]: _, ...others } = json;
      return said === undefined ? others : { ...others, [key]: said.at(-1) ?? null };
    },
  });
}

/** The same for one of several lists: the pile of a seat. @param unknown see `entry`; left out, see `entryOfRow` */
export function cardEntryPlace(
  [key, at, length]: EntryPath,
  spec: CardSpec,
  unknown?: readonly string[],
): CardPlace {
  const slot = unknown
    ? entryLens(key, at, length, isThingList, unknown)
    : rowEntryLens(key, at, length, isThingList, []);
  const paths = [`position.${key}[${at}]`];
  return { id: `${key}-${at}`, kind: 'set', paths, unseen: true, ...slot, ...spec };
}

/** One of a few words of the position. */
export function choicePlace(
  key: string,
  label: string,
  choices: PlaceChoices,
  more: Partial<ChoicePlace> = {},
): ChoicePlace {
  const is = (json: unknown): json is Json => choices.some(({ value }) => value === json);
  const slot = fieldLens(key, is);
  return { id: key, label, kind: 'choice', paths: [`position.${key}`], choices, ...slot, ...more };
}

/** A place of a position where the same is asked to be counted: in its own keys, and all of it is known. */
export function countedPlace<P extends DeskPlace>(place: P): P {
  const paths = place.paths.map((path) => path.replace('position.', ''));
  return { ...place, paths, ...('unseen' in place ? { rare: false, unseen: false } : {}) };
}
