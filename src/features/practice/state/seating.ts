import { type Action, type Env, prependEffects, STOP_TIMERS, type Transition, withoutEffects } from './action.ts';
import { EMPTY_TABLE, NEWLY_SEATED, NO_WINDOW, NOTHING_TOUCHED, type PracticeState } from './state.ts';
import { haltTable } from './table-update.ts';
import { continuePlay } from './turns.ts';

type SitDown = Extract<Action, { readonly type: 'sit-down' }>;

/** Sits down at a game, and takes it over from any other tab. */
export function sitDown(state: PracticeState, env: Env, { practice, isNewDeal }: SitDown): Transition {
  // In a game of several people, the device must be taken first.
  const { viewer: _, ...unclaimedPractice } = practice;
  const nextState = {
    ...state,
    ...NOTHING_TOUCHED,
    ...NO_WINDOW,
    practice: unclaimedPractice,
    ...NEWLY_SEATED,
    seenStep: isNewDeal ? null : (practice.steps.at(-1) ?? null),
    isElsewhere: false,
  };
  return prependEffects(
    [{ type: 'claim', practice, previousPractice: state.practice, isNewDeal }],
    continuePlay(nextState, { ...env, isTakenOver: false }),
  );
}

/** Leaves the table for the set-up. The saved game stays until another is dealt. */
export function leave(state: PracticeState): Transition {
  const { practice } = state;
  const effects = practice ? [{ type: 'release' as const, game: practice.game.id }] : [];
  return { state: EMPTY_TABLE, effects: [STOP_TIMERS, ...effects] };
}

export const halt = (state: PracticeState): Transition => ({
  state: haltTable(state),
  effects: [STOP_TIMERS],
});

/** Lets the bots play, or the count begin, at the player's request. */
export function releaseOthers(state: PracticeState, env: Env): Transition {
  return continuePlay({ ...state, notice: null, undoReason: null, isLingering: false }, env, 'told');
}

export function closeSheet(state: PracticeState, env: Env): Transition {
  return state.countedStep === null
    ? withoutEffects(state)
    : continuePlay({ ...state, ...NOTHING_TOUCHED, countedStep: null, isLingering: false }, env);
}

export const showNotice = (state: PracticeState, notice: string): Transition => withoutEffects({ ...state, notice });
