import type { VNode } from 'preact';
import { soundOf, type ToldReview } from '../../stores/review/told.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly review: ToldReview;
  readonly seat: number;
  readonly who: string;
}

/** How the game went for a seat: luck apart from play, and the sum of both. */
export function Summary({ review, seat, who }: Props): VNode | null {
  const sum = review.summary.find((one) => one.seat === seat);
  if (!sum) return null;
  const { points, cost, costError, luck, luckError, left } = sum;
  const { n, of } = soundOf(review, seat);
  const line = (label: string, value: number, error: number | null): VNode => (
    <div>
      <dt>{label}</dt>
      <dd>
        {WORDS.given(value)}
        {error !== null && error > 0 && <small>{WORDS.between(value, error)}</small>}
      </dd>
    </div>
  );
  return (
    <div class="review-sum">
      <p>
        {WORDS.ended(who, points)} {WORDS.won(review.won)} {WORDS.sound(n, of)}
      </p>
      {luck === null || left === null ? (
        <p>{WORDS.unknown}</p>
      ) : (
        <>
          <dl>
            {line(WORDS.luck, luck, luckError)}
            {line(WORDS.play, -cost, costError)}
            {line(WORDS.others, left, null)}
            {line(WORDS.sum, points, null)}
          </dl>
          {(luckError || costError > 0) && <p class="review-estimated">{WORDS.estimated}</p>}
        </>
      )}
    </div>
  );
}
