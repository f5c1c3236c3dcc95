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

const [game, otherGame] = games as [(typeof games)[0], (typeof games)[0]];
const names = Array.from({ length: 2 }, (_, seat) => nameAt(seat));
const SHEET = { id: '', names, options: {}, first: 1, rounds: [] };
const faultOf = (text: string): string => {
  const parsed = parseFile(game, text);
  return parsed.ok ? '' : parsed.fault.says;
};

test('a sheet comes back unchanged from a file and from a link', () => {
  expect(parseFile(game, serializeFile(game.id, [SHEET]))).toEqual({ ok: true, value: [SHEET] });
  const link = unpackScore(packScore(serializeSheets(game.id, [SHEET])));
  expect(link.ok && parseSheets(game, link.value)).toEqual({ ok: true, value: [SHEET] });
});

test('a foreign file, a damaged one, one of another version and one of another game have different messages', () => {
  expect(faultOf('{"holiday":"pictures"}')).toBe('It holds no score sheet from this site.');
  expect(faultOf('not JSON at all')).toBe('It holds no score sheet from this site.');
  expect(faultOf(serializeFile(game.id, []))).toBe('It holds no score sheet.');
  const file = serializeSheets(game.id, [SHEET]);
  expect(faultOf(JSON.stringify({ ...file, version: 9 }))).toContain('a newer version');
  expect(faultOf(JSON.stringify({ ...file, version: 0 }))).toContain('another version');
  expect(faultOf(JSON.stringify({ ...file, game: otherGame.id }))).toContain('another game');
  expect(faultOf(JSON.stringify({ ...file, sheets: [{ names }] }))).toContain('part of it is missing');
});
