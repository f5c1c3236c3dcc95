import type { CoachedGame, TableGame } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import { judge } from '../game/judge.ts';
import type { GameMove, GameState } from '../game/play.ts';
import { findAnswer, isRightAnswer, listBrokenRules, listScoringRules } from './answers.ts';
import { meetsExpectation } from './expectation.ts';
import { type Lesson, type LessonStep, readLesson, stepName } from './lesson.ts';
import { isQuestion, laidCards, readLessonMove } from './question.ts';
import type { LessonRun } from './run.ts';
import { advance } from './runner.ts';
import { solveStep } from './solution.ts';
import { startLesson } from './start.ts';

/** Number of cards in the game with these house rules. */
const countDealtCards = ({ play }: TableGame, { options }: GameState): number =>
  play.cards(play.deal(options, 1)).length;

/** Serializes what one seat sees, without the state of the random generator. */
const serializeView = ({ visibility, notation }: TableGame, state: GameState, seat: number): string =>
  JSON.stringify(notation.position.write(visibility.view(state, seat)));

/**
 * Finds problems of a table that a step sets up: missing cards, or a table that looks the same as before. A
 * new position is announced on the page, so it must show a change.
 */
function findTableProblems(
  game: TableGame,
  { you }: Lesson,
  step: LessonStep,
  { at, state }: LessonRun,
  previousRun: LessonRun | undefined,
): readonly string[] {
  if (at > 0 && !step.position) return [];
  const [visibleCount, dealtCount] = [game.play.cards(state).length, countDealtCards(game, state)];
  const missing = `${visibleCount} cards are on this table, and ${dealtCount} were dealt: say where the others are.`;
  const isUnchanged =
    previousRun !== undefined && serializeView(game, previousRun.state, you) === serializeView(game, state, you);
  return [
    ...(visibleCount === dealtCount ? [] : [missing]),
    ...(isUnchanged ? ['This is the table as it lay. Lay it no second time.'] : []),
  ];
}

/** A problem of a lesson: the step it is in, and what the author should change. */
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
  const parsed = readLesson(data);
  if ('wrong' in parsed) return { lesson: null, problems: [parsed.wrong] };
  const { lesson } = parsed;
  const unknownRules = findUnknownRules(game, lesson);
  if (unknownRules.length > 0) return { lesson: null, problems: unknownRules };
  const problems: LessonProblem[] = [];
  const metRules = new Set<string>();
  let run: LessonRun;
  let previousRun: LessonRun | undefined;
  try {
    run = startLesson(game, lesson);
  } catch (error) {
    return { lesson: null, problems: [{ at: 'position', says: messageOf(error) }] };
  }
  for (const [i, step] of lesson.steps.entries()) {
    const at = stepName(i, step);
    try {
      const tableProblems = findTableProblems(game, lesson, step, run, previousRun);
      problems.push(
        ...[...tableProblems, ...checkStep(game, lesson, run, step, metRules)].map((message) => ({
          at,
          says: message,
        })),
      );
      if (problems.length === 0) [previousRun, run] = solveStep(game, lesson, run, step);
    } catch (error) {
      problems.push({ at, says: messageOf(error) });
    }
    if (problems.length > 0) return { lesson: null, problems };
  }
  const missingRules = lesson.teaches.filter((rule) => !metRules.has(rule));
  for (const rule of missingRules) {
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
  const isKnownRule = (id: string): boolean => game.rules.rule(id) !== undefined;
  const unknownRuleText = (id: string): string => `No rule has the id ${id}. Correct the spelling.`;
  const inStep = (step: LessonStep): readonly string[] => [
    ...(step.rule ? [step.rule] : []),
    ...('refused' in step ? step.refused.map(({ rule }) => rule) : []),
    ...(step.word === 'breaks' ? step.among : []),
  ];
  return [
    ...lesson.teaches.filter((id) => !isKnownRule(id)).map((id) => ({ at: 'teaches', says: unknownRuleText(id) })),
    ...lesson.steps.flatMap((step, i) =>
      inStep(step)
        .filter((id) => !isKnownRule(id))
        .map((id) => ({ at: stepName(i, step), says: unknownRuleText(id) })),
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
  metRules: Set<string>,
): readonly string[] {
  if (step.rule) metRules.add(step.rule);
  const places = checkPointers(game, lesson, run, step);
  switch (step.word) {
    case 'say':
      return places;
    case 'reply':
      return [...places, ...checkReply(game, lesson, run, step, metRules)];
    case 'move':
    case 'break':
      return [...places, ...checkTask(game, lesson, run, step, metRules)];
    default:
      return [...places, ...checkQuestion(game, lesson, run, step, metRules)];
  }
}

/** Checks that the cards and zones the text points at are visible. */
function checkPointers(game: CoachedGame, lesson: Lesson, { state }: LessonRun, step: LessonStep): readonly string[] {
  const { look = [] } = step;
  const laid = Object.values(laidCards(step) ?? {}).flat();
  const unknownCards = laid.filter((code) => game.pack.read(code) === undefined);
  if (unknownCards.length > 0) return [`The pack has no ${unknownCards.join(', ')}.`];
  const zones = game.table.zones(game.visibility.view(state, lesson.you), lesson.you, String);
  return look
    .filter(
      (place) =>
        !laid.includes(place) &&
        !zones.some(
          ({ id, items }) =>
            id === place || items.some((item) => item.id === place || item.cards.includes(game.pack.read(place) ?? -2)),
        ),
    )
    .map((place) => `It points at ${place}, which isn’t visible.`);
}

function checkReply(
  game: CoachedGame,
  lesson: Lesson,
  run: LessonRun,
  step: Extract<LessonStep, { word: 'reply' }>,
  metRules: Set<string>,
): readonly string[] {
  const seat = game.play.turn(run.state);
  if (seat === null || seat === lesson.you) return ['It is not another player’s turn.'];
  if (step.move) {
    const { isLegal, findings } = judge(game, run.state, seat, readTry(game, run.state, step.move));
    if (!isLegal) return [`The reply breaks ${findings.map(({ rule }) => rule).join(', ')}.`];
  }
  for (const { rule } of advance(game, lesson, run, { do: 'next' }).events) metRules.add(rule);
  return [];
}

/** Checks that the solution can be entered at the table: selecting its cards must offer it as a move. */
function checkReachable(game: CoachedGame, lesson: Lesson, { state }: LessonRun, move: GameMove): readonly string[] {
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
  metRules: Set<string>,
): readonly string[] {
  const problems = [...checkReachable(game, lesson, run, readTry(game, run.state, step.solution))];
  const attempt = (json: JsonObject): LessonRun =>
    advance(game, lesson, run, { do: 'try', move: readTry(game, run.state, json) });
  const solved = attempt(step.solution);
  const solutionRuling = judge(game, run.state, lesson.you, readTry(game, run.state, step.solution));
  for (const { rule } of [...solutionRuling.findings, ...solved.events]) metRules.add(rule);
  for (const rule of solutionRuling.permits) metRules.add(rule);
  if (solved.phase !== 'done') {
    const why = solutionRuling.isLegal
      ? `is legal but not accepted${solved.remark?.says ? ` (“${solved.remark.says}”)` : ''}`
      : `breaks ${solutionRuling.findings.map(({ rule }) => rule).join(', ')}`;
    problems.push(`The solution ${why}.`);
  }
  for (const turn of step.missed) {
    const attemptRun = attempt(turn.try);
    const { permits } = judge(game, run.state, lesson.you, readTry(game, run.state, turn.try));
    for (const rule of [...permits, ...attemptRun.events.map((event) => event.rule)]) metRules.add(rule);
    if (attemptRun.remark?.tone !== 'missed' || attemptRun.remark.says !== turn.says) {
      problems.push(`${JSON.stringify(turn.try)} does not get its remark: it is ${attemptRun.remark?.tone}.`);
    }
  }
  for (const turn of step.refused) {
    const { findings } = judge(game, run.state, lesson.you, readTry(game, run.state, turn.try));
    for (const { rule } of findings) metRules.add(rule);
    const attemptRun = attempt(turn.try);
    if (turn.when && !meetsExpectation(game, run.state, lesson.you, readTry(game, run.state, turn.try), turn.when)) {
      problems.push(`${JSON.stringify(turn.try)} does not match its “when”.`);
    }
    const rules = findings.map(({ rule }) => rule);
    if (!rules.includes(turn.rule)) {
      problems.push(`${JSON.stringify(turn.try)} breaks ${rules.join(', ') || 'nothing'}, not ${turn.rule}.`);
    } else if (attemptRun.remark?.tone !== 'refused' || attemptRun.remark.says !== turn.says) {
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
  metRules: Set<string>,
): readonly string[] {
  if (!isQuestion(step)) return [];
  const answer = findAnswer(game, state, lesson.you, step);
  if (step.word === 'tap' && Array.isArray(answer) && answer.length === 0) {
    return ['The answer is empty.'];
  }
  if (step.word === 'find') {
    const shownCards = Object.values(step.laid).flat();
    const missing = step.find.filter((code) => !shownCards.includes(code));
    if (missing.length > 0) return [`It asks for ${missing.join(', ')}, which isn’t laid out.`];
  }
  if (step.word === 'score' || step.word === 'better')
    for (const rule of listScoringRules(game, state, step)) metRules.add(rule);
  const tryJson = step.word === 'breaks' ? step.breaks : step.word === 'legal' ? step.legal : null;
  if (tryJson) {
    for (const rule of listBrokenRules(game, state, lesson.you, tryJson)) metRules.add(rule);
    for (const rule of judge(game, state, lesson.you, readTry(game, state, tryJson)).permits) metRules.add(rule);
  }
  return step.tempting
    .filter((one) => isRightAnswer(game, state, lesson.you, step, one.answer))
    .map((one) => `${JSON.stringify(one.answer)} is listed as tempting but is the right answer.`);
}
