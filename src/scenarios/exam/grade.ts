import type { Game } from '../../game/game.ts';
import type { ItemRef, Zone } from '../../game/zone.ts';
import type { ExamCase, ExamLevel } from './exam.ts';
import { type ExamAnswer, isAccusation } from './exam-answer.ts';
import { type ExamTruth, findTruth, itemsNamedBy, type LaidTable, layTables } from './truth.ts';

/** Grade of each part of an answer; null if it wasn't asked for. */
export interface Grade {
  readonly verdict: boolean;
  readonly rule: boolean | null;
  readonly cards: boolean | null;
  /** Whether all parts are right. */
  readonly right: boolean;
}

/** Key of an item on the table. */
export const refKey = ({ zone, item }: ItemRef): string => `${zone}/${item}`;

/** Whether the named cards are exactly those of the finding; identical cards are interchangeable. */
function isNamed(laid: LaidTable, { findings }: ExamTruth, { rule, cards = [] }: ExamAnswer): boolean {
  const finding = findings.find((one) => one.rule === rule);
  if (!finding) return false;
  const named = itemsNamedBy(laid, finding);
  const keys = named.map(refKey);
  if (!cards.every((key) => keys.includes(key))) return false;
  const lying = (some: readonly ItemRef[]): readonly number[] => cardsAt(laid.zones, some);
  const touched = lying(named.filter((ref) => cards.includes(refKey(ref))));
  return lying(named).every((card) => !finding.cards.includes(card) || touched.includes(card));
}

const cardsAt = (zones: readonly Zone[], refs: readonly ItemRef[]): readonly number[] =>
  refs.flatMap(
    ({ zone, item }) => zones.find(({ id }) => id === zone)?.items.find(({ id }) => id === item)?.cards ?? [],
  );

/** Grades an answer by the ruling. */
export function gradeAnswer(
  level: ExamLevel,
  tables: readonly LaidTable[],
  truth: ExamTruth,
  said: ExamAnswer,
): Grade {
  const isRecord = tables.length > 1;
  const verdict = said.answer === (isRecord ? truth.at : truth.verdict);
  const broken = verdict && isAccusation(said);
  const rule = broken && level >= 2 ? truth.findings.some((one) => one.rule === said.rule) : null;
  const laid = tables[truth.at];
  const cards = broken && level === 3 ? laid !== undefined && isNamed(laid, truth, said) : null;
  return { verdict, rule, cards, right: verdict && rule !== false && cards !== false };
}

/** A case with the ruling and the grade of an answer. */
export interface GradedCase {
  readonly tables: readonly LaidTable[];
  readonly truth: ExamTruth;
  readonly grade: Grade;
}

/** Lays out a case, asks the referee, and grades an answer. */
export function gradeCase(game: Game, level: ExamLevel, one: ExamCase, said: ExamAnswer): GradedCase {
  const tables = layTables(game, one);
  const truth = findTruth(game, tables);
  return { tables, truth, grade: gradeAnswer(level, tables, truth, said) };
}
