import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { fault, ok, type Result } from '../game/fault.ts';
import { isObject, type JsonObject } from '../game/json.ts';
import { hashOf } from '../random/hash.ts';
import { isDeep } from './json-limits.ts';
import { mendAddress } from './mend-address.ts';
import { orderCase } from './ordered-case.ts';

/**
 * Links hold cases, matches, house rules and score sheets in the fragment of an address: a version, the kind, then
 * deflated JSON in base64url.
 */
const VERSION = '1';
const LINK_KINDS = { case: 'c', match: 'm', table: 't', score: 's' } as const;
type LinkKind = keyof typeof LINK_KINDS;

/** Limits of a link, unpacked and packed: anything longer is not ours. */
const MAX_BYTES = 400_000;
const MAX_LETTERS = 100_000;
/** Length of the checksum in front of the JSON. It detects a changed letter that still unpacks. */
const CHECK_LETTERS = 6;

function checksum(text: string): string {
  return hashOf(text).toString(36).padStart(7, '0').slice(-CHECK_LETTERS);
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  return strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true);
}

const deflate = (text: string): string => toBase64Url(deflateSync(strToU8(checksum(text) + text), { level: 9 }));

function pack(kind: LinkKind, json: JsonObject): string {
  // Chats strip a trailing mark from an address; a space after the JSON changes the last letter.
  for (let text = JSON.stringify(json); ; text += ' ') {
    const letters = deflate(text);
    if (!/[-_]$/.test(letters)) return VERSION + LINK_KINDS[kind] + letters;
  }
}

const DAMAGED_LINK: Extract<Result<never>, { ok: false }> = fault(
  'bad-json',
  '',
  'This link is damaged: a part of it is missing or was changed. Ask for it again, whole.',
);

/** The fault for a link that was opened on the wrong page, by the letter of its kind. */
const MISPLACED_LINKS: Readonly<Record<string, typeof DAMAGED_LINK>> = {
  [LINK_KINDS.case]: fault('bad-json', '', 'This link holds a question to the referee: it belongs to the desk.'),
  [LINK_KINDS.match]: fault('bad-json', '', 'This link holds a whole game: it belongs to the practice table.'),
  [LINK_KINDS.table]: fault('bad-json', '', 'This link holds house rules: it belongs to the game’s first page.'),
  [LINK_KINDS.score]: fault('bad-json', '', 'This link holds a score sheet: it belongs to the score pad.'),
};

/** A link in a text, as far as it is in one piece. */
const LINK_PATTERN = /(?<![\w-])(\d)([cmts])([\w-]{6,})/g;
/** Limit of links looked at in one text. */
const MAX_LINKS = 8;
/** Letters a chat may have stripped from the end of an old link, made before `pack` avoided them. */
const STRIPPED_LETTERS = ['_', '-'];

/**
 * The JSON of a base64url text; null where its checksum is wrong. Bytes after the end of the deflated text are ignored.
 */
function inflate(letters: string): JsonObject | null {
  try {
    // `out` cuts off a text that is too long, and then its checksum is wrong.
    const checked = strFromU8(inflateSync(fromBase64Url(letters), { out: new Uint8Array(MAX_BYTES) }));
    const json = checked.slice(CHECK_LETTERS);
    if (checksum(json) !== checked.slice(0, CHECK_LETTERS) || isDeep(json)) return null;
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** A link found in a text. */
interface FoundLink {
  readonly version: string;
  readonly letter: string;
  /** Null if the link is damaged or of an unknown version. */
  readonly value: JsonObject | null;
}

/** The JSON with a stripped last letter restored; null if neither letter gives an undamaged link. */
function inflateStripped(letters: string): JsonObject | null {
  for (const mark of STRIPPED_LETTERS) {
    const value = inflate(letters + mark);
    if (value && deflate(JSON.stringify(value)) === letters + mark) return value;
  }
  return null;
}

/** The JSON of a text with line breaks in it and words after it; null if it is damaged. */
function inflateJoined(text: string): JsonObject | null {
  const letters = text.replace(/[^\w-]/g, '');
  // A single letter left over encodes no byte.
  return inflate(letters.length % 4 === 1 ? letters.slice(0, -1) : letters);
}

/** Finds the links in a text, whatever is around them or breaks them into lines. */
function* linksIn(text: string): Generator<FoundLink> {
  const mendedText = mendAddress(text);
  for (const match of mendedText.matchAll(LINK_PATTERN)) {
    const [, version, letter, head] = match as readonly string[] as readonly [string, string, string, string];
    const { index } = match;
    const joinedText = mendedText.slice(index + 2, index + 2 + MAX_LETTERS);
    const isOurs = version === VERSION && head.length <= MAX_LETTERS;
    // Letters after the link are damage, unless they begin with a mark or words follow.
    const isMore = joinedText !== head || /[-_]$/.test(head);
    const value = isOurs
      ? (inflate(head) ?? inflateStripped(head) ?? (isMore ? inflateJoined(joinedText) : null))
      : null;
    yield { version, letter, value };
  }
}

/** The first undamaged link in a text, else the first damaged one; undefined if there is none. */
function linkIn(text: string): FoundLink | undefined {
  const links = [...linksIn(text).take(MAX_LINKS)];
  return links.find(({ value }) => value) ?? links[0];
}

/** The kind of the link in a text, damaged or not; undefined where there is none. */
export function kindIn(text: string): LinkKind | undefined {
  const letter = linkIn(text)?.letter;
  return (Object.keys(LINK_KINDS) as LinkKind[]).find((kind) => LINK_KINDS[kind] === letter);
}

/** Reads the link in a text, of any kind, and renews its fragment; null where there is none or it is damaged. */
export function readLink(text: string): { kind: LinkKind; value: JsonObject; fragment: string } | null {
  const [kind, value] = [kindIn(text), linkIn(text)?.value];
  return kind && value ? { kind, value, fragment: pack(kind, value) } : null;
}

function unpack(kind: LinkKind, text: string): Result<JsonObject> {
  const link = linkIn(text);
  if (!link) return DAMAGED_LINK;
  if (link.version !== VERSION) {
    return fault('bad-json', '', 'This link was made by another version of this site, and we can’t read it.');
  }
  if (link.letter !== LINK_KINDS[kind]) return MISPLACED_LINKS[link.letter] ?? DAMAGED_LINK;
  return link.value ? ok(link.value) : DAMAGED_LINK;
}

/** Packs a case into a fragment, without `#`. Empty options are left out. */
export function packCase(json: JsonObject): string {
  return pack('case', orderCase(json));
}

/** Unpacks a case; a damaged one is a Fault with a sentence to show. */
export function unpackCase(fragment: string): Result<JsonObject> {
  return unpack('case', fragment);
}

/** Packs a whole game, as a record. */
export function packMatch(json: JsonObject): string {
  return pack('match', json);
}

/** Unpacks a record, not yet parsed. */
export function unpackMatch(fragment: string): Result<JsonObject> {
  return unpack('match', fragment);
}

/** Packs the house rules of a table, with the game's id. */
export function packTable(json: JsonObject): string {
  return pack('table', json);
}

/** Unpacks house rules, not yet checked against the game. */
export function unpackTable(fragment: string): Result<JsonObject> {
  return unpack('table', fragment);
}

/** Packs score sheets, with the game's id. */
export function packScore(json: JsonObject): string {
  return pack('score', json);
}

/** Unpacks score sheets, not yet checked against the game. */
export function unpackScore(fragment: string): Result<JsonObject> {
  return unpack('score', fragment);
}
