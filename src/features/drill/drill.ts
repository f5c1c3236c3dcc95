import { atom } from 'nanostores';
import type { Game, TableGame } from '../../game/game.ts';
import type { Question } from '../../scenarios/drill/question.ts';
import { tell } from '../../ui/device/notices.ts';
import { noteRule } from '../progress/progress.ts';
import { type DrillTable, type DrillTry, layTable } from './table.ts';

/** A drill under way. */
export interface Drill {
  /** No other drill has the same. */
  readonly run: symbol;
  readonly game: TableGame;
  /** The same with its laws, once its tables were ruled on. */
  readonly ruled: Game | null;
  readonly tables: readonly DrillTable[];
  /** Which table; as many as there are once it is over. */
  readonly at: number;
  /** Which of the tries at it is looked at. */
  readonly look: number;
  /** The slip was found, and why it is one is asked. */
  readonly why: boolean;
  /** What was said of each, in order: a verdict, a rule, the number of a try; and whether the referee says the same. */
  readonly said: readonly { readonly answer: string; readonly right: boolean }[];
  /** Whether the ruling on this table lies open. */
  readonly open: boolean;
}

export const $drill = atom<Drill | null>(null);

/** Lays the tables. */
export function layDrill(game: TableGame, questions: readonly Question[]): void {
  const tables = questions.flatMap((question) => layTable(game, question) ?? []);
  $drill.set({ run: Symbol(), game, ruled: null, tables, at: 0, look: 0, why: false, said: [], open: false });
}

/**
 * Has the referee rule on the tables, while one looks at the first.
 * @throws Error where what judges can’t be had
 */
export async function ruleOnTables(): Promise<void> {
  const before = $drill.get();
  if (!before || before.ruled) return;
  const { ruledOn } = await import('./judge.ts');
  const { game: ruled, tables } = await ruledOn(before.game, before.tables);
  const drill = $drill.get();
  // Another drill may have been laid meanwhile.
  if (drill?.run === before.run) $drill.set({ ...drill, ruled, tables });
}

/**
 * Lays other tables in the place of those nobody has looked at yet.
 * @throws Error where what judges can’t be had
 */
export async function exchange(questions: readonly Question[]): Promise<void> {
  const before = $drill.get();
  if (!before) return;
  await ruleOnTables();
  const { ruledOn } = await import('./judge.ts');
  const laid = questions.flatMap((question) => layTable(before.game, question) ?? []);
  const { tables } = await ruledOn(before.game, laid);
  const drill = $drill.get();
  // Another drill may have been laid meanwhile.
  if (drill?.run !== before.run) return;
  $drill.set({ ...drill, tables: drill.tables.map((table, i) => (i > drill.at && tables[i]) || table) });
}

const isIllegal = (one: DrillTry | undefined): boolean => one?.tried?.ruling.verdict === 'illegal';

/** The rules that the referee finds broken at this table: in a row by the slip, else by what is tried first. */
export function brokenAt({ kind, tries }: DrillTable): readonly string[] {
  const one = kind === 'slip' ? tries.find(isIllegal) : tries[0];
  return one?.tried?.ruling.findings.map(({ rule }) => rule) ?? [];
}

/** Whether the referee says the same. */
function agrees(table: DrillTable, why: boolean, answer: string): boolean {
  const { kind, tries } = table;
  if (kind === 'rule' || why) return brokenAt(table).includes(answer);
  if (kind === 'slip') return isIllegal(tries[Number(answer)]);
  if (kind === 'mend') return tries[Number(answer)]?.tried?.ruling.verdict === 'legal';
  return tries[0]?.tried?.ruling.verdict === answer;
}

/** Which try the referee speaks of: the slip, what one chose wrongly, else what was tried. */
function spokenOf({ kind, tries }: DrillTable, answer: string, right: boolean): number {
  if (kind === 'slip') return Math.max(0, tries.findIndex(isIllegal));
  return kind === 'mend' && !right ? Number(answer) : 0;
}

/** One’s answer to what this table asks: noted, and the referee’s laid beside it. */
export function sayAnswer(answer: string): void {
  const drill = $drill.get();
  const table = drill?.tables[drill.at];
  if (!drill || !table || drill.open) return;
  if (!drill.ruled) {
    ruleOnTables().then(
      () => sayAnswer(answer),
      () =>
        tell({
          id: 'unruled',
          says: 'The referee could not be fetched: there is no network. Say it once more.',
        }),
    );
    return;
  }
  const right = agrees(table, drill.why, answer);
  const look = spokenOf(table, answer, right);
  // Which move it is, and then why.
  if (table.kind === 'slip' && right && !drill.why) {
    $drill.set({ ...drill, why: true, look });
    return;
  }
  $drill.set({ ...drill, said: [...drill.said, { answer, right }], open: true, look });
  noteRule(table.rule, right ? 'kept' : 'stumbled');
}

/** Looks at another move of the row. */
export function lookAt(look: number): void {
  const drill = $drill.get();
  const last = (drill?.tables[drill.at]?.tries.length ?? 1) - 1;
  if (drill && !drill.why && !drill.open) $drill.set({ ...drill, look: Math.max(0, Math.min(last, look)) });
}

export function nextTable(): void {
  const drill = $drill.get();
  if (drill?.open) $drill.set({ ...drill, at: drill.at + 1, look: 0, why: false, open: false });
}

/** Of each answer that was given whether the referee agrees, in order. */
export const results = ({ said }: Drill): readonly boolean[] => said.map(({ right }) => right);
