import type { CoachedGame } from '../../game/game.ts';
import { isObject, type Json } from '../../game/json.ts';
import { seatsOf } from '../../game/seat.ts';
import type { Random } from '../../random/random.ts';
import { writeCase } from '../../referee/case.ts';
import { type CaseSource, judgeAsSeen, markTaken, type PickOrder, pickTry } from './case-source.ts';
import { type CaseKind, type ExamCase, RECORD_MOVES } from './exam.ts';
import { chooseOffers } from './offers.ts';
import type { JudgedTry } from './scan.ts';
import { createExamTable, type ExamTable, judgeTable, type MomentTry } from './tables.ts';

/** Share of the cards in a half-hidden hand that are hidden. */
const HIDDEN_SHARE = 0.6;

const isCards = (json: Json | undefined): json is readonly string[] =>
  Array.isArray(json) && json.every((one) => typeof one === 'string');

/**
 * Returns the first position with some cards hidden that the second position doesn't show. Both are in the wire
 * format.
 */
function hideCards(own: Json, theirs: Json | undefined, hide: (card: string) => boolean): Json {
  if (isCards(own)) {
    if (JSON.stringify(own) === JSON.stringify(theirs)) return own;
    return own.map((card) => (!/\?$/.test(card) && hide(card) ? '?' : card));
  }
  if (Array.isArray(own)) {
    const other = Array.isArray(theirs) ? theirs : [];
    return own.map((one, i) => hideCards(one, other[i], hide));
  }
  if (!isObject(own)) return own;
  const other = isObject(theirs) ? theirs : {};
  return Object.fromEntries(
    Object.entries(own).map(([key, one]) => [key, hideCards(one as Json, other[key] as Json, hide)]),
  );
}

/** Creates a table on which the hand of the trying seat is half hidden. The cards of the try stay visible. */
function createHalfSeenTable(game: CoachedGame, tried: MomentTry, random: Random): ExamTable | undefined {
  const { moment, seat, move } = tried;
  const { state } = moment;
  const { options } = state;
  const view = game.visibility.view(state, seat);
  const others = seatsOf({ seats: game.seats(options) }).filter((other) => other !== seat);
  const write = (who: number): Json => game.notation.position.write(game.visibility.view(state, who));
  const { played, named } = game.notation.cardsOf(move, view, seat);
  const shown = new Set([...played, ...named].map((card) => game.pack.code(card)));
  const position = hideCards(
    write(seat),
    write(random.pick(others)),
    (card) => !shown.has(card) && random.fraction() < HIDDEN_SHARE,
  );
  if (!isObject(position)) return undefined;
  const json = writeCase({ game, options, state: view, seat, move });
  return JSON.stringify(position) === JSON.stringify(json['position'])
    ? undefined
    : judgeTable(game, { ...json, position });
}

/** Smallest distance between the moves of a record case; they needn't be consecutive. */
const MIN_GAP = 2;

const createCase = (
  source: CaseSource,
  kind: CaseKind,
  under: ReadonlyMap<string, readonly JudgedTry[]>,
  order: PickOrder,
  tableOf: (tryable: JudgedTry, rule: string) => ExamTable | undefined,
): ExamCase | undefined => {
  const one = pickTry(source, under, order, tableOf);
  if (!one) return undefined;
  markTaken(source, one);
  const offers = chooseOffers(source, one.tryable.moment, one.table.reasoned);
  return { game: source.game.id, kind, tables: [one.table.json], offers };
};

/** Creates a case with a near miss. */
export const createIllegalCase = (source: CaseSource, order: PickOrder): ExamCase | undefined =>
  createCase(source, 'illegal', source.scan.misses, order, judgeAsSeen(source));

/** Creates a case with a legal try. */
export const createLegalCase = (source: CaseSource, order: PickOrder): ExamCase | undefined =>
  createCase(source, 'legal', source.scan.allowed, order, judgeAsSeen(source));

/** Creates a case with a half-hidden hand, so that the verdict often depends on it. */
export function createUnseenCase(source: CaseSource, verdict: 'depends' | 'sure'): ExamCase | undefined {
  const { game, random, scan: seen } = source;
  const half = (tryable: JudgedTry): ExamTable | undefined => {
    const table = createHalfSeenTable(game, tryable, random);
    return table && (table.reasoned.verdict === 'depends') === (verdict === 'depends') ? table : undefined;
  };
  for (const under of random.shuffle([seen.misses, seen.allowed])) {
    const made = createCase(source, 'unseen', under, 'any', half);
    if (made) return made;
  }
  return undefined;
}

/** Creates a case with several moves of games in order, exactly one of them illegal. */
export function createRecordCase(source: CaseSource, order: PickOrder): ExamCase | undefined {
  const { game, random, scan: seen, used } = source;
  const at = new Map(seen.moments.map((moment, i) => [moment, i]));
  const inGame = judgeAsSeen(source);
  const wrong = pickTry(source, seen.misses, order, (tryable, rule) =>
    // Moments after the end of a game have no next move.
    at.has(tryable.moment) ? inGame(tryable, rule) : undefined,
  );
  if (!wrong) return undefined;
  const taken = [at.get(wrong.tryable.moment) as number];
  const tables = new Map<number, ExamTable>([[taken[0] as number, wrong.table]]);
  for (const moment of random.shuffle(seen.moments)) {
    const i = at.get(moment) as number;
    if (tables.size === RECORD_MOVES) break;
    if (used.has(moment) || taken.some((other) => Math.abs(other - i) < MIN_GAP)) continue;
    const table = createExamTable(game, { moment, seat: moment.seat, move: moment.made });
    if (table?.reasoned.verdict !== 'legal') continue;
    taken.push(i);
    tables.set(i, table);
  }
  if (tables.size < RECORD_MOVES) return undefined;
  markTaken(source, wrong);
  for (const i of taken) used.add(seen.moments[i] as (typeof seen.moments)[number]);
  const inOrder = [...tables].sort(([a], [b]) => a - b).map(([, { json }]) => json);
  const offers = chooseOffers(source, wrong.tryable.moment, wrong.table.reasoned);
  return { game: game.id, kind: 'record', tables: inOrder, offers };
}
