import type { Step } from '../../../game/match.ts';
import type { GameMove, GameState } from '../../../game/play.ts';
import { isPerson, type Practice, viewerOf } from '../../saved-games/index.ts';
import { type Env, prependEffects, type Transition, withoutEffects } from './action.ts';
import { askConsent } from './consent.ts';
import { wasForced } from './forced-move.ts';
import { hasSeenNewCards } from './new-cards.ts';
import { NO_WINDOW, NOTHING_TOUCHED, type PracticeState } from './state.ts';
import { replacePractice } from './table-update.ts';
import { continuePlay } from './turns.ts';
import { WORDS } from './words.ts';

/** How far an undo goes back, or why it isn't possible, in a sentence. */
export type UndoPlan =
  | {
      readonly ok: true;
      readonly keep: number;
      /** Why the table must agree; null if the undo harms no other player. */
      readonly consentReason: string | null;
    }
  | { readonly ok: false; readonly says: string };

type GameHistory = Pick<Practice, 'match' | 'steps' | 'seats' | 'viewer'>;

const hasEvents = ({ steps }: GameHistory, turn: number): boolean => steps[turn + 1]?.events.length !== 0;

const isOwnTurn = (practice: GameHistory, turn: number): boolean =>
  practice.match.turns[turn]?.seat === viewerOf(practice) && hasEvents(practice, turn);

/** Whether a person has made a visible move. */
export const hasPlayed = (gameHistory: GameHistory): boolean =>
  gameHistory.match.turns.some(({ seat }, turn) => isPerson(gameHistory, seat) && hasEvents(gameHistory, turn));

/** Number of the viewer's last visible turn; -1 if there is none. */
export function lastOwnTurn(gameHistory: GameHistory, excludedTurns: readonly number[] = []): number {
  return gameHistory.match.turns.findLastIndex(
    (_, turn) => isOwnTurn(gameHistory, turn) && !excludedTurns.includes(turn),
  );
}

/**
 * Number of the last own turn with a choice. Forced moves count unless they are automatic: undo would repeat
 * them.
 */
function lastOwnChoice(practice: Practice, setting: Env['settings']['forced']): number {
  const isChoice = (turn: number): boolean => setting === 'mine' || !wasForced(practice, turn);
  return practice.match.turns.findLastIndex((_, turn) => isOwnTurn(practice, turn) && isChoice(turn));
}

/**
 * Plans an undo to the viewer's last decision. The table must agree if others have moved since, or if cards
 * were revealed.
 */
export function planUndo(practice: Practice, setting: Env['settings']['forced'] = 'mine'): UndoPlan {
  const { match, steps } = practice;
  const keep = lastOwnChoice(practice, setting);
  if (keep < 0) return { ok: false, says: WORDS.nothingPlayed };
  const laterSteps = steps.slice(keep + 1);
  if (hasSeenNewCards(practice, steps[keep] as Step<GameState>, laterSteps)) {
    return { ok: true, keep, consentReason: WORDS.seenCards };
  }
  const haveOthersMoved = match.turns
    .slice(keep)
    .some(({ seat }, i) => seat !== viewerOf(practice) && laterSteps[i]?.events.length !== 0);
  return { ok: true, keep, consentReason: haveOthersMoved ? WORDS.othersMoved : null };
}

function rewind(state: PracticeState, env: Env, practice: Practice, keep: number): Transition {
  const { match, steps, takenBack, refused } = practice;
  const cleared = {
    ...state,
    ...NOTHING_TOUCHED,
    ...NO_WINDOW,
    countedStep: null,
    isLingering: false,
    forcedMove: null,
    advice: null,
  };
  const transition = replacePractice(cleared, env, {
    ...practice,
    // Later take-backs and refusals belong to the undone turns.
    ...(takenBack ? { takenBack: takenBack.filter(({ at }) => at <= keep) } : {}),
    ...(refused ? { refused: refused.filter(({ at }) => at <= keep) } : {}),
    match: { ...match, turns: match.turns.slice(0, keep) },
    steps: steps.slice(0, keep + 1),
  });
  return prependEffects(transition.effects, continuePlay(transition.state, env));
}

/** Undoes the last decision, asks the table first, or says why it isn't possible. */
export function undo(state: PracticeState, env: Env): Transition {
  const { practice } = state;
  if (!practice || state.isElsewhere) return withoutEffects(state);
  const undoPlan = planUndo(practice, env.settings.forced);
  if (!undoPlan.ok) return withoutEffects({ ...state, notice: undoPlan.says });
  if (undoPlan.consentReason !== null) return askConsent(state, undoPlan.consentReason);
  return rewind(state, env, practice, undoPlan.keep);
}

/** Undoes the last decision with the table's consent, and records it. */
export function takeBack(state: PracticeState, env: Env): Transition {
  const { practice } = state;
  if (!practice || state.isElsewhere) return withoutEffects(state);
  const undoPlan = planUndo(practice, env.settings.forced);
  if (!undoPlan.ok) return withoutEffects({ ...state, notice: undoPlan.says });
  if (undoPlan.consentReason === null) return rewind(state, env, practice, undoPlan.keep);
  const { move } = practice.match.turns[undoPlan.keep] as { move: GameMove };
  const takenBack = [...(practice.takenBack ?? []), { at: undoPlan.keep, seat: viewerOf(practice), move }];
  return rewind(state, env, { ...practice, takenBack }, undoPlan.keep);
}
