import type { Game } from '../../game/game.ts';
import type { ItemRef, Zone } from '../../game/zone.ts';
import type { ExamCase, ExamLevel } from './exam.ts';
import { type ExamAnswer, isAccusation } from './exam-answer.ts';
import { type ExamTruth, findTruth, itemsNamedBy, type LaidTable, layTables } from './truth.ts';

/** The grade of each part of an answer; null if the part wasn't asked for. */
export interface Grade {
  readonly isVerdictRight: boolean;
  readonly isRuleRight: boolean | null;
  readonly areCardsRight: boolean | null;
  /** Whether all parts are right. */
  readonly isRight: boolean;
}

/** Key of an item on the table. */
export const refKey = ({ zone, item }: ItemRef): string => `${zone}/${item}`;

/** Returns whether the named cards are exactly those of the finding; identical cards are interchangeable. */
function isNamed(table: LaidTable, { findings }: ExamTruth, { rule, cards = [] }: ExamAnswer): boolean {
  const finding = findings.find((one) => one.rule === rule);
  if (!finding) return false;
  const namedItems = itemsNamedBy(table, finding);
  const keys = namedItems.map(refKey);
  if (!cards.every((key) => keys.includes(key))) return false;
  const cardsOf = (refs: readonly ItemRef[]): readonly number[] => cardsAt(table.zones, refs);
  const namedCards = cardsOf(namedItems.filter((ref) => cards.includes(refKey(ref))));
  return cardsOf(namedItems).every((card) => !finding.cards.includes(card) || namedCards.includes(card));
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
  answer: ExamAnswer,
): Grade {
  const isRecord = tables.length > 1;
  const isVerdictRight = answer.answer === (isRecord ? truth.at : truth.verdict);
  const isAccusationRight = isVerdictRight && isAccusation(answer);
  const isRuleRight = isAccusationRight && level >= 2 ? truth.findings.some((one) => one.rule === answer.rule) : null;
  const table = tables[truth.at];
  const areCardsRight = isAccusationRight && level === 3 ? table !== undefined && isNamed(table, truth, answer) : null;
  return {
    isVerdictRight,
    isRuleRight,
    areCardsRight,
    isRight: isVerdictRight && isRuleRight !== false && areCardsRight !== false,
  };
}

/** A case with the ruling and the grade of an answer. */
export interface GradedCase {
  readonly tables: readonly LaidTable[];
  readonly truth: ExamTruth;
  readonly grade: Grade;
}

/** Lays out a case, asks the referee, and grades an answer. */
export function gradeCase(game: Game, level: ExamLevel, examCase: ExamCase, answer: ExamAnswer): GradedCase {
  const tables = layTables(game, examCase);
  const truth = findTruth(game, tables);
  return { tables, truth, grade: gradeAnswer(level, tables, truth, answer) };
}
