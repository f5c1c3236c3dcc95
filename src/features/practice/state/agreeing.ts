import { type Action, type Env, only, type Reduced, STOP } from './action.ts';
import type { PracticeState } from './state.ts';
import { goOn } from './turns.ts';
import { hold } from './windows.ts';

/**
 * What becomes of an action while the table is asked whether it agrees: nobody plays on; whoever does something
 * else has answered that their move stands.
 */
const MEANWHILE: Readonly<Record<Action['type'], 'waits' | 'stands' | 'happens'>> = {
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
export function meanwhile({ agree }: PracticeState, action: Action): 'waits' | 'stands' | 'happens' {
  if (agree === null || ('wanted' in action && action.wanted === 'hint')) return 'happens';
  return MEANWHILE[action.type];
}

/** Asks the table whether it agrees that one’s move is taken back; all clocks stop for it. */
export function askTable(state: PracticeState, why: string): Reduced {
  const held = hold(state);
  return {
    state: { ...held.state, others: 'idle', notice: null, agree: why, trying: null },
    effects: [...held.effects, STOP],
  };
}

/** One’s move stands, and the others go on where they were held up. */
export function letStand(state: PracticeState, env: Env): Reduced {
  if (state.agree === null) return only(state);
  return goOn({ ...state, agree: null }, env);
}
