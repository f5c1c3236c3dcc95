import { greedy } from '../bots/greedy.ts';
import type { CoachedGame } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import type { GameMove, GameState } from '../game/play.ts';
import { seatNamerFor } from '../game/seat-namer.ts';
import { createRandom } from '../random/random.ts';
import { attemptMove, type TryResult } from '../referee/try-result.ts';
import { answerOf, isRight, sameAnswer } from './answers.ts';
import { begin, FRESH, layTable } from './begin.ts';
import { meets } from './expect.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import { isQuestion, readMove } from './question.ts';
import type { Input, Met, Remark, Run } from './run.ts';
import { whyWrong } from './why-wrong.ts';

/** Where somebody is after all they did. What no longer fits is passed over. */
export function rerun(game: CoachedGame, lesson: Lesson, inputs: readonly Input[]): Run {
  return inputs.reduce((run, input) => advance(game, lesson, run, input), begin(game, lesson));
}

/** The next state of a lesson: pure, the same for page and tests. An input that makes no sense here changes nothing. */
export function advance(game: CoachedGame, lesson: Lesson, run: Run, input: Input): Run {
  const step = lesson.steps[run.at];
  switch (input.do) {
    case 'next':
      return next(game, lesson, run, step);
    case 'try':
      return tryMove(game, lesson, run, step, input.move);
    case 'answer':
      return answer(game, lesson, run, step, input.answer);
    case 'hint':
      return run.phase === 'open' && step && step.word !== 'say' && step.word !== 'reply'
        ? { ...run, hints: Math.min(3, run.hints + 1) as Run['hints'] }
        : run;
    case 'skip':
      return skip(game, lesson, run, step);
    case 'back':
      return back(run);
    case 'return':
      return run.phase === 'astray' ? restart(run, run.at) : run;
    case 'stay':
      return run.phase === 'astray' ? free(game, run, lesson) : run;
  }
}

/** The step again from its beginning; what was learned on the way stays learned. */
function restart(run: Run, at: number): Run {
  const starts = run.starts.slice(0, at + 1);
  return { ...run, ...FRESH, at, starts, state: starts[at] as GameState };
}

function back(run: Run): Run {
  const touched = run.phase !== 'open' || run.remark !== null;
  return restart(run, touched && run.at < run.starts.length ? run.at : Math.max(0, run.at - 1));
}

/** On to a step, or to what comes after the last one. */
function enter(game: CoachedGame, lesson: Lesson, run: Run): Run {
  const at = run.at + 1;
  const step = lesson.steps[at];
  if (!step) {
    const after = { ...run, ...FRESH, at };
    return lesson.playOut ? free(game, after, lesson) : { ...after, phase: 'over' };
  }
  const state = step.position ? layTable(game, lesson, step) : run.state;
  return { ...run, ...FRESH, at, state, starts: [...run.starts.slice(0, at), state] };
}

function next(game: CoachedGame, lesson: Lesson, run: Run, step: LessonStep | undefined): Run {
  if (run.phase === 'free') return botMove(game, lesson, run);
  if (run.phase === 'over' || run.phase === 'astray' || !step) return run;
  if (run.shown < run.events.length) return { ...run, shown: run.shown + 1 };
  if (run.phase === 'done' || step.word === 'say') return enter(game, lesson, run);
  return step.word === 'reply' ? reply(game, run, step) : run;
}

function reply(game: CoachedGame, run: Run, step: Extract<LessonStep, { word: 'reply' }>): Run {
  const seat = game.play.turn(run.state);
  if (seat === null) return { ...run, phase: 'done' };
  const move = step.move ? readMove(game, run.state, step.move) : botChoice(game, run, seat);
  const after = carryOut(game, run, seat, move);
  return { ...after, phase: 'done', shown: step.pause ? 1 : after.events.length };
}

function botChoice(game: CoachedGame, { state, moves }: Run, seat: number): GameMove {
  return greedy(game, game.visibility.view(state, seat), seat, createRandom(moves + 1));
}

function carryOut(game: CoachedGame, run: Run, seat: number, move: GameMove): Run {
  const { state, events } = game.play.play(run.state, seat, move);
  return { ...run, state, events, shown: events.length, moves: run.moves + 1 };
}

/** What comes of a try at the lesson's table. */
function tryHere(game: CoachedGame, { you }: Lesson, { state, events }: Run, move: GameMove): TryResult {
  return attemptMove({ game, state, seat: you, name: seatNamerFor(you), events, hidden: true }, move);
}

/** The run once a legal try of one's own was played. */
function carriedOut(run: Run, { citedEvents }: TryResult, state: GameState): Run {
  const events = citedEvents.map(({ event }) => event);
  return { ...run, state, events, shown: events.length, moves: run.moves + 1 };
}

function meet(run: Run, rules: readonly string[], well: boolean): readonly Met[] {
  return [...run.met, ...rules.map((rule) => ({ rule, well }))];
}

function tryMove(
  game: CoachedGame,
  lesson: Lesson,
  run: Run,
  step: LessonStep | undefined,
  move: GameMove,
): Run {
  if (run.phase === 'free') return freeMove(game, lesson, run, move);
  if (run.phase !== 'open' || !step || (step.word !== 'move' && step.word !== 'break')) return run;
  const { state } = run;
  const tried = tryHere(game, lesson, run, move);
  const rules = tried.ruling.findings.map(({ rule }) => rule);
  const said = (tone: Remark['tone'], says: string | null): Remark => ({ tone, says, tried });
  if (!tried.after) {
    if (step.word === 'break' && rules.includes(step.rule)) {
      return {
        ...run,
        phase: 'done',
        remark: said('right', step.done ?? null),
        met: meet(run, [step.rule], true),
      };
    }
    const named =
      step.refused.find((turn) => same(game, state, move, turn.try)) ??
      step.refused.find(
        ({ rule, when }) => when && rules.includes(rule) && meets(game, state, lesson.you, move, when),
      );
    // Told to break a rule and breaking another is no stumble.
    const met = step.word === 'break' ? run.met : meet(run, rules, false);
    return { ...run, remark: said('refused', named?.says ?? null), met };
  }
  const missed =
    step.missed.find((turn) => same(game, state, move, turn.try)) ??
    step.missed.find(({ when }) => when && meets(game, state, lesson.you, move, when));
  if (step.word === 'break') return { ...run, remark: said('missed', missed?.says ?? null) };
  const after = { ...carriedOut(run, tried, tried.after), met: meet(run, tried.ruling.permits, true) };
  return meets(game, state, lesson.you, move, step.accept)
    ? { ...after, phase: 'done', remark: said('right', step.done ?? null) }
    : { ...after, phase: 'astray', remark: said('missed', missed?.says ?? null) };
}

/** Whether this is the very try a lesson names. */
function same(game: CoachedGame, state: GameState, move: GameMove, named: JsonObject): boolean {
  return game.notation.key(move) === game.notation.key(readMove(game, state, named));
}

function answer(
  game: CoachedGame,
  lesson: Lesson,
  run: Run,
  step: LessonStep | undefined,
  given: Extract<Input, { do: 'answer' }>['answer'],
): Run {
  if (run.phase !== 'open' || !isQuestion(step)) return run;
  const right = isRight(game, run.state, lesson.you, step, given);
  const about =
    step.rule ?? (step.word === 'breaks' ? String(answerOf(game, run.state, lesson.you, step)) : null);
  const met = about ? meet(run, [about], right && run.hints < 3) : run.met;
  const says = right
    ? (step.done ?? null)
    : (step.tempting.find((one) => sameAnswer(one.answer, given))?.says ??
      whyWrong({ game, lesson, run, step }, given));
  return {
    ...run,
    phase: right ? 'done' : 'open',
    remark: {
      tone: right ? 'right' : 'wrong',
      says,
      tried: right ? aboutMove(game, lesson, run, step) : null,
    },
    met,
  };
}

function aboutMove(game: CoachedGame, lesson: Lesson, run: Run, step: LessonStep): Remark['tried'] {
  const json = step.word === 'legal' ? step.legal : step.word === 'breaks' ? step.breaks : null;
  return json && tryHere(game, lesson, run, readMove(game, run.state, json));
}

function skip(game: CoachedGame, lesson: Lesson, run: Run, step: LessonStep | undefined): Run {
  if (run.phase === 'free') return { ...run, ...FRESH, phase: 'over' };
  if (run.phase !== 'open' || !step) return run;
  const { met } = run;
  if (step.word === 'move' || step.word === 'break') {
    return { ...tryMove(game, lesson, run, step, readMove(game, run.state, step.solution)), met };
  }
  if (isQuestion(step)) {
    return { ...answer(game, lesson, run, step, answerOf(game, run.state, lesson.you, step)), met };
  }
  return next(game, lesson, run, step);
}

/** The script is left, or is over: whoever is on turn plays on. */
function free(game: CoachedGame, run: Run, lesson: Lesson): Run {
  const after: Run = { ...run, ...FRESH, at: lesson.steps.length, phase: 'free' };
  return game.play.turn(after.state) === null ? { ...after, phase: 'over' } : after;
}

/**
 * Past everybody else who is asked out of turn and lets it go: nobody may see that they were asked, so it takes
 * no step of its own.
 */
function unasked(game: CoachedGame, lesson: Lesson, run: Run): Run {
  let now = run;
  for (;;) {
    const seat = game.play.turn(now.state);
    const seen = game.play.turn(game.visibility.view(now.state, lesson.you));
    if (seat === null || seat === seen) return now;
    const { state, events } = game.play.play(now.state, seat, botChoice(game, now, seat));
    if (events.length > 0) return now;
    now = { ...now, state };
  }
}

/** A hand is over when it has been counted, or the game is. */
function settle(game: CoachedGame, lesson: Lesson, done: Run): Run {
  const run = unasked(game, lesson, done);
  const over = game.play.turn(run.state) === null || run.events.some(({ points }) => points !== undefined);
  return over ? { ...run, phase: 'over' } : run;
}

function botMove(game: CoachedGame, lesson: Lesson, run: Run): Run {
  const seat = game.play.turn(run.state);
  if (seat === null || seat === lesson.you) return run;
  const after = carryOut(game, run, seat, botChoice(game, run, seat));
  return settle(game, lesson, { ...after, remark: null });
}

function freeMove(game: CoachedGame, lesson: Lesson, run: Run, move: GameMove): Run {
  const tried = tryHere(game, lesson, run, move);
  const { findings, permits } = tried.ruling;
  if (!tried.after) {
    const met = meet(
      run,
      findings.map(({ rule }) => rule),
      false,
    );
    return { ...run, remark: { tone: 'refused', says: null, tried }, met };
  }
  return settle(game, lesson, {
    ...carriedOut(run, tried, tried.after),
    remark: { tone: 'right', says: null, tried },
    met: meet(run, permits, true),
  });
}
