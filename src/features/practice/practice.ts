import { atom, type ReadableAtom } from 'nanostores';
import type { Strength } from '../../bots/strength.ts';
import type { CoachedGame } from '../../game/game.ts';
import { begin } from '../../game/match.ts';
import type { Options } from '../../game/options.ts';
import type { GameMove } from '../../game/play.ts';
import type { DropTarget, ItemRef } from '../../game/zone.ts';
import type { Practice } from './match-record.ts';
import { $table, dispatch } from './state/run.ts';
import type { PracticeState } from './state/state.ts';

export { observedTurn } from './state/observation.ts';
export { setThinker } from './state/run.ts';
export { isScored, stateOf } from './state/state.ts';

/** One entry of the table. Without `computed`, which would be half as much again as all of these. */
function part<K extends keyof PracticeState>(key: K): ReadableAtom<PracticeState[K]> {
  const $part = atom($table.get()[key]);
  $table.listen((table) => $part.set(table[key]));
  return $part;
}

/** What the page shows of the practice table: see `PracticeState`. */
export const $practice = part('practice');
export const $picked = part('picked');
export const $tried = part('tried');
export const $others = part('others');
export const $countedStep = part('countedStep');
export const $hint = part('hint');
export const $advice = part('advice');
export const $notice = part('notice');
export const $undoReason = part('undoReason');
export const $nextHolder = part('nextHolder');
export const $isLingering = part('isLingering');
export const $forcedMove = part('forcedMove');
export const $forcedTurns = part('forcedTurns');
export const $isElsewhere = part('isElsewhere');
export const $window = part('window');
export const $pendingMove = part('pendingMove');

/** A new game from a fresh seed. */
export function dealGame(
  game: CoachedGame,
  options: Options,
  strength: Strength,
  people: Pick<Practice, 'seats' | 'names'> = {},
): void {
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  const match = { options, seed, turns: [] };
  const practice = { game, match, strength, ...people, steps: [begin(game, options, seed)] };
  dispatch({ type: 'sit-down', practice, dealt: true });
}

/** Goes on with a game that was kept or shared. A game that lies in its way is set aside. */
export const open = (practice: Practice): void => dispatch({ type: 'sit-down', practice, dealt: false });

/** Leaves the table for the set-up. The kept game stays until another is dealt. */
export const leave = (): void => dispatch({ type: 'leave' });

/** Stops the table: the game goes on in another tab. */
export const halt = (): void => dispatch({ type: 'halt' });

/** Touches a thing, or lets go of it; tries the move where the touches say it all. */
export const pick = (thing: ItemRef): void => dispatch({ type: 'pick', thing });

/** Touches a run or set as a whole, or lets go of all of it. */
export const pickTogether = (bundle: readonly ItemRef[]): void => dispatch({ type: 'pick-together', bundle });

/** Lets go of a dragged thing somewhere: the same as touching both. */
export const drop = (thing: ItemRef, place: DropTarget): void => dispatch({ type: 'drop', thing, place });

/** Tries a move: carried out if it is legal, else refused with its reasons. Anything may be tried at any time. */
export const attempt = (move: GameMove): void => dispatch({ type: 'attempt', move });

/** Back to one's last decision, or what a table would have to agree to first. */
export const undo = (): void => dispatch({ type: 'undo' });

/** Back to it all the same: it is written down. */
export const takeBack = (): void => dispatch({ type: 'take-back' });

/** One’s move stands after all, and the others go on. */
export const letStand = (): void => dispatch({ type: 'let-stand' });

/** Whoever touches anything has seen what lies there, and is thinking. */
export const markSeen = (): void => dispatch({ type: 'seen' });

/** Lets the others go on who wait for a word. */
export const continuePlay = (): void => dispatch({ type: 'go-on' });

/** Whoever the device was passed to has it, and looks. */
export const uncover = (): void => dispatch({ type: 'uncover' });

/** Puts the score sheet away, and the game goes on. */
export const closeSheet = (): void => dispatch({ type: 'close-sheet' });

/** Stops the clock: from now on the window is open until one says so. */
export const holdWindow = (): void => dispatch({ type: 'hold-window' });

/** Lets the moment pass, and the others go on. */
export const closeWindow = (): void => dispatch({ type: 'close-window' });

/** What another tries is fine. */
export const acceptMove = (): void => dispatch({ type: 'let-be' });

/** Doubts what another tries, or no longer. */
export const toggleDoubt = (): void => dispatch({ type: 'doubt' });

/** Objects to it, and names the rule it breaks, if one knows it. */
export const raiseObjection = (rule: string | null): void => dispatch({ type: 'object', rule });

/** Asks for a hint, or for more of it. */
export const askHint = (): void => dispatch({ type: 'ask-hint' });

/** Says something that is no ruling: that a link was copied. */
export const showNotice = (notice: string): void => dispatch({ type: 'say', notice });
