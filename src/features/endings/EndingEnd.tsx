import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { type EndTable, EndTables } from '../../exercise/EndTables.tsx';
import { seatNamerFor } from '../../game/seat-namer.ts';
import {
  isHeld,
  namesAt,
  openViewAt,
  type PlayedEnding,
  scoresText,
  viewAt,
  viewerAt,
} from '../../scenarios/ending/played-ending.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { EndSheet } from '../../ui/end-sheet/EndSheet.tsx';
import { END_WORDS } from './end-words.ts';
import { $held, heldKey } from './held-store.ts';
import { WORDS } from './words.ts';

/** Describes best play from the first state, one sentence per move. */
function describeBestPlay({ game, start, side, bestFromStart }: PlayedEnding): readonly string[] {
  const name = seatNamerFor(side);
  let state = start;
  return bestFromStart.line.flatMap((move) => {
    const seat = game.play.turn(state);
    if (seat === null) return [];
    const { state: stateAfter, events } = game.play.play(state, seat, move);
    state = stateAfter;
    const [firstEvent] = events;
    return firstEvent ? [game.texts.describeEvent(firstEvent, name)] : [];
  });
}

interface Decision {
  /** The ending before the move. */
  readonly previous: PlayedEnding;
  readonly lastMove: NonNullable<PlayedEnding['lastMove']>;
  readonly hasErred: boolean;
}

/** The player's moves, in order. */
function listDecisions({ previous, lastMove, hasErred }: PlayedEnding): readonly Decision[] {
  return previous && lastMove ? [...listDecisions(previous), { previous, lastMove, hasErred: hasErred === true }] : [];
}

/** The table before a move of the player: its cards are ringed, or those of the better one. */
function drawDecision({ previous, lastMove, hasErred }: Decision): EndTable {
  const { game, start, bestMove } = previous;
  const move = hasErred && bestMove ? bestMove : lastMove;
  const viewer = viewerAt(previous);
  const text = game.texts.describeMove(move);
  return {
    game,
    position: {
      zones: game.table.zones(openViewAt(previous), viewer, namesAt(previous)),
      seats: game.seats(start.options),
      viewer,
    },
    ringed: game.table.picksOf(viewAt(previous), viewer, move),
    isRight: !hasErred,
    says: <CardText text={hasErred ? END_WORDS.better(text) : text} />,
  };
}

export interface EndingEndProps {
  readonly played: PlayedEnding;
  /** Index of the ending. */
  readonly number: number;
  readonly of: number;
  readonly onRestart: (side: number) => void;
  readonly onNext: () => void;
}

interface Way {
  readonly says: string;
  readonly go: () => void;
}

/** What to do, the next thing first: this side again until it is held, then the other side, then the next ending. */
function listWays({ played, number, onRestart, onNext }: EndingEndProps, held: readonly string[]): readonly Way[] {
  const { game, side } = played;
  const again = { says: END_WORDS.again, go: () => onRestart(side) };
  const other = { says: END_WORDS.other, go: () => onRestart(1 - side) };
  const next = { says: END_WORDS.next, go: onNext };
  if (!isHeld(played)) return [again, other, next];
  return held.includes(heldKey(game.id, number, 1 - side)) ? [next, again, other] : [other, next, again];
}

/** An ending that is over: the result, and the player’s moves as drawings. */
export function EndingEnd(props: EndingEndProps): VNode {
  const { held } = useStore($held);
  const { played, number, of } = props;
  const { game, side, bestFromStart, bestFromHere, sentences } = played;
  const hasHeld = isHeld(played);
  const [first, ...others] = listWays(props, held).map(({ says, go }, i) => (
    <button key={says} type="button" class={`button${i === 0 ? ' primary' : ''}`} onClick={go}>
      {says}
    </button>
  ));
  const best = scoresText(played, bestFromStart);
  return (
    <EndSheet
      id="ending-end"
      head={[`${game.name}, ${WORDS.at(number + 1, of)}`, WORDS.from[side]]}
      title={hasHeld ? END_WORDS.done : END_WORDS.lost}
      result={<p class="end-note">{hasHeld ? best : END_WORDS.short(scoresText(played, bestFromHere), best)}</p>}
      ways={
        <>
          {first}
          {others[0]}
        </>
      }
      more={others[1]}
    >
      <EndTables tables={listDecisions(played).map(drawDecision)} />
      <p class="end-note ending-says">
        <CardText text={sentences.join(' ')} />
      </p>
      {!hasHeld && (
        <p class="end-note">
          {END_WORDS.bestWay} <CardText text={describeBestPlay(played).join(' ')} />
        </p>
      )}
    </EndSheet>
  );
}
