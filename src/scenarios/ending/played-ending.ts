import { joinWords, sentence } from '../../cards/words.ts';
import type { TableGame, WholeGame } from '../../game/game.ts';
import { handsOf } from '../../game/hand.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import { type Seat, type SeatNamer, sideText } from '../../game/seat.ts';
import { seatNamerFor } from '../../game/seat-namer.ts';
import type { BestPlay } from './best-play.ts';

/** What playing and describing endings needs of a game. */
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
  readonly over: boolean;
  /** Best play from the current state. */
  readonly now: BestPlay;
  /** Sentences about what happened since the player's last move, including that move. */
  readonly says: readonly string[];
  /** Whether the player's last move worsened the result; null before the first move. */
  readonly gaveAway: boolean | null;
  /** Number of the player's moves that worsened the result. */
  readonly slips: number;
  /** The ending before the player's last move. */
  readonly before: PlayedEnding | null;
}

/** The side a seat plays for. */
export const sideAt = (game: TableGame, state: GameState, seat: Seat): number =>
  seat % game.play.scores(state).length;

/**
 * Returns the seat whose view is shown: the one whose turn it is if it belongs to the player, else the side's first
 * seat.
 */
export function viewerAt({ game, side, over, shown }: PlayedEnding): Seat {
  const turn = over ? null : game.play.turn(shown);
  return turn !== null && sideAt(game, shown, turn) === side ? turn : side;
}

/** The view of that seat. */
export const viewAt = (played: PlayedEnding): GameState =>
  played.game.visibility.view(played.shown, viewerAt(played));

/** The same view with open hands. */
export const openViewAt = (played: PlayedEnding): GameState => ({
  ...viewAt(played),
  ...{ hands: handsOf(played.shown) },
});

export const namesAt = (played: PlayedEnding): SeatNamer => seatNamerFor(viewerAt(played));

/** Describes the hands of the other seats and face-down cards, which are too small to read in a table's picture. */
export function describeHidden(played: PlayedEnding): string {
  const { game, shown } = played;
  const [eyes, name] = [viewerAt(played), namesAt(played)];
  const held = handsOf(shown).flatMap((hand, seat) => {
    if (seat === eyes || hand.length === 0) return [];
    const cards = [...hand].sort((a, b) => a - b).map(game.pack.text);
    return [`${sentence(name(seat))} holds ${joinWords(cards)}.`];
  });
  return [...held, game.endings.describeHidden?.(shown, name) ?? ''].join(' ').trim();
}

/** Returns the scores after best play: "You 34, Ann 28". */
export function scoresText(
  { game, side, start }: Pick<PlayedEnding, 'game' | 'side' | 'start'>,
  { scores, end, chance }: BestPlay,
): string {
  if (chance) return 'Chance decides';
  const name = seatNamerFor(side);
  if (game.endings.describeResult) return game.endings.describeResult(end, name);
  const own = scores.length < game.seats(start.options) ? (of: number) => sideText(of, name) : name;
  return [side, 1 - side].map((of) => `${sentence(own(of))} ${scores[of] ?? 0}`).join(', ');
}

/**
 * Plays a move and describes it.
 * @param left number of moves of best play after it
 */
function applyMove(played: PlayedEnding, move: GameMove, left: number): PlayedEnding {
  const { game, state, says } = played;
  const seat = game.play.turn(state);
  if (seat === null) return played;
  const { state: after, events } = game.play.play(state, seat, move);
  const over = left === 0;
  const shown = over ? (game.play.closing?.(state, seat, move) ?? after) : after;
  const name = namesAt(played);
  // Includes the count at the end but not the next deal.
  const counted = events.findLastIndex(({ points }) => points !== undefined);
  const last = !over ? 0 : counted < 0 ? events.length : counted;
  const told = events.slice(0, last + 1).map((event) => game.texts.describeEvent(event, name));
  return { ...played, state: after, shown, over, says: [...says, ...told] };
}

/** Plays the other side's moves until it is the player's turn. */
function playReplies(played: PlayedEnding): PlayedEnding {
  let next = played;
  for (const [i, move] of played.now.line.entries()) {
    const turn = next.game.play.turn(next.state);
    if (turn === null || sideAt(next.game, next.state, turn) === next.side) break;
    next = applyMove(next, move, played.now.line.length - i - 1);
  }
  return next;
}

/**
 * Starts an ending.
 * @param best best play from the start
 */
export function startEnding(game: EndingGame, start: GameState, side: number, best: BestPlay): PlayedEnding {
  const laid = { game, start, side, best, state: start, shown: start, now: best };
  return playReplies({ ...laid, over: false, says: [], gaveAway: null, slips: 0, before: null });
}

/**
 * Plays a legal move of the player and the reply.
 * @param now best play from the state after the move
 */
export function continueEnding(played: PlayedEnding, move: GameMove, now: BestPlay): PlayedEnding {
  const gaveAway = now.value !== played.now.value;
  const own = applyMove({ ...played, says: [] }, move, now.line.length);
  const slips = played.slips + (gaveAway ? 1 : 0);
  return playReplies({ ...own, now, gaveAway, slips, before: played });
}

/** Whether the player reached the best possible result. */
export const isHeld = ({ over, best, now }: PlayedEnding): boolean => over && now.value === best.value;

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
