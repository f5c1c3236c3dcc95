import { type Action, after, type Env, only, type Reduced } from './action.ts';
import { letStand, meanwhile } from './agreeing.ts';
import { answered, askBot, askHint, unanswered } from './bots.ts';
import { remarked } from './coaching.ts';
import { playForced, seen } from './moments.ts';
import { cover, isCovered, uncover } from './passing.ts';
import { closeSheet, halt, leave, say, sitDown, tellOn } from './seating.ts';
import type { PracticeState } from './state.ts';
import { attempt, drop, pick, pickTogether } from './touching.ts';
import { doubt, letBe, object, tempted } from './trying.ts';
import { takeBack, undo } from './undo.ts';
import { closeWindow, holdWindow } from './windows.ts';

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
