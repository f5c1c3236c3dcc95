import type { VNode } from 'preact';
import { offBy, type Scales, type Weight, weighs } from '../../game/picture.ts';
import { type Looks, MiniCards } from './MiniCard.tsx';

interface Props {
  readonly of: Scales;
  readonly looks: Looks;
}

/** One thing on a pan: its cards, and what it counts where the card doesn't say so itself. */
function Token({ weight: { cards, value }, looks }: { weight: Weight; looks: Looks }): VNode {
  const plain = cards.length === 1 && cards.every((card) => looks(card).index === String(value));
  return (
    <span class="picture-token">
      {cards.length === 0 ? <b>{value}</b> : <MiniCards cards={cards} looks={looks} />}
      {cards.length > 0 && !plain && <small>{value}</small>}
    </span>
  );
}

/** The parts of a sum end to end, and a mark where as much as is wanted ends. */
function Bar({ parts, wanted }: { readonly parts: readonly number[]; readonly wanted: number }): VNode {
  const ends = parts.map((_, i) => parts.slice(0, i + 1).reduce((sum, part) => sum + part, 0));
  const whole = Math.max(wanted, ...ends);
  return (
    <svg class="picture-bar" viewBox={`0 0 ${whole} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path class="picture-made" d={`M0 .5H${ends.at(-1) ?? 0}`} />
      {ends.slice(0, -1).map((end) => (
        <path key={end} class="picture-cut" d={`M${end} .2V.8`} />
      ))}
      <path class="picture-wanted" d={`M${wanted} 0V1`} />
    </svg>
  );
}

/** A sum: its parts, what they make, and as a bar how far that is from what is wanted. */
function Pan({ of, pan, looks }: Props & { readonly pan: readonly Weight[] }): VNode {
  const [made, wanted] = [weighs(pan), weighs(of.against)];
  const right = offBy(of, pan) === 0;
  const sign = made === wanted ? '=' : made > wanted ? '>' : '<';
  return (
    <li class={right ? 'is-right' : 'is-wrong'}>
      <p>
        {pan.map((weight, i) => (
          <Token key={i} weight={weight} looks={looks} />
        ))}
        <b class="picture-sum">
          {[pan.length > 1 ? made : '', sign, of.against.length > 1 ? wanted : ''].join(' ').trim()}
        </b>
        {of.against.map((weight, i) => (
          <Token key={i} weight={weight} looks={looks} />
        ))}
      </p>
      <Bar parts={pan.map(({ value }) => value)} wanted={wanted} />
    </li>
  );
}

/** Sums weighed one below the other against the same thing. */
export function ScalesPicture({ of, looks }: Props): VNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where its marks are styled away.
    <ul role="list" class="picture-scales">
      {of.pans.map((pan, i) => (
        <Pan key={i} of={of} pan={pan} looks={looks} />
      ))}
    </ul>
  );
}
