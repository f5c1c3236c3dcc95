import { type Action, type Env, STOP_TIMERS, type Transition, withoutEffects } from './action.ts';
import type { PracticeState } from './state.ts';
import { continuePlay } from './turns.ts';
import { holdTimers } from './window-actions.ts';

/** During the question an action is ignored, withdraws the undo first, or happens as usual. */
type ConsentEffect = 'ignored' | 'withdraws-undo' | 'happens';

/**
 * Effect of each action while the table is asked to agree to an undo. The game is halted meanwhile. Any other
 * action of the player means that the move stands.
 */
const EFFECT_DURING_CONSENT: Readonly<Record<Action['type'], ConsentEffect>> = {
  'sit-down': 'happens',
  leave: 'happens',
  halt: 'happens',
  pick: 'withdraws-undo',
  'pick-together': 'withdraws-undo',
  drop: 'withdraws-undo',
  attempt: 'withdraws-undo',
  undo: 'happens',
  'take-back': 'happens',
  'withdraw-undo': 'withdraws-undo',
  'see-last-move': 'ignored',
  'play-forced': 'ignored',
  cover: 'ignored',
  uncover: 'happens',
  'continue-play': 'withdraws-undo',
  'close-sheet': 'happens',
  'hold-window': 'happens',
  'close-window': 'withdraws-undo',
  'bot-slipped': 'ignored',
  'accept-move': 'ignored',
  doubt: 'ignored',
  object: 'ignored',
  'ask-hint': 'withdraws-undo',
  'show-notice': 'happens',
  'ask-bot': 'ignored',
  answered: 'ignored',
  remarked: 'happens',
  unanswered: 'ignored',
};

/** Returns the effect of an action during such a question. A hint that was requested earlier still arrives. */
export function effectDuringConsent({ undoReason }: PracticeState, action: Action): ConsentEffect {
  if (undoReason === null || ('requestKind' in action && action.requestKind === 'hint')) return 'happens';
  return EFFECT_DURING_CONSENT[action.type];
}

/** Asks the table to agree to an undo. All timers stop. */
export function askConsent(state: PracticeState, undoReason: string): Transition {
  const transition = holdTimers(state);
  return {
    state: { ...transition.state, botStatus: 'idle', notice: null, undoReason, pendingMove: null },
    effects: [...transition.effects, STOP_TIMERS],
  };
}

/** Keeps the move, and lets the game continue where it was stopped. */
export function withdrawUndo(state: PracticeState, env: Env): Transition {
  if (state.undoReason === null) return withoutEffects(state);
  return continuePlay({ ...state, undoReason: null }, env);
}
