import { atom } from 'nanostores';
import type { ExerciseQuestion, RuledKind } from '../../exercise/item.ts';
import { findExplainedTry } from '../../exercise/kinds/kind.ts';
import { addAnswer, advanceRun, type ExerciseRun, isAnswerShown, isRight, NEW_RUN } from '../../exercise/run.ts';
import type { Game, TableGame } from '../../game/game.ts';
import type { DrillQuestion } from '../../scenarios/drill/question.ts';
import { fetchRules } from '../../table/fetch-game.ts';
import { notify } from '../../ui/device/notices.ts';
import { nextTask } from '../../ui/tasks.ts';
import { noteRule } from '../progress/index.ts';
import { type DrillTable, layTable } from './table.ts';
import { WORDS } from './words.ts';

/** An answer (a verdict, a rule id or the number of a try), and whether the referee agrees. */
interface GradedAnswer {
  readonly answer: string;
  readonly isCorrect: boolean;
}

export interface Drill extends ExerciseRun<GradedAnswer> {
  /** Identifies this drill, so that late results of an earlier drill are dropped. */
  readonly run: symbol;
  readonly game: TableGame;
  /** The game with its laws; null until its tables have rulings. */
  readonly judgedGame: Game | null;
  readonly tables: readonly DrillTable[];
  /** Index of the try shown. */
  readonly shownTry: number;
  /** Whether the slip was found and its rule is asked now. */
  readonly asksWhy: boolean;
}

export const $drill = atom<Drill | null>(null);

/** Makes something of every item, a task for each: in one task they would delay a touch on a slow phone. */
const mapInTasks = <T, U>(items: readonly T[], make: (item: T) => U): Promise<U[]> =>
  Array.fromAsync(items, (item) => nextTask().then(() => make(item)));

const layTables = async (game: TableGame, questions: readonly DrillQuestion[]): Promise<readonly DrillTable[]> =>
  (await mapInTasks(questions, (question) => layTable(game, question))).flatMap((table) => table ?? []);

export async function layDrill(game: TableGame, questions: readonly DrillQuestion[]): Promise<void> {
  const tables = await layTables(game, questions);
  $drill.set({ ...NEW_RUN, run: Symbol(), game, judgedGame: null, tables, shownTry: 0, asksWhy: false });
}

/** The question that is asked now: the table's own, or its follow-up. */
export const currentQuestion = ({ asksWhy }: Pick<Drill, 'asksWhy'>, table: DrillTable): ExerciseQuestion<RuledKind> =>
  (asksWhy && table.next) || table;

/**
 * Adds rulings to the tries of tables; returns them with the game that judged.
 * @throws Error if the laws can't be fetched
 */
async function judgeTables(table: TableGame, tables: readonly DrillTable[]) {
  const [{ judgeItem }, rules] = await Promise.all([import('../../exercise/judge.ts'), fetchRules(table.id)]);
  const game: Game = { ...table, rules };
  return { game, tables: await mapInTasks(tables, (one) => judgeItem(game, one)) };
}

/**
 * Adds rulings to all tables while the player looks at the first.
 * @throws Error if the laws can't be fetched
 */
export async function ruleOnTables(): Promise<void> {
  const startedDrill = $drill.get();
  if (!startedDrill || startedDrill.judgedGame) return;
  const { game: ruled, tables } = await judgeTables(startedDrill.game, startedDrill.tables);
  const drill = $drill.get();
  // Another drill may have started meanwhile.
  if (drill?.run === startedDrill.run) $drill.set({ ...drill, judgedGame: ruled, tables });
}

/**
 * Replaces the tables the player hasn't reached yet.
 * @throws Error if the laws can't be fetched
 */
export async function replaceTables(questions: readonly DrillQuestion[]): Promise<void> {
  const startedDrill = $drill.get();
  if (!startedDrill) return;
  await ruleOnTables();
  const { tables } = await judgeTables(startedDrill.game, await layTables(startedDrill.game, questions));
  const drill = $drill.get();
  // Another drill may have started meanwhile.
  if (drill?.run !== startedDrill.run) return;
  $drill.set({ ...drill, tables: drill.tables.map((table, i) => (i > drill.at && tables[i]) || table) });
}

/** Grades an answer and records the rule in the player's progress. */
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
          says: WORDS.lost,
        }),
    );
    return;
  }
  const question = currentQuestion(drill, table);
  const isCorrect = isRight(question, answer);
  const rulings = table.tries.flatMap(({ tried }) => tried?.ruling ?? []);
  // A wrongly chosen option is the one the referee explains.
  const shownTry = question.kind === 'option' && !isCorrect ? Number(answer) : findExplainedTry(rulings);
  // A right answer may have a second part: which rule was broken.
  if (isCorrect && question.next) {
    $drill.set({ ...drill, asksWhy: true, shownTry });
    return;
  }
  $drill.set({ ...addAnswer(drill, { answer, isCorrect }), shownTry });
  noteRule(table.rule, isCorrect ? 'kept' : 'stumbled');
}

export function selectMove(tryIndex: number): void {
  const drill = $drill.get();
  const lastIndex = (drill?.tables[drill.at]?.tries.length ?? 1) - 1;
  if (drill && !drill.asksWhy && !isAnswerShown(drill)) {
    $drill.set({ ...drill, shownTry: Math.max(0, Math.min(lastIndex, tryIndex)) });
  }
}

export function nextTable(): void {
  const drill = $drill.get();
  if (drill && isAnswerShown(drill)) $drill.set({ ...advanceRun(drill), shownTry: 0, asksWhy: false });
}

/** Whether the referee agrees with each answer, in order. */
export const results = ({ said }: Drill): readonly boolean[] => said.map(({ isCorrect }) => isCorrect);
