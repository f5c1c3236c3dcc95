import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { fault, ok, type Result } from '../game/fault.ts';
import { isObject, type JsonObject } from '../game/json.ts';
import { hashOf } from '../random/hash.ts';
import { isDeep } from './deep.ts';
import { orderedCase } from './ordered-case.ts';

/** Cases, matches, tables’ house rules and score sheets as the fragment of an address: a version, what it is, then deflated JSON in base64url. */
const VERSION = '1';
const KINDS = { case: 'c', match: 'm', table: 't', score: 's' } as const;
type Kind = keyof typeof KINDS;

/** No case or match is longer: what is, or unpacks to more, is none of ours. */
const MOST_BYTES = 400_000;
const MOST_LETTERS = 100_000;
/** In front of the JSON: a changed letter that still unpacks is told from what was packed. */
const CHECK_LETTERS = 6;

function checksum(text: string): string {
  return hashOf(text).toString(36).padStart(7, '0').slice(-CHECK_LETTERS);
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  return strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true);
}

function pack(kind: Kind, json: JsonObject): string {
  const text = JSON.stringify(json);
  return VERSION + KINDS[kind] + toBase64Url(deflateSync(strToU8(checksum(text) + text), { level: 9 }));
}

const TORN: Extract<Result<never>, { ok: false }> = fault(
  'bad-json',
  '',
  'This link is damaged: a part of it is missing or was changed. Ask for it again, whole.',
);

/** What a link holds that was opened somewhere else, by its letter. */
const STRAY: Readonly<Record<string, typeof TORN>> = {
  [KINDS.case]: fault('bad-json', '', 'This link holds a question to the referee: it belongs to the desk.'),
  [KINDS.match]: fault('bad-json', '', 'This link holds a whole game: it belongs to the practice table.'),
  [KINDS.table]: fault('bad-json', '', 'This link holds house rules: it belongs to the game’s first page.'),
  [KINDS.score]: fault('bad-json', '', 'This link holds a score sheet: it belongs to the score pad.'),
};

/** What a sentence sets around a link, as it is or as a browser writes it in an address. */
const SENTENCE = /^(?:[.,;:!?)\]}>"'»”’…]|%(?:22|3E|5D|7D|C2%BB|E2%80%(?:9D|99|A6)))+$/i;

function unpack(kind: Kind, given: string): Result<JsonObject> {
  const whole = given.replace(/^#/, '');
  // From where the link itself ends: looked for from every letter on, it would take the square of their number.
  const [text = ''] = /^[\w-]*/.exec(whole) ?? [];
  const after = whole.slice(text.length);
  if (text === '' || text.length > MOST_LETTERS || (after !== '' && !SENTENCE.test(after))) return TORN;
  if (!text.startsWith(VERSION)) {
    return fault('bad-json', '', 'This link was made by another version of this site, and we can’t read it.');
  }
  if (text[1] !== KINDS[kind]) return STRAY[text[1] ?? ''] ?? TORN;
  try {
    // What is too long is cut off here, and then its checksum is wrong.
    const bytes = inflateSync(fromBase64Url(text.slice(2)), { out: new Uint8Array(MOST_BYTES) });
    const checked = strFromU8(bytes);
    const json = checked.slice(CHECK_LETTERS);
    if (checksum(json) !== checked.slice(0, CHECK_LETTERS) || isDeep(json)) return TORN;
    const value: unknown = JSON.parse(json);
    return isObject(value) ? ok(value) : TORN;
  } catch {
    return TORN;
  }
}

/** A case as a fragment, without its `#`. An empty list of house rules is left out. */
export function packCase(json: JsonObject): string {
  return pack('case', orderedCase(json));
}

/** The case in a fragment. A damaged one is a Fault with a sentence to show, never a throw. */
export function unpackCase(fragment: string): Result<JsonObject> {
  return unpack('case', fragment);
}

/** A whole game, as a record. */
export function packMatch(json: JsonObject): string {
  return pack('match', json);
}

/** The record in a fragment, not yet read. */
export function unpackMatch(fragment: string): Result<JsonObject> {
  return unpack('match', fragment);
}

/** The house rules of a table, and of which game. */
export function packTable(json: JsonObject): string {
  return pack('table', json);
}

/** The house rules in a fragment, not yet held against the game. */
export function unpackTable(fragment: string): Result<JsonObject> {
  return unpack('table', fragment);
}

/** Score sheets, and of which game. */
export function packScore(json: JsonObject): string {
  return pack('score', json);
}

/** The score sheets in a fragment, not yet held against the game. */
export function unpackScore(fragment: string): Result<JsonObject> {
  return unpack('score', fragment);
}
