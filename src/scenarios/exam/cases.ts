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

const isCardList = (json: Json | undefined): json is readonly string[] =>
  Array.isArray(json) && json.every((one) => typeof one === 'string');

/**
 * Returns the first position with some cards hidden, except lists that look the same in the second position, since
 * another player sees them too. Both positions are in the wire format.
 */
function hideCards(ownPosition: Json, otherPosition: Json | undefined, shouldHide: (card: string) => boolean): Json {
  if (isCardList(ownPosition)) {
    if (JSON.stringify(ownPosition) === JSON.stringify(otherPosition)) return ownPosition;
    return ownPosition.map((card) => (!/\?$/.test(card) && shouldHide(card) ? '?' : card));
  }
  if (Array.isArray(ownPosition)) {
    const otherItems = Array.isArray(otherPosition) ? otherPosition : [];
    return ownPosition.map((one, i) => hideCards(one, otherItems[i], shouldHide));
  }
  if (!isObject(ownPosition)) return ownPosition;
  const otherFields = isObject(otherPosition) ? otherPosition : {};
  return Object.fromEntries(
    Object.entries(ownPosition).map(([key, one]) => [
      key,
      hideCards(one as Json, otherFields[key] as Json, shouldHide),
    ]),
  );
}

/** Creates a table on which the hand of the trying seat is half hidden. The cards of the try stay visible. */
function createHalfSeenTable(game: CoachedGame, momentTry: MomentTry, random: Random): ExamTable | undefined {
  const { moment, seat, move } = momentTry;
  const { state } = moment;
  const { options } = state;
  const view = game.visibility.view(state, seat);
  const otherSeats = seatsOf({ seats: game.seats(options) }).filter((otherSeat) => otherSeat !== seat);
  const write = (viewer: number): Json => game.notation.position.write(game.visibility.view(state, viewer));
  const { played, named } = game.notation.cardsOf(move, view, seat);
  const visibleCodes = new Set([...played, ...named].map((card) => game.pack.code(card)));
  const position = hideCards(
    write(seat),
    write(random.pick(otherSeats)),
    (card) => !visibleCodes.has(card) && random.fraction() < HIDDEN_SHARE,
  );
  if (!isObject(position)) return undefined;
  const json = writeCase({ game, options, state: view, seat, move });
  return JSON.stringify(position) === JSON.stringify(json['position'])
    ? undefined
    : judgeTable(game, { ...json, position });
}

/** Smallest distance between the moves of a record case; they needn't be consecutive. */
const MIN_GAP = 2;

/** Marks a picked try as taken; returns its case, undefined if no try was found. */
const createCase = (source: CaseSource, kind: CaseKind, pick: ReturnType<typeof pickTry>): ExamCase | undefined => {
  if (!pick) return undefined;
  markTaken(source, pick);
  const offers = chooseOffers(source, pick.tryable.moment, pick.table.reasonedVerdict);
  return { game: source.game.id, kind, tables: [pick.table.json], offers };
};

/** Creates a case with a near miss. */
export const createIllegalCase = (source: CaseSource, order: PickOrder): ExamCase | undefined =>
  createCase(source, 'illegal', pickTry(source, source.scan.misses, order, judgeAsSeen(source)));

/** Creates a case with a legal try. */
export const createLegalCase = (source: CaseSource, order: PickOrder): ExamCase | undefined =>
  createCase(source, 'legal', pickTry(source, source.scan.legalTries, order, judgeAsSeen(source)));

/** Creates a case with a half-hidden hand, so that the verdict often depends on it. */
export function createUnseenCase(source: CaseSource, verdict: 'depends' | 'sure'): ExamCase | undefined {
  const { game, random, scan } = source;
  const makeHalfSeenTable = (judgedTry: JudgedTry): ExamTable | undefined => {
    const table = createHalfSeenTable(game, judgedTry, random);
    return table && (table.reasonedVerdict.verdict === 'depends') === (verdict === 'depends') ? table : undefined;
  };
  for (const triesByRule of random.shuffle([scan.misses, scan.legalTries])) {
    const createdCase = createCase(source, 'unseen', pickTry(source, triesByRule, 'any', makeHalfSeenTable));
    if (createdCase) return createdCase;
  }
  return undefined;
}

/** Creates a case with several moves of games in order, exactly one of them illegal. */
export function createRecordCase(source: CaseSource, order: PickOrder): ExamCase | undefined {
  const { game, random, scan, used } = source;
  const indices = new Map(scan.moments.map((moment, i) => [moment, i]));
  const tableAsSeen = judgeAsSeen(source);
  const illegalPick = pickTry(source, scan.misses, order, (tryable, rule) =>
    // Moments after the end of a game have no next move.
    indices.has(tryable.moment) ? tableAsSeen(tryable, rule) : undefined,
  );
  if (!illegalPick) return undefined;
  const usedIndices = [indices.get(illegalPick.tryable.moment) as number];
  const tables = new Map<number, ExamTable>([[usedIndices[0] as number, illegalPick.table]]);
  for (const moment of random.shuffle(scan.moments)) {
    const i = indices.get(moment) as number;
    if (tables.size === RECORD_MOVES) break;
    if (used.has(moment) || usedIndices.some((usedIndex) => Math.abs(usedIndex - i) < MIN_GAP)) continue;
    const table = createExamTable(game, { moment, seat: moment.seat, move: moment.playedMove });
    if (table?.reasonedVerdict.verdict !== 'legal') continue;
    usedIndices.push(i);
    tables.set(i, table);
  }
  if (tables.size < RECORD_MOVES) return undefined;
  markTaken(source, illegalPick);
  for (const i of usedIndices) used.add(scan.moments[i] as (typeof scan.moments)[number]);
  const inOrder = [...tables].sort(([a], [b]) => a - b).map(([, { json }]) => json);
  const offers = chooseOffers(source, illegalPick.tryable.moment, illegalPick.table.reasonedVerdict);
  return { game: game.id, kind: 'record', tables: inOrder, offers };
}
