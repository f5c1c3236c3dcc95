import type { Game } from '../../../game/game.ts';
import { handZone } from '../../../game/hand-zones.ts';
import type { ItemRef } from '../../../game/zone.ts';
import { isPicked } from '../../../table/picks.ts';
import { type Practice, viewerOf } from '../../saved-games/index.ts';
import { type Env, type Transition, withoutEffects } from './action.ts';
import { observe } from './observation.ts';
import type { PracticeState } from './state.ts';

/** Largest number of legal moves generated for each card and kind, for speed. */
const MOVES_PER_CARD = 60;

/** Whether a legal move uses all these items. */
function canCombine(practice: Practice, things: readonly ItemRef[]): boolean {
  const { play, table }: Game = practice.game;
  const { view } = observe(practice);
  const viewer = viewerOf(practice);
  return play.moves(view, viewer, MOVES_PER_CARD).some((move) => {
    const picks = table.picksOf(view, viewer, move);
    return things.every((thing) => isPicked(picks, thing));
  });
}

/** Whether the viewer's last try was illegal and still counts. */
const isRefused = ({ tried }: PracticeState): boolean => tried?.ruling.verdict === 'illegal' && !tried.opponent;

/** Pauses the bots after a refusal, so that the player can read it. */
export function pauseOthers(state: PracticeState): Transition {
  if (state.botStatus !== 'thinking' && !state.window) return withoutEffects(state);
  const botStatus = state.botStatus === 'thinking' ? 'waiting' : state.botStatus;
  return { state: { ...state, botStatus }, effects: [{ type: 'stop', timers: ['pause'] }] };
}

/**
 * Whether the others wait until the player has read a ruling. Where the player lets them wait as long as they like,
 * only a button leads on.
 */
export function isRulingAwaited({ practice, tried, botStatus, window }: PracticeState, { settings }: Env): boolean {
  if (!practice || tried?.ruling.verdict !== 'illegal' || settings.pace === 'step') return false;
  if (!window) return botStatus === 'waiting';
  return window.lengthMs !== null && observe(practice).turn !== viewerOf(practice);
}

/** Whether a bot's answer is to be ignored for now. */
export const areOthersPaused = (state: PracticeState): boolean =>
  state.botStatus === 'waiting' || (state.window !== null && isRefused(state));

/**
 * Returns the picks to extend by a touch. After a refusal, another card of the hand joins the refused ones if a
 * legal move uses them all; otherwise it replaces them. So the player needn't put wrong cards back first.
 */
export function picksAfterRefusal(state: PracticeState, practice: Practice, thing: ItemRef): readonly ItemRef[] {
  const { picked } = state;
  const isOtherHandCard = thing.zone === handZone(viewerOf(practice)) && !isPicked(picked, thing);
  if (!isRefused(state) || !isOtherHandCard) return picked;
  return !practice.game.table.touch && canCombine(practice, [...picked, thing]) ? picked : [];
}
