import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Standing } from '../../scenarios/mini/standing.ts';
import type { Dealt } from '../../stores/mini/table.ts';
import { CardText } from '../card/CardText.tsx';
import type { Deals } from './deals.ts';
import { Stars } from './Stars.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly dealt: Dealt;
  readonly stands: Standing;
  readonly deals: Deals;
  readonly onDeal: (seed?: number) => void;
}

/** Moves that come to three stars, told when somebody wants to know. */
function Shown({ dealt, deals }: Pick<Props, 'dealt' | 'deals'>): VNode {
  const [way, setWay] = useState<readonly string[] | 'lost' | null>(null);
  const open = ({ currentTarget }: Event): void => {
    if (!(currentTarget as HTMLDetailsElement).open || Array.isArray(way)) return;
    deals.wayOf(dealt.seed).then(setWay, () => setWay('lost'));
  };
  return (
    <details class="mini-way" onToggle={open}>
      <summary>{WORDS.way}</summary>
      {way === 'lost' ? (
        <p>{WORDS.wayLost}</p>
      ) : (
        <ol>
          {(way ?? []).map((says, i) => (
            <li key={i.toString()}>
              <CardText text={says} />
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

/** What came of it, what would have been possible, and what next. */
export function MiniEnd({ dealt, stands, deals, onDeal }: Props): VNode {
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  const { far, stars } = stands;
  return (
    <section class="end mini-end" aria-labelledby="mini-end">
      <h2 id="mini-end">
        {WORDS.ended[stars]} <Stars stars={stars} />
      </h2>
      <p>{WORDS.came(dealt.aim.says(far))}</p>
      <div class="buttons">
        <button ref={again} type="button" class="button primary" onClick={() => onDeal()}>
          {WORDS.again}
        </button>
        <button type="button" class="button" onClick={() => onDeal(dealt.seed)}>
          {WORDS.same}
        </button>
        <a class="button" href={deals.onward}>
          {WORDS.onward}
        </a>
      </div>
      {stars < 3 && <Shown key={dealt.seed} dealt={dealt} deals={deals} />}
    </section>
  );
}
