import { type Action, type Env, STOP_TIMERS, type Transition, withoutEffects } from './action.ts';
import type { PracticeState } from './state.ts';
import { continuePlay } from './turns.ts';
import { holdTimers } from './window-actions.ts';

/**
 * What becomes of an action while the table is asked whether it agrees: nobody plays on; whoever does something
 * else has answered that their move stands.
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

/** What is to become of an action: a hint that was asked for before comes all the same. */
export function classifyAction(
  { undoReason }: PracticeState,
  action: Action,
): 'waits' | 'stands' | 'happens' {
  if (undoReason === null || ('wanted' in action && action.wanted === 'hint')) return 'happens';
  return DURING_CONSENT[action.type];
}

/** Asks the table whether it agrees that one’s move is taken back; all clocks stop for it. */
export function askConsent(state: PracticeState, why: string): Transition {
  const held = holdTimers(state);
  return {
    state: { ...held.state, others: 'idle', notice: null, undoReason: why, pendingMove: null },
    effects: [...held.effects, STOP_TIMERS],
  };
}

/** One’s move stands, and the others go on where they were held up. */
export function letStand(state: PracticeState, env: Env): Transition {
  if (state.undoReason === null) return withoutEffects(state);
  return continuePlay({ ...state, undoReason: null }, env);
}
