import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { MiniStanding } from '../../scenarios/mini/standing.ts';
import type { MiniDeals } from './deals.ts';
import { Stars } from './Stars.tsx';
import type { DealtMini } from './table.ts';
import { WORDS } from './words.ts';

interface MiniEndProps {
  readonly dealtMini: DealtMini;
  readonly standing: MiniStanding;
  readonly deals: Pick<MiniDeals, 'onward'>;
  readonly onDeal: (seed?: number) => void;
}

/** The result, and what to do next. */
export function MiniEnd({ dealtMini, standing, deals, onDeal }: MiniEndProps): VNode {
  const againButton = useRef<HTMLButtonElement>(null);
  useEffect(() => againButton.current?.focus({ preventScroll: true }), []);
  const { progress, stars } = standing;
  return (
    <section class="end mini-end" aria-labelledby="mini-end">
      <h2 id="mini-end">
        {WORDS.ended[stars]} <Stars stars={stars} />
      </h2>
      <p>{WORDS.resultLine(dealtMini.aim.describeProgress(progress))}</p>
      <div class="buttons">
        <button ref={againButton} type="button" class="button primary" onClick={() => onDeal()}>
          {WORDS.again}
        </button>
        <button type="button" class="button" onClick={() => onDeal(dealtMini.seed)}>
          {WORDS.sameDeal}
        </button>
        <a class="button" href={deals.onward}>
          {WORDS.nextLesson}
        </a>
      </div>
    </section>
  );
}
