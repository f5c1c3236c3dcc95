import type { HintAnswer } from '../../../bots/protocol.ts';
import type { Seat } from '../../../game/seat.ts';
import { turnSeed } from '../../../random/turn-seed.ts';
import { type Practice, strengthAt, viewerOf } from '../../saved-games/index.ts';
import { type Action, type Env, type PracticeEffect, type Transition, withoutEffects } from './action.ts';
import { advanceHint, createHint, mergeHint, showHint } from './hint.ts';
import { receiveMove } from './pending-move.ts';
import { momentOf, PROMPTS } from './prompt.ts';
import { areOthersPaused } from './refusal.ts';
import { type PracticeState, stateOf } from './state.ts';
import { WORDS } from './words.ts';

type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** The first hint is computed within this time, in milliseconds; a deeper one follows while the player reads it. */
const FIRST_HINT_MS = 250;
const DEEPER_HINT_MS = 1_500;

function askEffect(
  practice: Practice,
  seat: Seat,
  requestKind: 'move' | 'hint',
  hintLimitMs = FIRST_HINT_MS,
): PracticeEffect {
  const { game, match } = practice;
  return {
    type: 'send-question',
    practice,
    requestKind,
    hintLimitMs,
    question: {
      game: game.id,
      bot: strengthAt(practice, seat),
      view: game.visibility.view(stateOf(practice), seat),
      seat,
      seed: turnSeed(match.seed, match.turns.length),
    },
  };
}

export function askBot(state: PracticeState, { practice, seat }: ActionOf<'ask-bot'>): Transition {
  return { state, effects: [askEffect(practice, seat, 'move')] };
}

/** Asks the strongest bot for a hint. Asked again, the same hint reveals one step more. */
export function askHint(state: PracticeState): Transition {
  const { practice, hint } = state;
  if (!practice || !PROMPTS[momentOf(state)].hasHints) return withoutEffects(state);
  if (hint) return withoutEffects(showHint(state, practice, advanceHint(hint)));
  return { state, effects: [askEffect(practice, viewerOf(practice), 'hint')] };
}

/** Shows the first hint, and asks for a deeper one unless the first is certain. */
function receiveHint(state: PracticeState, practice: Practice, hintAnswer: HintAnswer): Transition {
  if (state.pendingMove) return withoutEffects(state);
  const hint = createHint(practice, hintAnswer);
  if (state.hint) return withoutEffects({ ...state, hint: mergeHint(state.hint, hint) });
  const isSure = hintAnswer.isExact || hintAnswer.proof === null || hintAnswer.equalMove === null;
  return {
    state: showHint(state, practice, hint),
    effects: isSure ? [] : [askEffect(practice, viewerOf(practice), 'hint', DEEPER_HINT_MS)],
  };
}

/** Takes a bot's answer; ignores it if the position has changed or the table is stopped or paused. */
export function receiveAnswer(
  state: PracticeState,
  env: Env,
  { practice: askedPractice, seat, requestKind, move, hintAnswer = null, slip = null }: ActionOf<'answered'>,
): Transition {
  const { practice } = state;
  if (!practice || practice.match !== askedPractice.match) return withoutEffects(state);
  if (requestKind === 'hint') {
    return hintAnswer ? receiveHint(state, practice, hintAnswer) : withoutEffects(state);
  }
  return state.isElsewhere || areOthersPaused(state)
    ? withoutEffects(state)
    : receiveMove(state, env, practice, { seat, move, slip });
}

/** A bot failed, timed out or could not be loaded. */
export function receiveFailure(
  state: PracticeState,
  { practice, requestKind, isOutdated }: ActionOf<'unanswered'>,
): Transition {
  if (requestKind === 'hint') return withoutEffects({ ...state, notice: isOutdated ? WORDS.outdated : WORDS.noAdvice });
  const botStatus = isOutdated ? 'outdated' : 'failed';
  return withoutEffects(
    state.practice?.match === practice.match && !state.isElsewhere ? { ...state, botStatus } : state,
  );
}
