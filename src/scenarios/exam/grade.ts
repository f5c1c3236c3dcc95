import type { Game } from '../../game/game.ts';
import type { ItemRef, Zone } from '../../game/zone.ts';
import type { ExamCase, Level } from './exam.ts';
import { accuses, type Said } from './said.ts';
import { type Laid, lay, namedBy, type Truth, truthOf } from './truth.ts';

/** How an answer is graded: null for what was not asked for. */
export interface Grade {
  readonly verdict: boolean;
  readonly rule: boolean | null;
  readonly cards: boolean | null;
  /** All that the level asks for. */
  readonly right: boolean;
}

/** A thing on a table, in a word. */
export const refKey = ({ zone, item }: ItemRef): string => `${zone}/${item}`;

/** Whether somebody pointed at the very cards: nothing else, and no card left out; of two alike either will do. */
function isNamed(laid: Laid, { findings }: Truth, { rule, cards = [] }: Said): boolean {
  const finding = findings.find((one) => one.rule === rule);
  if (!finding) return false;
  const named = namedBy(laid, finding);
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

/** Grades an answer by what the referee said. */
export function grade(level: Level, tables: readonly Laid[], truth: Truth, said: Said): Grade {
  const isRecord = tables.length > 1;
  const verdict = said.answer === (isRecord ? truth.at : truth.verdict);
  const broken = verdict && accuses(said);
  const rule = broken && level >= 2 ? truth.findings.some((one) => one.rule === said.rule) : null;
  const laid = tables[truth.at];
  const cards = broken && level === 3 ? laid !== undefined && isNamed(laid, truth, said) : null;
  return { verdict, rule, cards, right: verdict && rule !== false && cards !== false };
}

/** A case with what the referee says of it, and how an answer to it is graded. */
export interface Marked {
  readonly tables: readonly Laid[];
  readonly truth: Truth;
  readonly grade: Grade;
}

/** Lays a case, asks the referee, and grades. */
export function marked(game: Game, level: Level, one: ExamCase, said: Said): Marked {
  const tables = lay(game, one);
  const truth = truthOf(game, tables);
  return { tables, truth, grade: grade(level, tables, truth, said) };
}
