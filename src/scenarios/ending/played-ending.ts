import { capitalize, joinWords } from '../../cards/words.ts';
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
  readonly bestFromStart: BestPlay;
  readonly state: GameState;
  /** The state to show; at the end, the table after the last move and before the count. */
  readonly visibleState: GameState;
  readonly isOver: boolean;
  /** Best play from the current state. */
  readonly bestFromHere: BestPlay;
  /** Sentences about what happened since the player's last move, including that move. */
  readonly sentences: readonly string[];
  /** The player's best move now; null at the end. */
  readonly bestMove: GameMove | null;
  /** The player's last move; null before the first. */
  readonly lastMove: GameMove | null;
  /** Whether the player's last move worsened the result; null before the first move. */
  readonly hasErred: boolean | null;
  /** The ending before the player's last move. */
  readonly previous: PlayedEnding | null;
}

/** The side a seat plays for. */
export const sideAt = (game: TableGame, state: GameState, seat: Seat): number => seat % game.play.scores(state).length;

/** Returns the seat whose view is shown: the one on turn if it is the player's, else the first of the player's side. */
export function viewerAt({ game, side, isOver, visibleState }: PlayedEnding): Seat {
  const turn = isOver ? null : game.play.turn(visibleState);
  return turn !== null && sideAt(game, visibleState, turn) === side ? turn : side;
}

/** Returns the view of the seat that `viewerAt` chooses. */
export const viewAt = (ending: PlayedEnding): GameState =>
  ending.game.visibility.view(ending.visibleState, viewerAt(ending));

/** Returns the same view with all hands open. */
export const openViewAt = (ending: PlayedEnding): GameState => ({
  ...viewAt(ending),
  ...{ hands: handsOf(ending.visibleState) },
});

/** Returns the seat names as seen by the shown seat. */
export const namesAt = (ending: PlayedEnding): SeatNamer => seatNamerFor(viewerAt(ending));

/** Describes the other seats' hands and the face-down cards, for the text beside the table's picture. */
export function describeHidden(ending: PlayedEnding): string {
  const { game, visibleState } = ending;
  const [viewer, name] = [viewerAt(ending), namesAt(ending)];
  const handTexts = handsOf(visibleState).flatMap((hand, seat) => {
    if (seat === viewer || hand.length === 0) return [];
    const cards = [...hand].sort((a, b) => a - b).map(game.pack.text);
    return [`${capitalize(name(seat))} holds ${joinWords(cards)}.`];
  });
  return [...handTexts, game.endings.describeHidden?.(visibleState, name) ?? ''].join(' ').trim();
}

/** Returns the scores after best play: "You 34, Ann 28". */
export function scoresText(
  { game, side, start }: Pick<PlayedEnding, 'game' | 'side' | 'start'>,
  { scores, end, endsByChance }: BestPlay,
): string {
  if (endsByChance) return 'Chance decides';
  const name = seatNamerFor(side);
  if (game.endings.describeResult) return game.endings.describeResult(end, name);
  const nameOf = scores.length < game.seats(start.options) ? (side: number) => sideText(side, name) : name;
  return [side, 1 - side].map((of) => `${capitalize(nameOf(of))} ${scores[of] ?? 0}`).join(', ');
}

/** Asks for the best result that can be reached: "Can you reach 34–28?" */
export function taskText({ game, side, bestFromStart }: PlayedEnding): string {
  const { scores, end, endsByChance } = bestFromStart;
  if (endsByChance) return 'Can you hold on until chance decides?';
  return (
    game.endings.describeTask?.(end, side, seatNamerFor(side)) ??
    `Can you reach ${scores[side] ?? 0}–${scores[1 - side] ?? 0}?`
  );
}

/**
 * Plays a move and describes it.
 * @param movesLeft number of moves of best play after it
 */
function applyMove(ending: PlayedEnding, move: GameMove, movesLeft: number): PlayedEnding {
  const { game, state, sentences } = ending;
  const seat = game.play.turn(state);
  if (seat === null) return ending;
  const { state: stateAfter, events } = game.play.play(state, seat, move);
  const isOver = movesLeft === 0;
  const shownState = isOver ? (game.play.closing?.(state, seat, move) ?? stateAfter) : stateAfter;
  const name = namesAt(ending);
  // The sentences include the count at the end but not the next deal.
  const lastPointsAt = events.findLastIndex(({ points }) => points !== undefined);
  const lastShownEvent = !isOver ? 0 : lastPointsAt < 0 ? events.length : lastPointsAt;
  const eventTexts = events.slice(0, lastShownEvent + 1).map((event) => game.texts.describeEvent(event, name));
  return { ...ending, state: stateAfter, visibleState: shownState, isOver, sentences: [...sentences, ...eventTexts] };
}

/** Plays the other side's moves until it is the player's turn. */
function playReplies(ending: PlayedEnding): PlayedEnding {
  let current = ending;
  for (const [i, move] of ending.bestFromHere.line.entries()) {
    const turn = current.game.play.turn(current.state);
    if (turn === null) break;
    if (sideAt(current.game, current.state, turn) === current.side) return { ...current, bestMove: move };
    current = applyMove(current, move, ending.bestFromHere.line.length - i - 1);
  }
  return { ...current, bestMove: null };
}

/**
 * Starts an ending.
 * @param bestFromStart best play from the start
 */
export function startEnding(game: EndingGame, start: GameState, side: number, bestFromStart: BestPlay): PlayedEnding {
  const opening = { game, start, side, bestFromStart, state: start, visibleState: start, bestFromHere: bestFromStart };
  const nothingPlayed = { sentences: [], bestMove: null, lastMove: null, hasErred: null, previous: null };
  return playReplies({ ...opening, ...nothingPlayed, isOver: false });
}

/**
 * Plays a legal move of the player and the reply.
 * @param bestFromHere best play from the state after the move
 */
export function continueEnding(ending: PlayedEnding, move: GameMove, bestFromHere: BestPlay): PlayedEnding {
  const hasErred = bestFromHere.value !== ending.bestFromHere.value;
  const afterMove = applyMove({ ...ending, sentences: [] }, move, bestFromHere.line.length);
  return playReplies({ ...afterMove, bestFromHere, lastMove: move, hasErred, previous: ending });
}

/** Whether the player reached the best possible result. */
export const isHeld = ({ isOver, bestFromStart, bestFromHere }: PlayedEnding): boolean =>
  isOver && bestFromHere.value === bestFromStart.value;
