import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { dealOfDay, writeDeal } from '../../src/features/challenge/deal.ts';
import { paperAddress, parsePaperAddress } from '../../src/features/exam/address.ts';
import { readRecordText } from '../../src/features/records/state/record-text.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { games } from '../../src/games/index.ts';
import { hashOf } from '../../src/random/hash.ts';
import { writeCase } from '../../src/referee/case.ts';
import {
  packCase,
  packMatch,
  packScore,
  packTable,
  unpackCase,
  unpackMatch,
  unpackScore,
  unpackTable,
} from '../../src/referee/link.ts';

/** Damage that chats, mail programs and people do to links. Every page that opens links still opens them. */

const [game] = games;
if (!game) throw new Error('no game');
const SITE_ADDRESS = 'https://cards.example/fair/a-game/';

/** A link: its page, its content, and its reader. */
interface Link {
  readonly page: string;
  readonly fragment: string;
  readonly content: unknown;
  readonly read: (text: string) => unknown;
}

const openWith =
  (unpack: typeof unpackCase) =>
  (text: string): unknown => {
    const unpacked = unpack(text);
    return unpacked.ok ? unpacked.value : unpacked.fault.says;
  };

const quarrel = { game: game.id, ...game.desk.example };
const record: JsonObject = { game: game.id, options: {}, start: { seed: 7 }, moves: [] };
const challenge = writeDeal(dealOfDay(game.id, '2026-11-22', 'greedy'), { scores: [12, 34] });
const table = { game: game.id, options: { any: 'other' } };
const sheets = { kind: 'score', version: 1, game: game.id, sheets: [{ names: ['Ann', 'Bert'], rounds: [] }] };
const paper = { level: 2, seed: 1_234_567 } as const;

const LINKS: Readonly<Record<string, Link>> = {
  desk: { page: 'referee/', fragment: packCase(quarrel), content: quarrel, read: openWith(unpackCase) },
  record: {
    page: 'records/',
    fragment: packMatch(record),
    content: record,
    read: openWith((text) => readRecordText(game, text)),
  },
  play: { page: 'play/', fragment: packMatch(record), content: record, read: openWith(unpackMatch) },
  challenge: {
    page: 'play/',
    fragment: packMatch(challenge),
    content: challenge,
    read: openWith(unpackMatch),
  },
  pad: { page: 'score/', fragment: packScore(sheets), content: sheets, read: openWith(unpackScore) },
  'house rules': { page: '', fragment: packTable(table), content: table, read: openWith(unpackTable) },
  exam: { page: 'exam/', fragment: paperAddress(paper), content: paper, read: parsePaperAddress },
};

/** The address with a text inserted in the middle of its fragment. */
const insertText =
  (by: string) =>
  (url: string): string => {
    const at = url.indexOf('#') + Math.ceil((url.length - url.indexOf('#')) / 2);
    return url.slice(0, at) + by + url.slice(at);
  };
const escaped = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

/** A change of an address. */
const DAMAGES: readonly (readonly [name: string, damage: (url: string) => string])[] = [
  ['nothing', (url) => url],
  ...['.', ',', ';', ':', '!', '?', ')', ']', '}', '>', '"', "'", '…', ').', '?)', '...'].map(
    (end) => [`${end} stuck to its end`, (url: string) => url + end] as const,
  ),
  ...['“', '”', '„', '‚', '‘', '’', '«', '»', '‹', '›'].map(
    (quote) => [`the quotation mark ${quote} stuck to its end`, (url: string) => url + quote] as const,
  ),
  ...['*', '**', '~', '~~', '_', '__', '`', '|', '-'].map(
    (mark) => [`the formatting mark ${mark} stuck to its end`, (url: string) => url + mark] as const,
  ),
  ...['。', '）', '，', '！', '？', '」', '】', '。）'].map(
    (end) => [`the full-width ${end} stuck to its end`, (url: string) => url + end] as const,
  ),
  ...['.', ')', ' ', '“', '。', '*', '>', ']'].map(
    (end) => [`${escaped(end)} stuck to its end`, (url: string) => url + escaped(end)] as const,
  ),
  ['set in German quotation marks', (url) => `„${url}“`],
  ['set in French quotation marks', (url) => `›${url}‹`],
  ['set in asterisks', (url) => `*${url}*`],
  ['set in pointed brackets', (url) => `<${url}>`],
  ['set as a link of Markdown', (url) => `[look](${url})`],
  ['a space behind it', (url) => `${url} `],
  ['a line break behind it', (url) => `${url}\r\n`],
  ['its # escaped', (url) => url.replace('#', '%23')],
  ['its # escaped twice', (url) => url.replace('#', '%2523')],
  ['all of its fragment escaped', (url) => url.replace(/#(.*)/, (_, text: string) => `#${escaped(text)}`)],
  ['all of it escaped', (url) => encodeURIComponent(url)],
  ['a zero-width space in it', insertText('\u200B')],
  ['a zero-width joiner in it', insertText('\u200D')],
  ['a word joiner in it', insertText('\u2060')],
  ['a soft hyphen in it', insertText('\u00AD')],
  ['an escaped soft hyphen in it', insertText('%C2%AD')],
  ['a byte order mark before it', (url) => `\uFEFF${url}`],
  ['a mark of direction behind it', (url) => `${url}\u200E`],
  ['broken into two lines', insertText('\n')],
  ['broken into two lines, and indented', insertText('\r\n    ')],
  ['broken into two lines, and quoted', insertText('\n> ')],
  ['broken into two lines, and quoted twice', insertText('\n> > ')],
  ['an escaped line break in it', insertText('%0D%0A')],
  ['a question with fbclid before its fragment', (url) => url.replace('#', '?fbclid=IwAR0_x-y#')],
  ['a question with fbclid behind its fragment', (url) => `${url}?fbclid=IwAR0_x-y`],
  ['utm parameters before its fragment', (url) => url.replace('#', '?utm_source=chat&utm_medium=x#')],
  ['utm parameters behind its fragment', (url) => `${url}&utm_source=chat&utm_medium=x`],
  ['utm parameters behind it as in a page’s source', (url) => `${url}&amp;utm_source=chat`],
  ['words before it', (url) => `Is this one allowed? ${url}`],
  ['words behind it', (url) => `${url} is what I mean`],
  ['words around it', (url) => `Look: ${url}, please (tonight)!`],
  ['words around it on lines of their own', (url) => `Look:\n\n${url}.\n\n- Ann`],
];

test('at least thirty damages are tried', () => expect(DAMAGES.length).toBeGreaterThanOrEqual(30));

describe.each(Object.entries(LINKS))('a %s link opens with', (kind, { page, fragment, content, read }) => {
  const url = `${SITE_ADDRESS}${page}#${fragment}`;
  /** Damages that don't apply to the exam, which has no field for pasted text. */
  const isPasted = (text: string): boolean => !URL.canParse(text) || new URL(text).hash === '';
  const damages = DAMAGES.filter(([, damage]) => kind !== 'exam' || !isPasted(damage(url)));

  test.each(damages)('%s', (name, damage) => {
    const text = damage(url);
    // Pasted as text, on pages with a field; a paper of the exam has only its address.
    if (kind !== 'exam') expect([name, read(text)]).toEqual([name, content]);
    // Entered in the address bar, or followed.
    const address = URL.canParse(text) ? new URL(text) : null;
    if (address?.hash) expect([name, read(address.hash)]).toEqual([name, content]);
    // The part after the # alone.
    if (text.startsWith(`${SITE_ADDRESS}${page}#`))
      expect([name, read(damage(`#${fragment}`))]).toEqual([name, content]);
  });
});

describe('a link of an earlier version of this site', () => {
  const packedThen = (kind: string, json: JsonObject): string => {
    const text = JSON.stringify(json);
    const checked = hashOf(text).toString(36).padStart(7, '0').slice(-6) + text;
    return `1${kind}${Buffer.from(deflateSync(strToU8(checked), { level: 9 })).toString('base64url')}`;
  };
  const cases = games.flatMap((one) =>
    Array.from({ length: 200 }, (_, seed) => {
      const options = Object.fromEntries(one.options.map(({ key, default: usual }) => [key, usual]));
      const state = one.visibility.view(one.play.deal(one.play.deal(options, 1).options, seed), 0);
      return writeCase({ game: one, options: state.options, state, seat: 0, move: null });
    }),
  );
  const casesEndingInMark = cases.filter((json) => /[-_]$/.test(packedThen('c', json)));

  test('opens though its last letter is a mark, and though a chat removed it', () => {
    expect(casesEndingInMark.length).toBeGreaterThan(10);
    for (const json of casesEndingInMark) {
      const link = packedThen('c', json);
      for (const text of [link, link.slice(0, -1), `${link.slice(0, -1)}. Look!`]) {
        expect([text, openWith(unpackCase)(text)]).toEqual([text, json]);
      }
    }
  });

  test('opens as it did then', () => {
    const match = '1my8qyKMo3qlZKT8xNVbJSSsyrVNJRKi5JLCpRsqpWKk5NTVGyMqjVUcrNL0stVrKKjq0FAA';
    expect(openWith(unpackMatch)(match)).toEqual({ game: 'any', start: { seed: 0 }, moves: [] });
    const rules = '1tyzUzr0opqFZKT8xNVbJSSsyrVNJRyi8oyczPK1ayqlbKU7IyqK0FAA';
    expect(openWith(unpackTable)(rules)).toEqual({ game: 'any', options: { n: 0 } });
    const score = '1syzUzr0opqFZKT8xNVbJSSsyrVNJRyi8oyczPK1ayqlbKU7IyqK0FAA';
    expect(openWith(unpackScore)(score)).toEqual({ game: 'any', options: { n: 0 } });
  });

  test('isn’t made any longer: the last letter of a link is never a mark', () => {
    for (const json of cases) expect(packCase(json)).toMatch(/[0-9A-Za-z]$/);
  });
});

test('two papers of the exam are never confused: a link with other damage asks for none', () => {
  for (const text of ['#2-q.glj', '#2-qgl_j', '#2-/qglj', '#2-qglj/x', '#2-qglj-x', '#2-qgljabcd'])
    expect(parsePaperAddress(text), text).toBeUndefined();
});
