import type { Turn } from '../../../game/match.ts';
import type { GameMove } from '../../../game/play.ts';
import type { DropTarget, ItemRef } from '../../../game/zone.ts';
import type { TryResult } from '../../../referee/try-result.ts';
import { tryMove } from '../../../table/judge.ts';
import { drop as dropIn, keepAfterRefusal, type TouchResult, touch } from '../../../table/session.ts';
import { toggleBundle } from '../../../table/sorting.ts';
import { isShared, namingAt, type Practice, viewerOf } from '../../saved-games/index.ts';
import { type Env, type PracticeEffect, prependEffects, type Transition, withoutEffects } from './action.ts';
import { observe } from './observation.ts';
import { isRulingAwaited, pauseOthers, picksAfterRefusal } from './refusal.ts';
import { NOTHING_TOUCHED, type PracticeState, stateOf } from './state.ts';
import { replacePractice } from './table-update.ts';
import { askForRemarks } from './turn-advice.ts';
import { continuePlay, finishTurn } from './turns.ts';
import { closeWindow, holdTimers } from './window-actions.ts';
import { WORDS } from './words.ts';

/** Toggles an item, and tries the move once the picks determine it. */
export function pick(state: PracticeState, env: Env, thing: ItemRef): Transition {
  const { practice } = state;
  if (!practice || state.countedStep !== null) return withoutEffects(state);
  const transition = holdTimers(state);
  const { at } = observe(practice);
  return prependEffects(
    transition.effects,
    applyTouches(
      transition.state,
      env,
      touch({ tableSeat: at, picked: picksAfterRefusal(state, practice, thing) }, thing),
    ),
  );
}

/** Drops a dragged item: the same as touching both. */
export function drop(state: PracticeState, env: Env, thing: ItemRef, place: DropTarget): Transition {
  const { practice } = state;
  if (!practice || state.countedStep !== null) return withoutEffects(state);
  const { at } = observe(practice);
  return applyTouches(state, env, dropIn({ tableSeat: at, picked: state.picked }, thing, place));
}

/** Toggles a run or set as a whole. */
export function pickTogether(state: PracticeState, env: Env, bundle: readonly ItemRef[]): Transition {
  const transition = holdTimers(state);
  const picks = toggleBundle(state.picked, bundle);
  return prependEffects(transition.effects, applyTouches(transition.state, env, { picked: picks, sure: undefined }));
}

/** A touch shows that the ruling was read, so the others play on. */
function applyTouches(state: PracticeState, env: Env, { picked, sure }: TouchResult): Transition {
  // A hint without its move stays, so that its next step can still be asked for.
  const hint = state.hint?.step === 'move' ? null : state.hint;
  const nextState = { ...state, picked, tried: null, hint, notice: null, undoReason: null };
  if (sure) return attempt(nextState, env, sure);
  if (!isRulingAwaited(state, env)) return withoutEffects(nextState);
  return state.window ? closeWindow(nextState, env) : continuePlay(nextState, env, 'told');
}

/** Tries a move: a legal one is played, an illegal one is refused with a ruling. Every try is possible at any time. */
export function attempt(state: PracticeState, env: Env, move: GameMove): Transition {
  const { practice } = state;
  if (!practice || state.isElsewhere || state.countedStep !== null) return withoutEffects(state);
  if (state.pendingMove) return withoutEffects({ ...state, notice: WORDS.judgeFirst });
  const { game } = practice;
  const [viewer, name] = [viewerOf(practice), namingAt(practice)];
  const tryResult = tryMove({ game, state: stateOf(practice), seat: viewer, name, hasHiddenCards: true }, move);
  const { ruling, marks, fits, stateAfter, citedEvents, view, knownState, seat, turnText } = tryResult;
  const at = { move, seat, view, knownState, turnText };
  const turns = practice.match.turns.length + (stateAfter ? 1 : 0);
  const isHinted = state.hint !== null && game.notation.key(state.hint.move) === game.notation.key(move);
  const transition = stateAfter
    ? finishTurn(
        {
          ...state,
          ...NOTHING_TOUCHED,
          tried: { ruling, at, marked: [], fits: [], turns, isHinted },
        },
        env,
        practice,
        {
          turn: state.hint ? { seat: viewer, move, hint: state.hint.move } : { seat: viewer, move },
          step: { state: stateAfter, events: citedEvents.map(({ event }) => event) },
          pacing: 'paced',
        },
      )
    : pauseOthers({
        ...state,
        picked: keepAfterRefusal(observe(practice).at, state.picked, tryResult),
        notice: null,
        tried: { ruling, at, marked: marks, fits, turns, isHinted },
      });
  // A try while others play is a touch too many, not a mistake in the game.
  const isNoted = ruling.verdict === 'illegal' && observe(practice).turn === viewer;
  const noted = isNoted ? noteRefusal(transition, env, practice, { seat, move }) : transition;
  // Notes come last, so that play goes on first.
  const coachEffects = stateAfter ? askForRemarks(practice, move, env) : [];
  // Progress belongs to one person, so a shared table notes none.
  const notes = isShared(practice) ? [] : noteRules(tryResult);
  return { state: noted.state, effects: [...noted.effects, ...notes, ...coachEffects] };
}

/** Writes a refused try down with the game. */
function noteRefusal({ state, effects }: Transition, env: Env, practice: Practice, turn: Turn<GameMove>): Transition {
  const refused = [...(practice.refused ?? []), { ...turn, at: practice.match.turns.length }];
  return prependEffects(effects, replacePractice(state, env, { ...practice, refused }));
}

/** Effects that note in the player's progress which rules a try broke and which allowed it. */
function noteRules({ ruling: { findings, permits } }: TryResult): readonly PracticeEffect[] {
  return [
    ...findings.map(({ rule }): PracticeEffect => ({ type: 'note-rule', rule, experience: 'stumbled' })),
    ...permits.map((rule): PracticeEffect => ({ type: 'note-rule', rule, experience: 'kept' })),
  ];
}
