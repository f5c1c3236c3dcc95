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
import { OPEN_STEP, setUpTable } from './start.ts';
import { explainWrongAnswer } from './wrong-answer.ts';

/** Returns the next state of a lesson. Pure; an input that doesn't fit the state changes nothing. */
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

/** Goes to the start of the step if it was changed, otherwise to the step before. */
function goBack(run: LessonRun): LessonRun {
  const hasProgress = run.phase !== 'open' || run.remark !== null;
  return restartStep(run, hasProgress && run.at < run.starts.length ? run.at : Math.max(0, run.at - 1));
}

/** Enters the next step, free play, or the end. */
function enterStep(game: CoachedGame, lesson: Lesson, run: LessonRun): LessonRun {
  const at = run.at + 1;
  const step = lesson.steps[at];
  if (!step) {
    const endedRun = { ...run, ...OPEN_STEP, at };
    return lesson.playOut ? startFreePlay(game, endedRun, lesson) : { ...endedRun, phase: 'over' };
  }
  const state = step.position ? setUpTable(game, lesson, step) : run.state;
  return { ...run, ...OPEN_STEP, at, state, starts: [...run.starts.slice(0, at), state] };
}

function goNext(game: CoachedGame, lesson: Lesson, run: LessonRun, step: LessonStep | undefined): LessonRun {
  if (run.phase === 'free') return playBotMove(game, lesson, run);
  if (!step) return run;
  if (run.shown < run.events.length) return { ...run, shown: run.shown + 1 };
  if (run.phase === 'done' || step.word === 'say') return enterStep(game, lesson, run);
  return step.word === 'reply' ? playReply(game, run, step) : run;
}

function playReply(game: CoachedGame, run: LessonRun, step: Extract<LessonStep, { word: 'reply' }>): LessonRun {
  const seat = game.play.turn(run.state);
  if (seat === null) return { ...run, phase: 'done' };
  const move = step.move ? readLessonMove(game, run.state, step.move) : chooseBotMove(game, run, seat);
  const runAfter = playMove(game, run, seat, move);
  return { ...runAfter, phase: 'done', shown: step.pause ? 1 : runAfter.events.length };
}

function chooseBotMove(game: CoachedGame, { state, moves }: LessonRun, seat: number): GameMove {
  return greedy(game, game.visibility.view(state, seat), seat, createRandom(moves + 1));
}

function playMove(game: CoachedGame, run: LessonRun, seat: number, move: GameMove): LessonRun {
  const { state, events } = game.play.play(run.state, seat, move);
  return { ...run, state, events, shown: events.length, moves: run.moves + 1 };
}

function tryAtTable(game: CoachedGame, { you }: Lesson, { state, events }: LessonRun, move: GameMove): TryResult {
  return attemptMove({ game, state, seat: you, name: seatNamerFor(you), events, hasHiddenCards: true }, move);
}

function applyTry(run: LessonRun, { citedEvents }: TryResult, state: GameState): LessonRun {
  const events = citedEvents.map(({ event }) => event);
  return { ...run, state, events, shown: events.length, moves: run.moves + 1 };
}

function addMetRules(run: LessonRun, rules: readonly string[], isKept: boolean): readonly MetRule[] {
  return [...run.met, ...rules.map((rule) => ({ rule, isKept }))];
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
  const result = tryAtTable(game, lesson, run, move);
  const rules = result.ruling.findings.map(({ rule }) => rule);
  const createRemark = (tone: StepRemark['tone'], says: string | null): StepRemark => ({
    tone,
    says,
    result,
  });
  if (!result.stateAfter) {
    if (step.word === 'break' && rules.includes(step.rule)) {
      return {
        ...run,
        phase: 'done',
        remark: createRemark('right', step.done ?? null),
        met: addMetRules(run, [step.rule], true),
      };
    }
    const refusedTurn =
      step.refused.find((turn) => isSameMove(game, state, move, turn.try)) ??
      step.refused.find(
        ({ rule, when }) => when && rules.includes(rule) && meetsExpectation(game, state, lesson.you, move, when),
      );
    // A step that asks for a break of one rule doesn't hold another broken rule against the learner.
    const metRules = step.word === 'break' ? run.met : addMetRules(run, rules, false);
    return { ...run, remark: createRemark('refused', refusedTurn?.says ?? null), met: metRules };
  }
  const missedTurn =
    step.missed.find((turn) => isSameMove(game, state, move, turn.try)) ??
    step.missed.find(({ when }) => when && meetsExpectation(game, state, lesson.you, move, when));
  if (step.word === 'break') return { ...run, remark: createRemark('missed', missedTurn?.says ?? null) };
  const runAfter = {
    ...applyTry(run, result, result.stateAfter),
    met: addMetRules(run, result.ruling.permits, true),
  };
  return meetsExpectation(game, state, lesson.you, move, step.accept)
    ? { ...runAfter, phase: 'done', remark: createRemark('right', step.done ?? null) }
    : { ...runAfter, phase: 'astray', remark: createRemark('missed', missedTurn?.says ?? null) };
}

/** Returns whether a move is the same as a try listed in the lesson. */
function isSameMove(game: CoachedGame, state: GameState, move: GameMove, lessonTry: JsonObject): boolean {
  return game.notation.key(move) === game.notation.key(readLessonMove(game, state, lessonTry));
}

function answerQuestion(
  game: CoachedGame,
  lesson: Lesson,
  run: LessonRun,
  step: LessonStep | undefined,
  answer: Extract<LessonInput, { do: 'answer' }>['answer'],
): LessonRun {
  if (run.phase !== 'open' || !isQuestion(step)) return run;
  const isRight = isRightAnswer(game, run.state, lesson.you, step, answer);
  const askedRule =
    step.rule ?? (step.word === 'breaks' ? String(findAnswer(game, run.state, lesson.you, step)) : null);
  const metRules = askedRule ? addMetRules(run, [askedRule], isRight && run.hints < 3) : run.met;
  const message = isRight
    ? (step.done ?? null)
    : (step.tempting.find((one) => isSameAnswer(one.answer, answer))?.says ??
      explainWrongAnswer({ game, lesson, run, step }, answer));
  return {
    ...run,
    phase: isRight ? 'done' : 'open',
    remark: {
      tone: isRight ? 'right' : 'wrong',
      says: message,
      result: isRight ? ruleOnQuestion(game, lesson, run, step) : null,
      answer,
    },
    met: metRules,
  };
}

function ruleOnQuestion(game: CoachedGame, lesson: Lesson, run: LessonRun, step: LessonStep): StepRemark['result'] {
  const json = step.word === 'legal' ? step.legal : step.word === 'breaks' ? step.breaks : null;
  return json && tryAtTable(game, lesson, run, readLessonMove(game, run.state, json));
}

function skipStep(game: CoachedGame, lesson: Lesson, run: LessonRun, step: LessonStep | undefined): LessonRun {
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
  const freeRun: LessonRun = { ...run, ...OPEN_STEP, at: lesson.steps.length, phase: 'free' };
  return game.play.turn(freeRun.state) === null ? { ...freeRun, phase: 'over' } : freeRun;
}

/**
 * Plays for other seats that decline a window (a chance to act out of turn). The learner can't see these
 * turns, so they don't count as moves.
 */
function passUnseenTurns(game: CoachedGame, lesson: Lesson, run: LessonRun): LessonRun {
  let currentRun = run;
  for (;;) {
    const seat = game.play.turn(currentRun.state);
    const visibleTurn = game.play.turn(game.visibility.view(currentRun.state, lesson.you));
    if (seat === null || seat === visibleTurn) return currentRun;
    const { state, events } = game.play.play(currentRun.state, seat, chooseBotMove(game, currentRun, seat));
    if (events.length > 0) return currentRun;
    currentRun = { ...currentRun, state };
  }
}

/** Ends the lesson once the deal is counted or the game is over. */
function finishWhenCounted(game: CoachedGame, lesson: Lesson, finishedRun: LessonRun): LessonRun {
  const run = passUnseenTurns(game, lesson, finishedRun);
  const isOver = game.play.turn(run.state) === null || run.events.some(({ points }) => points !== undefined);
  return isOver ? { ...run, phase: 'over' } : run;
}

function playBotMove(game: CoachedGame, lesson: Lesson, run: LessonRun): LessonRun {
  const seat = game.play.turn(run.state);
  if (seat === null || seat === lesson.you) return run;
  const runAfter = playMove(game, run, seat, chooseBotMove(game, run, seat));
  return finishWhenCounted(game, lesson, { ...runAfter, remark: null });
}

function playFreeMove(game: CoachedGame, lesson: Lesson, run: LessonRun, move: GameMove): LessonRun {
  const result = tryAtTable(game, lesson, run, move);
  const { findings, permits } = result.ruling;
  if (!result.stateAfter) {
    const metRules = addMetRules(
      run,
      findings.map(({ rule }) => rule),
      false,
    );
    return { ...run, remark: { tone: 'refused', says: null, result }, met: metRules };
  }
  return finishWhenCounted(game, lesson, {
    ...applyTry(run, result, result.stateAfter),
    remark: { tone: 'right', says: null, result },
    met: addMetRules(run, permits, true),
  });
}
