import type { Game } from '../../game/game.ts';
import type { Choice } from '../item.ts';
import { type Right, spokenOf } from './kind.ts';

/** Rules to choose from, by their titles. */
export const ruleChoices = ({ rules }: Pick<Game, 'rules'>, offers: readonly string[]): readonly Choice[] =>
  offers.map((answer) => ({ answer, says: rules.rule(answer)?.title ?? answer }));

/** Which rule forbids it? In a row of moves: that one of them which is forbidden. */
export const rule: Right = (rulings) =>
  rulings[spokenOf(rulings)]?.findings.map((finding) => finding.rule) ?? [];
