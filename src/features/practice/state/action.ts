import type { BotQuestion, CoachQuestion, HintAnswer } from '../../../bots/protocol.ts';
import type { CoachRemark } from '../../../bots/remark.ts';
import type { GameMove } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import type { DropTarget, ItemRef } from '../../../game/zone.ts';
import type { Settings } from '../../../table/settings.ts';
import type { RuleMeeting } from '../../progress/memory/rule-memory.ts';
import type { CoachHistory } from '../advice.ts';
import type { Practice } from '../match-record.ts';
import type { PracticeState, SlipOutcome } from './state.ts';

/** What a bot is asked for: the move it plays, or the best advice there is. */
export type BotRequest = 'move' | 'hint';

/** What somebody tries that they may not. */
export interface SlipAttempt {
  readonly seat: Seat;
  readonly move: GameMove;
}

/** What happens to a practice table: by the player, by a clock, by a bot, by another tab. */
export type Action =
  | { readonly type: 'sit-down'; readonly practice: Practice; readonly dealt: boolean }
  | { readonly type: 'leave' }
  /** The game goes on in another tab. */
  | { readonly type: 'halt' }
  | { readonly type: 'pick'; readonly thing: ItemRef }
  | { readonly type: 'pick-together'; readonly bundle: readonly ItemRef[] }
  | { readonly type: 'drop'; readonly thing: ItemRef; readonly place: DropTarget }
  | { readonly type: 'attempt'; readonly move: GameMove }
  | { readonly type: 'undo' }
  /** The table agrees: it is taken back, and written down. */
  | { readonly type: 'take-back' }
  /** It is not taken back after all. */
  | { readonly type: 'let-stand' }
  /** What lies there was seen: a touch, or time enough. */
  | { readonly type: 'seen' }
  /** The only move there is plays itself. */
  | { readonly type: 'play-forced'; readonly on: Practice }
  /** What was played was seen long enough: the device goes on to the seat. */
  | { readonly type: 'cover'; readonly on: Practice; readonly seat: Seat }
  /** Whoever the device was passed to has it, and nobody else looks. */
  | { readonly type: 'uncover' }
  | { readonly type: 'go-on' }
  | { readonly type: 'close-sheet' }
  | { readonly type: 'hold-window' }
  | { readonly type: 'close-window' }
  | { readonly type: 'ask-hint' }
  | { readonly type: 'say'; readonly notice: string }
  /** The pause is over: the bot on the seat is asked. */
  | { readonly type: 'ask'; readonly on: Practice; readonly seat: Seat }
  | {
      readonly type: 'answered';
      readonly on: Practice;
      readonly seat: Seat;
      readonly wanted: BotRequest;
      readonly move: GameMove;
      /** Of a hint: the move with what it rests on. */
      readonly hinted?: HintAnswer | null;
      /** Of a move, where one is the referee: what is tried first though it isn’t allowed. */
      readonly slip?: SlipAttempt | null;
    }
  | {
      readonly type: 'unanswered';
      readonly on: Practice;
      readonly wanted: BotRequest;
      /** The site changed since this page was opened: asking again would fail again. */
      readonly isOutdated: boolean;
    }
  /** It is one’s own turn, and another tries something all the same. */
  | { readonly type: 'tempted'; readonly on: Practice; readonly slip: SlipAttempt }
  /** What another tries is fine, or time went by. */
  | { readonly type: 'let-be' }
  /** One doubts what another tries, or no longer. */
  | { readonly type: 'doubt' }
  /** One objects, and names the rule; or knows none. */
  | { readonly type: 'object'; readonly rule: string | null }
  /** What the coach could say of the turn that was taken. */
  | {
      readonly type: 'remarked';
      readonly made: GameMove;
      readonly turn: number;
      readonly remarks: readonly CoachRemark[];
    };

/** The pause before a bot plays, and the clock of the window that is open. Each runs once at a time. */
export type Timer = 'pause' | 'window';

/** What the edge is to do, in order: the reducer itself does nothing. */
export type PracticeEffect =
  /** Makes way for a game, keeps it, and claims it for this tab. `own`: what was on the table before. */
  | {
      readonly type: 'claim';
      readonly practice: Practice;
      readonly own: Practice | null;
      readonly dealt: boolean;
    }
  /** The tab sits at the game’s table no more. */
  | { readonly type: 'release'; readonly game: string }
  | { readonly type: 'save'; readonly practice: Practice }
  /** Answered by `answered` or `unanswered`. */
  | {
      readonly type: 'ask';
      readonly on: Practice;
      readonly wanted: BotRequest;
      /** The longest a hint is thought about, in milliseconds. */
      readonly ms: number;
      readonly question: BotQuestion;
    }
  | { readonly type: 'wait'; readonly timer: Timer; readonly ms: number; readonly action: Action }
  | { readonly type: 'stop'; readonly timers: readonly Timer[] }
  | { readonly type: 'note-rule'; readonly rule: string; readonly how: RuleMeeting }
  /** Where one is the referee and it is one’s own turn: does another try something? Answered by `tempted`, or not at all. */
  | { readonly type: 'tempt'; readonly on: Practice }
  /** What became of a try of another’s, and the rules it breaks. */
  | { readonly type: 'note-slip'; readonly how: SlipOutcome; readonly rules: readonly string[] }
  /** A game was played to its end. */
  | { readonly type: 'note-game'; readonly practice: Practice }
  /** The coach has said it: not again for a while. */
  | { readonly type: 'note-advice'; readonly id: string }
  /** The coach has sat by a turn, and is asked about it: answered by `remarked`, or not at all. */
  | { readonly type: 'look-back'; readonly turn: number; readonly question: CoachQuestion };

type Preferences = { readonly [K in 'pace' | 'help' | 'window' | 'forced' | 'slips']: Settings[K] };

/** What is read from outside for an action. */
export interface Env {
  /** Milliseconds of the clock. */
  readonly now: number;
  readonly settings: Preferences;
  /** The advice the coach has given. */
  readonly coachHistory: CoachHistory;
  /** Another tab has written the game on the table, or sat down at it, since this one did. */
  readonly isTakenOver: boolean;
}

export interface Transition {
  readonly state: PracticeState;
  readonly effects: readonly PracticeEffect[];
}

/** A state that asks nothing of the edge. */
export const withoutEffects = (state: PracticeState): Transition => ({ state, effects: [] });

/** What was to be done, before what comes of going on from there. */
export const prependEffects = (effects: readonly PracticeEffect[], then: Transition): Transition => ({
  state: then.state,
  effects: [...effects, ...then.effects],
});

export const STOP_TIMERS: PracticeEffect = { type: 'stop', timers: ['pause', 'window'] };
