import type { Game } from '../game/game.ts';
import type { TryResult } from '../referee/try-result.ts';
import type { ExercisePosition, ExerciseQuestion, RuledKind } from './item.ts';
import type { Grader } from './kinds/kind.ts';
import { gradeLegal } from './kinds/legal.ts';
import { gradeOption } from './kinds/option.ts';
import { gradeReplay } from './kinds/replay.tsx';
import { gradeRule, ruleChoices } from './kinds/rule.ts';
import { tryAtPosition } from './try.ts';

/** Graders of the kinds that rulings answer. */
export const GRADERS: Readonly<Record<RuledKind, Grader>> = {
  legal: gradeLegal,
  rule: gradeRule,
  replay: gradeReplay,
  option: gradeOption,
};

/** A try with the referee's answer; null until the referee is loaded. */
export interface ExerciseTry extends ExercisePosition {
  readonly tried: TryResult | null;
}

/** A question about tries. */
export interface TryItem extends ExerciseQuestion<RuledKind> {
  readonly tries: readonly ExerciseTry[];
  /** Ids of the rules offered as answers. */
  readonly offers: readonly string[];
}

/** Lets the referee judge all tries of a question and fills in the right answers. */
export function judgeItem<Item extends TryItem>(game: Game, item: Item): Item {
  const tries = item.tries.map((position) => {
    const { move } = position;
    return { ...position, tried: move && tryAtPosition(game, position, move) };
  });
  const rulings = tries.flatMap(({ tried }) => tried?.ruling ?? []);
  const settleQuestion = (question: ExerciseQuestion<RuledKind>): ExerciseQuestion<RuledKind> => ({
    ...question,
    choices: question.kind === 'rule' ? ruleChoices(game, item.offers) : question.choices,
    right: GRADERS[question.kind](rulings),
    next: question.next && settleQuestion(question.next),
  });
  return { ...item, ...settleQuestion(item), tries };
}
