import type { Practice } from '../../stores/match-record.ts';
import { sideName } from '../../stores/names.ts';
import { stateOf } from '../../stores/practice.ts';

/** How each stands, by name: "You 20, Ann 31". */
export function standing(practice: Practice): string {
  const { game, match } = practice;
  const state = stateOf(practice);
  const scores = game.scores(state).map((n, side) => game.standing?.(state, side) ?? n);
  const seats = Number(match.options['seats']);
  const text = scores.map((n, side) => `${sideName(side, scores.length, seats)} ${n}`).join(', ');
  return `A game is waiting, ${match.turns.length} ${match.turns.length === 1 ? 'turn' : 'turns'} old: ${text}.`;
}
