import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { sentence } from '../../cards/words.ts';
import { seatsOf } from '../../game/seat.ts';
import { address } from '../../layouts/address.ts';
import { looksOf } from '../../ui/card/looks.ts';
import { sideName } from '../practice/people.ts';
import { noteReview } from '../progress/stats/note.ts';
import { type Eyes, namingOf, type ShownRecord } from '../records/state/shown.ts';
import { type Reviewing, startReview } from './client.ts';
import { Curve, OtherChairs, Summary } from './Summary.tsx';
import { FIRST, inTelling, type ToldProgress, type ToldReview, type ToldTurn } from './told.ts';
import './review.css';
import { Announced } from '../../ui/announce/Announced.tsx';
import { TurnCard } from './TurnCard.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly shown: ShownRecord;
  readonly eyes: Eyes;
  readonly at: number;
  readonly home: string;
  /** Shows a step at the table. */
  readonly onLook: (step: number) => void;
}

/** How far a review is: told, under way with what was found so far, or why there is none. */
type Course =
  | {
      readonly is: 'busy';
      readonly progress: Omit<ToldProgress, 'turn'>;
      readonly turns: readonly ToldTurn[];
    }
  | { readonly is: 'none'; readonly says: string }
  | { readonly is: 'told'; readonly review: ToldReview };

const BEGUN: Course = { is: 'busy', progress: { done: 0, of: 1 }, turns: [] };

/** The same a little further on. */
function further(course: Course, { turn, ...progress }: ToldProgress): Course {
  const before = course.is === 'busy' ? course.turns : [];
  return { is: 'busy', progress, turns: turn ? [...before, turn] : before };
}

/** Starts a review at once, and again when asked. */
function useReview({ shown }: Props) {
  const [course, setCourse] = useState<Course>(BEGUN);
  const running = useRef<Reviewing | null>(null);
  const begin = (): void => {
    setCourse(BEGUN);
    const own = startReview(shown.record.game.id, shown.json, (progress) => {
      if (running.current === own) setCourse((course) => further(course, progress));
    });
    running.current = own;
    own.told.then(
      (told) => {
        if (running.current !== own) return;
        setCourse(told.ok ? { is: 'told', review: told.value } : { is: 'none', says: told.fault.says });
        if (told.ok) noteReview(shown.record.game.id, shown.json, told.value);
      },
      () => running.current === own && setCourse({ is: 'none', says: WORDS.failed }),
    );
  };
  const stop = (): void => {
    const own = running.current;
    running.current = null;
    own?.stop();
    setCourse({ is: 'none', says: WORDS.stopped });
  };
  useEffect(() => {
    begin();
    return () => {
      const own = running.current;
      running.current = null;
      own?.stop();
    };
  }, [shown]);
  return { course, begin, stop };
}

interface ToldProps extends Props {
  readonly review: ToldReview;
}

interface ListProps extends Props {
  readonly turns: readonly ToldTurn[];
  /** Called when the reader begins to look at one of them. */
  readonly onBegin?: () => void;
}

/** Some turns, each with a guess before its answer. */
function TurnList({ turns, shown, home, onLook, onBegin }: ListProps): VNode {
  const looks = useMemo(() => looksOf(shown.record.game), [shown]);
  return (
    <ol class="review-turns">
      {turns.map((turn) => (
        <TurnCard key={turn.at} {...{ shown, turn, home, looks, onLook, onBegin }} />
      ))}
    </ol>
  );
}

/** What was found of a seat while the rest is looked at: the first that came stay where they are. */
function SoFar({ turns, ...props }: ListProps): VNode | null {
  const seat = props.eyes === 'all' ? 0 : props.eyes;
  const own = turns.filter((turn) => turn.seat === seat).slice(0, FIRST);
  if (own.length === 0) return null;
  return (
    <>
      <h3>{WORDS.soFar}</h3>
      <TurnList {...props} turns={own} />
    </>
  );
}

/** The turns of a seat that mattered: the weightiest first. */
function Turns({ review, seat, ...props }: ToldProps & { readonly seat: number }): VNode {
  const { first, rest } = useMemo(() => inTelling(review, seat), [review, seat]);
  const list = (turns: readonly ToldTurn[]): VNode => <TurnList {...props} turns={turns} />;
  if (first.length === 0) return <p>{WORDS.none}</p>;
  return (
    <>
      <h3>{WORDS.first}</h3>
      {list(first)}
      {rest.length > 0 && (
        <details>
          <summary>
            {WORDS.rest} ({rest.length})
          </summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

/** A review that was made, by seat. */
function ToldBySeat(props: ToldProps): VNode {
  const { shown, review, eyes, at, home } = props;
  const { game, options } = shown.record;
  const [seat, setSeat] = useState(eyes === 'all' ? 0 : eyes);
  const name = namingOf(shown, 'all');
  return (
    <>
      <label class="review-whose">
        {WORDS.whose}{' '}
        <select value={String(seat)} onChange={({ currentTarget }) => setSeat(Number(currentTarget.value))}>
          {seatsOf({ seats: game.seats(options) }).map((one) => (
            <option key={one} value={String(one)}>
              {sentence(name(one))}
            </option>
          ))}
        </select>
      </label>
      <Summary
        review={review}
        seat={seat}
        who={sentence(name(seat))}
        sideOf={(side) => sideName(side, review.scores.length, game.seats(options), name)}
      />
      <Curve review={review} seat={seat} at={at} />
      <Turns key={seat} {...props} seat={seat} />
      <OtherChairs shown={shown} seat={seat} home={home} />
    </>
  );
}

type Busy = Extract<Course, { readonly is: 'busy' }>;

/** How far the review is, and the way out of it. */
const Underway = ({
  progress: { done, of },
  onStop,
}: Pick<Busy, 'progress'> & { onStop: () => void }): VNode => (
  <div class="review-busy">
    <progress max={of} value={done} aria-label={WORDS.title} />
    <span>{WORDS.busy(done, of)}</span>
    <button type="button" class="button" onClick={onStop}>
      {WORDS.stop}
    </button>
  </div>
);

/** Where choices cost points, judged by what could be known: made in a worker, with its progress, and to be stopped. */
export function Review(props: Props): VNode {
  const { course, begin, stop } = useReview(props);
  const section = useRef<HTMLElement>(null);
  // A reader who looks at a turn already isn’t torn away from it when the rest is there.
  const [early, setEarly] = useState<readonly ToldTurn[]>([]);
  // It stands above the table: whoever asked for it further down is brought to it.
  useEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), []);
  const soFar = course.is === 'busy' ? course.turns : early;
  return (
    <section ref={section} class="review" aria-labelledby="review-title">
      <h2 id="review-title">{WORDS.title}</h2>
      {course.is === 'busy' && <Underway progress={course.progress} onStop={stop} />}
      {course.is === 'none' && (
        <>
          <Announced>{course.says}</Announced>
          <button type="button" class="button" onClick={begin}>
            {WORDS.anew}
          </button>
        </>
      )}
      {course.is === 'told' && early.length > 0 && (
        <button type="button" class="button primary" onClick={() => setEarly([])}>
          {WORDS.ready}
        </button>
      )}
      {course.is === 'told' && early.length === 0 ? (
        <ToldBySeat {...props} review={course.review} />
      ) : (
        <>
          <p>{WORDS.about}</p>
          <SoFar {...props} turns={soFar} onBegin={() => setEarly(soFar)} />
        </>
      )}
      <p class="review-bounds">
        <a href={`${address('about')}#review`}>{WORDS.bounds}</a>
      </p>
    </section>
  );
}
