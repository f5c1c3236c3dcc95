import * as v from 'valibot';
import { fault, ok, type Result } from '../../../game/fault.ts';
import type { Box } from '../../../game/game.ts';
import { isObject, type Json } from '../../../game/json.ts';
import { changedOptions } from '../../../game/options.ts';
import type { PadEntry } from '../../../game/pad.ts';
import { recordOf } from '../../../game/record-of.ts';
import type { Seat } from '../../../game/seat.ts';
import { playerName } from '../../../game/seat-namer.ts';
import { readHouseRules } from '../../../referee/case.ts';
import { WORDS } from '../words.ts';
import { canSeatAll, type SheetPeople } from './people.ts';

/** A round as entered, even if it is wrong. Its result isn't stored but computed each time. */
export interface WrittenRound {
  /** Id of the way it was entered. */
  readonly way: string;
  readonly entry: PadEntry;
  /** Each side's claim as typed; empty if there is none. */
  readonly claims: readonly string[];
}

/** A table of players and its rounds. */
export interface Sheet extends SheetPeople {
  readonly id: string;
  /** The seat that deals or begins the first round. */
  readonly first: Seat;
  readonly rounds: readonly WrittenRound[];
}

/** The sheets of a game, the latest first. */
export interface SheetBook {
  readonly open: string | null;
  readonly sheets: readonly Sheet[];
}

/** Version of stored and shared sheets; raised when its meaning changes. */
export const PAD_VERSION = 2;
/** The version for sheets without joining or leaving players; such sheets are still written in it. */
const SETTLED_VERSION = 1;
export const isPadVersion = (version: unknown): boolean => version === PAD_VERSION || version === SETTLED_VERSION;
/** The oldest version that can express these sheets. */
export const versionFor = (sheets: readonly Sheet[]): number =>
  sheets.some(({ stays }) => stays) ? PAD_VERSION : SETTLED_VERSION;
export const LONGEST_NAME = 24;
/** In characters, for any text typed into a round. */
export const LONGEST_TEXT = 60;
const MAX_ROUNDS = 2000;
export const MAX_PEOPLE = 12;

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const word = text(LONGEST_TEXT);
const plainValue = v.nullable(v.union([word, v.number(), v.boolean()]));
const valueList = v.pipe(v.array(v.union([plainValue, v.pipe(v.array(word), v.maxLength(200))])), v.maxLength(200));
const entry = recordOf(word, v.union([plainValue, valueList]));

const round = v.object({
  way: word,
  entry,
  claims: v.optional(v.pipe(v.array(word), v.maxLength(12)), []),
});

const integer = v.pipe(v.number(), v.safeInteger());
const stay = v.object({
  turns: v.pipe(
    v.array(v.pipe(integer, v.minValue(0), v.maxValue(MAX_ROUNDS))),
    v.minLength(1),
    v.check((turns) => turns.every((turn, i) => turn > (turns[i - 1] ?? -1))),
  ),
  total: integer,
});

const sheet = v.object({
  names: v.pipe(v.array(text(LONGEST_NAME)), v.minLength(1), v.maxLength(MAX_PEOPLE)),
  options: v.optional(recordOf(v.string(), v.unknown()), {}),
  first: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  rounds: v.pipe(v.array(round), v.maxLength(MAX_ROUNDS)),
  stays: v.optional(v.pipe(v.array(stay), v.maxLength(MAX_PEOPLE))),
});

/** Parses a round from untrusted JSON; undefined if it isn't one. */
export function readRound(json: unknown): WrittenRound | undefined {
  const parsed = v.safeParse(round, json, { abortEarly: true });
  return parsed.success ? (parsed.output as WrittenRound) : undefined;
}

/** The name of a seat, with a default for an empty one. */
export const nameAt = (seat: Seat, name = ''): string => (name.trim() === '' ? playerName(seat) : name.trim());

const DAMAGED_SHEET = fault('bad-json', '', WORDS.damaged);

/** Parses a sheet from untrusted JSON. @param id given by the caller */
export function readSheet(game: Box, json: unknown, id: string): Result<Sheet> {
  const parsed = v.safeParse(sheet, json, { abortEarly: true });
  if (!parsed.success) return DAMAGED_SHEET;
  const { names, rounds, stays } = parsed.output;
  const options = readHouseRules(game, parsed.output.options);
  if (!options.ok) {
    return fault('bad-options', options.fault.path, WORDS.strangeRules);
  }
  const seats = game.seats(options.value);
  const parsedSheet: Sheet = {
    id,
    names: Array.from({ length: stays?.length ?? seats }, (_, seat) => nameAt(seat, names[seat])),
    options: changedOptions(game.options, options.value),
    first: Math.min(parsed.output.first, seats - 1),
    rounds: rounds.map((one) => ({ ...one, entry: one.entry as Readonly<Record<string, Json>> })),
    ...(stays ? { stays } : {}),
  };
  return canSeatAll(game, parsedSheet) ? ok(parsedSheet) : DAMAGED_SHEET;
}

export const writeSheet = ({ names, options, first, rounds, stays }: Sheet) => ({
  names,
  options,
  first,
  ...(stays ? { stays: stays.map(({ turns, total }) => ({ turns, total })) } : {}),
  rounds: rounds.map(({ way, entry, claims }) => ({ way, entry, ...(claims.length > 0 ? { claims } : {}) })),
});

export const EMPTY_BOOK: SheetBook = { open: null, sheets: [] };

/** Parses the stored sheets; undefined if the JSON has another shape or version. */
export function readBook(game: Box, json: unknown): SheetBook | undefined {
  if (!isObject(json) || !isPadVersion(json['version']) || !Array.isArray(json['sheets'])) return undefined;
  const { open, sheets } = json;
  const parsedSheets: Sheet[] = [];
  for (const one of sheets) {
    const id = isObject(one) && typeof one['id'] === 'string' ? one['id'] : '';
    const parsed = readSheet(game, one, id);
    if (!parsed.ok || id === '') return undefined;
    parsedSheets.push(parsed.value);
  }
  return { open: typeof open === 'string' ? open : null, sheets: parsedSheets };
}

export const writeBook = ({ open, sheets }: SheetBook) => ({
  version: versionFor(sheets),
  open,
  sheets: sheets.map((one) => ({ id: one.id, ...writeSheet(one) })),
});
