import { atom, type ReadableAtom } from 'nanostores';
import type { Strength } from '../../bots/strength.ts';
import type { CoachedGame } from '../../game/game.ts';
import { begin } from '../../game/match.ts';
import type { Options } from '../../game/options.ts';
import type { GameMove } from '../../game/play.ts';
import type { DropTarget, ItemRef } from '../../game/zone.ts';
import type { Practice } from '../saved-games/index.ts';
import { momentOf } from './state/prompt.ts';
import { $table, dispatch } from './state/run.ts';
import type { PracticeState } from './state/state.ts';

export { observedTurn } from './state/observation.ts';
export { setBotClient } from './state/run.ts';
export { isScored, stateOf } from './state/state.ts';

/** Creates an atom computed from the state. `computed` from nanostores would make this module half as large again. */
function derive<T>(find: (table: PracticeState) => T): ReadableAtom<T> {
  const $part = atom(find($table.get()));
  $table.listen((table) => $part.set(find(table)));
  return $part;
}

const part = <K extends keyof PracticeState>(key: K): ReadableAtom<PracticeState[K]> => derive((table) => table[key]);

/** The state of the practice table, by property: see `PracticeState`. */
export const $practice = part('practice');
export const $picked = part('picked');
export const $tried = part('tried');
export const $botStatus = part('botStatus');
export const $countedStep = part('countedStep');
export const $hint = part('hint');
export const $advice = part('advice');
export const $notice = part('notice');
export const $undoReason = part('undoReason');
export const $nextHolder = part('nextHolder');
export const $seenStep = part('seenStep');
export const $isLingering = part('isLingering');
export const $forcedMove = part('forcedMove');
export const $forcedTurns = part('forcedTurns');
export const $isElsewhere = part('isElsewhere');
export const $window = part('window');
export const $pendingMove = part('pendingMove');
/** What the table waits for. */
export const $moment = derive(momentOf);

/** Deals a new game with a random seed. */
export function dealGame(
  game: CoachedGame,
  options: Options,
  strength: Strength,
  people: Pick<Practice, 'seats' | 'names'> = {},
): void {
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  const match = { options, seed, turns: [] };
  const practice = { game, match, strength, ...people, steps: [begin(game, options, seed)] };
  dispatch({ type: 'sit-down', practice, isNewDeal: true });
}

/** Resumes a saved or shared game. A game that it would replace is set aside. */
export function open(practice: Practice): void {
  dispatch({ type: 'sit-down', practice, isNewDeal: false });
}

/** Leaves the table for the set-up. The saved game stays until another is dealt. */
export const leave = (): void => dispatch({ type: 'leave' });

/** Stops the table, because another tab plays the game. */
export const halt = (): void => dispatch({ type: 'halt' });

/** Toggles an item, and tries the move once the picks determine it. */
export const pick = (thing: ItemRef): void => dispatch({ type: 'pick', thing });

/** Toggles a run or set as a whole. */
export const pickTogether = (bundle: readonly ItemRef[]): void => dispatch({ type: 'pick-together', bundle });

/** Drops a dragged item: the same as touching both. */
export const drop = (thing: ItemRef, place: DropTarget): void => dispatch({ type: 'drop', thing, place });

/** Tries a move: a legal one is played, an illegal one is refused with a ruling. Every try is possible at any time. */
export const attempt = (move: GameMove): void => dispatch({ type: 'attempt', move });

/** Undoes the last decision, or asks the table first. */
export const undo = (): void => dispatch({ type: 'undo' });

/** Undoes the last decision with the table's consent, and records that. */
export const takeBack = (): void => dispatch({ type: 'take-back' });

/** Withdraws the request to undo. */
export const withdrawUndo = (): void => dispatch({ type: 'withdraw-undo' });

/** Notes that the last move was seen, and stops the timers. */
export const markSeen = (): void => dispatch({ type: 'see-last-move' });

/** Lets the bots continue, or the count begin. */
export const continuePlay = (): void => dispatch({ type: 'continue-play' });

/** Confirms that the next player has the device. */
export const uncover = (): void => dispatch({ type: 'uncover' });

/** Closes the score sheet, and continues. */
export const closeSheet = (): void => dispatch({ type: 'close-sheet' });

/** Stops the clock of the window or the pending move. */
export const holdWindow = (): void => dispatch({ type: 'hold-window' });

/** Lets the window pass, and the bots continue. */
export const closeWindow = (): void => dispatch({ type: 'close-window' });

/** Accepts the pending move. */
export const acceptMove = (): void => dispatch({ type: 'accept-move' });

/** Starts to doubt the pending move, or stops. */
export const toggleDoubt = (): void => dispatch({ type: 'doubt' });

/** Objects to the pending move; `rule` is the rule it breaks, or null. */
export const raiseObjection = (rule: string | null): void => dispatch({ type: 'object', rule });

/** Asks for a hint, or for its next step. */
export const askHint = (): void => dispatch({ type: 'ask-hint' });

/** Shows a message that isn't a ruling. */
export const showNotice = (notice: string): void => dispatch({ type: 'show-notice', notice });
