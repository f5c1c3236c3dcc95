import { atom } from 'nanostores';
import type { ExerciseQuestion } from '../../exercise/item.ts';
import { findExplainedTry } from '../../exercise/kinds/kind.ts';
import {
  addAnswer,
  advanceRun,
  type ExerciseRun,
  isAnswerShown,
  isRight,
  NEW_RUN,
} from '../../exercise/run.ts';
import type { Game, TableGame } from '../../game/game.ts';
import type { DrillQuestion } from '../../scenarios/drill/question.ts';
import { fetchRules } from '../../table/game.ts';
import { notify } from '../../ui/device/notices.ts';
import { noteRule } from '../progress/progress.ts';
import { type DrillTable, layTable } from './table.ts';

/** An answer: a verdict, a rule, the number of a try; and whether the referee says the same. */
interface GradedAnswer {
  readonly answer: string;
  readonly right: boolean;
}

/** A drill under way. */
export interface Drill extends ExerciseRun<GradedAnswer> {
  /** No other drill has the same. */
  readonly run: symbol;
  readonly game: TableGame;
  /** The same with its laws, once its tables were ruled on. */
  readonly judgedGame: Game | null;
  readonly tables: readonly DrillTable[];
  /** Which of the tries at the table is looked at. */
  readonly look: number;
  /** The slip was found, and why it is one is asked. */
  readonly asksWhy: boolean;
}

export const $drill = atom<Drill | null>(null);

const layTables = (game: TableGame, questions: readonly DrillQuestion[]): readonly DrillTable[] =>
  questions.flatMap((question) => layTable(game, question) ?? []);

/** Lays the tables. */
export function layDrill(game: TableGame, questions: readonly DrillQuestion[]): void {
  const tables = layTables(game, questions);
  $drill.set({ ...NEW_RUN, run: Symbol(), game, judgedGame: null, tables, look: 0, asksWhy: false });
}

/** What is asked now. */
export const currentQuestion = ({ asksWhy }: Pick<Drill, 'asksWhy'>, table: DrillTable): ExerciseQuestion =>
  (asksWhy && table.next) || table;

/**
 * Tables with the rulings on all that is tried there, and the game by which they were made.
 * @throws Error where what judges can’t be had
 */
async function judgeTables(table: TableGame, tables: readonly DrillTable[]) {
  const [{ judgeItem }, rules] = await Promise.all([import('../../exercise/judge.ts'), fetchRules(table.id)]);
  const game: Game = { ...table, rules };
  return { game, tables: tables.map((one) => judgeItem(game, one)) };
}

/**
 * Has the referee rule on the tables, while one looks at the first.
 * @throws Error where what judges can’t be had
 */
export async function ruleOnTables(): Promise<void> {
  const before = $drill.get();
  if (!before || before.judgedGame) return;
  const { game: ruled, tables } = await judgeTables(before.game, before.tables);
  const drill = $drill.get();
  // Another drill may have been laid meanwhile.
  if (drill?.run === before.run) $drill.set({ ...drill, judgedGame: ruled, tables });
}

/**
 * Lays other tables in the place of those nobody has looked at yet.
 * @throws Error where what judges can’t be had
 */
export async function replaceTables(questions: readonly DrillQuestion[]): Promise<void> {
  const before = $drill.get();
  if (!before) return;
  await ruleOnTables();
  const { tables } = await judgeTables(before.game, layTables(before.game, questions));
  const drill = $drill.get();
  // Another drill may have been laid meanwhile.
  if (drill?.run !== before.run) return;
  $drill.set({ ...drill, tables: drill.tables.map((table, i) => (i > drill.at && tables[i]) || table) });
}

/** One’s answer to what this table asks: noted, and the referee’s laid beside it. */
export function submitAnswer(answer: string): void {
  const drill = $drill.get();
  const table = drill?.tables[drill.at];
  if (!drill || !table || isAnswerShown(drill)) return;
  if (!drill.judgedGame) {
    ruleOnTables().then(
      () => submitAnswer(answer),
      () =>
        notify({
          id: 'unruled',
          says: 'The referee could not be fetched: there is no network. Say it once more.',
        }),
    );
    return;
  }
  const asked = currentQuestion(drill, table);
  const right = isRight(asked, answer);
  const rulings = table.tries.flatMap(({ tried }) => tried?.ruling ?? []);
  // Of what one chose wrongly the referee says why.
  const look = asked.kind === 'option' && !right ? Number(answer) : findExplainedTry(rulings);
  // Which move it is, and then why.
  if (right && asked.next) {
    $drill.set({ ...drill, asksWhy: true, look });
    return;
  }
  $drill.set({ ...addAnswer(drill, { answer, right }), look });
  noteRule(table.rule, right ? 'kept' : 'stumbled');
}

/** Looks at another move of the row. */
export function selectMove(look: number): void {
  const drill = $drill.get();
  const last = (drill?.tables[drill.at]?.tries.length ?? 1) - 1;
  if (drill && !drill.asksWhy && !isAnswerShown(drill)) {
    $drill.set({ ...drill, look: Math.max(0, Math.min(last, look)) });
  }
}

export function nextTable(): void {
  const drill = $drill.get();
  if (drill && isAnswerShown(drill)) $drill.set({ ...advanceRun(drill), look: 0, asksWhy: false });
}

/** Of each answer that was given whether the referee agrees, in order. */
export const results = ({ said }: Drill): readonly boolean[] => said.map(({ right }) => right);
