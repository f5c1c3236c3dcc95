import type { Advice } from '../../../game/heuristics.ts';
import type { Step, Turn } from '../../../game/match.ts';
import type { GameMove, GameState } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import type { ItemRef } from '../../../game/zone.ts';
import type { Ruling } from '../../../referee/ruling.ts';
import type { TryContext } from '../../../referee/try-result.ts';
import type { Practice } from '../match-record.ts';
import type { OpenWindow } from './window.ts';

/** A move that was tried: what the referee said, and the things on the table it speaks of. */
export interface PracticeTry {
  readonly ruling: Ruling;
  readonly at: TryContext;
  readonly marked: readonly ItemRef[];
  readonly fits: readonly ItemRef[];
  /** So many turns were made when what it says of the next turn was true. */
  readonly turns: number;
  /** It is what a hint gave: no fault is found with it afterwards. */
  readonly isHinted: boolean;
  /** The coach’s word on a move that was made. */
  readonly remark?: string;
  /** Of what another tried: who, and whether one saw that it was wrong, and why; or that it was allowed. */
  readonly opponent?: { readonly seat: Seat; readonly how: SlipOutcome };
}

/** What became of a try of another’s: objected to with its rule, or without; let through; objected to for nothing. */
export type SlipOutcome = 'named' | 'caught' | 'missed' | 'allowed';

/** What another tries, before it is played: one may object to it. */
export interface PendingMove {
  readonly seat: Seat;
  readonly move: GameMove;
  /** It is against the rules. */
  readonly isSlip: boolean;
  /** When it is played if nobody objects, in milliseconds of the clock; null: when one says so. */
  readonly until: number | null;
  readonly length: number | null;
  /** Somebody doubts it, and looks for the rule. */
  readonly isDoubted: boolean;
  /** The referee has said that it is allowed. */
  readonly isRuled: boolean;
}

/** How much a hint gives away: where to look, what for, the move itself. */
export const HINT_STEPS = ['where', 'what', 'move'] as const;

/** The strongest player's advice for the position on the table, given away step by step. */
export interface PracticeHint {
  readonly step: (typeof HINT_STEPS)[number];
  readonly move: GameMove;
  /** The places to look at: "the centre, your hand." */
  readonly where: string;
  /** Things of the table that are worth a look. */
  readonly pointsAt: readonly ItemRef[];
  /** What it is good for, and what that rests on. */
  readonly why: string;
  readonly says: string;
}

/** What lies before the player and is gone with the next move. */
interface TouchState {
  /** Things of the table that are touched. */
  readonly picked: readonly ItemRef[];
  /** The last try and what the referee said to it. */
  readonly tried: PracticeTry | null;
  readonly hint: PracticeHint | null;
  /** Something to say that is no ruling: why an undo was refused, that a link was copied. */
  readonly notice: string | null;
  /** Why one’s move can only be taken back if the table agrees; null where nobody has asked. */
  readonly undoReason: string | null;
}

interface WindowState {
  /** The moment out of turn that is open; null where none is. */
  readonly window: OpenWindow | null;
  /** The step whose window one has let pass. */
  readonly passedStep: number | null;
  /** What another tries; null where nothing lies there to be judged. */
  readonly pendingMove: PendingMove | null;
}

/** Everything a practice table is: plain data, from which the page is drawn. */
export interface PracticeState extends TouchState, WindowState {
  /** The game with its match and steps; null before one is dealt. */
  readonly practice: Practice | null;
  /** What the others are doing. */
  readonly others: 'idle' | 'thinking' | 'waiting' | 'failed' | 'outdated';
  /** Number of the step that closed a deal, until its count was put away; null when none did. */
  readonly countedStep: number | null;
  /** What lies on the table will be gone with what comes next, and waits to be seen: the count too. */
  readonly isLingering: boolean;
  /** The only move there is, about to play itself. */
  readonly forcedMove: GameMove | null;
  /** Numbers of the turns that played themselves since one sat down. */
  readonly forcedTurns: readonly number[];
  /** What the coach says for this turn; null where there is none, or nothing left to say. */
  readonly advice: Advice | null;
  /** The device goes to this seat, and until it is there no hand is shown; null where nobody waits for it. */
  readonly nextHolder: Seat | null;
  /** Another tab has gone on with this game. */
  readonly isElsewhere: boolean;
}

/** A table on which nothing is touched, and nothing said. */
export const NOTHING_TOUCHED: TouchState = {
  picked: [],
  tried: null,
  hint: null,
  notice: null,
  undoReason: null,
};
/** No window is open, and none was let pass; and nobody tries anything. */
export const NO_WINDOW: WindowState = { window: null, passedStep: null, pendingMove: null };

/** Nothing is counted or waits to be seen, and nothing played itself. */
export const NEWLY_SEATED = {
  countedStep: null,
  isLingering: false,
  forcedMove: null,
  forcedTurns: [],
  nextHolder: null,
} as const;

/** Before a game is dealt. */
export const EMPTY_TABLE: PracticeState = {
  practice: null,
  others: 'idle',
  ...NEWLY_SEATED,
  advice: null,
  isElsewhere: false,
  ...NOTHING_TOUCHED,
  ...NO_WINDOW,
};

export function stateOf({ steps }: Practice): GameState {
  return steps.at(-1)?.state as GameState;
}

/** The practice game with one more turn; `step`: what the turn comes to, where that is known. */
export function addTurn(
  practice: Practice,
  turn: Turn<GameMove>,
  step: Step<GameState> = practice.game.play.play(stateOf(practice), turn.seat, turn.move),
): Practice {
  const { match, steps } = practice;
  return { ...practice, match: { ...match, turns: [...match.turns, turn] }, steps: [...steps, step] };
}

/** Whether a step closed a session, a round or the game: its events hold lines of a score, or nobody goes on. */
export function isScored({ game, steps }: Practice, at: number): boolean {
  const step = steps[at];
  if (!step || at === 0) return false;
  return step.events.some(({ points }) => points !== undefined) || game.play.turn(step.state) === null;
}

/** The last step in which something happened: what was let go in silence is none. */
export function lastStep({ steps }: Practice): number {
  return steps.findLastIndex(({ events }, i) => i === 0 || events.length > 0);
}
