import { type Action, type Env, STOP_TIMERS, type Transition, withoutEffects } from './action.ts';
import type { PracticeState } from './state.ts';
import { continuePlay } from './turns.ts';
import { holdTimers } from './window-actions.ts';

/**
 * Effect of each action while the table is asked to agree to an undo. The game is halted meanwhile. Any other
 * action of the player means that the move stands.
 */
const DURING_CONSENT: Readonly<Record<Action['type'], 'waits' | 'stands' | 'happens'>> = {
  'sit-down': 'happens',
  leave: 'happens',
  halt: 'happens',
  pick: 'stands',
  'pick-together': 'stands',
  drop: 'stands',
  attempt: 'stands',
  undo: 'happens',
  'take-back': 'happens',
  'let-stand': 'stands',
  seen: 'waits',
  'play-forced': 'waits',
  cover: 'waits',
  uncover: 'happens',
  'go-on': 'stands',
  'close-sheet': 'happens',
  'hold-window': 'happens',
  'close-window': 'stands',
  tempted: 'waits',
  'let-be': 'waits',
  doubt: 'waits',
  object: 'waits',
  'ask-hint': 'stands',
  say: 'happens',
  ask: 'waits',
  answered: 'waits',
  remarked: 'happens',
  unanswered: 'waits',
};

/**
 * Returns the effect of an action during such a question. A hint that was requested earlier still arrives.
 */
export function classifyAction({ undoReason }: PracticeState, action: Action): 'waits' | 'stands' | 'happens' {
  if (undoReason === null || ('requestKind' in action && action.requestKind === 'hint')) return 'happens';
  return DURING_CONSENT[action.type];
}

/** Asks the table to agree to an undo. All timers stop. */
export function askConsent(state: PracticeState, why: string): Transition {
  const transition = holdTimers(state);
  return {
    state: { ...transition.state, botStatus: 'idle', notice: null, undoReason: why, pendingMove: null },
    effects: [...transition.effects, STOP_TIMERS],
  };
}

/** Keeps the move, and lets the game continue where it was stopped. */
export function letStand(state: PracticeState, env: Env): Transition {
  if (state.undoReason === null) return withoutEffects(state);
  return continuePlay({ ...state, undoReason: null }, env);
}
