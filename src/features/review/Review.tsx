import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { capitalize } from '../../cards/words.ts';
import { seatsOf } from '../../game/seat.ts';
import { address } from '../../layouts/address.ts';
import { looksOf } from '../../ui/card/looks.ts';
import { noteReview } from '../progress/index.ts';
import { namingOf, type RecordReplay, type Viewpoint } from '../records/index.ts';
import { sideName } from '../saved-games/index.ts';
import { type RunningReview, startReview } from './client.ts';
import {
  FIRST_TURNS,
  type ReviewedTurn,
  type ReviewProgress,
  type ReviewReport,
  splitKeyTurns,
} from './review-report.ts';
import { Curve, OtherChairs, Summary } from './Summary.tsx';
import './review.css';
import { Announced } from '../../ui/announce/Announced.tsx';
import { TurnCard } from './TurnCard.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly replay: RecordReplay;
  readonly viewpoint: Viewpoint;
  readonly at: number;
  /** The entry that the reader asked for; it is shown first, with its answer. */
  readonly asked: number | null;
  readonly home: string;
  readonly onLook: (step: number) => void;
}

/** The state of a review. */
type ReviewStatus =
  | {
      readonly phase: 'busy';
      readonly progress: Omit<ReviewProgress, 'turn'>;
      readonly turns: readonly ReviewedTurn[];
    }
  | { readonly phase: 'none'; readonly says: string }
  | { readonly phase: 'told'; readonly review: ReviewReport };

const INITIAL_STATUS: ReviewStatus = { phase: 'busy', progress: { done: 0, of: 1 }, turns: [] };

/** Adds a progress report. */
function advance(status: ReviewStatus, { turn, ...progress }: ReviewProgress): ReviewStatus {
  const reviewedTurns = status.phase === 'busy' ? status.turns : [];
  return { phase: 'busy', progress, turns: turn ? [...reviewedTurns, turn] : reviewedTurns };
}

/** Starts a review on mount, and again on demand. */
function useReview({ replay }: Props) {
  const [status, setStatus] = useState<ReviewStatus>(INITIAL_STATUS);
  const running = useRef<RunningReview | null>(null);
  const begin = (): void => {
    setStatus(INITIAL_STATUS);
    const thisReview = startReview(replay.record.game.id, replay.json, (progress) => {
      if (running.current === thisReview) setStatus((status) => advance(status, progress));
    });
    running.current = thisReview;
    thisReview.report.then(
      (result) => {
        if (running.current !== thisReview) return;
        setStatus(result.ok ? { phase: 'told', review: result.value } : { phase: 'none', says: result.fault.says });
        if (result.ok) noteReview(replay.record.game.id, replay.json, result.value);
      },
      () => running.current === thisReview && setStatus({ phase: 'none', says: WORDS.failed }),
    );
  };
  const stop = (): void => {
    const current = running.current;
    running.current = null;
    current?.stop();
    setStatus({ phase: 'none', says: WORDS.stopped });
  };
  useEffect(() => {
    begin();
    return () => {
      const current = running.current;
      running.current = null;
      current?.stop();
    };
  }, [replay]);
  return { course: status, begin, stop };
}

interface ReportProps extends Props {
  readonly review: ReviewReport;
}

interface TurnListProps extends Props {
  readonly turns: readonly ReviewedTurn[];
  /** Called when the reader opens a turn. */
  readonly onBegin?: () => void;
}

/** Puts the turn that the reader asked for first. */
const askedFirst = (turns: readonly ReviewedTurn[], asked: number | null): readonly ReviewedTurn[] =>
  turns.toSorted((a, b) => Number(b.at === asked) - Number(a.at === asked));

/** A list of turns; the reader guesses each before the answer is shown. */
function TurnList({ turns, replay, home, asked, onLook, onBegin }: TurnListProps): VNode {
  const looks = useMemo(() => looksOf(replay.record.game), [replay]);
  return (
    <ol class="review-turns">
      {askedFirst(turns, asked).map((turn) => (
        <TurnCard key={turn.at} {...{ replay, turn, home, looks, onLook, onBegin }} isAsked={turn.at === asked} />
      ))}
    </ol>
  );
}

/** Key turns of a seat while the review is running; the first ones keep their places. */
function FoundSoFar({ turns, ...props }: TurnListProps): VNode | null {
  const seat = props.viewpoint === 'all' ? 0 : props.viewpoint;
  const ownTurns = askedFirst(
    turns.filter((turn) => turn.seat === seat),
    props.asked,
  ).slice(0, FIRST_TURNS);
  if (ownTurns.length === 0) return null;
  return (
    <>
      <h3>{WORDS.soFar}</h3>
      <TurnList {...props} turns={ownTurns} />
    </>
  );
}

/** The key turns of a seat, costliest first. */
function KeyTurns({ review, seat, ...props }: ReportProps & { readonly seat: number }): VNode {
  const { topTurns, otherTurns } = useMemo(() => splitKeyTurns(review, seat), [review, seat]);
  const turnList = (turns: readonly ReviewedTurn[]): VNode => <TurnList {...props} turns={turns} />;
  if (topTurns.length === 0) return <p>{WORDS.none}</p>;
  return (
    <>
      <h3>{WORDS.first}</h3>
      {turnList(topTurns)}
      {otherTurns.length > 0 && (
        <details>
          <summary>
            {WORDS.rest} ({otherTurns.length})
          </summary>
          {turnList(otherTurns)}
        </details>
      )}
    </>
  );
}

/** The finished review, by seat. */
function SeatReport(props: ReportProps): VNode {
  const { replay, review, viewpoint, at, home } = props;
  const { game, options } = replay.record;
  const [seat, setSeat] = useState(viewpoint === 'all' ? 0 : viewpoint);
  const name = namingOf(replay, 'all');
  return (
    <>
      <p class="review-whose">
        <label>
          {WORDS.whose}{' '}
          <select value={String(seat)} onChange={({ currentTarget }) => setSeat(Number(currentTarget.value))}>
            {seatsOf({ seats: game.seats(options) }).map((one) => (
              <option key={one} value={String(one)}>
                {capitalize(name(one))}
              </option>
            ))}
          </select>
        </label>
      </p>
      <div class="review-report">
        <div>
          <KeyTurns key={seat} {...props} seat={seat} />
        </div>
        <div>
          <Summary
            review={review}
            seat={seat}
            player={capitalize(name(seat))}
            sideOf={(side) => sideName(side, review.scores.length, game.seats(options), name)}
          />
          <Curve review={review} seat={seat} at={at} />
          <OtherChairs replay={replay} seat={seat} home={home} />
        </div>
      </div>
    </>
  );
}

type BusyStatus = Extract<ReviewStatus, { readonly phase: 'busy' }>;

const ReviewProgressBar = ({
  progress: { done, of },
  onStop,
}: Pick<BusyStatus, 'progress'> & { onStop: () => void }): VNode => (
  <div class="review-busy">
    <progress max={of} value={done} aria-label={WORDS.title} />
    <span>{WORDS.busy(done, of)}</span>
    <button type="button" class="button" onClick={onStop}>
      {WORDS.stop}
    </button>
  </div>
);

/** Reviews a game in a worker: costly decisions, judged by what the player could know. */
export function Review(props: Props): VNode {
  const { course: status, begin, stop } = useReview(props);
  const section = useRef<HTMLElement>(null);
  // A finished review doesn't replace turns that the reader has opened.
  const [openedTurns, setOpenedTurns] = useState<readonly ReviewedTurn[]>([]);
  // The review is above the table, so it is scrolled into view.
  useEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), []);
  const soFar = status.phase === 'busy' ? status.turns : openedTurns;
  return (
    <section ref={section} class="review" aria-labelledby="review-title">
      <h2 id="review-title">{WORDS.title}</h2>
      {status.phase === 'busy' && <ReviewProgressBar progress={status.progress} onStop={stop} />}
      {status.phase === 'none' && (
        <>
          <Announced>{status.says}</Announced>
          <button type="button" class="button" onClick={begin}>
            {WORDS.anew}
          </button>
        </>
      )}
      {status.phase === 'told' && openedTurns.length > 0 && (
        <button type="button" class="button primary" onClick={() => setOpenedTurns([])}>
          {WORDS.ready}
        </button>
      )}
      {status.phase === 'told' && openedTurns.length === 0 ? (
        <SeatReport {...props} review={status.review} />
      ) : (
        <>
          <p>{WORDS.about}</p>
          <FoundSoFar {...props} turns={soFar} onBegin={() => setOpenedTurns(soFar)} />
        </>
      )}
      <p class="review-bounds">
        <a href={`${address('about')}#review`}>{WORDS.bounds}</a>
      </p>
    </section>
  );
}
