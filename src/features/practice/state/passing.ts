import { type Action, type Env, only, type Reduced, STOP } from './action.ts';
import { CLEAR, type PracticeState } from './state.ts';
import { goOn } from './turns.ts';

/** While the device is on its way nobody touches the table. */
const UNDER_COVER: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'sit-down',
  'leave',
  'halt',
  'uncover',
  'say',
  'unanswered',
]);

/** Whether an action is to wait until somebody has taken the device up. */
export const isCovered = ({ covered }: PracticeState, { type }: Action): boolean =>
  covered !== null && !UNDER_COVER.has(type);

/** The device goes on to the next person: from now on no hand is shown. */
export function cover(state: PracticeState, { on, seat }: Extract<Action, { type: 'cover' }>): Reduced {
  if (state.practice !== on || state.elsewhere) return only(state);
  return { state: { ...state, ...CLEAR, lying: false, covered: seat }, effects: [STOP] };
}

/** Whoever the device was passed to looks now, and plays on. */
export function uncover(state: PracticeState, env: Env): Reduced {
  const { practice, covered } = state;
  if (!practice || covered === null || state.elsewhere) return only(state);
  return goOn(
    { ...state, ...CLEAR, practice: { ...practice, eyes: covered }, covered: null, advice: null },
    env,
  );
}
