import { namingAt, type Practice, sideName } from '../saved-games/index.ts';
import { stateOf } from './practice.ts';
import { WORDS } from './words.ts';

/** Age and scores: "12 turns old: You 20, Ann 31". */
export function describeProgress(practice: Practice): string {
  const { game, match } = practice;
  const state = stateOf(practice);
  const scores = game.play.scores(state).map((n, side) => game.texts.standing?.(state, side) ?? n);
  const seats = game.seats(match.options);
  const text = scores.map((n, side) => `${sideName(side, scores.length, seats, namingAt(practice))} ${n}`).join(', ');
  return WORDS.progress(match.turns.length, text);
}

export const describeWaiting = (practice: Practice): string => WORDS.waitingGame(describeProgress(practice));
