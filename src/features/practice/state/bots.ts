import type { HintAnswer } from '../../../bots/protocol.ts';
import type { Seat } from '../../../game/seat.ts';
import { turnSeed } from '../../../random/turn-seed.ts';
import { type Practice, strengthAt, viewerOf } from '../../saved-games/index.ts';
import { type Action, type Env, type PracticeEffect, type Transition, withoutEffects } from './action.ts';
import { advanceHint, createHint, mergeHint, showHint } from './hint.ts';
import { observedTurn } from './observation.ts';
import { receiveMove } from './pending-move.ts';
import { areOthersPaused } from './refusal.ts';
import { type PracticeState, stateOf } from './state.ts';
import { WORDS } from './words.ts';

type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** The first hint is computed within this time, in milliseconds; a deeper one follows while the player reads it. */
const FIRST_HINT_MS = 250;
const DEEPER_HINT_MS = 1_500;

function askEffect(on: Practice, seat: Seat, wanted: 'move' | 'hint', ms = FIRST_HINT_MS): PracticeEffect {
  const { game, match } = on;
  return {
    type: 'ask',
    on,
    wanted,
    ms,
    question: {
      game: game.id,
      bot: strengthAt(on, seat),
      view: game.visibility.view(stateOf(on), seat),
      seat,
      seed: turnSeed(match.seed, match.turns.length),
    },
  };
}

export function askBot(state: PracticeState, { on, seat }: ActionOf<'ask'>): Transition {
  return { state, effects: [askEffect(on, seat, 'move')] };
}

/** Asks the strongest bot for a hint. Asked again, the same hint reveals one step more. */
export function askHint(state: PracticeState): Transition {
  const { practice, hint } = state;
  if (!practice || observedTurn(practice) !== viewerOf(practice)) return withoutEffects(state);
  if (hint) return withoutEffects(showHint(state, practice, advanceHint(hint)));
  return { state, effects: [askEffect(practice, viewerOf(practice), 'hint')] };
}

/** Shows the first hint, and asks for a deeper one unless the first is certain. */
function receiveHint(state: PracticeState, on: Practice, hinted: HintAnswer): Transition {
  const hint = createHint(on, hinted);
  if (state.hint) return withoutEffects({ ...state, hint: mergeHint(state.hint, hint) });
  const isSure = hinted.isExact || hinted.proof === null || hinted.level === null;
  return {
    state: showHint(state, on, hint),
    effects: isSure ? [] : [askEffect(on, viewerOf(on), 'hint', DEEPER_HINT_MS)],
  };
}

/** Takes a bot’s answer; ignores it if the position has changed or the table is stopped or paused. */
export function receiveAnswer(
  state: PracticeState,
  env: Env,
  { on, seat, wanted, move, hinted = null, slip = null }: ActionOf<'answered'>,
): Transition {
  if (state.practice !== on) return withoutEffects(state);
  if (wanted === 'hint') {
    return hinted ? receiveHint(state, on, hinted) : withoutEffects(state);
  }
  return state.isElsewhere || areOthersPaused(state)
    ? withoutEffects(state)
    : receiveMove(state, env, on, { seat, move, slip });
}

/** A bot failed, timed out or could not be loaded. */
export function receiveFailure(state: PracticeState, { on, wanted, isOutdated }: ActionOf<'unanswered'>): Transition {
  if (wanted === 'hint') return withoutEffects({ ...state, notice: isOutdated ? WORDS.outdated : WORDS.noAdvice });
  const others = isOutdated ? 'outdated' : 'failed';
  return withoutEffects(state.practice === on && !state.isElsewhere ? { ...state, others } : state);
}
