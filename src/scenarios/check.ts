import type { CoachedGame, TableGame } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import { judge } from '../game/judge.ts';
import type { GameMove, GameState } from '../game/play.ts';
import { findAnswer, isRightAnswer, listBrokenRules, listScoringRules } from './answers.ts';
import { meetsExpectation } from './expectation.ts';
import { type Lesson, type LessonStep, readLesson, stepName } from './lesson.ts';
import { isQuestion, readLessonMove } from './question.ts';
import type { LessonRun } from './run.ts';
import { advance } from './runner.ts';
import { solveStep } from './solution.ts';
import { startLesson } from './start.ts';

/** Number of cards in the game with these house rules. */
const countDealtCards = ({ play }: TableGame, { options }: GameState): number =>
  play.cards(play.deal(options, 1)).length;

/** Serializes a view without the state of hidden chance. */
const serializeView = ({ visibility, notation }: TableGame, state: GameState, seat: number): string =>
  JSON.stringify(notation.position.write(visibility.view(state, seat)));

/**
 * Finds problems of a table that a step sets up: missing cards, or a table that looks the same as before although the
 * page announces new cards.
 */
function findTableProblems(
  game: TableGame,
  { you }: Lesson,
  step: LessonStep,
  { at, state }: LessonRun,
  left: LessonRun | undefined,
): readonly string[] {
  if (at > 0 && !step.position) return [];
  const [lie, dealt] = [game.play.cards(state).length, countDealtCards(game, state)];
  const missing = `${lie} cards are on this table, and ${dealt} were dealt: say where the others are.`;
  const same = left !== undefined && serializeView(game, left.state, you) === serializeView(game, state, you);
  return [
    ...(lie === dealt ? [] : [missing]),
    ...(same ? ['This is the table as it lay. Lay it no second time.'] : []),
  ];
}

/** A problem of a lesson: the step, and how to solve it. */
export interface LessonProblem {
  readonly at: string;
  readonly says: string;
}

export type CheckedLesson =
  | { readonly lesson: Lesson; readonly problems: readonly [] }
  | { readonly lesson: null; readonly problems: readonly LessonProblem[] };

/**
 * Reads a lesson and plays it along its solution and along every wrong turn it names. Each turn must get exactly the
 * remark and ruling in the lesson, every question must have an answer, and every rule the lesson teaches must be met.
 */
export function checkLesson(game: CoachedGame, data: unknown): CheckedLesson {
  const read = readLesson(data);
  if ('wrong' in read) return { lesson: null, problems: [read.wrong] };
  const { lesson } = read;
  const unknown = findUnknownRules(game, lesson);
  if (unknown.length > 0) return { lesson: null, problems: unknown };
  const problems: LessonProblem[] = [];
  const touched = new Set<string>();
  let run: LessonRun;
  let left: LessonRun | undefined;
  try {
    run = startLesson(game, lesson);
  } catch (error) {
    return { lesson: null, problems: [{ at: 'position', says: messageOf(error) }] };
  }
  for (const [i, step] of lesson.steps.entries()) {
    const at = stepName(i, step);
    try {
      const laid = findTableProblems(game, lesson, step, run, left);
      problems.push(
        ...[...laid, ...checkStep(game, lesson, run, step, touched)].map((says) => ({ at, says })),
      );
      if (problems.length === 0) [left, run] = solveStep(game, lesson, run, step);
    } catch (error) {
      problems.push({ at, says: messageOf(error) });
    }
    if (problems.length > 0) return { lesson: null, problems };
  }
  const untold = lesson.teaches.filter((rule) => !touched.has(rule));
  for (const rule of untold) {
    problems.push({
      at: 'teaches',
      says: `${rule} never comes up. Play it, ask about it, or remove it from “teaches”.`,
    });
  }
  return problems.length > 0 ? { lesson: null, problems } : { lesson, problems: [] };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function findUnknownRules(game: CoachedGame, lesson: Lesson): readonly LessonProblem[] {
  const known = (id: string): boolean => game.rules.rule(id) !== undefined;
  const says = (id: string): string => `There is no rule ${id}. Correct the spelling.`;
  const inStep = (step: LessonStep): readonly string[] => [
    ...(step.rule ? [step.rule] : []),
    ...('refused' in step ? step.refused.map(({ rule }) => rule) : []),
    ...(step.word === 'breaks' ? step.among : []),
  ];
  return [
    ...lesson.teaches.filter((id) => !known(id)).map((id) => ({ at: 'teaches', says: says(id) })),
    ...lesson.steps.flatMap((step, i) =>
      inStep(step)
        .filter((id) => !known(id))
        .map((id) => ({ at: stepName(i, step), says: says(id) })),
    ),
  ];
}

function readTry(game: CoachedGame, state: GameState, json: JsonObject): GameMove {
  try {
    return readLessonMove(game, state, json);
  } catch (error) {
    throw new Error(`${JSON.stringify(json)}: ${messageOf(error)}`);
  }
}

function checkStep(
  game: CoachedGame,
  lesson: Lesson,
  run: LessonRun,
  step: LessonStep,
  touched: Set<string>,
): readonly string[] {
  if (step.rule) touched.add(step.rule);
  const places = checkPointers(game, lesson, run, step);
  switch (step.word) {
    case 'say':
      return places;
    case 'reply':
      return [...places, ...checkReply(game, lesson, run, step, touched)];
    case 'move':
    case 'break':
      return [...places, ...checkTask(game, lesson, run, step, touched)];
    default:
      return [...places, ...checkQuestion(game, lesson, run, step, touched)];
  }
}

/** Checks that the items the text points at are visible. */
function checkPointers(
  game: CoachedGame,
  lesson: Lesson,
  { state }: LessonRun,
  { look = [] }: LessonStep,
): readonly string[] {
  const zones = game.table.zones(game.visibility.view(state, lesson.you), lesson.you, String);
  return look
    .filter(
      (place) =>
        !zones.some(
          ({ id, items }) =>
            id === place ||
            items.some((item) => item.id === place || item.cards.includes(game.pack.read(place) ?? -2)),
        ),
    )
    .map((place) => `It points at ${place}, which isn’t visible.`);
}

function checkReply(
  game: CoachedGame,
  lesson: Lesson,
  run: LessonRun,
  step: Extract<LessonStep, { word: 'reply' }>,
  touched: Set<string>,
): readonly string[] {
  const seat = game.play.turn(run.state);
  if (seat === null || seat === lesson.you) return ['It is not another player’s turn.'];
  if (step.move) {
    const { legal, findings } = judge(game, run.state, seat, readTry(game, run.state, step.move));
    if (!legal) return [`The reply breaks ${findings.map(({ rule }) => rule).join(', ')}.`];
  }
  for (const { rule } of advance(game, lesson, run, { do: 'next' }).events) touched.add(rule);
  return [];
}

/** Checks that the picks of a solution propose it. */
function checkReachable(
  game: CoachedGame,
  lesson: Lesson,
  { state }: LessonRun,
  move: GameMove,
): readonly string[] {
  const view = game.visibility.view(state, lesson.you);
  const proposals = game.table.propose(view, lesson.you, game.table.picksOf(view, lesson.you, move));
  return proposals.some((proposal) => game.notation.key(proposal.move) === game.notation.key(move))
    ? []
    : [`No picks propose the solution: ${game.texts.describeMove(move)}`];
}

function checkTask(
  game: CoachedGame,
  lesson: Lesson,
  run: LessonRun,
  step: Extract<LessonStep, { word: 'move' | 'break' }>,
  touched: Set<string>,
): readonly string[] {
  const problems = [...checkReachable(game, lesson, run, readTry(game, run.state, step.solution))];
  const go = (json: JsonObject): LessonRun =>
    advance(game, lesson, run, { do: 'try', move: readTry(game, run.state, json) });
  const solved = go(step.solution);
  const ruling = judge(game, run.state, lesson.you, readTry(game, run.state, step.solution));
  for (const { rule } of [...ruling.findings, ...solved.events]) touched.add(rule);
  for (const rule of ruling.permits) touched.add(rule);
  if (solved.phase !== 'done') {
    const why = ruling.legal
      ? `is legal but not accepted${solved.remark?.says ? ` (“${solved.remark.says}”)` : ''}`
      : `breaks ${ruling.findings.map(({ rule }) => rule).join(', ')}`;
    problems.push(`The solution ${why}.`);
  }
  for (const turn of step.missed) {
    const after = go(turn.try);
    const { permits } = judge(game, run.state, lesson.you, readTry(game, run.state, turn.try));
    for (const rule of [...permits, ...after.events.map((event) => event.rule)]) touched.add(rule);
    if (after.remark?.tone !== 'missed' || after.remark.says !== turn.says) {
      problems.push(`${JSON.stringify(turn.try)} does not get its remark: it is ${after.remark?.tone}.`);
    }
  }
  for (const turn of step.refused) {
    const { findings } = judge(game, run.state, lesson.you, readTry(game, run.state, turn.try));
    for (const { rule } of findings) touched.add(rule);
    const after = go(turn.try);
    if (
      turn.when &&
      !meetsExpectation(game, run.state, lesson.you, readTry(game, run.state, turn.try), turn.when)
    ) {
      problems.push(`${JSON.stringify(turn.try)} does not match its “when”.`);
    }
    const rules = findings.map(({ rule }) => rule);
    if (!rules.includes(turn.rule)) {
      problems.push(`${JSON.stringify(turn.try)} breaks ${rules.join(', ') || 'nothing'}, not ${turn.rule}.`);
    } else if (after.remark?.tone !== 'refused' || after.remark.says !== turn.says) {
      problems.push(`${JSON.stringify(turn.try)} does not get its remark.`);
    }
  }
  return problems;
}

function checkQuestion(
  game: CoachedGame,
  lesson: Lesson,
  { state }: LessonRun,
  step: Extract<LessonStep, { ask: string }>,
  touched: Set<string>,
): readonly string[] {
  if (!isQuestion(step)) return [];
  const answer = findAnswer(game, state, lesson.you, step);
  if (step.word === 'tap' && Array.isArray(answer) && answer.length === 0) {
    return ['The answer is empty.'];
  }
  if (step.word === 'score' || step.word === 'better')
    for (const rule of listScoringRules(game, state, step)) touched.add(rule);
  const about = step.word === 'breaks' ? step.breaks : step.word === 'legal' ? step.legal : null;
  if (about) {
    for (const rule of listBrokenRules(game, state, lesson.you, about)) touched.add(rule);
    for (const rule of judge(game, state, lesson.you, readTry(game, state, about)).permits) touched.add(rule);
  }
  return step.tempting
    .filter((one) => isRightAnswer(game, state, lesson.you, step, one.answer))
    .map((one) => `${JSON.stringify(one.answer)} is listed as tempting but is the right answer.`);
}
