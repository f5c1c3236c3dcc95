import type { Game } from '../../game/game.ts';
import type { AnswerChoice } from '../item.ts';
import { findExplainedTry, type Grader } from './kind.ts';

/** Rules to choose from, by their titles. */
export const ruleChoices = (
  { rules }: Pick<Game, 'rules'>,
  offers: readonly string[],
): readonly AnswerChoice[] => offers.map((answer) => ({ answer, says: rules.rule(answer)?.title ?? answer }));

/** Which rule forbids it? In a row of moves: that one of them which is forbidden. */
export const gradeRule: Grader = (rulings) =>
  rulings[findExplainedTry(rulings)]?.findings.map((finding) => finding.rule) ?? [];
