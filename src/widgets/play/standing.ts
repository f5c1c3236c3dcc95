import type { Practice } from '../../stores/match-record.ts';
import { sideName } from '../../stores/names.ts';
import { stateOf } from '../../stores/practice.ts';

/** Totals by name: "You 20, Ann 31". */
export function standing(practice: Practice): string {
  const { game, match } = practice;
  const scores = game.scores(stateOf(practice));
  const seats = Number(match.options['seats']);
  const text = scores.map((n, side) => `${sideName(side, scores.length, seats)} ${n}`).join(', ');
  return `A game is waiting, ${match.turns.length} ${match.turns.length === 1 ? 'turn' : 'turns'} old: ${text}.`;
}
