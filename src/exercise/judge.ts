import type { Game } from '../game/game.ts';
import type { Tried } from '../referee/tried.ts';
import type { ExerciseQuestion, Position, RuledKind } from './item.ts';
import type { Right } from './kinds/kind.ts';
import { legal } from './kinds/legal.ts';
import { option } from './kinds/option.ts';
import { replay } from './kinds/replay.tsx';
import { rule, ruleChoices } from './kinds/rule.ts';
import { tryThere } from './try.ts';

/** How each kind is graded that rulings answer. */
export const KINDS: Readonly<Record<RuledKind, Right>> = { legal, rule, replay, option };

/** Something that is tried at a table, and what comes of it: null until what judges has come. */
export interface ExerciseTry extends Position {
  readonly tried: Tried | null;
}

/** A question about tries. */
export interface TryItem extends ExerciseQuestion<RuledKind> {
  readonly tries: readonly ExerciseTry[];
  /** Rules to choose from, where one is asked for. */
  readonly offers: readonly string[];
}

/** Has the referee rule on all that is tried at a table, and so find what is right. */
export function judged<Item extends TryItem>(game: Game, item: Item): Item {
  const tries = item.tries.map((there) => {
    const { move } = there;
    return { ...there, tried: move && tryThere(game, there, move) };
  });
  const rulings = tries.flatMap(({ tried }) => tried?.ruling ?? []);
  const settled = (asked: ExerciseQuestion<RuledKind>): ExerciseQuestion<RuledKind> => ({
    ...asked,
    choices: asked.kind === 'rule' ? ruleChoices(game, item.offers) : asked.choices,
    right: KINDS[asked.kind](rulings),
    next: asked.next && settled(asked.next),
  });
  return { ...item, ...settled(item), tries };
}
