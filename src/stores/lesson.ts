import { atom } from 'nanostores';
import type { Advice, Game, GameMove, Naming, Proposal } from '../game/game.ts';
import { namesAround } from '../game/names.ts';
import type { Pick, Place } from '../game/zone.ts';
import { type Hint, hintsOf } from '../scenarios/hints.ts';
import type { Lesson } from '../scenarios/lesson.ts';
import type { Input, Run } from '../scenarios/run.ts';
import { advance, rerun } from '../scenarios/runner.ts';
import { coach } from './coach.ts';
import { keepVisit, keptVisit } from './lesson-record.ts';
import { noteLesson, noteRule } from './progress.ts';
import { $settings } from './settings.ts';
import { bundled } from './sorting.ts';
import { dropped, sureMove, type Touches, touched } from './touch.ts';

/** Somebody in a lesson: the lesson, all they did, and where that has led. */
export interface Visit {
  readonly game: Game;
  readonly slug: string;
  readonly lesson: Lesson;
  readonly inputs: readonly Input[];
  readonly run: Run;
  readonly name: Naming;
}

export const $visit = atom<Visit | null>(null);
/** Things of the table that are touched. */
export const $touched = atom<readonly Pick[]>([]);
/** What the coach says while a hand is played out. */
export const $advice = atom<Advice | null>(null);

/** How long the others take over a turn, in ms. */
const pause = (): number => ($settings.get().pace === 'quick' ? 150 : 900);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Opens a lesson where it was left. */
export function openLesson(game: Game, slug: string, lesson: Lesson): void {
  const inputs = keptVisit(game, slug, lesson);
  put({ game, slug, lesson, inputs, run: rerun(game, lesson, inputs), name: namesAround(lesson.you) });
}

function put(visit: Visit): void {
  $visit.set(visit);
  $touched.set([]);
  const { game, slug, lesson, inputs, run, name } = visit;
  keepVisit(game, slug, lesson, inputs);
  clearTimeout(timer);
  const turn = run.phase === 'free' ? game.turn(run.state) : null;
  if (turn !== null && turn !== lesson.you) timer = setTimeout(() => send({ do: 'next' }), pause());
  const coached = turn === lesson.you && run.remark?.tone !== 'refused';
  if (coached) $advice.set(coach(game, game.view(run.state, lesson.you), lesson.you, name));
  else if (run.phase !== 'free') $advice.set(null);
}

/** Does something in the lesson; what was met on the way feeds what is known of the learner. */
export function send(input: Input): void {
  const visit = $visit.get();
  if (!visit) return;
  const { game, slug, lesson, run } = visit;
  const after = advance(game, lesson, run, input);
  if (after === run) return;
  for (const { rule, well } of after.met.slice(run.met.length)) noteRule(rule, well ? 'kept' : 'stumbled');
  if (after.phase === 'over' && run.phase !== 'over') noteLesson(game.id, slug);
  put({ ...visit, inputs: [...visit.inputs, input], run: after });
}

/** The lesson from its beginning. */
export function startAgain(): void {
  const visit = $visit.get();
  if (visit) put({ ...visit, inputs: [], run: rerun(visit.game, visit.lesson, []) });
}

/** Touches a thing, or lets go of it; tries the move where the touches say it all. */
export function touch(pick: Pick): void {
  const visit = $visit.get();
  const step = visit?.lesson.steps[visit.run.at];
  const playing = visit?.run.phase === 'free' || step?.word === 'move' || step?.word === 'break';
  // Where things are only pointed at, any number of them may be.
  const picks = touched(playing ? visit?.game : undefined, $touched.get(), pick);
  take({ picks, sure: visit && playing ? sureMove(proposer(visit)(picks)) : undefined });
}

/** Lets go of a dragged thing somewhere: the same as touching both. */
export function drop(thing: Pick, place: Place): void {
  const visit = $visit.get();
  if (visit) take(dropped(visit.game, proposer(visit), $touched.get(), thing, place));
}

function proposer({ game, lesson, run }: Visit): (picks: readonly Pick[]) => readonly Proposal<GameMove>[] {
  const view = game.view(run.state, lesson.you);
  return (picks) => game.propose(view, lesson.you, picks);
}

function take({ picks, sure }: Touches): void {
  $touched.set(picks);
  if (sure) tryMove(sure);
}

/** Touches a run or set as a whole, or lets go of all of it. */
export function touchTogether(bundle: readonly Pick[]): void {
  $touched.set(bundled($touched.get(), bundle));
}

/** Tries a move. What is touched stays so where it is refused. */
export function tryMove(move: GameMove): void {
  const visit = $visit.get();
  if (!visit) return;
  const { game, lesson, run } = visit;
  const picks = game.picksOf(game.view(run.state, lesson.you), lesson.you, move);
  send({ do: 'try', move });
  if ($visit.get()?.run.remark?.tone === 'refused') $touched.set(picks);
}

/** The hints asked for so far. */
export function hints({ game, lesson, run }: Visit): readonly Hint[] {
  return hintsOf(game, lesson, run);
}
