import { type Action, after, type Env, only, type Reduced, STOP } from './action.ts';
import { halted } from './keep.ts';
import { CLEAR, EMPTY, FRESH, type PracticeState, SHUT } from './state.ts';
import { goOn } from './turns.ts';

type SitDown = Extract<Action, { readonly type: 'sit-down' }>;

/** Sits down at a game: whatever another tab did with it before, this one plays it now. */
export function sitDown(state: PracticeState, env: Env, { practice, dealt }: SitDown): Reduced {
  // Whoever sits down to a game of several people hasn’t taken the device up yet.
  const { eyes: _, ...laid } = practice;
  const there = { ...state, ...CLEAR, ...SHUT, practice: laid, ...FRESH, elsewhere: false };
  return after(
    [{ type: 'claim', practice, own: state.practice, dealt }],
    goOn(there, { ...env, overtaken: false }),
  );
}

/** Leaves the table for the set-up. The kept game stays until another is dealt. */
export function leave(state: PracticeState): Reduced {
  const { practice } = state;
  const effects = practice ? [{ type: 'release' as const, game: practice.game.id }] : [];
  return { state: EMPTY, effects: [STOP, ...effects] };
}

/** Stops the table: the game goes on in another tab. */
export const halt = (state: PracticeState): Reduced => ({ state: halted(state), effects: [STOP] });

/** Lets the others go on, told so by the player; or the count come. */
export function tellOn(state: PracticeState, env: Env): Reduced {
  return goOn({ ...state, notice: null, agree: null, lying: false }, env, 'told');
}

/** Puts the score sheet away. */
export function closeSheet(state: PracticeState, env: Env): Reduced {
  return state.sheet === null ? only(state) : goOn({ ...state, ...CLEAR, sheet: null, lying: false }, env);
}

/** Says something that is no ruling. */
export const say = (state: PracticeState, notice: string): Reduced => only({ ...state, notice });
