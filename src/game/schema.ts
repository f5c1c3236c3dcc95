import * as v from 'valibot';
import { type Card, UNKNOWN } from '../cards/card.ts';
import type { Pack } from '../cards/pack.ts';
import { sharedUnknownCards } from '../cards/unseen.ts';
import { capitalize, quote } from '../cards/words.ts';
import { type FaultCode, fault, givenText, ok, type Result, rangeText } from './fault.ts';
import { formatHint } from './format-hint.ts';

/** Schemas from which games build the parsers of their positions and moves. All outside input passes through them. */

/** The part of an issue that a message may quote. */
interface SchemaIssue {
  readonly input: unknown;
}

/**
 * Parses JSON by a schema.
 * @returns the parsed value, or a fault whose path starts with `path`
 */
export function parse<T>(schema: v.GenericSchema<unknown, T>, json: unknown, code: FaultCode, path: string): Result<T> {
  const result = v.safeParse(schema, json, { abortEarly: true });
  if (result.success) return ok(result.output);
  const [issue] = result.issues;
  const at = (issue.path ?? []).reduce(
    (text, { key }) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`),
    path,
  );
  return fault(code, at, isMissing(issue) ? 'This is missing here.' : issue.message);
}

/** Parses a question about a count: the paths of faults start at its own fields. */
export function parseCount<T>(schema: v.GenericSchema<unknown, T>, json: unknown): Result<T> {
  const result = parse(schema, json, 'bad-position', '');
  return result.ok ? result : fault(result.fault.code, result.fault.path.replace(/^\./, ''), result.fault.says);
}

/** Whether a required field is missing; valibot reports unknown fields with the same issue type. */
const isMissing = ({ type, expected }: v.BaseIssue<unknown>): boolean =>
  /object/.test(type) && String(expected).includes('"');

/** A whole number from `min` to `max`, by default any safe integer. */
export const wholeNumber = (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER) => {
  const describeFault = ({ input }: SchemaIssue): string =>
    `This must be ${rangeText(min, max)}, not ${givenText(input)}.`;
  return v.pipe(
    v.number(describeFault),
    v.integer(describeFault),
    v.minValue(min, describeFault),
    v.maxValue(max, describeFault),
  );
};

/** A seat of a table with this many seats. */
export const seat = (seats: number) => wholeNumber(0, seats - 1);

/** A list of exactly `n` items; `noun` names them in the fault. */
export const listOf = <T extends v.GenericSchema>(item: T, n: number, noun: string) => {
  const describeFault = ({ input }: SchemaIssue): string =>
    `There must be ${n} ${noun} here, not ${Array.isArray(input) ? input.length : givenText(input)}.`;
  return v.pipe(v.array(item, describeFault), v.length(n, describeFault));
};

export const emptyLists = (n: number): never[][] => Array.from({ length: n }, () => []);

/** A list of `n` totals, 0 by default. */
export const totals = (n: number) =>
  v.optional(listOf(wholeNumber(0), n, 'totals'), () => new Array<number>(n).fill(0));

const describeNonCard = ({ input }: SchemaIssue): string =>
  `A card is written as text, like "10D", not ${givenText(input)}.`;
const describeNonList = ({ input }: SchemaIssue): string => `Cards are given as a list, not ${givenText(input)}.`;

/**
 * A value written as text.
 * @param message the fault of a value that is no text
 * @param parseText returns undefined for an invalid text
 * @param describeInvalid words the fault of an invalid text
 * @param hint the format of the text
 */
export const textOf = <T>(
  message: string | ((issue: SchemaIssue) => string),
  parseText: (text: string) => T | undefined,
  describeInvalid: (text: string) => string,
  hint: ReturnType<typeof formatHint<string>>,
) =>
  v.pipe(
    v.string(message),
    hint,
    v.rawTransform(({ dataset, addIssue, NEVER }): T => {
      const parsedValue = parseText(dataset.value);
      if (parsedValue !== undefined) return parsedValue;
      addIssue({ message: describeInvalid(dataset.value) });
      return NEVER;
    }),
  );

/** A card that is face up, its code in any accepted spelling. */
export const openCard = (pack: Pack) => textOf<Card>(describeNonCard, pack.read, noCard, formatHint('card', pack));

function noCard(text: string): string {
  return /^\d*\?$/.test(text)
    ? 'This card is face up: it can’t be unknown.'
    : `${quote(text)} isn’t a card of this game.`;
}

/** A card or a run of unseen ones: `"12?"` stands for twelve. */
const hiddenEntry = (pack: Pack) =>
  v.pipe(
    v.string(describeNonCard),
    formatHint('card|run', pack),
    v.rawTransform(({ dataset, addIssue, NEVER }): readonly Card[] => {
      const run = /^([1-9]\d*)?\?$/.exec(dataset.value);
      if (run) {
        const runLength = Number(run[1] ?? 1);
        if (runLength <= pack.size) return sharedUnknownCards(runLength);
        addIssue({ message: `There are only ${pack.size} cards in the pack.` });
        return NEVER;
      }
      const card = pack.read(dataset.value);
      if (card !== undefined) return [card];
      addIssue({ message: `${quote(dataset.value)} isn’t a card of this game.` });
      return NEVER;
    }),
  );

/** Limit of a list of cards after its runs are expanded: a short text must not make a huge list. */
const MAX_CARDS = 100_000;

/** A list of cards, any of which may be unseen. */
export const hiddenCards = (pack: Pack) =>
  v.pipe(
    v.array(hiddenEntry(pack), describeNonList),
    v.check(
      (entries) => entries.reduce((sum, { length }) => sum + length, 0) <= MAX_CARDS,
      `There are only ${pack.size} cards in the pack.`,
    ),
    v.transform((entries): readonly Card[] => entries.flat()),
  );

/** A single card that may be unseen. */
export const hiddenCard = (pack: Pack, message: string) =>
  v.pipe(
    hiddenEntry(pack),
    v.check(({ length }) => length === 1, message),
    v.transform(([card]): Card => card as Card),
    formatHint<Card>('card|one', pack),
  );

/** A list of cards that are face up. */
export const openCards = (pack: Pack) => v.array(openCard(pack), describeNonList);

/** The codes of a pile, each run of unseen cards as one `"n?"`. */
export function writePile(pack: Pack, cards: readonly Card[]): string[] {
  const codes: string[] = [];
  let run = 0;
  const flush = (): void => {
    if (run > 0) codes.push(run === 1 ? '?' : `${run}?`);
    run = 0;
  };
  for (const card of cards) {
    if (card === UNKNOWN) {
      run++;
    } else {
      flush();
      codes.push(pack.code(card));
    }
  }
  flush();
  return codes;
}

/** The codes of a hand. The order of a hand has no meaning, so unseen cards come last. */
export function writeHand(pack: Pack, cards: readonly Card[]): string[] {
  const faceUpCards = cards.filter((card) => card !== UNKNOWN);
  const faceDownCards = cards.filter((card) => card === UNKNOWN);
  return writePile(pack, [...faceUpCards, ...faceDownCards]);
}

/** Some cards of a position, their path and the list they were read from. */
export interface PlacedCards {
  readonly path: string;
  readonly cards: readonly Card[];
  /** The unparsed list from the JSON, where the place is a list of cards. */
  readonly list?: unknown;
}

/**
 * Checks that one pack holds all these cards.
 * @returns a fault for too many copies of a card, or more cards than the pack has
 */
export function checkPack(pack: Pack, places: readonly PlacedCards[]): Result<null> {
  const copiesSeen = new Map<Card, number>();
  let total = 0;
  for (const place of places) {
    total += place.cards.length;
    for (const [i, card] of place.cards.entries()) {
      if (card === UNKNOWN) continue;
      const copyNumber = (copiesSeen.get(card) ?? 0) + 1;
      copiesSeen.set(card, copyNumber);
      if (copyNumber > pack.copies(card)) {
        const message = `${capitalize(pack.text(card))} appears here more often than in the pack.`;
        return fault('bad-position', place.path + entryOf(pack, place, i), message);
      }
    }
  }
  if (total > pack.size) {
    return fault('bad-position', 'position', `That makes ${total} cards, and the pack has ${pack.size}.`);
  }
  return ok(null);
}

/** The index suffix of the list entry a card was read from: a run of unseen cards is one entry. */
function entryOf(pack: Pack, { cards, list }: PlacedCards, at: number): string {
  if (!Array.isArray(list)) return '';
  const card = cards[at] as Card;
  const entries = list.flatMap((code, i) => (pack.read(String(code)) === card ? [i] : []));
  const earlierCopies = cards.slice(0, at).filter((other) => other === card).length;
  return `[${entries[earlierCopies] ?? 0}]`;
}

/**
 * The index of the list entry that card number `at` was read from: a run of unseen cards is one entry. −1 if the list has
 * fewer cards; `at` itself if `list` isn't a list.
 */
export function entryAt(list: unknown, at: number): number {
  if (!Array.isArray(list)) return at;
  let cards = 0;
  return list.findIndex((text) => {
    cards += Number(/^(\d+)\?$/.exec(String(text))?.[1] ?? 1);
    return cards > at;
  });
}
