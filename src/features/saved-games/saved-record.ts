import { STRENGTHS, type Strength } from '../../bots/strength.ts';
import { fault, ok, type Result } from '../../game/fault.ts';
import { isObject, type Json, type JsonObject } from '../../game/json.ts';
import type { Sitter } from './people.ts';
import { WORDS } from './words.ts';

/** Raised when the stored format changes. */
export const RECORD_VERSION = 2;

/** A saved or shared game before its record is read. */
export interface SavedMatch {
  readonly strength: Strength;
  readonly seats?: readonly Sitter[];
  readonly record: JsonObject;
  /** The challenge as JSON, not yet validated. */
  readonly challenge?: Json;
  /** The refused tries as JSON, not yet validated. */
  readonly refused?: Json;
  /** A record from elsewhere, which may contain illegal moves. */
  readonly isForeign: boolean;
}

const damaged = fault('bad-json', '', WORDS.damaged);
const otherVersion = fault('bad-json', '', WORDS.otherVersion);

const DEFAULT_STRENGTH: Strength = 'greedy';

const parseStrength = (json: unknown): Strength | undefined => STRENGTHS.find(({ id }) => id === json)?.id;

/** Reads who sits at each seat; undefined if it isn't stored, null if it is invalid. */
function parseSitters(json: unknown): readonly Sitter[] | undefined | null {
  if (json === undefined) return undefined;
  if (!Array.isArray(json)) return null;
  const sitters = json.map((one) => (one === 'person' ? one : parseStrength(one)));
  return sitters.every((one) => one !== undefined) && sitters.includes('person') ? sitters : null;
}

type TurnPair = readonly [n: number, move: JsonObject];

const arePairs = (json: unknown): json is readonly TurnPair[] =>
  Array.isArray(json) &&
  json.every((pair) => Array.isArray(pair) && Number.isInteger(pair[0]) && pair[0] >= 0 && isObject(pair[1]));

// biome-ignore lint/suspicious/noThenProperty: the wire format has this key, and the object isn't awaited
const toTakenBack = (move: JsonObject): JsonObject => ({ seat: 0, move, then: 'taken-back' });

/** Converts the format of version 1. */
function upgradeVersion1(json: JsonObject): JsonObject | null {
  const { game, options = {}, seed, turns, takenBack = [] } = json;
  if (typeof game !== 'string' || !isObject(options) || !arePairs(turns) || !arePairs(takenBack)) return null;
  if (!Number.isSafeInteger(seed) || Number(seed) < 0) return null;
  const moves = turns.flatMap(([seat, move], i): Json[] => [
    ...takenBack.filter(([at]) => at === i).map(([, one]) => toTakenBack(one)),
    { seat, move },
  ]);
  const finalTries = takenBack.filter(([at]) => at === turns.length).map(([, one]) => toTakenBack(one));
  return { game, options, start: { seed: seed as number }, moves: [...moves, ...finalTries] };
}

/** Reads a saved or shared game: of this version, of version 1, or a bare record. The fault is half a sentence. */
export function parseSaved(json: unknown): Result<SavedMatch> {
  if (!isObject(json)) return damaged;
  const { version } = json;
  if (version === undefined) {
    return 'moves' in json ? ok({ strength: DEFAULT_STRENGTH, record: json, isForeign: true }) : damaged;
  }
  if (version !== 1 && version !== RECORD_VERSION) return typeof version === 'number' ? otherVersion : damaged;
  const strength = parseStrength(json['strength']);
  const seats = parseSitters(json['seats']);
  const record = version === 1 ? upgradeVersion1(json) : json['record'];
  if (!strength || !isObject(record) || seats === null) return damaged;
  const { challenge, refused } = json;
  const extraParts = {
    ...(seats ? { seats } : {}),
    ...(challenge === undefined ? {} : { challenge }),
    ...(refused === undefined ? {} : { refused }),
  };
  return ok({ strength, ...extraParts, record, isForeign: false });
}
