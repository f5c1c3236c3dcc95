import type { HintAnswer } from '../../../bots/protocol.ts';
import type { Seat } from '../../../game/seat.ts';
import { turnSeed } from '../../../random/turn-seed.ts';
import type { Practice } from '../match-record.ts';
import { eyesOf, strengthAt } from '../people.ts';
import { type Action, type Effect, type Env, only, type Reduced } from './action.ts';
import { deeper, hintOf, nextHint, withHint } from './hint.ts';
import { isHeldUp } from './refused.ts';
import { turnSeen } from './sight.ts';
import { type PracticeState, stateOf } from './state.ts';
import { heardOf } from './trying.ts';

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>;

const NO_ADVICE = 'The adviser didn’t answer. Ask again.';
const OUTDATED = 'The site has changed: reload this page, with your game, for a hint.';

/** Milliseconds: a hint is there at once, and thought about on while it is looked at. */
const AT_ONCE = 250;
const LONGER = 1_500;

function question(on: Practice, seat: Seat, wanted: 'move' | 'hint', ms = AT_ONCE): Effect {
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
export function askBot(state: PracticeState, { on, seat }: Of<'ask'>): Reduced {
  return { state, effects: [question(on, seat, 'move')] };
}

/** Asks what the strongest would play here; asked again, the same hint gives away more. */
export function askHint(state: PracticeState): Reduced {
  const { practice, hint } = state;
  if (!practice || turnSeen(practice) !== eyesOf(practice)) return only(state);
  if (hint) return only(withHint(state, practice, nextHint(hint)));
  return { state, effects: [question(practice, eyesOf(practice), 'hint')] };
}

/** Put down at once, a hint is thought about again while it is looked at. */
function heardHint(state: PracticeState, on: Practice, hinted: HintAnswer): Reduced {
  const hint = hintOf(on, hinted);
  if (state.hint) return only({ ...state, hint: deeper(state.hint, hint) });
  const isSure = hinted.isExact || hinted.proof === null || hinted.level === null;
  return {
    state: withHint(state, on, hint),
    effects: isSure ? [] : [question(on, eyesOf(on), 'hint', LONGER)],
  };
}

/** A bot's answer. One to a position that is gone, or on a table that has stopped or waits, comes too late. */
export function answered(
  state: PracticeState,
  env: Env,
  { on, seat, wanted, move, hinted = null, slip = null }: Of<'answered'>,
): Reduced {
  if (state.practice !== on) return only(state);
  if (wanted === 'hint') {
    return hinted ? heardHint(state, on, hinted) : only(state);
  }
  return state.elsewhere || isHeldUp(state) ? only(state) : heardOf(state, env, on, { seat, move, slip });
}

/** A bot failed, took too long, or can no longer be fetched. */
export function unanswered(state: PracticeState, { on, wanted, isOutdated }: Of<'unanswered'>): Reduced {
  if (wanted === 'hint') return only({ ...state, notice: isOutdated ? OUTDATED : NO_ADVICE });
  const others = isOutdated ? 'outdated' : 'failed';
  return only(state.practice === on && !state.elsewhere ? { ...state, others } : state);
}
