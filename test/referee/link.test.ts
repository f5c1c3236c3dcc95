import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/game/json.ts';
import { games } from '../../src/games/index.ts';
import { createRandom } from '../../src/random/random.ts';
import { readCase, writeCase } from '../../src/referee/case.ts';
import {
  kindIn,
  packCase,
  packMatch,
  packScore,
  packTable,
  readLink,
  unpackCase,
  unpackMatch,
  unpackScore,
  unpackTable,
} from '../../src/referee/link.ts';
import { isQuick, scaledCount } from '../depth.ts';

const BASE64URL_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const quarrel: JsonObject = {
  game: 'any',
  position: { hands: [['6S', '2C'], ['4?']], table: ['5C', 'AD', '9H', '10D+AS'] },
  seat: 0,
  move: { type: 'take', cards: ['6S'], groups: [['5C', '9H']] },
};

const json = fc
  .dictionary(fc.string(), fc.jsonValue(), { maxKeys: 6 })
  .map((value) => JSON.parse(JSON.stringify(value)) as JsonObject);

describe('a link carries', () => {
  test('any match unchanged', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(unpackMatch(packMatch(value))).toEqual({ ok: true, value });
      }),
    );
  });

  test('any case unchanged, with or without its #', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (position) => {
        const value = JSON.parse(JSON.stringify({ game: 'é♠', position: [position], seat: 1 })) as JsonObject;
        expect(unpackCase(`#${packCase(value)}`)).toEqual({ ok: true, value });
        expect(unpackCase(packCase(value))).toEqual({ ok: true, value });
      }),
    );
  });

  test('any case, also with a sentence after it', () => {
    const link = packCase(quarrel);
    const ends = ['.', ',', ';', ':', '!', '?', ')', ']', '}', '>', '"', "'", '»', '”', '’', '…'];
    for (const end of [...ends, ').', '.”', '?)']) {
      // As written, and as a browser escapes it in an address.
      for (const text of [link + end, link + encodeURI(end), `#${link}${end}`]) {
        expect([end, unpackCase(text)]).toEqual([end, { ok: true, value: quarrel }]);
      }
    }
    expect(unpackMatch(`${packMatch(quarrel)}.`).ok).toBe(true);
  });

  test('the same case in the same letters, in any order of its fields', () => {
    const { game = '', position = {}, seat = 0, move = {} } = quarrel;
    expect(packCase({ move, seat, options: {}, position, game })).toBe(packCase(quarrel));
  });

  test('only characters that an address may hold unescaped', () => {
    expect(packCase(quarrel)).toMatch(/^1c[\w-]+$/);
    expect(packMatch(quarrel)).toMatch(/^1m[\w-]+$/);
  });

  test('an argument in fewer letters than a message may have', () => {
    expect(packCase(quarrel).length).toBeLessThan(200);
  });

  test.each(games.map((game) => [game.name, game] as const))('a deal of %s', (_, game) => {
    const { options } = game.play.deal(Object.fromEntries(game.options.map((o) => [o.key, o.default])), 1);
    const state = game.visibility.view(game.play.deal(options, 7), 0);
    const packed = packCase(writeCase({ game, options, state, seat: 0, move: null }));
    expect(packed.length).toBeLessThan(400);
    const link = unpackCase(packed);
    const parsedCase = link.ok ? readCase(link.value, () => game, 'position') : link;
    expect(parsedCase.ok && game.notation.position.write(parsedCase.value.state)).toEqual(
      game.notation.position.write(state),
    );
  });
});

describe('a damaged link', () => {
  const packedCase = packCase(quarrel);

  test('with one letter changed is refused, or is still the same case', () => {
    for (let at = 0; at < packedCase.length; at += isQuick ? 7 : 1) {
      // The quick check tries a seventh of the letters.
      for (const letter of BASE64URL_LETTERS) {
        const unpacked = unpackCase(packedCase.slice(0, at) + letter + packedCase.slice(at + 1));
        if (unpacked.ok) expect(unpacked.value).toEqual(quarrel);
        else expect(unpacked.fault.says).toMatch(/link/);
      }
    }
  });

  test('with a letter missing or the end cut off is never another case', () => {
    for (let at = 0; at < packedCase.length; at++) {
      for (const text of [
        packedCase.slice(0, at),
        packedCase.slice(at),
        packedCase.slice(0, at) + packedCase.slice(at + 1),
      ]) {
        const unpacked = unpackCase(text);
        if (text !== packedCase) expect(unpacked.ok ? unpacked.value : unpacked.fault.code).toSatisfy(isSameOrFault);
      }
    }
  });

  const isSameOrFault = (result: unknown): boolean =>
    result === 'bad-json' || JSON.stringify(result) === JSON.stringify(quarrel);

  test('is a sentence whatever its text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(unpackCase(text).ok).toBe(false);
        expect(unpackMatch(`1m${text}`).ok).toBe(false);
      }),
      { numRuns: scaledCount(100) },
    );
  });

  test('of another kind or version says so', () => {
    const faultText = (unpacked: ReturnType<typeof unpackCase>): string => (unpacked.ok ? '' : unpacked.fault.says);
    expect(faultText(unpackCase(packMatch(quarrel)))).toMatch(/whole game/);
    expect(faultText(unpackMatch(packCase(quarrel)))).toMatch(/question/);
    expect(faultText(unpackCase(`2${packedCase.slice(1)}`))).toMatch(/another version/);
    expect(faultText(unpackCase(packedCase.slice(0, -5)))).toMatch(/damaged/);
  });

  test.skipIf(isQuick)('that unpacks to far more than any case is refused quickly', () => {
    const bomb = deflateSync(strToU8(' '.repeat(40_000_000)), { level: 9 });
    const text = `1c${Buffer.from(bomb).toString('base64url')}`;
    expect(unpackCase(text).ok).toBe(false);
    expect(unpackCase(`1c${'A'.repeat(5_000_000)}`).ok).toBe(false);
  });

  test('that holds no object is refused', () => {
    // Packed like a link, from data that isn't a case.
    for (const value of [null, [], 'text', 7] as unknown[]) {
      expect(unpackMatch(packMatch(value as JsonObject)).ok).toBe(false);
    }
  });
});

describe('a link of any kind', () => {
  const content: JsonObject = { game: 'any', n: 1 };
  const kinds = [
    ['case', packCase, unpackCase, 'This link holds a question to the referee: it belongs to the desk.'],
    ['match', packMatch, unpackMatch, 'This link holds a whole game: it belongs to the practice table.'],
    ['table', packTable, unpackTable, 'This link holds house rules: it belongs to the game’s first page.'],
    ['score', packScore, unpackScore, 'This link holds a score sheet: it belongs to the score pad.'],
  ] as const;
  const damaged = 'This link is damaged: a part of it is missing or was changed. Ask for it again, whole.';
  const refusal = (message: string) => ({ ok: false, fault: { code: 'bad-json', path: '', says: message } });

  test.each(kinds)('is known by itself, and renewed: %s', (kind, pack) => {
    const fragment = pack(content);
    const text = `https://cards.example/#${fragment}. Look!`;
    expect(kindIn(text)).toBe(kind);
    expect(readLink(text)).toEqual({ kind, value: content, fragment });
  });

  test.each(kinds)('is refused by other pages, which say where it belongs: %s', (kind, pack, _, belongs) => {
    for (const [other, , unpack] of kinds) {
      expect(unpack(pack(content))).toEqual(other === kind ? { ok: true, value: content } : refusal(belongs));
    }
  });

  test('is still known if it is damaged, but not read', () => {
    const text = `${packScore(content).slice(0, -4)}AAAA`;
    expect([kindIn(text), readLink(text)]).toEqual(['score', null]);
    expect(unpackScore(text)).toEqual(refusal(damaged));
  });

  test('is none in a text without one', () => {
    for (const text of ['', 'Is this allowed?', '1c', '1cabcde', '1xabcdefgh', 'a1cabcdefgh', 'xcabcdefgh'])
      expect([text, kindIn(text), readLink(text), unpackCase(text)]).toEqual([text, undefined, null, refusal(damaged)]);
  });

  test('of another version says so', () => {
    const message = 'This link was made by another version of this site, and we can’t read it.';
    const other = `2${packCase(content).slice(1)}`;
    expect(unpackCase(other)).toEqual(refusal(message));
    expect([kindIn(other), readLink(other)]).toEqual(['case', null]);
  });

  test('is the first undamaged one of several, of any kind; of damaged ones the first', () => {
    const [spoilt, whole] = [`${packTable(content).slice(0, -4)}AAAA`, packScore(content)];
    expect(readLink(`${spoilt} ${whole} ${packCase(content)}`)?.kind).toBe('score');
    expect(kindIn(`${spoilt} ${whole.slice(0, -4)}AAAA`)).toBe('table');
  });

  test('is looked for among the first eight of a text', () => {
    const spoilt = `${packTable(content).slice(0, -4)}AAAA `;
    expect(readLink(spoilt.repeat(7) + packCase(content))?.kind).toBe('case');
    expect(readLink(spoilt.repeat(8) + packCase(content))).toBeNull();
  });

  test('is whole whatever its checksum is', () => {
    for (let n = 0; n < 150; n++) expect(unpackTable(packTable({ n }))).toEqual({ ok: true, value: { n } });
  });

  test('holds 400,000 letters in 100,000 at most', () => {
    const isRead = (text: string): boolean => unpackMatch(packMatch({ text })).ok;
    expect([isRead('a'.repeat(399_000)), isRead('a'.repeat(400_000))]).toEqual([true, false]);
    const random = createRandom(1);
    const noise = (n: number): string => Array.from({ length: n }, () => random.integerBelow(36).toString(36)).join('');
    expect([isRead(noise(100_000)), isRead(noise(150_000))]).toEqual([true, false]);
  });

  test('holds nothing that is nested deeper than any table', () => {
    const nested = (depth: number): JsonObject => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
    expect(unpackMatch(packMatch(nested(100))).ok).toBe(true);
    expect(unpackMatch(packMatch(nested(101)))).toEqual(refusal(damaged));
  });
});
