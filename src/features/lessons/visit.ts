import { atom } from 'nanostores';
import type { Advice } from '../../game/heuristics.ts';
import type { GameMove } from '../../game/play.ts';
import type { SeatNamer } from '../../game/seat.ts';
import { seatNamerFor } from '../../game/seat-namer.ts';
import type { ItemRef } from '../../game/zone.ts';
import type { Lesson } from '../../scenarios/lesson.ts';
import { isQuestion } from '../../scenarios/question.ts';
import type { LessonInput, LessonRun } from '../../scenarios/run.ts';
import { isWaitingForOthers, type LessonWalk, needsBot, startVisit, tallyVisit } from '../../scenarios/visit.ts';
import type { LessonGame } from '../../table/fetch-game.ts';
import { keepAfterRefusal, type TableSeat } from '../../table/session.ts';
import { $settings } from '../../table/settings.ts';
import { toggleBundle } from '../../table/sorting.ts';
import { createTouchStore } from '../../table/touch-store.ts';
import { notify } from '../../ui/device/notices.ts';
import { noteLastLesson, noteLesson, noteRule } from '../progress/index.ts';
import type { LessonJudge } from './judge.ts';
import { loadVisit, saveVisit } from './visit-record.ts';
import { WORDS } from './words.ts';

/** A visit to a lesson: all inputs, and the state they lead to. */
export interface LessonVisit {
  readonly game: LessonGame;
  readonly slug: string;
  readonly lesson: Lesson;
  readonly inputs: readonly LessonInput[];
  readonly walked: LessonWalk;
  readonly run: LessonRun;
  /** The step that is read again; null at the current step. */
  readonly reading: number | null;
  readonly name: SeatNamer;
}

export const $visit = atom<LessonVisit | null>(null);
/** Items the player has touched. */
export const $touched = atom<readonly ItemRef[]>([]);
export const { touch, drop, press } = createTouchStore({
  $touched,
  getTable() {
    const visit = $visit.get();
    return visit && { tableSeat: isPlayed(visit) ? learnerSeat(visit) : null };
  },
  tryMove,
});
/** The judge of inputs; null until it is loaded. */
export const $judge = atom<LessonJudge | null>(null);
/** The coach's advice while a hand is played out. */
export const $advice = atom<Advice | null>(null);

/** Time in ms before another player's turn is played. */
const othersDelay = (): number => ($settings.get().pace === 'quick' ? 150 : 900);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Fetches the laws of this game, once. @throws Error if they can't be fetched */
export async function fetchJudge(game: LessonGame): Promise<LessonJudge> {
  const loadedJudge = $judge.get();
  if (loadedJudge?.game === game) return loadedJudge;
  const judge = await import('./judge.ts').then(({ createLessonJudge }) => createLessonJudge(game));
  $judge.set(judge);
  return judge;
}

/** Loads the laws, heuristics and desk if the inputs need them; undefined if nothing is missing. */
function fetchMissing(game: LessonGame, lesson: Lesson, inputs: readonly LessonInput[]): Promise<unknown> | undefined {
  const hasBegun = inputs.length > 0;
  const judge = hasBegun && $judge.get()?.game !== game ? fetchJudge(game) : undefined;
  const needsDesk = !game.desk && (hasBegun || lesson.steps[0]?.word === 'score');
  const desk = needsDesk ? game.fetchDesk?.() : undefined;
  const needsHeuristics = hasBegun && needsBot(lesson, inputs) && game.hasHeuristics?.() === false;
  const heuristics = needsHeuristics ? game.fetchHeuristics?.() : undefined;
  return judge || desk || heuristics ? Promise.all([judge, desk, heuristics]) : undefined;
}

/** Opens a lesson where the player left it. @throws Error if what its inputs need can't be fetched */
export async function openLesson(game: LessonGame, slug: string, lesson: Lesson): Promise<void> {
  const inputs = loadVisit(game, slug, lesson);
  await fetchMissing(game, lesson, inputs);
  const judge = $judge.get();
  const walked = judge ? judge.replayVisit(judge.game, lesson, inputs) : startVisit(game, lesson);
  showVisit({
    game,
    slug,
    lesson,
    inputs,
    walked,
    run: walked.run,
    reading: null,
    name: seatNamerFor(lesson.you),
  });
}

function saveVisitAndShow(visit: LessonVisit): void {
  showVisit(visit);
  saveVisit(visit.game, visit.slug, visit.lesson, visit.inputs);
}

function showVisit(visit: LessonVisit): void {
  $visit.set(visit);
  $touched.set([]);
  const { game, lesson, run } = visit;
  clearTimeout(timer);
  const turn = run.phase === 'free' ? game.play.turn(run.state) : null;
  if (turn !== null && turn !== lesson.you) timer = setTimeout(() => sendInput({ do: 'next' }), othersDelay());
  const isCoached = turn === lesson.you && run.remark?.tone !== 'refused';
  if (isCoached) void askCoach(visit);
  else if (run.phase !== 'free') $advice.set(null);
}

/** Asks the coach for advice; there is none if it can't be loaded. */
async function askCoach(visit: LessonVisit): Promise<void> {
  const { game, lesson, run, name } = visit;
  const judge = await fetchJudge(game).catch(() => null);
  if (!judge || $visit.get() !== visit) return;
  $advice.set(judge.giveAdvice(game, game.visibility.view(run.state, lesson.you), lesson.you, name));
}

/** Processes an input and records the rules it met in the player's progress. */
export function sendInput(input: LessonInput): void {
  const visit = $visit.get();
  if (!visit) return;
  const { game, slug, lesson, run } = visit;
  // An input waits until the missing parts are loaded; after a failure, the next input loads them again.
  const wait = fetchMissing(game, lesson, [...visit.inputs, input]);
  const judge = $judge.get();
  if (wait || !judge) {
    wait?.then(
      () => sendInput(input),
      () =>
        notify({
          id: `unheard:${game.id}/${slug}`,
          says: WORDS.offline,
        }),
    );
    return;
  }
  const { advanceVisit } = judge;
  let walked = advanceVisit(judge.game, lesson, visit.walked, input);
  if (walked === visit.walked) return;
  const inputs = [...visit.inputs, input];
  // Turns of other players need no input of their own.
  while (input.do === 'next' && isWaitingForOthers(lesson, walked.run)) {
    inputs.push(input);
    walked = advanceVisit(judge.game, lesson, walked, input);
  }
  const newRun = walked.run;
  const touched = $touched.get();
  saveVisitAndShow({ ...visit, inputs, walked, run: newRun, reading: null });
  noteLastLesson(game.id, slug);
  keepTouched(judge, visit, { input, touched }, newRun);
  for (const { rule, isKept } of newRun.met.slice(run.met.length)) noteRule(rule, isKept ? 'kept' : 'stumbled');
  // A lesson with answers that were only shown doesn't count as done.
  const isDone = newRun.phase === 'over' && tallyVisit(lesson, walked.marks).solvedByLesson === 0;
  if (isDone && run.phase !== 'over') noteLesson(game.id, slug);
}

/** An input with the items that were touched before it. */
interface LessonDeed {
  readonly input: LessonInput;
  readonly touched: readonly ItemRef[];
}

/**
 * Keeps the right items of a wrong answer touched, and after a refused try the items that its suggestions
 * need.
 */
function keepTouched(
  { game, listRightItems }: LessonJudge,
  visit: LessonVisit,
  { input, touched }: LessonDeed,
  run: LessonRun,
): void {
  const { lesson } = visit;
  const { remark } = run;
  if (input.do === 'try' && remark?.tone === 'refused' && remark.result) {
    $touched.set(keepAfterRefusal(learnerSeat({ game, lesson, run }), touched, remark.result));
  }
  const step = lesson.steps[run.at];
  if (input.do !== 'answer' || run.phase !== 'open' || !isQuestion(step) || step.word !== 'tap') return;
  const rightItems = listRightItems({ game, lesson, run, step }, input.answer);
  $touched.set(rightItems.map((item) => ({ zone: step.tap, item })));
}

export function restartLesson(): void {
  const visit = $visit.get();
  if (!visit) return;
  const walked = startVisit(visit.game, visit.lesson);
  saveVisitAndShow({ ...visit, inputs: [], walked, run: walked.run, reading: null });
}

/** Shows the previous or next step, without undoing anything. */
export function turnPage(direction: 1 | -1): void {
  const visit = $visit.get();
  if (!visit) return;
  const { run, reading } = visit;
  const targetStep = (reading ?? run.at) + direction;
  if (targetStep < 0) return;
  $touched.set([]);
  $visit.set({ ...visit, reading: targetStep < run.at ? targetStep : null });
}

/** Goes back to a step to do it again, and those after it. */
export function redoStep(step: number): void {
  const isThere = ({ at, phase, remark }: LessonRun): boolean =>
    at < step || (at === step && phase === 'open' && remark === null);
  for (;;) {
    const visit = $visit.get();
    if (!visit || isThere(visit.run)) return;
    sendInput({ do: 'back' });
    if ($visit.get()?.walked === visit.walked) return;
  }
}

/** Whether the player makes moves in the current step; in other steps a touch only points at items. */
function isPlayed({ lesson, run }: LessonVisit): boolean {
  const word = lesson.steps[run.at]?.word;
  return run.phase === 'free' || word === 'move' || word === 'break';
}

export function learnerSeat({ game, lesson, run }: Pick<LessonVisit, 'game' | 'lesson' | 'run'>): TableSeat {
  return { game, view: game.visibility.view(run.state, lesson.you), seat: lesson.you };
}

/** Touches all items of a bundle, or releases them if all are touched. */
export function touchBundle(bundle: readonly ItemRef[]): void {
  $touched.set(toggleBundle($touched.get(), bundle));
}

/** Tries a move. Touched items stay touched if it is refused. */
export function tryMove(move: GameMove): void {
  sendInput({ do: 'try', move });
}
