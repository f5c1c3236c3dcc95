import { type Fault, fault, ok, type Result } from '../../../game/fault.ts';
import type { Game } from '../../../game/game.ts';
import type { JsonObject } from '../../../game/json.ts';
import { kindIn, unpackMatch } from '../../../referee/link.ts';
import { parseJson } from '../../../ui/device/persistent-atom.ts';
import { parseSaved } from '../../saved-games/index.ts';
import { WORDS } from '../words.ts';
import { MAX_LENGTH, TOO_LONG } from './record-limit.ts';

const NO_RECORD = fault('bad-record', '', WORDS.damaged);

/** Reads the JSON in a text: a link, a saved game, a record, or the first line of a file of records. */
function parseText(text: string): Result<unknown> {
  const [line = ''] = text.trim().split('\n');
  const json = parseJson(text) ?? parseJson(line);
  if (json !== undefined && typeof json === 'object') return ok(json);
  return kindIn(text) ? unpackMatch(text) : NO_RECORD;
}

/** The entry that a fault path names, as text: "At move 12: ". */
const describePlace = (path: string): string => {
  const [, at] = /^moves\[(\d+)\]/.exec(path) ?? [];
  return at === undefined ? '' : WORDS.atMove(Number(at));
};

/** Extends the fault with a message for players. */
export const explainFault = ({ code, path, says }: Fault): Result<never> =>
  fault(code, path, WORDS.unreadRecord(`${describePlace(path)}${says}`));

/** The record in a text as JSON, not validated yet; a fault says why there is none. */
export function readRecordText(game: Game, text: string): Result<JsonObject> {
  if (text.length > MAX_LENGTH) return TOO_LONG;
  const json = parseText(text);
  if (!json.ok) return json;
  const savedMatch = parseSaved(json.value);
  if (!savedMatch.ok) return NO_RECORD;
  const { record } = savedMatch.value;
  if (typeof record['game'] === 'string' && record['game'] !== game.id) {
    return fault('unknown-game', 'game', WORDS.otherGame(game.name));
  }
  return ok(record);
}
