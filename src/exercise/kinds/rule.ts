import type { Game } from '../../game/game.ts';
import type { AnswerChoice } from '../item.ts';
import { findExplainedTry, type Grader } from './kind.ts';

/** Offered rules by their titles. */
export const ruleChoices = ({ rules }: Pick<Game, 'rules'>, offers: readonly string[]): readonly AnswerChoice[] =>
  offers.map((answer) => ({ answer, says: rules.rule(answer)?.title ?? answer }));

/** Which rule forbids it? In a sequence of moves: the illegal one. */
export const gradeRule: Grader = (rulings) =>
  rulings[findExplainedTry(rulings)]?.findings.map((finding) => finding.rule) ?? [];
