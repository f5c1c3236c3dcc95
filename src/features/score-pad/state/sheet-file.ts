import { fault, ok, type Result } from '../../../game/fault.ts';
import type { Box } from '../../../game/game.ts';
import { isObject } from '../../../game/json.ts';
import { isNewer, parseJson } from '../../../ui/device/persistent-atom.ts';
import { WORDS } from '../words.ts';
import { isPadVersion, PAD_VERSION, readSheet, type Sheet, versionFor, writeSheet } from './sheet.ts';

/** The `kind` of sheets in a file or a link. */
const SHEET_KIND = 'score';

export const serializeSheets = (game: string, sheets: readonly Sheet[]) => ({
  kind: SHEET_KIND,
  version: versionFor(sheets),
  game,
  sheets: sheets.map(writeSheet),
});

/** Formatted to be readable. */
export const serializeFile = (game: string, sheets: readonly Sheet[]): string =>
  `${JSON.stringify(serializeSheets(game, sheets), null, 2)}\n`;

/** Parses sheets from another source; the fault is a sentence for the player. */
export function parseSheets(game: Box, json: unknown): Result<readonly Sheet[]> {
  if (!isObject(json) || json['kind'] !== SHEET_KIND || !Array.isArray(json['sheets'])) {
    return fault('bad-json', '', WORDS.noSheetOfOurs);
  }
  if (isNewer(json, PAD_VERSION)) {
    return fault('bad-json', '', WORDS.newer);
  }
  if (!isPadVersion(json['version'])) {
    return fault('bad-json', '', WORDS.otherVersion);
  }
  if (json['game'] !== game.id) {
    return fault('unknown-game', '', WORDS.otherGame);
  }
  const sheets: Sheet[] = [];
  for (const one of json['sheets']) {
    const parsed = readSheet(game, one, '');
    if (!parsed.ok) return parsed;
    sheets.push(parsed.value);
  }
  return sheets.length > 0 ? ok(sheets) : fault('bad-json', '', WORDS.noSheet);
}

export const parseFile = (game: Box, text: string): Result<readonly Sheet[]> => parseSheets(game, parseJson(text));
