import { expect, test } from 'vitest';
import { nameAt } from '../../../../src/features/score-pad/state/sheet.ts';
import {
  parseFile,
  parseSheets,
  serializeFile,
  serializeSheets,
} from '../../../../src/features/score-pad/state/sheet-file.ts';
import { games } from '../../../../src/games/index.ts';
import { packScore, unpackScore } from '../../../../src/referee/link.ts';

const [game, other] = games as [(typeof games)[0], (typeof games)[0]];
const names = Array.from({ length: 2 }, (_, seat) => nameAt(seat));
const SHEET = { id: '', names, options: {}, first: 1, rounds: [] };
const says = (text: string): string => {
  const read = parseFile(game, text);
  return read.ok ? '' : read.fault.says;
};

test('a sheet comes back unchanged from a file and from a link', () => {
  expect(parseFile(game, serializeFile(game.id, [SHEET]))).toEqual({ ok: true, value: [SHEET] });
  const link = unpackScore(packScore(serializeSheets(game.id, [SHEET])));
  expect(link.ok && parseSheets(game, link.value)).toEqual({ ok: true, value: [SHEET] });
});

test('a foreign file, a damaged one, one of another version and one of another game have different messages', () => {
  expect(says('{"holiday":"pictures"}')).toBe('There is no score sheet from this site in it.');
  expect(says('not JSON at all')).toBe('There is no score sheet from this site in it.');
  expect(says(serializeFile(game.id, []))).toBe('There is no score sheet in it.');
  const file = serializeSheets(game.id, [SHEET]);
  expect(says(JSON.stringify({ ...file, version: 9 }))).toContain('a newer version');
  expect(says(JSON.stringify({ ...file, version: 0 }))).toContain('another version');
  expect(says(JSON.stringify({ ...file, game: other.id }))).toContain('another game');
  expect(says(JSON.stringify({ ...file, sheets: [{ names }] }))).toContain('part of it is missing');
});
