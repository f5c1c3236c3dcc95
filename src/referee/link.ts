import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { fault, ok, type Result } from '../game/fault.ts';
import { isObject, type JsonObject } from '../game/json.ts';
import { hashOf } from '../random/hash.ts';
import { isDeep } from './json-limits.ts';
import { mendAddress } from './mend-address.ts';
import { orderCase } from './ordered-case.ts';

/** Cases, matches, tables’ house rules and score sheets as the fragment of an address: a version, what it is, then deflated JSON in base64url. */
const VERSION = '1';
const KINDS = { case: 'c', match: 'm', table: 't', score: 's' } as const;
type LinkKind = keyof typeof KINDS;

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

const deflate = (text: string): string =>
  toBase64Url(deflateSync(strToU8(checksum(text) + text), { level: 9 }));

function pack(kind: LinkKind, json: JsonObject): string {
  // Chats strip a mark at the end of an address: with another space behind the JSON, the link ends otherwise.
  for (let text = JSON.stringify(json); ; text += ' ') {
    const letters = deflate(text);
    if (!/[-_]$/.test(letters)) return VERSION + KINDS[kind] + letters;
  }
}

const DAMAGED: Extract<Result<never>, { ok: false }> = fault(
  'bad-json',
  '',
  'This link is damaged: a part of it is missing or was changed. Ask for it again, whole.',
);

/** What a link holds that was opened somewhere else, by its letter. */
const MISPLACED: Readonly<Record<string, typeof DAMAGED>> = {
  [KINDS.case]: fault('bad-json', '', 'This link holds a question to the referee: it belongs to the desk.'),
  [KINDS.match]: fault('bad-json', '', 'This link holds a whole game: it belongs to the practice table.'),
  [KINDS.table]: fault('bad-json', '', 'This link holds house rules: it belongs to the game’s first page.'),
  [KINDS.score]: fault('bad-json', '', 'This link holds a score sheet: it belongs to the score pad.'),
};

/** A link in a text, as far as it is in one piece. */
const LINK = /(?<![\w-])(\d)([cmts])([\w-]{6,})/g;
/** A text is looked through for so many links. */
const MOST_LINKS = 8;
/** What a chat may have stripped from the end of a link that was made before `pack` avoided it. */
const STRIPPED = ['_', '-'];

/** What base64url holds; null where its checksum is wrong. Bytes after the end of the deflated text do no harm. */
function inflate(letters: string): JsonObject | null {
  try {
    // What is too long is cut off here, and then its checksum is wrong.
    const checked = strFromU8(inflateSync(fromBase64Url(letters), { out: new Uint8Array(MOST_BYTES) }));
    const json = checked.slice(CHECK_LETTERS);
    if (checksum(json) !== checked.slice(0, CHECK_LETTERS) || isDeep(json)) return null;
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** A link that was found in a text: of what version and kind it is, and what it holds; null where it is damaged. */
interface FoundLink {
  readonly version: string;
  readonly letter: string;
  readonly value: JsonObject | null;
}

/** The same without a mark that was stripped from its end. */
function inflateStripped(letters: string): JsonObject | null {
  for (const mark of STRIPPED) {
    const value = inflate(letters + mark);
    if (value && deflate(JSON.stringify(value)) === letters + mark) return value;
  }
  return null;
}

/** The same with words behind it, and broken into lines. */
function inflateJoined(text: string): JsonObject | null {
  const letters = text.replace(/[^\w-]+/g, '');
  // One letter alone is no byte.
  return inflate(letters.length % 4 === 1 ? letters.slice(0, -1) : letters);
}

/** The links in a text, whatever stands around them, sticks to them or breaks them into lines. */
function* linksIn(text: string): Generator<FoundLink> {
  const plain = mendAddress(text);
  for (const { 1: version = '', 2: letter = '', 3: head = '', index } of plain.matchAll(LINK)) {
    const rest = plain.slice(index + 2, index + 2 + MOST_LETTERS);
    const isOurs = version === VERSION && head.length <= MOST_LETTERS;
    // A letter too many is damage, unless it is a mark, or words stand behind it.
    const isMore = rest !== head || /[-_]$/.test(head);
    const value = isOurs
      ? (inflate(head) ?? inflateStripped(head) ?? (isMore ? inflateJoined(rest) : null))
      : null;
    yield { version, letter, value };
  }
}

/** The link in a text: the first that is whole, or else the first. */
function linkIn(text: string): FoundLink | undefined {
  const found = [...linksIn(text).take(MOST_LINKS)];
  return found.find(({ value }) => value) ?? found[0];
}

/** The kind of the link in a text, whole or damaged; undefined where there is none. */
export function kindIn(text: string): LinkKind | undefined {
  const letter = linkIn(text)?.letter;
  return (Object.keys(KINDS) as LinkKind[]).find((kind) => KINDS[kind] === letter);
}

/** What the link in a text holds, whatever kind it is, and its fragment as it is made today; null where there is none. */
export function readLink(text: string): { kind: LinkKind; value: JsonObject; fragment: string } | null {
  const [kind, value] = [kindIn(text), linkIn(text)?.value];
  return kind && value ? { kind, value, fragment: pack(kind, value) } : null;
}

function unpack(kind: LinkKind, text: string): Result<JsonObject> {
  const found = linkIn(text);
  if (!found) return DAMAGED;
  if (found.version !== VERSION) {
    return fault('bad-json', '', 'This link was made by another version of this site, and we can’t read it.');
  }
  if (found.letter !== KINDS[kind]) return MISPLACED[found.letter] ?? DAMAGED;
  return found.value ? ok(found.value) : DAMAGED;
}

/** A case as a fragment, without its `#`. An empty list of house rules is left out. */
export function packCase(json: JsonObject): string {
  return pack('case', orderCase(json));
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
