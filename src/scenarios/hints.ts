import { capitalize } from '../cards/words.ts';
import type { Game } from '../game/game.ts';
import { findAnswer } from './answers.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import { isQuestion, type LessonAnswer, readLessonMove } from './question.ts';
import type { LessonRun } from './run.ts';

/** A hint; the kinds get more specific. */
export interface LessonHint {
  readonly kind: 'rule' | 'where' | 'answer';
  readonly says: string;
}

const VERDICTS: Readonly<Record<string, string>> = {
  legal: 'It is allowed.',
  illegal: 'It is not allowed.',
  depends: 'It depends on a card you can’t see.',
  first: 'The first hand.',
  second: 'The second hand.',
  neither: 'Neither of them.',
};

function answerText(game: Game, step: LessonStep, answer: LessonAnswer): string {
  if (typeof answer === 'number') return `${answer}.`;
  if (typeof answer === 'string') {
    return VERDICTS[answer] ?? capitalize(game.rules.rule(answer)?.title ?? answer);
  }
  const text = answer.map((id) => (game.pack.read(id) === undefined ? id : game.pack.text(game.pack.read(id) ?? -1)));
  return `${step.word === 'tap' || step.word === 'find' ? 'It is ' : ''}${text.join(', ')}.`;
}

/** Returns the hints asked for so far. @param lawOf text of a rule: a page needn’t load all rules for it */
export function hintsOf(
  game: Game,
  lesson: Lesson,
  run: LessonRun,
  lawOf: (rule: string) => string,
): readonly LessonHint[] {
  const step = lesson.steps[run.at];
  if (!step || run.hints === 0) return [];
  const rule = step.rule ?? lesson.teaches[0];
  const law: LessonHint[] = rule ? [{ kind: 'rule', says: lawOf(rule) }] : [];
  const all: LessonHint[] = [...law, { kind: 'where', says: step.where ?? lesson.goal }];
  if (step.word === 'move' || step.word === 'break') {
    all.push({
      kind: 'answer',
      says: game.texts.describeMove(readLessonMove(game, run.state, step.solution)),
    });
  } else if (isQuestion(step)) {
    all.push({ kind: 'answer', says: answerText(game, step, findAnswer(game, run.state, lesson.you, step)) });
  }
  return all.slice(0, run.hints);
}
