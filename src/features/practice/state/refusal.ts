import type { Game } from '../../../game/game.ts';
import { handZone } from '../../../game/hand-zones.ts';
import type { ItemRef } from '../../../game/zone.ts';
import { isPicked } from '../../../table/picks.ts';
import type { Practice } from '../match-record.ts';
import { viewerOf } from '../people.ts';
import { type Transition, withoutEffects } from './action.ts';
import { observe } from './observation.ts';
import type { PracticeState } from './state.ts';

/** So many moves of each kind with each card are looked at: nobody mends a try in more ways. */
const MOVES_PER_CARD = 60;

/** Whether something allowed touches all of these. */
function canCombine(practice: Practice, things: readonly ItemRef[]): boolean {
  const { play, table }: Game = practice.game;
  const { view } = observe(practice);
  const viewer = viewerOf(practice);
  return play.moves(view, viewer, MOVES_PER_CARD).some((move) => {
    const picks = table.picksOf(view, viewer, move);
    return things.every((thing) => isPicked(picks, thing));
  });
}

/** Whether one’s own last try was refused, and nothing has happened since. */
const isRefused = ({ tried }: PracticeState): boolean =>
  tried?.ruling.verdict === 'illegal' && !tried.opponent;

/**
 * A refusal is read before it is gone: the others, about to play, wait until one tells them to go on, or lets the
 * moment pass.
 */
export function pauseOthers(state: PracticeState): Transition {
  if (state.others !== 'thinking' && !state.window) return withoutEffects(state);
  const others = state.others === 'thinking' ? 'waiting' : state.others;
  return { state: { ...state, others }, effects: [{ type: 'stop', timers: ['pause'] }] };
}

/** Whether the others wait: whoever was asked before is asked again. */
export const areOthersPaused = (state: PracticeState): boolean =>
  state.others === 'waiting' || (state.window !== null && isRefused(state));

/**
 * What is touched as one touches on. After a refusal another card of one’s hand joins what was refused where that
 * mends it, and else takes its place, as it always does where there is an order of touches: nobody has to put back
 * first what they know is wrong.
 */
export function picksAfterRefusal(
  state: PracticeState,
  practice: Practice,
  thing: ItemRef,
): readonly ItemRef[] {
  const { picked } = state;
  const another = thing.zone === handZone(viewerOf(practice)) && !isPicked(picked, thing);
  if (!isRefused(state) || !another) return picked;
  return !practice.game.table.touch && canCombine(practice, [...picked, thing]) ? picked : [];
}
