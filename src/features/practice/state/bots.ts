import type { HintAnswer } from '../../../bots/protocol.ts';
import type { Seat } from '../../../game/seat.ts';
import { turnSeed } from '../../../random/turn-seed.ts';
import type { Practice } from '../match-record.ts';
import { strengthAt, viewerOf } from '../people.ts';
import { type Action, type Env, type PracticeEffect, type Transition, withoutEffects } from './action.ts';
import { advanceHint, createHint, mergeHint, showHint } from './hint.ts';
import { observedTurn } from './observation.ts';
import { receiveMove } from './pending-move.ts';
import { areOthersPaused } from './refusal.ts';
import { type PracticeState, stateOf } from './state.ts';

type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

const NO_ADVICE = 'The adviser didn’t answer. Ask again.';
const OUTDATED = 'The site has changed: reload this page, with your game, for a hint.';

/** Milliseconds: a hint is there at once, and thought about on while it is looked at. */
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

/** The pause is over: a bot is asked for its move. */
export function askBot(state: PracticeState, { on, seat }: ActionOf<'ask'>): Transition {
  return { state, effects: [askEffect(on, seat, 'move')] };
}

/** Asks what the strongest would play here; asked again, the same hint gives away more. */
export function askHint(state: PracticeState): Transition {
  const { practice, hint } = state;
  if (!practice || observedTurn(practice) !== viewerOf(practice)) return withoutEffects(state);
  if (hint) return withoutEffects(showHint(state, practice, advanceHint(hint)));
  return { state, effects: [askEffect(practice, viewerOf(practice), 'hint')] };
}

/** Put down at once, a hint is thought about again while it is looked at. */
function receiveHint(state: PracticeState, on: Practice, hinted: HintAnswer): Transition {
  const hint = createHint(on, hinted);
  if (state.hint) return withoutEffects({ ...state, hint: mergeHint(state.hint, hint) });
  const isSure = hinted.isExact || hinted.proof === null || hinted.level === null;
  return {
    state: showHint(state, on, hint),
    effects: isSure ? [] : [askEffect(on, viewerOf(on), 'hint', DEEPER_HINT_MS)],
  };
}

/** A bot's answer. One to a position that is gone, or on a table that has stopped or waits, comes too late. */
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

/** A bot failed, took too long, or can no longer be fetched. */
export function receiveFailure(
  state: PracticeState,
  { on, wanted, isOutdated }: ActionOf<'unanswered'>,
): Transition {
  if (wanted === 'hint') return withoutEffects({ ...state, notice: isOutdated ? OUTDATED : NO_ADVICE });
  const others = isOutdated ? 'outdated' : 'failed';
  return withoutEffects(state.practice === on && !state.isElsewhere ? { ...state, others } : state);
}
