import { type Fault, fault, ok, type Result } from '../../../game/fault.ts';
import type { Game } from '../../../game/game.ts';
import type { JsonObject } from '../../../game/json.ts';
import { kindIn, unpackMatch } from '../../../referee/link.ts';
import { parseJson } from '../../../ui/device/persistent-atom.ts';
import { parseSaved } from '../../practice/saved-record.ts';
import { MAX_LENGTH, TOO_LONG } from './record-limit.ts';

const NO_RECORD = fault(
  'bad-record',
  '',
  'This is no record of a game, or a part of it is missing. Save it once more where it comes from.',
);

/** The JSON of a record, whatever it comes in: a link, a saved game, a record alone or the first of many lines. */
function parseText(text: string): Result<unknown> {
  const [line = ''] = text.trim().split('\n');
  const json = parseJson(text) ?? parseJson(line);
  if (json !== undefined && typeof json === 'object') return ok(json);
  return kindIn(text) ? unpackMatch(text) : NO_RECORD;
}

/** The place in a record a fault is at, for people: "At move 12: ". */
const describePlace = (path: string): string => {
  const [, at] = /^moves\[(\d+)\]/.exec(path) ?? [];
  return at === undefined ? '' : `At move ${Number(at) + 1}: `;
};

/** What can’t be read of a record, for whoever opened it. */
export const explainFault = ({ code, path, says }: Fault): Result<never> =>
  fault(code, path, `This record can’t be read. ${describePlace(path)}${says}`);

/** The record in a text, as yet unread; or one sentence that says why it can’t be opened. */
export function readRecordText(game: Game, text: string): Result<JsonObject> {
  if (text.length > MAX_LENGTH) return TOO_LONG;
  const json = parseText(text);
  if (!json.ok) return json;
  const saved = parseSaved(json.value);
  if (!saved.ok) return NO_RECORD;
  const { record } = saved.value;
  if (typeof record['game'] === 'string' && record['game'] !== game.id) {
    return fault('unknown-game', 'game', `This is a record of another game, not of ${game.name}.`);
  }
  return ok(record);
}
