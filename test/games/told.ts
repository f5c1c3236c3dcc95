import { expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import type { WholeGame } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { defaultOptions } from '../../src/game/options.ts';
import type { NamedHand, Picture, RunFacts, Term, Weight } from '../../src/game/picture.ts';
import { seatNamerFor } from '../../src/game/seat-namer.ts';
import { gameById } from '../../src/games/index.ts';
import { loadReasons } from '../../src/games/lazy-groups.ts';
import { rulingReasons } from './ruling-reasons.ts';

const MARK_SIGNS = { there: '', new: '+', gap: '', wrong: '!' } as const;
const SCALES_SIGNS = { equal: '=', more: '>' } as const;

type CodeOf = (card: Card) => string;

/** "7C:7 8C:8", or the number alone: "20". */
const panText = (code: CodeOf, pan: readonly Weight[]): string =>
  pan.map(({ cards, value }) => [...(cards.length > 0 ? [cards.map(code).join('&')] : []), value].join(':')).join(' ');

/** Each place with its height: a new card with "+", a wrong one with "!", an empty place as "[8]". */
function runText(code: CodeOf, { slots, steps }: RunFacts): string {
  const places = slots.map(({ at, card, text, mark }) => {
    const placed = card === null ? `[${text}]${mark === 'gap' ? '' : `(${mark})`}` : `${MARK_SIGNS[mark]}${code(card)}`;
    return `${placed}@${at}${card !== null && text !== undefined ? `(${text})` : ''}`;
  });
  return `${places.join(' ')} by ${steps.join('/')}`;
}

const termText = (code: CodeOf, { cards, value, sign, text }: Term): string =>
  `${sign ?? ''}${value}${text === undefined ? '' : ` ${text}`}${cards.length > 0 ? ` (${cards.map(code).join(' ')})` : ''}`;

function handText(code: CodeOf, { who, name, cards, stands, decides }: NamedHand): string {
  const parts = cards.map((card, i) => {
    const stand = stands?.[i] ?? '';
    return `${code(card)}${stand === '' ? '' : `(${stand})`}${decides?.includes(i) ? '*' : ''}`;
  });
  return `${who}: ${name}, ${parts.join(' ')}`;
}

/** All that a picture shows, in a line; `code` writes its cards. */
export function pictureText(code: CodeOf, picture: Picture | undefined): string {
  switch (picture?.kind) {
    case undefined:
      return '';
    case 'scales': {
      const pans = picture.pans.map((pan) => panText(code, pan)).join(' | ');
      return `${pans} ${SCALES_SIGNS[picture.wants]} ${panText(code, picture.against)}`;
    }
    case 'run':
      return runText(code, picture);
    case 'sum': {
      const timesText = picture.times ? ` × ${termText(code, picture.times)}` : '';
      return `${picture.terms.map((term) => termText(code, term)).join(' ')}${timesText} = ${picture.total}`;
    }
    case 'limit':
      return `${picture.isClaimed ? 'claims ' : ''}${picture.count} of ${picture.least} to ${picture.most}`;
    case 'order':
      return `${picture.names.map((name, i) => `${name}${i === picture.now ? '*' : ''}`).join(', ')}; ${picture.names[picture.tries ?? -1] ?? 'nobody'} tries`;
    case 'hands': {
      const [first, second] = picture.hands.map((hand) => handText(code, hand));
      const sign = picture.better === null ? '=' : picture.better === 0 ? '>' : '<';
      return `${first} ${sign} ${second}${picture.tie ? `; ${picture.tie}` : ''}`;
    }
  }
}

/** The player who tries it, and the table. */
interface TableSettings {
  readonly seat?: number;
  readonly options?: object;
}

/** A try, with the sentence of one rule of the ruling and what its picture shows; empty where there is no picture. */
export type ToldRow = readonly [
  rule: string,
  position: object,
  move: object,
  sentence: string,
  shown: string,
  table?: TableSettings,
];

/** What the referee tells of one rule of a ruling: the sentence and all that its picture shows; undefined if nothing. */
export function toldOf(id: string, rule: string, position: object, move: object, table: TableSettings = {}) {
  const game = gameById(id) as WholeGame;
  const { told } = rulingReasons({ game: id, position, move, ...table } as unknown as JsonObject, table.seat);
  const reason = told.find(({ cited }) => cited.rule === `${id}/${rule}`);
  return reason && { says: reason.says, shows: pictureText(game.pack.code, reason.picture) };
}

/** A try about which a rule has nothing to tell, or nothing that needs saying. */
export type UntoldRow = readonly [rule: string, position: object, move: object, table?: TableSettings];

/** Tests that each try is told about with its sentence and picture. */
export function testTold(id: string, rows: readonly ToldRow[]): void {
  for (const [rule, position, move, sentence, shown, table] of rows) {
    test(`${rule}: ${sentence} ${shown}`, () => {
      expect(toldOf(id, rule, position, move, table)).toEqual({ says: sentence, shows: shown });
    });
  }
}

/** Tests that a rule is silent about each try. */
export function testUntold(id: string, rows: readonly UntoldRow[]): void {
  for (const [rule, position, move, table] of rows) {
    test(`${rule} is silent: ${JSON.stringify(move)} ${JSON.stringify(position)}`, () => {
      expect(toldOf(id, rule, position, move, table)).toBeUndefined();
    });
  }
}

/** How the desk shows the count of a form: its answer, its picture, and its lines with their cards. */
export async function countShown(id: string, form: string, entries: JsonObject, house: object = {}) {
  const game = gameById(id) as WholeGame;
  const options = { ...defaultOptions(game.options), ...house };
  const drawn = (await loadReasons(id))?.DRAWN_COUNTS[form];
  return {
    answer: drawn?.answer?.(entries, options) ?? '',
    shows: pictureText(game.pack.code, drawn?.picture?.(entries, options, seatNamerFor(0))),
    lines: (drawn?.lines?.(entries, options) ?? []).map(({ cards, text }) =>
      [...cards.map(game.pack.code), `“${text}”`].join(' '),
    ),
  };
}
