import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type EndTable, EndTables } from '../../exercise/EndTables.tsx';
import { createPosition } from '../../exercise/item.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { namingAt, type Practice, recordOf, viewerOf } from '../saved-games/index.ts';
import { startReview } from './client.ts';
import {
  FIRST_TURNS,
  type ReviewedTurn,
  type ReviewProgress,
  type ReviewReport,
  splitKeyTurns,
} from './review-report.ts';
import { WORDS } from './words.ts';

/** The turns of the viewer that decided a game. */
export interface KeyTurns {
  /** At most three. */
  readonly turns: readonly ReviewedTurn[];
  readonly costliest: ReviewedTurn | undefined;
  /** What is being done or was found, in a line. */
  readonly says: string;
  readonly isDone: boolean;
}

const NO_TURNS: KeyTurns = { turns: [], costliest: undefined, says: '', isDone: false };

const findCostliest = (turns: readonly ReviewedTurn[]): ReviewedTurn | undefined =>
  turns.filter(({ flag }) => flag !== null).toSorted((a, b) => b.cost - a.cost)[0];

/** Adds a turn found during the review; those found before keep their places. */
function addFound(found: KeyTurns, { done, of, turn }: ReviewProgress, seat: number): KeyTurns {
  const isNew = turn?.seat === seat && found.turns.length < FIRST_TURNS;
  const turns = isNew ? [...found.turns, turn] : found.turns;
  return { turns, costliest: findCostliest(turns), says: WORDS.looking(done, of), isDone: false };
}

/** The turns of a finished review; those found before keep their order. */
function settleTurns(found: KeyTurns, report: ReviewReport, seat: number): KeyTurns {
  const { topTurns } = splitKeyTurns(report, seat);
  const placeOf = ({ at }: ReviewedTurn): number => {
    const place = found.turns.findIndex((one) => one.at === at);
    return place < 0 ? FIRST_TURNS + at : place;
  };
  const turns = topTurns.toSorted((a, b) => placeOf(a) - placeOf(b));
  const says = turns.length > 0 ? WORDS.decided : WORDS.noneDecided;
  return { turns, costliest: findCostliest(turns), says, isDone: true };
}

/**
 * Reviews a finished game in a worker, and finds the viewer's turns that decided it.
 * @param practice null while the game isn't over
 */
export function useKeyTurns(practice: Practice | null): KeyTurns {
  const [keyTurns, setKeyTurns] = useState(NO_TURNS);
  useEffect(() => {
    setKeyTurns(NO_TURNS);
    if (!practice) return;
    const seat = viewerOf(practice);
    let isCurrent = true;
    const change = (next: (found: KeyTurns) => KeyTurns): void => {
      if (isCurrent) setKeyTurns(next);
    };
    const review = startReview(practice.game.id, recordOf(practice), (progress) =>
      change((found) => addFound(found, progress, seat)),
    );
    // The sheet is complete without a review.
    review.report.then(
      (report) => change((found) => (report.ok ? settleTurns(found, report.value, seat) : NO_TURNS)),
      () => change(() => NO_TURNS),
    );
    return () => {
      isCurrent = false;
      review.stop();
    };
  }, [practice?.match]);
  return keyTurns;
}

interface Props {
  readonly practice: Practice;
  readonly keyTurns: KeyTurns;
  /** Opens the review at an entry of the record. */
  readonly onOpen: (entry: number) => void;
}

/** Index of the turn that is an entry of the record, where each turn follows its take-backs. */
const turnOfEntry = ({ match, takenBack = [] }: Practice, entry: number): number =>
  match.turns.findIndex((_, i) => i + takenBack.filter(({ at }) => at <= i).length === entry);

/** The move of a turn that is set against the played one. */
const otherMoveOf = ({ best, found, flag, isHintRevised }: ReviewedTurn) =>
  flag || isHintRevised ? best : (found?.instead ?? best);

/** A turn in words: what it was, what was played, and what was better. */
function describeKeyTurn(practice: Practice, turn: ReviewedTurn): { readonly head: string; readonly says: string } {
  const { game, steps } = practice;
  const { at, played, flag, isHintRevised, cost, error } = turn;
  const [event] = steps[turnOfEntry(practice, at) + 1]?.events ?? [];
  const playedText = event ? game.texts.describeEvent(event, namingAt(practice)) : game.texts.describeMove(played);
  const otherText = game.texts.describeMove(otherMoveOf(turn));
  const isCostly = flag !== null || isHintRevised;
  const name = flag ? WORDS.flags[flag] : isHintRevised ? WORDS.again.title : WORDS.found;
  return {
    head: isCostly && cost > error ? `${name} · ${WORDS.points(cost)}` : name,
    says: `${playedText} ${isCostly ? WORDS.instead(otherText) : WORDS.spotted(otherText)}`,
  };
}

/** The table before a turn: the card that was played is raised, and that of the better move has a ring. */
function drawTurn(practice: Practice, turn: ReviewedTurn, onOpen: (entry: number) => void): readonly EndTable[] {
  const { game, steps } = practice;
  const { at, seat, played, flag, isHintRevised } = turn;
  const step = steps[turnOfEntry(practice, at)];
  if (!step) return [];
  const position = createPosition(game, { state: step.state, seat, move: played });
  const isCostly = flag !== null || isHintRevised;
  const otherPicks = game.table.picksOf(position.view, seat, otherMoveOf(turn));
  const { head, says } = describeKeyTurn(practice, turn);
  return [
    {
      game,
      position,
      ringed: isCostly ? otherPicks : position.picks,
      raised: isCostly ? position.picks : [],
      says: (
        <>
          <b>{head}</b>
          <CardText text={says} />
        </>
      ),
      onOpen: () => onOpen(at),
    },
  ];
}

/** The two or three positions that decided the game, as drawings; each opens its review. */
export function KeyPositions({ practice, keyTurns: { turns, says }, onOpen }: Props): VNode {
  const tables = useMemo(() => turns.flatMap((turn) => drawTurn(practice, turn, onOpen)), [turns]);
  return (
    <section class="end-key">
      <h3>{says}</h3>
      <EndTables tables={tables} />
    </section>
  );
}
