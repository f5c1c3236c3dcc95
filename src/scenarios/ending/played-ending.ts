import { list, sentence } from '../../cards/words.ts';
import type { TableGame, WholeGame } from '../../game/game.ts';
import { handsOf } from '../../game/hand.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import { type Seat, type SeatNamer, sideText } from '../../game/seat.ts';
import { seatNamerFor } from '../../game/seat-namer.ts';
import type { BestPlay } from './best-play.ts';

/** What it takes to play endings of a game, and to say what they come to. */
export type EndingGame = TableGame & Pick<WholeGame, 'endings'>;

/** An ending that is played by one side, the other one playing its best. Plain data. */
export interface PlayedEnding {
  readonly game: EndingGame;
  readonly start: GameState;
  /** Which side one plays: 0 or 1. */
  readonly side: number;
  /** What best play makes of the table as it was laid. */
  readonly best: BestPlay;
  readonly state: GameState;
  /** The table to be looked at: as the last move of the deal left it, once that is over. */
  readonly shown: GameState;
  readonly over: boolean;
  /** What best play makes of it now. */
  readonly now: BestPlay;
  /** What happened since one’s own last move, in sentences, that move among it. */
  readonly says: readonly string[];
  /** Whether one’s last move gave something away; null before one has moved. */
  readonly gaveAway: boolean | null;
  /** So many of one’s moves did. */
  readonly slips: number;
  /** The table before one’s last move. */
  readonly before: PlayedEnding | null;
}

/** Which side a seat plays for. */
export const sideAt = (game: TableGame, state: GameState, seat: Seat): number =>
  seat % game.play.scores(state).length;

/** Where one sits: at one’s own side’s seat that is on turn, else at its first. */
export function viewerAt({ game, side, over, shown }: PlayedEnding): Seat {
  const turn = over ? null : game.play.turn(shown);
  return turn !== null && sideAt(game, shown, turn) === side ? turn : side;
}

/** What whoever is on turn may know at a table like this. */
export const viewAt = (played: PlayedEnding): GameState =>
  played.game.visibility.view(played.shown, viewerAt(played));

/** The same with all hands open: nothing is hidden here. */
export const openViewAt = (played: PlayedEnding): GameState => ({
  ...viewAt(played),
  ...{ hands: handsOf(played.shown) },
});

export const namesAt = (played: PlayedEnding): SeatNamer => seatNamerFor(viewerAt(played));

/** What the others hold, in sentences, and what else lies face down: on a small table one can’t read their cards. */
export function describeHidden(played: PlayedEnding): string {
  const { game, shown } = played;
  const [eyes, name] = [viewerAt(played), namesAt(played)];
  const held = handsOf(shown).flatMap((hand, seat) => {
    if (seat === eyes || hand.length === 0) return [];
    const cards = [...hand].sort((a, b) => a - b).map(game.pack.text);
    return [`${sentence(name(seat))} holds ${list(cards)}.`];
  });
  return [...held, game.endings.describeHidden?.(shown, name) ?? ''].join(' ').trim();
}

/** What both sides come to if both play their best from there: "You 34, Ann 28". */
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

/** A move on the table, and what there is to say of it. `left`: moves of best play after it. */
function applyMove(played: PlayedEnding, move: GameMove, left: number): PlayedEnding {
  const { game, state, says } = played;
  const seat = game.play.turn(state);
  if (seat === null) return played;
  const { state: after, events } = game.play.play(state, seat, move);
  const over = left === 0;
  const shown = over ? (game.play.closing?.(state, seat, move) ?? after) : after;
  const name = namesAt(played);
  // In the end the count is told, too; what is dealt after it is no part of this.
  const counted = events.findLastIndex(({ points }) => points !== undefined);
  const last = !over ? 0 : counted < 0 ? events.length : counted;
  const told = events.slice(0, last + 1).map((event) => game.texts.describeEvent(event, name));
  return { ...played, state: after, shown, over, says: [...says, ...told] };
}

/** The other side plays its best until it is one’s own turn. */
function playReplies(played: PlayedEnding): PlayedEnding {
  let next = played;
  for (const [i, move] of played.now.line.entries()) {
    const turn = next.game.play.turn(next.state);
    if (turn === null || sideAt(next.game, next.state, turn) === next.side) break;
    next = applyMove(next, move, played.now.line.length - i - 1);
  }
  return next;
}

/** Sits down at an ending. @param best what best play makes of it */
export function startEnding(game: EndingGame, start: GameState, side: number, best: BestPlay): PlayedEnding {
  const laid = { game, start, side, best, state: start, shown: start, now: best };
  return playReplies({ ...laid, over: false, says: [], gaveAway: null, slips: 0, before: null });
}

/** One’s own legal move, and the answer to it. @param now what best play makes of the table after it */
export function continueEnding(played: PlayedEnding, move: GameMove, now: BestPlay): PlayedEnding {
  const gaveAway = now.value !== played.now.value;
  const own = applyMove({ ...played, says: [] }, move, now.line.length);
  const slips = played.slips + (gaveAway ? 1 : 0);
  return playReplies({ ...own, now, gaveAway, slips, before: played });
}

/** Whether one came to the best there was. */
export const isHeld = ({ over, best, now }: PlayedEnding): boolean => over && now.value === best.value;

/** Best play from the table as it was laid, in sentences: a move each. */
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
