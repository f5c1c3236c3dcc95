import type { Step } from '../../../game/match.ts';
import type { GameMove, GameState } from '../../../game/play.ts';
import type { Practice } from '../../saved-games/index.ts';
import { isPerson, viewerOf } from '../../saved-games/index.ts';
import { type Env, prependEffects, type Transition, withoutEffects } from './action.ts';
import { askConsent } from './consent.ts';
import { wasForced } from './forced-move.ts';
import { hasSeenNewCards } from './new-cards.ts';
import { NO_WINDOW, NOTHING_TOUCHED, type PracticeState } from './state.ts';
import { replacePractice } from './table-update.ts';
import { continuePlay } from './turns.ts';

/** How far an undo goes back, or why it isn’t possible, in a sentence. */
export type UndoPlan =
  | {
      readonly ok: true;
      readonly keep: number;
      /** Why the table must agree; null if the undo harms no other player. */
      readonly marked: string | null;
    }
  | { readonly ok: false; readonly says: string };

type GameHistory = Pick<Practice, 'match' | 'steps' | 'seats' | 'viewer'>;

const hasEvents = ({ steps }: GameHistory, turn: number): boolean => steps[turn + 1]?.events.length !== 0;

const isOwnTurn = (practice: GameHistory, turn: number): boolean =>
  practice.match.turns[turn]?.seat === viewerOf(practice) && hasEvents(practice, turn);

/** Whether a person has made a visible move. */
export const hasPlayed = (played: GameHistory): boolean =>
  played.match.turns.some(({ seat }, turn) => isPerson(played, seat) && hasEvents(played, turn));

/** Number of the viewer’s last visible turn; -1 if there is none. */
export function lastOwnTurn(played: GameHistory, but: readonly number[] = []): number {
  return played.match.turns.findLastIndex((_, turn) => isOwnTurn(played, turn) && !but.includes(turn));
}

/** The same without forced moves if those are played automatically: undoing one would only repeat it. */
function lastOwnChoice(practice: Practice, setting: Env['settings']['forced']): number {
  const isChoice = (turn: number): boolean => setting === 'mine' || !wasForced(practice, turn);
  return practice.match.turns.findLastIndex((_, turn) => isOwnTurn(practice, turn) && isChoice(turn));
}

/**
 * Plans an undo to the viewer’s last decision. `marked` says why the table must agree: others have moved since, or
 * cards were revealed.
 */
export function planUndo(practice: Practice, setting: Env['settings']['forced'] = 'mine'): UndoPlan {
  const { match, steps } = practice;
  const keep = lastOwnChoice(practice, setting);
  if (keep < 0) return { ok: false, says: 'You have not played anything yet.' };
  const since = steps.slice(keep + 1);
  if (hasSeenNewCards(practice, steps[keep] as Step<GameState>, since)) {
    return { ok: true, keep, marked: 'You have seen new cards since.' };
  }
  const moved = match.turns
    .slice(keep)
    .some(({ seat }, i) => seat !== viewerOf(practice) && since[i]?.events.length !== 0);
  return { ok: true, keep, marked: moved ? 'The others have moved since.' : null };
}

function rewind(state: PracticeState, env: Env, practice: Practice, keep: number): Transition {
  const { match, steps, takenBack } = practice;
  const cleared = {
    ...state,
    ...NOTHING_TOUCHED,
    ...NO_WINDOW,
    countedStep: null,
    isLingering: false,
    forcedMove: null,
    advice: null,
  };
  const kept = replacePractice(cleared, env, {
    ...practice,
    // Later take-backs belong to the undone turns.
    ...(takenBack ? { takenBack: takenBack.filter(({ at }) => at <= keep) } : {}),
    match: { ...match, turns: match.turns.slice(0, keep) },
    steps: steps.slice(0, keep + 1),
  });
  return prependEffects(kept.effects, continuePlay(kept.state, env));
}

/** Undoes the last decision, asks the table first, or says why it isn’t possible. */
export function undo(state: PracticeState, env: Env): Transition {
  const { practice } = state;
  if (!practice || state.isElsewhere) return withoutEffects(state);
  const back = planUndo(practice, env.settings.forced);
  if (!back.ok) return withoutEffects({ ...state, notice: back.says });
  if (back.marked !== null) return askConsent(state, back.marked);
  return rewind(state, env, practice, back.keep);
}

/** Undoes the last decision with the table’s consent, and records it. */
export function takeBack(state: PracticeState, env: Env): Transition {
  const { practice } = state;
  if (!practice || state.isElsewhere) return withoutEffects(state);
  const back = planUndo(practice, env.settings.forced);
  if (!back.ok) return withoutEffects({ ...state, notice: back.says });
  if (back.marked === null) return rewind(state, env, practice, back.keep);
  const { move } = practice.match.turns[back.keep] as { move: GameMove };
  const takenBack = [...(practice.takenBack ?? []), { at: back.keep, seat: viewerOf(practice), move }];
  return rewind(state, env, { ...practice, takenBack }, back.keep);
}
