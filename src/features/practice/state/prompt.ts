import { viewerOf } from '../../saved-games/index.ts';
import type { Action } from './action.ts';
import { observe } from './observation.ts';
import type { PracticeState } from './state.ts';
import { PROMPT_WORDS } from './words.ts';

/** What a practice table waits for. */
export type Moment =
  | 'no-game'
  /** Another tab plays the game. */
  | 'elsewhere'
  /** The device is being passed on. */
  | 'passing'
  /** The last move of a deal is still shown, before its count. */
  | 'last-move'
  | 'count'
  | 'over'
  /** The table is asked to agree to an undo. */
  | 'consent'
  /** Another player’s move is pending. */
  | 'judging'
  /** The player objects, and is asked for the broken rule. */
  | 'doubting'
  /** The pending move was ruled legal. */
  | 'overruled'
  /** The site has been updated since the page was opened. */
  | 'outdated'
  | 'failed'
  /** The viewer can act out of turn. */
  | 'answering'
  /** A window in which the viewer can’t act. */
  | 'window'
  /** The other players wait for the viewer’s word. */
  | 'paused'
  | 'thinking'
  /** Another person’s turn, before the device is passed on. */
  | 'waiting'
  /** The only legal move is about to be played automatically. */
  | 'forced'
  /** The viewer’s turn, with a move that touches no card. */
  | 'announcing'
  /** The viewer’s turn, with cards picked. */
  | 'picked'
  | 'turn';

/** What the table says in a moment, and what can be pressed. */
interface Prompt {
  /** The panel’s text where it shows no ruling. Empty where another part takes its place. */
  readonly panel: string;
  /** The game’s buttons: pressable; only for a try, once cards are picked; or not at all. */
  readonly buttons: 'open' | 'try' | 'closed';
  /** A hint can be asked for, and is shown. */
  readonly hasHints: boolean;
  /** The status line describes picked cards instead of what the table waits for. */
  readonly describesPicks: boolean;
  /** Actions with a button of their own, each of which leads on. */
  readonly answers: readonly Action['type'][];
}

/** The game’s buttons lead on. */
const ACTING = { buttons: 'open', hasHints: true, describesPicks: true, answers: [] } as const;
/** Others play; a try is possible and is refused with a ruling. */
const WATCHING = { buttons: 'try', hasHints: false, describesPicks: true, answers: [] } as const;
/** A question comes before any move. */
const ASKED = { buttons: 'closed', hasHints: false, describesPicks: false } as const;

export const PROMPTS: Readonly<Record<Moment, Prompt>> = {
  'no-game': { ...ASKED, panel: '', answers: [] },
  elsewhere: { ...ASKED, panel: PROMPT_WORDS.elsewhere, answers: [] },
  passing: { ...ASKED, panel: '', answers: ['uncover'] },
  'last-move': { ...ASKED, panel: PROMPT_WORDS.lastMove, answers: ['continue-play', 'see-last-move'] },
  count: { ...ASKED, panel: PROMPT_WORDS.count, answers: ['close-sheet'] },
  over: { ...ASKED, panel: '', answers: [] },
  consent: { ...ASKED, panel: PROMPT_WORDS.consent, answers: ['take-back', 'withdraw-undo'] },
  judging: { ...ASKED, panel: PROMPT_WORDS.judging, answers: ['accept-move', 'doubt'] },
  doubting: { ...ASKED, panel: PROMPT_WORDS.doubting, answers: ['accept-move', 'object'] },
  overruled: { ...ASKED, panel: PROMPT_WORDS.paused, answers: ['accept-move'] },
  outdated: { ...WATCHING, panel: PROMPT_WORDS.outdated, describesPicks: false },
  failed: { ...ASKED, panel: PROMPT_WORDS.failed, answers: ['continue-play'] },
  answering: { ...ACTING, panel: PROMPT_WORDS.answering, answers: ['close-window'] },
  window: { ...WATCHING, panel: PROMPT_WORDS.window, answers: ['close-window'] },
  paused: { ...ASKED, panel: PROMPT_WORDS.paused, answers: ['continue-play'] },
  thinking: { ...WATCHING, panel: PROMPT_WORDS.watching },
  waiting: { ...WATCHING, panel: PROMPT_WORDS.waiting },
  forced: { ...ACTING, panel: PROMPT_WORDS.forced },
  announcing: { ...ACTING, panel: PROMPT_WORDS.announcing },
  picked: { ...ACTING, panel: PROMPT_WORDS.picked },
  turn: { ...ACTING, panel: PROMPT_WORDS.turn },
};

/** A question that comes before any move; null if there is none. */
function findQuestion(state: PracticeState): Moment | null {
  const { nextHolder, countedStep, undoReason, pendingMove } = state;
  if (state.isElsewhere) return 'elsewhere';
  if (nextHolder !== null) return 'passing';
  if (countedStep !== null) return state.isLingering ? 'last-move' : 'count';
  if (undoReason !== null) return 'consent';
  if (!pendingMove) return null;
  return pendingMove.isRuled ? 'overruled' : pendingMove.isDoubted ? 'doubting' : 'judging';
}

/** What a practice table waits for. */
export function momentOf(state: PracticeState): Moment {
  const { practice, botStatus, window } = state;
  if (!practice) return 'no-game';
  const question = findQuestion(state);
  if (question) return question;
  const { view, turn } = observe(practice);
  const viewer = viewerOf(practice);
  if (turn === null) return 'over';
  if (window) return turn === viewer ? 'answering' : 'window';
  if ((botStatus === 'outdated' || botStatus === 'failed') && turn !== viewer) return botStatus;
  if (botStatus === 'waiting') return 'paused';
  if (turn !== viewer) return botStatus === 'thinking' ? 'thinking' : 'waiting';
  if (state.forcedMove) return 'forced';
  if (practice.game.table.isAnnouncement?.(view)) return 'announcing';
  return state.picked.length > 0 ? 'picked' : 'turn';
}
