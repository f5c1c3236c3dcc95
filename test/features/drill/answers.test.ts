import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAnswerShown } from '../../../src/exercise/run.ts';
import {
  $drill,
  type Drill,
  layDrill,
  nextTable,
  replaceTables,
  results,
  ruleOnTables,
  selectMove,
  submitAnswer,
} from '../../../src/features/drill/drill.ts';
import type { DrillTable } from '../../../src/features/drill/table.ts';
import { $progress } from '../../../src/features/progress/progress.ts';
import { games } from '../../../src/games/index.ts';
import type { DrillMode } from '../../../src/scenarios/drill/kinds.ts';
import { makeQuestions } from '../../../src/scenarios/drill/questions.ts';

const [game] = games;
if (!game) throw new Error('no game');

/** Starts a drill whose tables have rulings. */
async function begin(mode: DrillMode) {
  if (!game) throw new Error('no game');
  const cases = game.rules.restrictions.slice(0, 2).map(({ id }) => ({ rule: id, house: [], json: {} }));
  await layDrill(game, makeQuestions(game, { mode, cases, seed: 7 }, { moments: 40 }));
  await ruleOnTables();
  const drill = $drill.get();
  const [table] = drill?.tables ?? [];
  if (!drill || !table) throw new Error('no table');
  return { drill, table, verdicts: table.tries.map(({ tried }) => tried?.ruling.verdict) };
}

/** The drill's state, and whether its ruling is open. */
const drillState = () => ({ ...$drill.get(), open: isAnswerShown($drill.get() as Drill) });

/** The rules that the referee finds broken by a try. */
const brokenAt = ({ tries }: DrillTable): readonly string[] =>
  tries[0]?.tried?.ruling.findings.map(({ rule }) => rule) ?? [];

const tally = (rule: string): readonly number[] => $progress.get().rules[rule] ?? [0, 0, 0, 0];

beforeEach(() => $progress.set({ version: 1, rules: {}, lessons: [] }));
afterEach(() => $drill.set(null));

test('naming a broken rule is right, naming another counts as a stumble', async () => {
  const { table } = await begin('rule');
  const wrongRule = table.offers.find((rule) => !brokenAt(table).includes(rule)) ?? '';
  submitAnswer(wrongRule);
  expect(drillState()).toMatchObject({ open: true, said: [{ answer: wrongRule, isCorrect: false }] });
  expect(tally(table.rule).slice(0, 2)).toEqual([0, 1]);
  nextTable();
  const second = $drill.get()?.tables[1];
  submitAnswer(second?.rule ?? '');
  expect(results($drill.get() as never)).toEqual([false, true]);
});

test('a slip that is found is asked for its rule before anything is revealed', async () => {
  const { table, verdicts } = await begin('slip');
  const slip = verdicts.indexOf('illegal');
  selectMove(99);
  expect($drill.get()?.shownTry).toBe(5);
  submitAnswer(String(slip));
  expect(drillState()).toMatchObject({ open: false, asksWhy: true, shownTry: slip, said: [] });
  selectMove(0);
  expect($drill.get()?.shownTry).toBe(slip);
  submitAnswer(table.rule);
  expect(drillState()).toMatchObject({ open: true, said: [{ isCorrect: true }] });
  expect(tally(table.rule).slice(0, 2)).toEqual([1, 0]);
});

test('a player who takes another move for the slip is shown the slip', async () => {
  const { table, verdicts } = await begin('slip');
  const slip = verdicts.indexOf('illegal');
  submitAnswer(String((slip + 1) % 6));
  expect(drillState()).toMatchObject({ open: true, asksWhy: false, shownTry: slip, said: [{ isCorrect: false }] });
  expect(tally(table.rule).slice(0, 2)).toEqual([0, 1]);
});

test('a card that mends a try is right, and the referee explains one that doesn’t', async () => {
  const { verdicts } = await begin('mend');
  const wrongIndex = verdicts.indexOf('illegal', 1);
  submitAnswer(String(wrongIndex));
  expect($drill.get()).toMatchObject({ shownTry: wrongIndex, said: [{ isCorrect: false }] });
  await begin('mend');
  submitAnswer(String(verdicts.indexOf('legal')));
  expect($drill.get()).toMatchObject({ shownTry: 0, said: [{ isCorrect: true }] });
});

test('tables that arrive later replace those of this drill that haven’t been shown, and of no other', async () => {
  if (!game) throw new Error('no game');
  const cases = game.rules.restrictions.slice(0, 2).map(({ id }) => ({ rule: id, house: [], json: {} }));
  const laterQuestions = makeQuestions(game, { mode: 'rule', cases, seed: 9 }, { moments: 40 });
  const { table } = await begin('mend');
  await replaceTables(laterQuestions);
  expect($drill.get()?.tables[0]).toBe(table);
  expect($drill.get()?.tables[1]).toMatchObject({ kind: 'rule', rule: laterQuestions[1]?.rule });
  expect($drill.get()?.tables[1]?.tries[0]?.tried?.ruling.verdict).toBe('illegal');
  const replacing = replaceTables(laterQuestions);
  const { drill } = await begin('slip');
  await replacing;
  expect($drill.get()?.tables).toBe(drill.tables);
});
