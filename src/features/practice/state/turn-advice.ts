import type { Advice } from '../../../game/heuristics.ts';
import type { GameMove } from '../../../game/play.ts';
import { namingAt, type Practice, viewerOf } from '../../saved-games/index.ts';
import { adviceId, nextAdvice } from '../advice.ts';
import { type Action, type Env, type PracticeEffect, type Transition, withoutEffects } from './action.ts';
import { observe } from './observation.ts';
import type { PracticeState } from './state.ts';
import { WORDS } from './words.ts';

/** Returns the coach's advice at the beginning of the viewer's turn. */
export function findAdvice(practice: Practice, { settings, coachHistory, now }: Env): Advice | null {
  if (settings.help !== 'coach') return null;
  const { game } = practice;
  return nextAdvice(
    game,
    game.heuristics.advise(observe(practice).view, viewerOf(practice), namingAt(practice)),
    coachHistory,
    now,
  );
}

/** Asks the coach about the move being made. */
export function askForRemarks(practice: Practice, move: GameMove, { settings }: Env): readonly PracticeEffect[] {
  if (settings.help !== 'coach') return [];
  const { game, match } = practice;
  const question = { game: game.id, view: observe(practice).view, seat: viewerOf(practice), playedMove: move };
  return [{ type: 'look-back', turn: match.turns.length, question }];
}

/** Shows a remark on the last move, unless another has followed. */
export function receiveRemarks(
  state: PracticeState,
  { coachHistory, now }: Env,
  { playedMove, turn, remarks }: Extract<Action, { readonly type: 'remarked' }>,
): Transition {
  const { practice, tried } = state;
  if (!practice || practice.match.turns[turn]?.move !== playedMove || tried?.ruling.verdict !== 'legal')
    return withoutEffects(state);
  const fairRemarks = tried.isHinted ? remarks.filter(({ better }) => better === null) : remarks;
  const remark = nextAdvice(practice.game, fairRemarks, coachHistory, now);
  if (!remark) return withoutEffects(state);
  const { better, says } = remark;
  const words = better
    ? `${WORDS.better} ${practice.game.texts.describeMove(better)} ${says}`
    : `${WORDS.good} ${says}`;
  return {
    state: { ...state, tried: { ...tried, remark: words } },
    effects: [{ type: 'note-advice', id: adviceId(practice.game, remark) }],
  };
}
