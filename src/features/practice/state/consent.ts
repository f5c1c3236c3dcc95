import { type Action, type Env, STOP_TIMERS, type Transition, withoutEffects } from './action.ts';
import type { PracticeState } from './state.ts';
import { continuePlay } from './turns.ts';
import { holdTimers } from './window-actions.ts';

/** During the question an action happens, is ignored (`waits`), or withdraws the undo first (`stands`). */
type ConsentResponse = 'waits' | 'stands' | 'happens';

/**
 * Effect of each action while the table is asked to agree to an undo. The game is halted meanwhile. Any other
 * action of the player means that the move stands.
 */
const RESPONSE_DURING_CONSENT: Readonly<Record<Action['type'], ConsentResponse>> = {
  'sit-down': 'happens',
  leave: 'happens',
  halt: 'happens',
  pick: 'stands',
  'pick-together': 'stands',
  drop: 'stands',
  attempt: 'stands',
  undo: 'happens',
  'take-back': 'happens',
  'withdraw-undo': 'stands',
  'see-last-move': 'waits',
  'play-forced': 'waits',
  cover: 'waits',
  uncover: 'happens',
  'continue-play': 'stands',
  'close-sheet': 'happens',
  'hold-window': 'happens',
  'close-window': 'stands',
  'bot-slipped': 'waits',
  'accept-move': 'waits',
  doubt: 'waits',
  object: 'waits',
  'ask-hint': 'stands',
  'show-notice': 'happens',
  'ask-bot': 'waits',
  answered: 'waits',
  remarked: 'happens',
  unanswered: 'waits',
};

/**
 * Returns the effect of an action during such a question. A hint that was requested earlier still arrives.
 */
export function responseToAction({ undoReason }: PracticeState, action: Action): ConsentResponse {
  if (undoReason === null || ('requestKind' in action && action.requestKind === 'hint')) return 'happens';
  return RESPONSE_DURING_CONSENT[action.type];
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
