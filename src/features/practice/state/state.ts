import type { Advice } from '../../../game/heuristics.ts';
import type { Step, Turn } from '../../../game/match.ts';
import type { GameMove, GameState } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import type { ItemRef } from '../../../game/zone.ts';
import type { Ruling } from '../../../referee/ruling.ts';
import type { TryContext } from '../../../referee/try-result.ts';
import type { SlipOutcome } from '../../progress/index.ts';
import type { Practice } from '../../saved-games/index.ts';
import type { OpenWindow } from './window.ts';

/** A tried move with its ruling, and the items that the ruling marks. */
export interface PracticeTry {
  readonly ruling: Ruling;
  readonly at: TryContext;
  readonly marked: readonly ItemRef[];
  readonly fits: readonly ItemRef[];
  /** Number of turns for which the ruling's line on the next turn is valid. */
  readonly turns: number;
  /** The move followed a hint, so the coach doesn't criticize it. */
  readonly isHinted: boolean;
  /** The coach's remark on the move. */
  readonly remark?: string;
  /** Set for a move of another player: the seat, and how the viewer judged it. */
  readonly opponent?: { readonly seat: Seat; readonly outcome: SlipOutcome };
}

/** A move of another player, before it is played: the player may object. */
export interface PendingMove {
  readonly seat: Seat;
  readonly move: GameMove;
  /** The move is illegal. */
  readonly isSlip: boolean;
  /** When the move is accepted automatically, in milliseconds since 1970; null: no limit. */
  readonly deadline: number | null;
  readonly lengthMs: number | null;
  /** The player is choosing the broken rule. */
  readonly isDoubted: boolean;
  /** The referee has ruled that the move is legal. */
  readonly isRuled: boolean;
}

/** Steps of a hint: `where` gives the places to look at, `what` the reason, `move` the move itself. */
export const HINT_STEPS = ['where', 'what', 'move'] as const;

/** The strongest bot's advice for the current position, revealed in steps. */
export interface PracticeHint {
  readonly step: (typeof HINT_STEPS)[number];
  readonly move: GameMove;
  /** The places to look at, in words: "the centre, your hand." */
  readonly where: string;
  /** Items to ring. */
  readonly pointsAt: readonly ItemRef[];
  /** The reason for the move, and the evidence. */
  readonly why: string;
  readonly says: string;
}

/** Parts of the state that the next move resets. */
interface TouchState {
  readonly picked: readonly ItemRef[];
  /** The last try, with its ruling. */
  readonly tried: PracticeTry | null;
  readonly hint: PracticeHint | null;
  /** A message that isn't a ruling, such as a refused undo or a copied link. */
  readonly notice: string | null;
  /** Why the table must agree to the undo; null if no question is open. */
  readonly undoReason: string | null;
}

interface WindowState {
  /** The open window for acting out of turn. */
  readonly window: OpenWindow | null;
  /** Number of the step whose window the player let pass. */
  readonly passedStep: number | null;
  readonly pendingMove: PendingMove | null;
}

/** The whole state of a practice table: plain data, from which the page is rendered. */
export interface PracticeState extends TouchState, WindowState {
  /** The game at the table; null before the deal. */
  readonly practice: Practice | null;
  /** What the bots are doing. */
  readonly botStatus: 'idle' | 'thinking' | 'waiting' | 'failed' | 'outdated';
  /** The step at which the game was resumed: if it dealt cards, they were seen before. Null in a new game. */
  readonly seenStep: Step<GameState> | null;
  /** Number of the step that ended a deal, until its count is closed. */
  readonly countedStep: number | null;
  /** The cards of the last move are still shown, before play or the count goes on. */
  readonly isLingering: boolean;
  /** The only legal move, about to be played automatically. */
  readonly forcedMove: GameMove | null;
  /** Numbers of the turns that were played automatically since sitting down. */
  readonly forcedTurns: readonly number[];
  /** The coach's advice for this turn. */
  readonly advice: Advice | null;
  /** The seat to which the device is being passed; no hand is shown meanwhile. */
  readonly nextHolder: Seat | null;
  /** Another tab plays this game now. */
  readonly isElsewhere: boolean;
}

export const NOTHING_TOUCHED: TouchState = { picked: [], tried: null, hint: null, notice: null, undoReason: null };
export const NO_WINDOW: WindowState = { window: null, passedStep: null, pendingMove: null };

export const NEWLY_SEATED = {
  seenStep: null,
  countedStep: null,
  isLingering: false,
  forcedMove: null,
  forcedTurns: [],
  nextHolder: null,
} as const;

export const EMPTY_TABLE: PracticeState = {
  practice: null,
  botStatus: 'idle',
  ...NEWLY_SEATED,
  advice: null,
  isElsewhere: false,
  ...NOTHING_TOUCHED,
  ...NO_WINDOW,
};

export const stateOf = ({ steps }: Practice): GameState => steps.at(-1)?.state as GameState;

/** Adds a turn. `step` is its result, where the caller already has it. */
export function addTurn(
  practice: Practice,
  turn: Turn<GameMove>,
  step: Step<GameState> = practice.game.play.play(stateOf(practice), turn.seat, turn.move),
): Practice {
  const { match, steps } = practice;
  return { ...practice, match: { ...match, turns: [...match.turns, turn] }, steps: [...steps, step] };
}

/** Whether a step ended a deal, a round or the game: it has score events, or no turn follows. */
export function isScored({ game, steps }: Practice, at: number): boolean {
  const step = steps[at];
  if (!step || at === 0) return false;
  return step.events.some(({ points }) => points !== undefined) || game.play.turn(step.state) === null;
}

/** Number of the last step with events. A move without events is invisible to players. */
export function lastStep({ steps }: Practice): number {
  return steps.findLastIndex(({ events }, i) => i === 0 || events.length > 0);
}
