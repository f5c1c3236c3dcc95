import type { Game } from '../game/game.ts';
import type { TryResult } from '../referee/try-result.ts';
import type { ExercisePosition, ExerciseQuestion, RuledKind } from './item.ts';
import type { Grader } from './kinds/kind.ts';
import { gradeLegal } from './kinds/legal.ts';
import { gradeOption } from './kinds/option.ts';
import { gradeReplay } from './kinds/replay.tsx';
import { gradeRule, ruleChoices } from './kinds/rule.ts';
import { tryAtPosition } from './try.ts';

/** How each kind is graded that rulings answer. */
export const GRADERS: Readonly<Record<RuledKind, Grader>> = {
  legal: gradeLegal,
  rule: gradeRule,
  replay: gradeReplay,
  option: gradeOption,
};

/** Something that is tried at a table, and what comes of it: null until what judges has come. */
export interface ExerciseTry extends ExercisePosition {
  readonly tried: TryResult | null;
}

/** A question about tries. */
export interface TryItem extends ExerciseQuestion<RuledKind> {
  readonly tries: readonly ExerciseTry[];
  /** Rules to choose from, where one is asked for. */
  readonly offers: readonly string[];
}

/** Has the referee rule on all that is tried at a table, and so find what is right. */
export function judgeItem<Item extends TryItem>(game: Game, item: Item): Item {
  const tries = item.tries.map((there) => {
    const { move } = there;
    return { ...there, tried: move && tryAtPosition(game, there, move) };
  });
  const rulings = tries.flatMap(({ tried }) => tried?.ruling ?? []);
  const settled = (asked: ExerciseQuestion<RuledKind>): ExerciseQuestion<RuledKind> => ({
    ...asked,
    choices: asked.kind === 'rule' ? ruleChoices(game, item.offers) : asked.choices,
    right: GRADERS[asked.kind](rulings),
    next: asked.next && settled(asked.next),
  });
  return { ...item, ...settled(item), tries };
}
