import { type Practice, viewerOf } from '../../saved-games/index.ts';
import { type Action, type Env, prependEffects, STOP_TIMERS, type Transition, withoutEffects } from './action.ts';
import { askBot, askHint, receiveAnswer, receiveFailure } from './bots.ts';
import { effectDuringConsent, withdrawUndo } from './consent.ts';
import { observe } from './observation.ts';
import { acceptMove, raiseObjection, receiveSlip, toggleDoubt } from './pending-move.ts';
import { closeSheet, halt, leave, releaseOthers, showNotice, sitDown } from './seating.ts';
import { NOTHING_TOUCHED, type PracticeState } from './state.ts';
import { attempt, drop, pick, pickTogether } from './touches.ts';
import { receiveRemarks } from './turn-advice.ts';
import { continuePlay, playTurn } from './turns.ts';
import { takeBack, undo } from './undo.ts';
import { closeWindow, holdTimers, holdWindow } from './window-actions.ts';

/** Actions that are possible while the device is being passed on. */
const ALLOWED_WHEN_COVERED: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'sit-down',
  'leave',
  'halt',
  'uncover',
  'show-notice',
  'unanswered',
]);

const isCovered = ({ nextHolder }: PracticeState, { type }: Action): boolean =>
  nextHolder !== null && !ALLOWED_WHEN_COVERED.has(type);

/** Hides all hands until the next player takes the device. */
function cover(state: PracticeState, { practice, seat }: Extract<Action, { type: 'cover' }>): Transition {
  if (state.practice?.match !== practice.match || state.isElsewhere) return withoutEffects(state);
  return {
    state: { ...state, ...NOTHING_TOUCHED, isLingering: false, nextHolder: seat },
    effects: [STOP_TIMERS],
  };
}

/** Shows the table to the player who has taken the device. */
function uncover(state: PracticeState, env: Env): Transition {
  const { practice, nextHolder } = state;
  if (!practice || nextHolder === null || state.isElsewhere) return withoutEffects(state);
  return continuePlay(
    {
      ...state,
      ...NOTHING_TOUCHED,
      practice: { ...practice, viewer: nextHolder },
      nextHolder: null,
      advice: null,
    },
    env,
  );
}

/**
 * Notes that the last move was seen: then the deal is counted or play goes on. A touch also stops the timers, as
 * the player is thinking.
 */
function markSeen(state: PracticeState, env: Env): Transition {
  const transition = holdTimers(state);
  const { isLingering, botStatus, countedStep } = transition.state;
  if (!isLingering || (botStatus === 'waiting' && countedStep === null)) return transition;
  return prependEffects(transition.effects, continuePlay({ ...transition.state, isLingering: false }, env, 'seen'));
}

/** Plays the only legal move. */
function playForced(state: PracticeState, env: Env, forcedPractice: Practice): Transition {
  const { practice, forcedMove, forcedTurns, isElsewhere } = state;
  if (!practice || practice.match !== forcedPractice.match || !forcedMove || isElsewhere) return withoutEffects(state);
  if (observe(practice).turn !== viewerOf(practice)) return withoutEffects(state);
  const nextState = {
    ...state,
    picked: [],
    tried: null,
    forcedTurns: [...forcedTurns, practice.match.turns.length],
  };
  return playTurn(nextState, env, practice, {
    turn: { seat: viewerOf(practice), move: forcedMove },
    pacing: 'paced',
  });
}

/** The reducer of a practice game, a pure function. */
export function reduce(state: PracticeState, action: Action, env: Env): Transition {
  if (isCovered(state, action)) return withoutEffects(state);
  const effect = effectDuringConsent(state, action);
  if (effect === 'ignored') return withoutEffects(state);
  if (effect === 'happens') return applyAction(state, action, env);
  const transition = withdrawUndo(state, env);
  return prependEffects(transition.effects, applyAction(transition.state, action, env));
}

function applyAction(state: PracticeState, action: Action, env: Env): Transition {
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
    case 'withdraw-undo':
      return withdrawUndo(state, env);
    case 'see-last-move':
      return markSeen(state, env);
    case 'play-forced':
      return playForced(state, env, action.practice);
    case 'cover':
      return cover(state, action);
    case 'uncover':
      return uncover(state, env);
    case 'continue-play':
      return releaseOthers(state, env);
    case 'close-sheet':
      return closeSheet(state, env);
    case 'hold-window':
      return holdWindow(state);
    case 'close-window':
      return closeWindow(state, env);
    case 'bot-slipped':
      return receiveSlip(state, env, action);
    case 'accept-move':
      return acceptMove(state, env);
    case 'doubt':
      return toggleDoubt(state);
    case 'object':
      return raiseObjection(state, env, action.rule);
    case 'ask-hint':
      return askHint(state);
    case 'show-notice':
      return showNotice(state, action.notice);
    case 'ask-bot':
      return askBot(state, action);
    case 'answered':
      return receiveAnswer(state, env, action);
    case 'remarked':
      return receiveRemarks(state, env, action);
    case 'unanswered':
      return receiveFailure(state, action);
  }
}
