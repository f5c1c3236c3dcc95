import type { BotQuestion, CoachQuestion, HintAnswer } from '../../../bots/protocol.ts';
import type { CoachRemark } from '../../../bots/remark.ts';
import type { GameMove } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import type { DropTarget, ItemRef } from '../../../game/zone.ts';
import type { Settings } from '../../../table/settings.ts';
import type { RuleExperience, SlipOutcome } from '../../progress/index.ts';
import type { Practice } from '../../saved-games/index.ts';
import type { CoachHistory } from '../advice.ts';
import type { PracticeState } from './state.ts';

export type BotRequest = 'move' | 'hint';

/** A move against the rules that a bot tries. */
export interface SlipAttempt {
  readonly seat: Seat;
  readonly move: GameMove;
}

/** Actions of a practice table. The player, a timer, a bot or another tab dispatches them. */
export type Action =
  | { readonly type: 'sit-down'; readonly practice: Practice; readonly isNewDeal: boolean }
  | { readonly type: 'leave' }
  /** Another tab has taken over the game. */
  | { readonly type: 'halt' }
  | { readonly type: 'pick'; readonly thing: ItemRef }
  | { readonly type: 'pick-together'; readonly bundle: readonly ItemRef[] }
  | { readonly type: 'drop'; readonly thing: ItemRef; readonly place: DropTarget }
  | { readonly type: 'attempt'; readonly move: GameMove }
  | { readonly type: 'undo' }
  /** The table agrees to the undo; the record notes it. */
  | { readonly type: 'take-back' }
  /** The player withdraws a request to undo. */
  | { readonly type: 'withdraw-undo' }
  /** The player has seen the last move: by touching the table, or because enough time has passed. */
  | { readonly type: 'see-last-move' }
  /** Plays the only legal move after its pause. */
  | { readonly type: 'play-forced'; readonly practice: Practice }
  /** Hides the hands and passes the device to `seat`, after the last move has been on show. */
  | { readonly type: 'cover'; readonly practice: Practice; readonly seat: Seat }
  /** The next player has taken the device. */
  | { readonly type: 'uncover' }
  | { readonly type: 'continue-play' }
  | { readonly type: 'close-sheet' }
  | { readonly type: 'hold-window' }
  | { readonly type: 'close-window' }
  | { readonly type: 'ask-hint' }
  | { readonly type: 'show-notice'; readonly notice: string }
  /** The pause before the turn of a bot is over. */
  | { readonly type: 'ask-bot'; readonly practice: Practice; readonly seat: Seat }
  | {
      readonly type: 'answered';
      readonly practice: Practice;
      readonly seat: Seat;
      readonly requestKind: BotRequest;
      readonly move: GameMove;
      /** Set for hints only: the move with its evidence. */
      readonly hintAnswer?: HintAnswer | null;
      /** Set for moves while the player is the referee: the illegal move that the bot tries first. */
      readonly slip?: SlipAttempt | null;
    }
  | {
      readonly type: 'unanswered';
      readonly practice: Practice;
      readonly requestKind: BotRequest;
      /** The site has been updated since this page was opened: another request would fail as well. */
      readonly isOutdated: boolean;
    }
  /** A bot tries a move during the player's own turn. */
  | { readonly type: 'bot-slipped'; readonly practice: Practice; readonly slip: SlipAttempt }
  /** The player accepts the pending move, or its time is up. */
  | { readonly type: 'accept-move' }
  /** The player starts to doubt the pending move, or stops. */
  | { readonly type: 'doubt' }
  /** The player objects; `rule` is null where no rule is named. */
  | { readonly type: 'object'; readonly rule: string | null }
  /** Remarks of the coach on a finished turn. */
  | {
      readonly type: 'remarked';
      readonly playedMove: GameMove;
      readonly turn: number;
      readonly remarks: readonly CoachRemark[];
    };

/** The pause before a bot plays, and the clock of the open window. At most one timer of each kind runs. */
export type Timer = 'pause' | 'window';

/** Side effects that the caller of the reducer carries out, in order. */
export type PracticeEffect =
  /** Sets aside the game that is replaced, saves the new one and claims it for this tab. */
  | {
      readonly type: 'claim';
      readonly practice: Practice;
      readonly previousPractice: Practice | null;
      readonly isNewDeal: boolean;
    }
  /** This tab has left the table of the game. */
  | { readonly type: 'release'; readonly game: string }
  | { readonly type: 'save'; readonly practice: Practice }
  /** Leads to `answered` or `unanswered`. */
  | {
      readonly type: 'send-question';
      readonly practice: Practice;
      readonly requestKind: BotRequest;
      /** Limit for computing a hint, in milliseconds. */
      readonly hintLimitMs: number;
      readonly question: BotQuestion;
    }
  | { readonly type: 'wait'; readonly timer: Timer; readonly ms: number; readonly action: Action }
  | { readonly type: 'stop'; readonly timers: readonly Timer[] }
  | { readonly type: 'note-rule'; readonly rule: string; readonly experience: RuleExperience }
  /** Asks during the player's own turn whether a bot slips. Leads to `bot-slipped`, or to no action. */
  | { readonly type: 'try-bot-slip'; readonly practice: Practice }
  /** Notes how the player judged a pending move, and the rules it broke. */
  | { readonly type: 'note-slip'; readonly outcome: SlipOutcome; readonly rules: readonly string[] }
  /** Notes a finished game. */
  | { readonly type: 'note-game'; readonly practice: Practice }
  /** Notes that the coach gave this advice, which isn't repeated for a while. */
  | { readonly type: 'note-advice'; readonly id: string }
  /** Notes a turn with the coach, and asks for remarks on it. Leads to `remarked`, or to no action. */
  | { readonly type: 'look-back'; readonly turn: number; readonly question: CoachQuestion };

type Preferences = { readonly [K in 'pace' | 'help' | 'window' | 'forced' | 'slips']: Settings[K] };

/** What the reducer needs besides state and action. */
export interface Env {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly settings: Preferences;
  readonly coachHistory: CoachHistory;
  /** Another tab has written this game, or claimed its table, since this tab did. */
  readonly isTakenOver: boolean;
  /** Time in which a deal is shown, in milliseconds; 0 if it isn’t. */
  readonly dealLength: number;
}

export interface Transition {
  readonly state: PracticeState;
  readonly effects: readonly PracticeEffect[];
}

export const withoutEffects = (state: PracticeState): Transition => ({ state, effects: [] });

export const prependEffects = (effects: readonly PracticeEffect[], transition: Transition): Transition => ({
  state: transition.state,
  effects: [...effects, ...transition.effects],
});

export const STOP_TIMERS: PracticeEffect = { type: 'stop', timers: ['pause', 'window'] };
