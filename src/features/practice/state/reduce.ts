import type { Practice } from '../match-record.ts';
import { eyesOf } from '../people.ts';
import { type Action, after, type Env, only, type Reduced, STOP } from './action.ts';
import { letStand, meanwhile } from './agreeing.ts';
import { answered, askBot, askHint, unanswered } from './bots.ts';
import { remarked } from './coaching.ts';
import { closeSheet, halt, leave, say, sitDown, tellOn } from './seating.ts';
import { sightOf } from './sight.ts';
import { CLEAR, type PracticeState } from './state.ts';
import { attempt, drop, pick, pickTogether } from './touching.ts';
import { doubt, letBe, object, tempted } from './trying.ts';
import { goOn, play } from './turns.ts';
import { takeBack, undo } from './undo.ts';
import { closeWindow, hold, holdWindow } from './windows.ts';

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
const isCovered = ({ covered }: PracticeState, { type }: Action): boolean =>
  covered !== null && !UNDER_COVER.has(type);

/** The device goes on to the next person: from now on no hand is shown. */
function cover(state: PracticeState, { on, seat }: Extract<Action, { type: 'cover' }>): Reduced {
  if (state.practice !== on || state.elsewhere) return only(state);
  return { state: { ...state, ...CLEAR, lying: false, covered: seat }, effects: [STOP] };
}

/** Whoever the device was passed to looks now, and plays on. */
function uncover(state: PracticeState, env: Env): Reduced {
  const { practice, covered } = state;
  if (!practice || covered === null || state.elsewhere) return only(state);
  return goOn(
    { ...state, ...CLEAR, practice: { ...practice, eyes: covered }, covered: null, advice: null },
    env,
  );
}

/**
 * A touch, or time enough: what lies there was seen, so that the count comes or the others go on at their pace.
 * Whoever touches anything is thinking: no window closes, and no move plays itself.
 */
function seen(state: PracticeState, env: Env): Reduced {
  const held = hold(state);
  const { lying, others, sheet } = held.state;
  if (!lying || (others === 'waiting' && sheet === null)) return held;
  return after(held.effects, goOn({ ...held.state, lying: false }, env, 'seen'));
}

/** The only move there is, played after a moment in which one could see that it was. */
function playForced(state: PracticeState, env: Env, on: Practice): Reduced {
  const { practice, forced, byItself, elsewhere } = state;
  if (!practice || practice !== on || !forced || elsewhere) return only(state);
  if (sightOf(practice).turn !== eyesOf(practice)) return only(state);
  const there = { ...state, picked: [], tried: null, byItself: [...byItself, practice.match.turns.length] };
  return play(there, env, practice, { turn: { seat: eyesOf(practice), move: forced }, going: 'paced' });
}

/** A practice game: what comes of an action, and what is then to be done outside. Pure. */
export function reduce(state: PracticeState, action: Action, env: Env): Reduced {
  if (isCovered(state, action)) return only(state);
  const becomes = meanwhile(state, action);
  if (becomes === 'waits') return only(state);
  if (becomes === 'happens') return happen(state, action, env);
  const stands = letStand(state, env);
  return after(stands.effects, happen(stands.state, action, env));
}

function happen(state: PracticeState, action: Action, env: Env): Reduced {
  switch (action.type) {
    case 'sit-down':
      return sitDown(state, env, action);
    case 'leave':
      return leave(state);
    case 'halt':
      return halt(state);
    case 'pick':
      return pick(state, env, action.thing);
    case 'pick-together':
      return pickTogether(state, env, action.bundle);
    case 'drop':
      return drop(state, env, action.thing, action.place);
    case 'attempt':
      return attempt(state, env, action.move);
    case 'undo':
      return undo(state, env);
    case 'take-back':
      return takeBack(state, env);
    case 'let-stand':
      return letStand(state, env);
    case 'seen':
      return seen(state, env);
    case 'play-forced':
      return playForced(state, env, action.on);
    case 'cover':
      return cover(state, action);
    case 'uncover':
      return uncover(state, env);
    case 'go-on':
      return tellOn(state, env);
    case 'close-sheet':
      return closeSheet(state, env);
    case 'hold-window':
      return holdWindow(state);
    case 'close-window':
      return closeWindow(state, env);
    case 'tempted':
      return tempted(state, env, action);
    case 'let-be':
      return letBe(state, env);
    case 'doubt':
      return doubt(state);
    case 'object':
      return object(state, env, action.rule);
    case 'ask-hint':
      return askHint(state);
    case 'say':
      return say(state, action.notice);
    case 'ask':
      return askBot(state, action);
    case 'answered':
      return answered(state, env, action);
    case 'remarked':
      return remarked(state, env, action);
    case 'unanswered':
      return unanswered(state, action);
  }
}
