import type { Step } from '../../../game/match.ts';
import type { GameMove, GameState } from '../../../game/play.ts';
import type { Practice } from '../match-record.ts';
import { eyesOf } from '../people.ts';
import type { Env } from './action.ts';
import { hasSeenMore } from './seen-more.ts';
import { sightAt } from './sight.ts';
import { stateOf } from './state.ts';

/** A glance that finds a second move wherever there is one. */
const TWO = 2;

/** The only move one has; undefined where there is a choice, or where one is asked out of turn. */
function onlyMove(practice: Practice, step: Step<GameState>): GameMove | undefined {
  const { game } = practice;
  const eyes = eyesOf(practice);
  const { view, turn } = sightAt(practice, step);
  if (turn !== eyes || game.aside?.question(view, eyes) !== undefined) return undefined;
  const moves = game.play.moves(view, eyes, TWO, TWO);
  return moves.length === 1 ? moves[0] : undefined;
}

/** Whether a turn of one’s own was the only one there was. */
export function forcedAt(practice: Practice, turn: number): boolean {
  const step = practice.steps[turn];
  return step !== undefined && onlyMove(practice, step) !== undefined;
}

/** The move that plays itself now: the only one there is, where it brings nothing new to light. */
export function forcedNow(practice: Practice, { settings }: Env): GameMove | undefined {
  if (settings.forced !== 'itself') return undefined;
  const { game, steps } = practice;
  const step = steps.at(-1) as Step<GameState>;
  const move = onlyMove(practice, step);
  if (!move || game.play.turn(stateOf(practice)) !== eyesOf(practice)) return undefined;
  // What comes to light one turns over oneself: it would be gone before one has looked forward to it.
  return hasSeenMore(practice, step, [game.play.play(step.state, eyesOf(practice), move)]) ? undefined : move;
}
