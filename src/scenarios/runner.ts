import { greedy } from '../bots/greedy.ts';
import type { CoachedGame } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import type { GameMove, GameState } from '../game/play.ts';
import { seatNamerFor } from '../game/seat-namer.ts';
import { createRandom } from '../random/random.ts';
import { attemptMove, type TryResult } from '../referee/try-result.ts';
import { findAnswer, isRightAnswer, isSameAnswer } from './answers.ts';
import { meetsExpectation } from './expectation.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import { isQuestion, readLessonMove } from './question.ts';
import type { LessonInput, LessonRun, MetRule, StepRemark } from './run.ts';
import { OPEN_STEP, setUpTable, startLesson } from './start.ts';
import { explainWrongAnswer } from './wrong-answer.ts';

/** Returns the state after all inputs. Inputs that no longer fit are ignored. */
export function replayInputs(game: CoachedGame, lesson: Lesson, inputs: readonly LessonInput[]): LessonRun {
  return inputs.reduce((run, input) => advance(game, lesson, run, input), startLesson(game, lesson));
}

/** Returns the next state of a lesson, for page and tests. Pure; an input that doesn't fit changes nothing. */
export function advance(game: CoachedGame, lesson: Lesson, run: LessonRun, input: LessonInput): LessonRun {
  const step = lesson.steps[run.at];
  switch (input.do) {
    case 'next':
      return goNext(game, lesson, run, step);
    case 'try':
      return tryMove(game, lesson, run, step, input.move);
    case 'answer':
      return answerQuestion(game, lesson, run, step, input.answer);
    case 'hint':
      return run.phase === 'open' && step && step.word !== 'say' && step.word !== 'reply'
        ? { ...run, hints: Math.min(3, run.hints + 1) as LessonRun['hints'] }
        : run;
    case 'skip':
      return skipStep(game, lesson, run, step);
    case 'back':
      return goBack(run);
    case 'return':
      return run.phase === 'astray' ? restartStep(run, run.at) : run;
    case 'stay':
      return run.phase === 'astray' ? startFreePlay(game, run, lesson) : run;
  }
}

/** Restarts a step; `met` is kept. */
function restartStep(run: LessonRun, at: number): LessonRun {
  const starts = run.starts.slice(0, at + 1);
  return { ...run, ...OPEN_STEP, at, starts, state: starts[at] as GameState };
}

function goBack(run: LessonRun): LessonRun {
  const touched = run.phase !== 'open' || run.remark !== null;
  return restartStep(run, touched && run.at < run.starts.length ? run.at : Math.max(0, run.at - 1));
}

/** Enters the next step, free play, or the end. */
function enterStep(game: CoachedGame, lesson: Lesson, run: LessonRun): LessonRun {
  const at = run.at + 1;
  const step = lesson.steps[at];
  if (!step) {
    const after = { ...run, ...OPEN_STEP, at };
    return lesson.playOut ? startFreePlay(game, after, lesson) : { ...after, phase: 'over' };
  }
  const state = step.position ? setUpTable(game, lesson, step) : run.state;
  return { ...run, ...OPEN_STEP, at, state, starts: [...run.starts.slice(0, at), state] };
}

function goNext(game: CoachedGame, lesson: Lesson, run: LessonRun, step: LessonStep | undefined): LessonRun {
  if (run.phase === 'free') return playBotMove(game, lesson, run);
  if (run.phase === 'over' || run.phase === 'astray' || !step) return run;
  if (run.shown < run.events.length) return { ...run, shown: run.shown + 1 };
  if (run.phase === 'done' || step.word === 'say') return enterStep(game, lesson, run);
  return step.word === 'reply' ? playReply(game, run, step) : run;
}

function playReply(
  game: CoachedGame,
  run: LessonRun,
  step: Extract<LessonStep, { word: 'reply' }>,
): LessonRun {
  const seat = game.play.turn(run.state);
  if (seat === null) return { ...run, phase: 'done' };
  const move = step.move ? readLessonMove(game, run.state, step.move) : chooseBotMove(game, run, seat);
  const after = playMove(game, run, seat, move);
  return { ...after, phase: 'done', shown: step.pause ? 1 : after.events.length };
}

function chooseBotMove(game: CoachedGame, { state, moves }: LessonRun, seat: number): GameMove {
  return greedy(game, game.visibility.view(state, seat), seat, createRandom(moves + 1));
}

function playMove(game: CoachedGame, run: LessonRun, seat: number, move: GameMove): LessonRun {
  const { state, events } = game.play.play(run.state, seat, move);
  return { ...run, state, events, shown: events.length, moves: run.moves + 1 };
}

function tryAtTable(
  game: CoachedGame,
  { you }: Lesson,
  { state, events }: LessonRun,
  move: GameMove,
): TryResult {
  return attemptMove({ game, state, seat: you, name: seatNamerFor(you), events, hidden: true }, move);
}

function applyTry(run: LessonRun, { citedEvents }: TryResult, state: GameState): LessonRun {
  const events = citedEvents.map(({ event }) => event);
  return { ...run, state, events, shown: events.length, moves: run.moves + 1 };
}

function addMetRules(run: LessonRun, rules: readonly string[], well: boolean): readonly MetRule[] {
  return [...run.met, ...rules.map((rule) => ({ rule, well }))];
}

function tryMove(
  game: CoachedGame,
  lesson: Lesson,
  run: LessonRun,
  step: LessonStep | undefined,
  move: GameMove,
): LessonRun {
  if (run.phase === 'free') return playFreeMove(game, lesson, run, move);
  if (run.phase !== 'open' || !step || (step.word !== 'move' && step.word !== 'break')) return run;
  const { state } = run;
  const tried = tryAtTable(game, lesson, run, move);
  const rules = tried.ruling.findings.map(({ rule }) => rule);
  const said = (tone: StepRemark['tone'], says: string | null): StepRemark => ({ tone, says, tried });
  if (!tried.after) {
    if (step.word === 'break' && rules.includes(step.rule)) {
      return {
        ...run,
        phase: 'done',
        remark: said('right', step.done ?? null),
        met: addMetRules(run, [step.rule], true),
      };
    }
    const named =
      step.refused.find((turn) => isSameMove(game, state, move, turn.try)) ??
      step.refused.find(
        ({ rule, when }) =>
          when && rules.includes(rule) && meetsExpectation(game, state, lesson.you, move, when),
      );
    // A step that asks for one broken rule doesn't blame the learner for another.
    const met = step.word === 'break' ? run.met : addMetRules(run, rules, false);
    return { ...run, remark: said('refused', named?.says ?? null), met };
  }
  const missed =
    step.missed.find((turn) => isSameMove(game, state, move, turn.try)) ??
    step.missed.find(({ when }) => when && meetsExpectation(game, state, lesson.you, move, when));
  if (step.word === 'break') return { ...run, remark: said('missed', missed?.says ?? null) };
  const after = { ...applyTry(run, tried, tried.after), met: addMetRules(run, tried.ruling.permits, true) };
  return meetsExpectation(game, state, lesson.you, move, step.accept)
    ? { ...after, phase: 'done', remark: said('right', step.done ?? null) }
    : { ...after, phase: 'astray', remark: said('missed', missed?.says ?? null) };
}

/** Whether a move is the try that the lesson names. */
function isSameMove(game: CoachedGame, state: GameState, move: GameMove, named: JsonObject): boolean {
  return game.notation.key(move) === game.notation.key(readLessonMove(game, state, named));
}

function answerQuestion(
  game: CoachedGame,
  lesson: Lesson,
  run: LessonRun,
  step: LessonStep | undefined,
  given: Extract<LessonInput, { do: 'answer' }>['answer'],
): LessonRun {
  if (run.phase !== 'open' || !isQuestion(step)) return run;
  const right = isRightAnswer(game, run.state, lesson.you, step, given);
  const about =
    step.rule ?? (step.word === 'breaks' ? String(findAnswer(game, run.state, lesson.you, step)) : null);
  const met = about ? addMetRules(run, [about], right && run.hints < 3) : run.met;
  const says = right
    ? (step.done ?? null)
    : (step.tempting.find((one) => isSameAnswer(one.answer, given))?.says ??
      explainWrongAnswer({ game, lesson, run, step }, given));
  return {
    ...run,
    phase: right ? 'done' : 'open',
    remark: {
      tone: right ? 'right' : 'wrong',
      says,
      tried: right ? ruleOnQuestion(game, lesson, run, step) : null,
    },
    met,
  };
}

function ruleOnQuestion(
  game: CoachedGame,
  lesson: Lesson,
  run: LessonRun,
  step: LessonStep,
): StepRemark['tried'] {
  const json = step.word === 'legal' ? step.legal : step.word === 'breaks' ? step.breaks : null;
  return json && tryAtTable(game, lesson, run, readLessonMove(game, run.state, json));
}

function skipStep(
  game: CoachedGame,
  lesson: Lesson,
  run: LessonRun,
  step: LessonStep | undefined,
): LessonRun {
  if (run.phase === 'free') return { ...run, ...OPEN_STEP, phase: 'over' };
  if (run.phase !== 'open' || !step) return run;
  const { met } = run;
  if (step.word === 'move' || step.word === 'break') {
    return { ...tryMove(game, lesson, run, step, readLessonMove(game, run.state, step.solution)), met };
  }
  if (isQuestion(step)) {
    return { ...answerQuestion(game, lesson, run, step, findAnswer(game, run.state, lesson.you, step)), met };
  }
  return goNext(game, lesson, run, step);
}

/** Starts free play from the current state. */
function startFreePlay(game: CoachedGame, run: LessonRun, lesson: Lesson): LessonRun {
  const after: LessonRun = { ...run, ...OPEN_STEP, at: lesson.steps.length, phase: 'free' };
  return game.play.turn(after.state) === null ? { ...after, phase: 'over' } : after;
}

/** Plays for other seats that decline a window. The learner can't see these turns, so they take no step. */
function passUnseenTurns(game: CoachedGame, lesson: Lesson, run: LessonRun): LessonRun {
  let now = run;
  for (;;) {
    const seat = game.play.turn(now.state);
    const seen = game.play.turn(game.visibility.view(now.state, lesson.you));
    if (seat === null || seat === seen) return now;
    const { state, events } = game.play.play(now.state, seat, chooseBotMove(game, now, seat));
    if (events.length > 0) return now;
    now = { ...now, state };
  }
}

/** Ends the lesson once the deal is counted or the game is over. */
function finishWhenCounted(game: CoachedGame, lesson: Lesson, done: LessonRun): LessonRun {
  const run = passUnseenTurns(game, lesson, done);
  const over = game.play.turn(run.state) === null || run.events.some(({ points }) => points !== undefined);
  return over ? { ...run, phase: 'over' } : run;
}

function playBotMove(game: CoachedGame, lesson: Lesson, run: LessonRun): LessonRun {
  const seat = game.play.turn(run.state);
  if (seat === null || seat === lesson.you) return run;
  const after = playMove(game, run, seat, chooseBotMove(game, run, seat));
  return finishWhenCounted(game, lesson, { ...after, remark: null });
}

function playFreeMove(game: CoachedGame, lesson: Lesson, run: LessonRun, move: GameMove): LessonRun {
  const tried = tryAtTable(game, lesson, run, move);
  const { findings, permits } = tried.ruling;
  if (!tried.after) {
    const met = addMetRules(
      run,
      findings.map(({ rule }) => rule),
      false,
    );
    return { ...run, remark: { tone: 'refused', says: null, tried }, met };
  }
  return finishWhenCounted(game, lesson, {
    ...applyTry(run, tried, tried.after),
    remark: { tone: 'right', says: null, tried },
    met: addMetRules(run, permits, true),
  });
}
