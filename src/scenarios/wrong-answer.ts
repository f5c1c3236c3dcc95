import { joinWords } from '../cards/words.ts';
import type { Game } from '../game/game.ts';
import type { Finding } from '../game/judge.ts';
import type { GameMove } from '../game/play.ts';
import { seatNamerFor } from '../game/seat-namer.ts';
import type { ItemRef } from '../game/zone.ts';
import { cite } from '../referee/cite.ts';
import { attemptMove } from '../referee/try-result.ts';
import { findAnswer } from './answers.ts';
import { meetsExpectation } from './expectation.ts';
import type { Expectation, Lesson, StepOf } from './lesson.ts';
import { type LessonAnswer, type LessonQuestion, readLessonMove } from './question.ts';
import type { LessonRun } from './run.ts';

interface AskedQuestion<Q extends LessonQuestion = LessonQuestion> {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly run: LessonRun;
  readonly step: Q;
}

/** Explains why an answer is wrong, if the lesson has no remark for it. */
export function explainWrongAnswer(asked: AskedQuestion, given: LessonAnswer): string {
  const { step } = asked;
  if (step.word === 'tap') return explainWrongItems({ ...asked, step }, given as readonly string[]);
  if (step.word === 'legal') return explainWrongVerdict({ ...asked, step }, String(given));
  if (step.word === 'score') return explainWrongScore({ ...asked, step }, Number(given));
  if (step.word === 'breaks') {
    const { title, law } = cite(asked.game, String(given));
    return `“${title}” isn’t broken here. It says: ${law}`;
  }
  const so = given === 'neither' ? 'One of them is better.' : 'Not that one.';
  return `${so} ${step.where ?? lawOf(asked)}`;
}

function lawOf({ game, lesson, step }: AskedQuestion): string {
  const rule = step.rule ?? lesson.teaches[0];
  return rule === undefined ? '' : cite(game, rule).law;
}

function explainWrongScore(asked: AskedQuestion<StepOf<'score'>>, given: number): string {
  const { game, lesson, run, step } = asked;
  const right = Number(findAnswer(game, run.state, lesson.you, step));
  return `${given < right ? 'More' : 'Less'} than ${given}. ${step.where ?? lawOf(asked)}`;
}

function explainWrongVerdict(
  { game, lesson, run, step }: AskedQuestion<StepOf<'legal'>>,
  given: string,
): string {
  const seat = lesson.you;
  const move = readLessonMove(game, run.state, step.legal);
  const { ruling } = attemptMove({ game, state: run.state, seat, name: seatNamerFor(seat) }, move);
  const [broken] = ruling.findings;
  if (broken) return `A rule forbids it: ${cite(game, broken.rule).law}`;
  const [allowed] = ruling.permits;
  if (ruling.verdict === 'depends') return 'It depends on a card you can’t see.';
  const hangs = given === 'depends' ? 'Everything that matters is face up. ' : '';
  return `${hangs}${allowed ? `A rule allows it: ${cite(game, allowed).law}` : 'No rule forbids it.'}`;
}

/** Names items: cards in the pack's notation, other items by their ids. */
function nameItems(game: Game, ids: readonly string[]): string {
  const names = ids.map((id) => {
    const card = game.pack.read(stripCopyNumber(id));
    return card === undefined ? id : game.pack.text(card);
  });
  return joinWords(names);
}

/** Removes the number that distinguishes copies of a card. */
const stripCopyNumber = (id: string): string => id.replace(/\.\d+$/, '');

/** Returns the right items of an answer, which stay picked. */
export function listRightItems(asked: AskedQuestion, given: LessonAnswer): readonly string[] {
  const { game, lesson, run, step } = asked;
  if (step.word !== 'tap' || typeof given !== 'object') return [];
  const right = findAnswer(game, run.state, lesson.you, step) as readonly string[];
  return given.filter((id) => right.includes(id));
}

function explainWrongItems(asked: AskedQuestion<StepOf<'tap'>>, given: readonly string[]): string {
  const kept = listRightItems(asked, given);
  const wrong = given.filter((id) => !kept.includes(id));
  const right = kept.length > 0 ? nameItems(asked.game, kept) : '';
  if (wrong.length === 0) return `${right}: right. There is more to find.`;
  const reasons = [...new Set(wrong.map((id) => explainWrongItem(asked, id)))];
  const { where } = asked.step;
  if (where && reasons.some((says) => says.endsWith(NONE))) reasons.push(where);
  const why = reasons.join(' ');
  return right === '' ? why : `${why} ${right}: right, and still chosen.`;
}

/** Drops the conditions that only a legal move can meet. */
function loosenExpectation({ kind, plays, any }: Expectation): Expectation {
  return { kind, plays, any: any?.map(loosenExpectation) };
}

/** Returns the items whose cards the expectation names. */
function listNamedItems({ game, lesson, run, step }: AskedQuestion<StepOf<'tap'>>): readonly ItemRef[] {
  const { plays = [], names = [], exactly = [] } = step.that;
  const cards = [...plays, ...names, ...exactly].map((code) => game.pack.read(code));
  const view = game.visibility.view(run.state, lesson.you);
  return game.table
    .zones(view, lesson.you, String, run.events)
    .flatMap(({ id, items }) =>
      items
        .filter((item) => item.cards.some((card) => cards.includes(card)))
        .map((item) => ({ zone: id, item: item.id })),
    );
}

/** Returns the first finding on tries with this item; null if such a try is legal, undefined if there is none. */
function findBrokenRule(asked: AskedQuestion<StepOf<'tap'>>, id: string): Finding | null | undefined {
  const { game, lesson, run, step } = asked;
  const seat = lesson.you;
  const view = game.visibility.view(run.state, seat);
  const thing: ItemRef = { zone: step.tap, item: id };
  const touches = (move: GameMove): boolean =>
    game.table
      .picksOf(view, seat, move)
      .some(({ zone, item }) => zone === step.tap && stripCopyNumber(item) === stripCopyNumber(id));
  const moves = [[...listNamedItems(asked), thing], [thing]]
    .flatMap((picks) => game.table.propose(view, seat, picks).map(({ move }) => move))
    .filter(
      (move) => touches(move) && meetsExpectation(game, run.state, seat, move, loosenExpectation(step.that)),
    );
  for (const move of moves) {
    const [broken] = attemptMove({ game, state: run.state, seat, name: seatNamerFor(seat) }, move).ruling
      .findings;
    if (broken) return broken;
  }
  return moves.length > 0 ? null : undefined;
}

const NONE = ' isn’t one of them.';

/** Explains why an item doesn't belong to the answer, by the referee's ruling on a try with it. */
function explainWrongItem(asked: AskedQuestion<StepOf<'tap'>>, id: string): string {
  const { game, lesson, run, step } = asked;
  const name = nameItems(game, [id]);
  const broken = findBrokenRule(asked, id);
  if (broken === null) return `${name}: allowed, but not what is asked for here.`;
  // A finding that a right item gets as well, when tried alone, explains nothing.
  const [right = id] = findAnswer(game, run.state, lesson.you, step) as readonly string[];
  const alone = step.that.plays === undefined && findBrokenRule(asked, right)?.rule === broken?.rule;
  if (!broken || alone) return `${name}${NONE}`;
  return broken.says.includes(name) ? broken.says : `${name}: ${broken.says}`;
}
