import type { VNode } from 'preact';
import { capitalize } from '../../cards/words.ts';
import { type Seat, seatsOf } from '../../game/seat.ts';
import { packMatch } from '../../referee/link.ts';
import { namingOf, type RecordReplay, replayDealFrom } from '../records/index.ts';
import { countSound, expectationCurve, listKeyTurns, type ReviewReport } from './review-report.ts';
import { WORDS } from './words.ts';

interface OtherChairsProps {
  readonly replay: RecordReplay;
  /** The seat under review; the other seats are offered. */
  readonly seat: Seat;
  readonly home: string;
}

/** Links to play the same deal from another seat. */
export function OtherChairs({ replay, seat, home }: OtherChairsProps): VNode | null {
  const { game, options } = replay.record;
  const name = namingOf(replay, 'all');
  const chairs = seatsOf({ seats: game.seats(options) }).flatMap((one) => {
    const deal = one === seat ? null : replayDealFrom(replay, one);
    return deal ? [{ who: capitalize(name(one)), link: packMatch(deal) }] : [];
  });
  if (chairs.length === 0) return null;
  return (
    <section class="review-chairs">
      <h3>{WORDS.chairs}</h3>
      <p>{WORDS.sameCards}</p>
      <div class="buttons">
        {chairs.map(({ who, link }) => (
          <a key={who} class="button" href={`${home}play/#${link}`}>
            {WORDS.inPlaceOf(who)}
          </a>
        ))}
      </div>
    </section>
  );
}

const WIDTH = 640;
const HEIGHT = 140;
const MARGIN = 10;

interface CurveProps {
  readonly review: ReviewReport;
  readonly seat: number;
  /** The current step. */
  readonly at: number;
}

/** A seat's expected result over the game, with its key turns marked. */
export function Curve({ review, seat, at }: CurveProps): VNode | null {
  const points = expectationCurve(review, seat);
  const [firstPoint] = points;
  const lastPoint = points.at(-1);
  if (!firstPoint || !lastPoint || points.length < 3) return null;
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const x = (n: number): number => MARGIN + ((WIDTH - 2 * MARGIN) * n) / Math.max(1, lastPoint.at);
  const y = (n: number): number => MARGIN + ((HEIGHT - 2 * MARGIN) * (high - n)) / Math.max(1, high - low);
  const marks = listKeyTurns(review, seat);
  const valueAt = new Map(points.map((point) => [point.at, point.value]));
  const rounded = values.map(Math.round);
  return (
    <figure class="review-curve">
      <figcaption>{WORDS.curve}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={WORDS.curveText(rounded[0] ?? 0, rounded.at(-1) ?? 0, Math.min(...rounded), Math.max(...rounded))}
      >
        <path class="curve-zero" d={`M0 ${y(0)}H${WIDTH}`} />
        <path class="curve-now" d={`M${x(at)} 0V${HEIGHT}`} />
        <polyline class="curve-line" points={points.map((p) => `${x(p.at)},${y(p.value)}`).join(' ')} />
        {marks.map(({ at: turn, flag }) => (
          <circle
            key={turn}
            class={flag ? `curve-mark is-${flag}` : 'curve-mark is-found'}
            cx={x(turn)}
            cy={y(valueAt.get(turn) ?? 0)}
            r={flag === 'slip' ? 4 : 6}
          />
        ))}
      </svg>
      <p class="curve-ends">
        <span>{WORDS.given(Math.round(firstPoint.value))}</span>
        <span>{WORDS.given(Math.round(lastPoint.value))}</span>
      </p>
    </figure>
  );
}

interface Props {
  readonly review: ReviewReport;
  readonly seat: number;
  readonly player: string;
  /** Name of a side on the sheet. */
  readonly sideOf: (side: number) => string;
}

/** A seat's result: the score, with luck and play apart. */
export function Summary({ review, seat, player, sideOf }: Props): VNode | null {
  const sum = review.summary.find((one) => one.seat === seat);
  if (!sum) return null;
  const { points, cost, luck, luckError } = sum;
  const { soundCount, decisionCount } = countSound(review, seat);
  // Luck below its error can't be distinguished from zero.
  const isSignificant = luck !== null && luckError !== null && Math.abs(luck) > luckError;
  const luckPoints = isSignificant ? Math.round(luck) : 0;
  const luckText = isSignificant ? WORDS.given(luckPoints) : WORDS.even;
  return (
    <div class="review-sum">
      <p>
        <strong>{WORDS.score(review.scores.map((score, side) => [sideOf(side), score]))}</strong>{' '}
        {WORDS.ended(player, points)}
      </p>
      <p>
        {WORDS.sound(soundCount, decisionCount)} {soundCount < decisionCount && cost > 0 && WORDS.flagged(cost)}
      </p>
      {luck === null ? (
        <p>{WORDS.unknown}</p>
      ) : (
        <details>
          <summary>{WORDS.parts(luckText, WORDS.given(points - luckPoints))}</summary>
          <dl>
            <div>
              <dt>{WORDS.luck}</dt>
              <dd>
                {luckText}
                {isSignificant && luckError ? <small>{WORDS.between(luck, luckError)}</small> : null}
              </dd>
            </div>
            <div>
              <dt>{WORDS.play}</dt>
              <dd>{WORDS.given(points - luckPoints)}</dd>
            </div>
            <div>
              <dt>{WORDS.sum}</dt>
              <dd>{WORDS.given(points)}</dd>
            </div>
          </dl>
          <p class="review-estimated">{WORDS.estimated}</p>
        </details>
      )}
    </div>
  );
}
