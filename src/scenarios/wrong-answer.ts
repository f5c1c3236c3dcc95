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

/** Explains why an answer is wrong; used if the lesson has no remark for it. */
export function explainWrongAnswer(question: AskedQuestion, answer: LessonAnswer): string {
  const { step } = question;
  if (typeof answer === 'object') return explainWrongItems(question, answer);
  if (step.word === 'legal') return explainWrongVerdict({ ...question, step }, String(answer));
  if (step.word === 'score') return explainWrongScore({ ...question, step }, Number(answer));
  if (step.word === 'breaks') {
    const { title, law } = cite(question.game, String(answer));
    return `“${title}” isn’t broken here. It says: ${law}`;
  }
  const opening = answer === 'neither' ? 'One of them is better.' : 'Not that one.';
  return `${opening} ${step.where ?? lawOf(question)}`;
}

function lawOf({ game, lesson, step }: AskedQuestion): string {
  const rule = step.rule ?? lesson.teaches[0];
  return rule === undefined ? '' : cite(game, rule).law;
}

function explainWrongScore(question: AskedQuestion<StepOf<'score'>>, answer: number): string {
  const { game, lesson, run, step } = question;
  const rightScore = Number(findAnswer(game, run.state, lesson.you, step));
  return `${answer < rightScore ? 'More' : 'Less'} than ${answer}. ${step.where ?? lawOf(question)}`;
}

function explainWrongVerdict({ game, lesson, run, step }: AskedQuestion<StepOf<'legal'>>, answer: string): string {
  const seat = lesson.you;
  const move = readLessonMove(game, run.state, step.legal);
  const { ruling } = attemptMove({ game, state: run.state, seat, name: seatNamerFor(seat) }, move);
  const [finding] = ruling.findings;
  if (finding) return `A rule forbids it: ${cite(game, finding.rule).law}`;
  const [permission] = ruling.permits;
  if (ruling.verdict === 'depends') return 'It depends on a card you can’t see.';
  const dependsReply = answer === 'depends' ? 'Everything that matters is face up. ' : '';
  return `${dependsReply}${permission ? `A rule allows it: ${cite(game, permission).law}` : 'No rule forbids it.'}`;
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
export function listRightItems(question: AskedQuestion, answer: LessonAnswer): readonly string[] {
  const { game, lesson, run, step } = question;
  if ((step.word !== 'tap' && step.word !== 'find') || typeof answer !== 'object') return [];
  const rightIds = findAnswer(game, run.state, lesson.you, step) as readonly string[];
  return answer.filter((id) => rightIds.includes(id));
}

/** Explains an answer of several items, some of them wrong or missing. */
function explainWrongItems(question: AskedQuestion, answer: readonly string[]): string {
  const { step } = question;
  const rightItems = listRightItems(question, answer);
  const wrongItems = answer.filter((id) => !rightItems.includes(id));
  const rightNames = rightItems.length > 0 ? nameItems(question.game, rightItems) : '';
  if (wrongItems.length === 0) return `${rightNames}: right. There is more to find.`;
  const explain = (id: string): string =>
    step.word === 'tap' ? explainWrongItem({ ...question, step }, id) : explainStrayCard(question, id);
  const reasons = [...new Set(wrongItems.map(explain))];
  const { where } = step;
  if (where && reasons.some((reason) => reason.endsWith(NOT_ASKED_FOR))) reasons.push(where);
  const reasonsText = reasons.join(' ');
  return rightNames === '' ? reasonsText : `${reasonsText} ${rightNames}: right, and still chosen.`;
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
function findBrokenRule(question: AskedQuestion<StepOf<'tap'>>, id: string): Finding | null | undefined {
  const { game, lesson, run, step } = question;
  const seat = lesson.you;
  const view = game.visibility.view(run.state, seat);
  const testedItem: ItemRef = { zone: step.tap, item: id };
  const touchesItem = (move: GameMove): boolean =>
    game.table
      .picksOf(view, seat, move)
      .some(({ zone, item }) => zone === step.tap && stripCopyNumber(item) === stripCopyNumber(id));
  const moves = [[...listNamedItems(question), testedItem], [testedItem]]
    .flatMap((picks) => game.table.propose(view, seat, picks).map(({ move }) => move))
    .filter((move) => touchesItem(move) && meetsExpectation(game, run.state, seat, move, loosenExpectation(step.that)));
  for (const move of moves) {
    const [finding] = attemptMove({ game, state: run.state, seat, name: seatNamerFor(seat) }, move).ruling.findings;
    if (finding) return finding;
  }
  return moves.length > 0 ? null : undefined;
}

const NOT_ASKED_FOR = ' isn’t one of them.';
const explainStrayCard = ({ game }: AskedQuestion, id: string): string => `${nameItems(game, [id])}${NOT_ASKED_FOR}`;

/** Explains why an item doesn't belong to the answer, by the referee's ruling on a try with it. */
function explainWrongItem(question: AskedQuestion<StepOf<'tap'>>, id: string): string {
  const { game, lesson, run, step } = question;
  const name = nameItems(game, [id]);
  const finding = findBrokenRule(question, id);
  if (finding === null) return `${name}: allowed, but not what is asked for here.`;
  // A finding explains nothing if a right item gets the same finding when it is tried alone.
  const [rightId = id] = findAnswer(game, run.state, lesson.you, step) as readonly string[];
  const isUninformative = step.that.plays === undefined && findBrokenRule(question, rightId)?.rule === finding?.rule;
  if (!finding || isUninformative) return explainStrayCard(question, id);
  return finding.says.includes(name) ? finding.says : `${name}: ${finding.says}`;
}
