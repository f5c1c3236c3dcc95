import { joinWords, sentence } from '../../cards/words.ts';
import type { TableGame, WholeGame } from '../../game/game.ts';
import { handsOf } from '../../game/hand.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import { type Seat, type SeatNamer, sideText } from '../../game/seat.ts';
import { seatNamerFor } from '../../game/seat-namer.ts';
import type { BestPlay } from './best-play.ts';

/** The parts of a game that playing and describing endings needs. */
export type EndingGame = TableGame & Pick<WholeGame, 'endings'>;

/** An ending with the player on one side and best play on the other. Plain data. */
export interface PlayedEnding {
  readonly game: EndingGame;
  readonly start: GameState;
  /** The player's side, 0 or 1. */
  readonly side: number;
  /** Best play from the first state. */
  readonly best: BestPlay;
  readonly state: GameState;
  /** The state to show; at the end, the table after the last move and before the count. */
  readonly shown: GameState;
  readonly isOver: boolean;
  /** Best play from the current state. */
  readonly now: BestPlay;
  /** Sentences about what happened since the player's last move, including that move. */
  readonly sentences: readonly string[];
  /** Whether the player's last move worsened the result; null before the first move. */
  readonly hasErred: boolean | null;
  /** Number of the player's moves that worsened the result. */
  readonly slips: number;
  /** The ending before the player's last move. */
  readonly before: PlayedEnding | null;
}

/** The side a seat plays for. */
export const sideAt = (game: TableGame, state: GameState, seat: Seat): number => seat % game.play.scores(state).length;

/**
 * Returns the seat whose view is shown: the one whose turn it is if it belongs to the player, else the side's first
 * seat.
 */
export function viewerAt({ game, side, isOver, shown }: PlayedEnding): Seat {
  const turn = isOver ? null : game.play.turn(shown);
  return turn !== null && sideAt(game, shown, turn) === side ? turn : side;
}

/** Returns the view of the seat that `viewerAt` chooses. */
export const viewAt = (ending: PlayedEnding): GameState => ending.game.visibility.view(ending.shown, viewerAt(ending));

/** Returns the same view with all hands open. */
export const openViewAt = (ending: PlayedEnding): GameState => ({
  ...viewAt(ending),
  ...{ hands: handsOf(ending.shown) },
});

/** Returns the seat names as seen by the shown seat. */
export const namesAt = (ending: PlayedEnding): SeatNamer => seatNamerFor(viewerAt(ending));

/** Describes the other seats' hands and the face-down cards, for the text beside the table's picture. */
export function describeHidden(ending: PlayedEnding): string {
  const { game, shown } = ending;
  const [viewer, name] = [viewerAt(ending), namesAt(ending)];
  const handTexts = handsOf(shown).flatMap((hand, seat) => {
    if (seat === viewer || hand.length === 0) return [];
    const cards = [...hand].sort((a, b) => a - b).map(game.pack.text);
    return [`${sentence(name(seat))} holds ${joinWords(cards)}.`];
  });
  return [...handTexts, game.endings.describeHidden?.(shown, name) ?? ''].join(' ').trim();
}

/** Returns the scores after best play: "You 34, Ann 28". */
export function scoresText(
  { game, side, start }: Pick<PlayedEnding, 'game' | 'side' | 'start'>,
  { scores, end, endsByChance }: BestPlay,
): string {
  if (endsByChance) return 'Chance decides';
  const name = seatNamerFor(side);
  if (game.endings.describeResult) return game.endings.describeResult(end, name);
  const nameOf = scores.length < game.seats(start.options) ? (of: number) => sideText(of, name) : name;
  return [side, 1 - side].map((of) => `${sentence(nameOf(of))} ${scores[of] ?? 0}`).join(', ');
}

/**
 * Plays a move and describes it.
 * @param left number of moves of best play after it
 */
function applyMove(ending: PlayedEnding, move: GameMove, left: number): PlayedEnding {
  const { game, state, sentences } = ending;
  const seat = game.play.turn(state);
  if (seat === null) return ending;
  const { state: after, events } = game.play.play(state, seat, move);
  const isOver = left === 0;
  const shownState = isOver ? (game.play.closing?.(state, seat, move) ?? after) : after;
  const name = namesAt(ending);
  // The sentences include the count at the end but not the next deal.
  const lastPointsAt = events.findLastIndex(({ points }) => points !== undefined);
  const last = !isOver ? 0 : lastPointsAt < 0 ? events.length : lastPointsAt;
  const eventTexts = events.slice(0, last + 1).map((event) => game.texts.describeEvent(event, name));
  return { ...ending, state: after, shown: shownState, isOver, sentences: [...sentences, ...eventTexts] };
}

/** Plays the other side's moves until it is the player's turn. */
function playReplies(ending: PlayedEnding): PlayedEnding {
  let next = ending;
  for (const [i, move] of ending.now.line.entries()) {
    const turn = next.game.play.turn(next.state);
    if (turn === null || sideAt(next.game, next.state, turn) === next.side) break;
    next = applyMove(next, move, ending.now.line.length - i - 1);
  }
  return next;
}

/**
 * Starts an ending.
 * @param best best play from the start
 */
export function startEnding(game: EndingGame, start: GameState, side: number, best: BestPlay): PlayedEnding {
  const opening = { game, start, side, best, state: start, shown: start, now: best };
  return playReplies({ ...opening, isOver: false, sentences: [], hasErred: null, slips: 0, before: null });
}

/**
 * Plays a legal move of the player and the reply.
 * @param now best play from the state after the move
 */
export function continueEnding(ending: PlayedEnding, move: GameMove, now: BestPlay): PlayedEnding {
  const hasErred = now.value !== ending.now.value;
  const afterMove = applyMove({ ...ending, sentences: [] }, move, now.line.length);
  const slips = ending.slips + (hasErred ? 1 : 0);
  return playReplies({ ...afterMove, now, hasErred, slips, before: ending });
}

/** Whether the player reached the best possible result. */
export const isHeld = ({ isOver, best, now }: PlayedEnding): boolean => isOver && now.value === best.value;

/** Describes best play from the first state, one sentence per move. */
export function describeBestPlay({ game, start, side, best }: PlayedEnding): readonly string[] {
  const name = seatNamerFor(side);
  let state = start;
  return best.line.flatMap((move) => {
    const seat = game.play.turn(state);
    if (seat === null) return [];
    const { state: after, events } = game.play.play(state, seat, move);
    state = after;
    const [first] = events;
    return first ? [game.texts.describeEvent(first, name)] : [];
  });
}
