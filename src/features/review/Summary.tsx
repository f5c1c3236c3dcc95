import type { VNode } from 'preact';
import { soundOf, type ToldReview } from './told.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly review: ToldReview;
  readonly seat: number;
  readonly who: string;
  /** What each side of the sheet is called. */
  readonly sideOf: (side: number) => string;
}

/** How the game went for a seat: what stands on the sheet, and luck apart from play. */
export function Summary({ review, seat, who, sideOf }: Props): VNode | null {
  const sum = review.summary.find((one) => one.seat === seat);
  if (!sum) return null;
  const { points, cost, luck, luckError } = sum;
  const { n, of } = soundOf(review, seat);
  // Smaller than its error it is nothing anybody can tell.
  const told = luck !== null && luckError !== null && Math.abs(luck) > luckError;
  const given = told ? Math.round(luck) : 0;
  return (
    <div class="review-sum">
      <p>
        <strong>{WORDS.score(review.scores.map((score, side) => [sideOf(side), score]))}</strong>{' '}
        {WORDS.ended(who, points)}
      </p>
      <p>
        {WORDS.sound(n, of)} {n < of && cost > 0 && WORDS.flagged(cost)}
      </p>
      {luck === null ? (
        <p>{WORDS.unknown}</p>
      ) : (
        <>
          <dl>
            <div>
              <dt>{WORDS.luck}</dt>
              <dd>
                {told ? WORDS.given(given) : WORDS.even}
                {told && luckError ? <small>{WORDS.between(luck, luckError)}</small> : null}
              </dd>
            </div>
            <div>
              <dt>{WORDS.play}</dt>
              <dd>{WORDS.given(points - given)}</dd>
            </div>
            <div>
              <dt>{WORDS.sum}</dt>
              <dd>{WORDS.given(points)}</dd>
            </div>
          </dl>
          <p class="review-estimated">{WORDS.estimated}</p>
        </>
      )}
    </div>
  );
}
