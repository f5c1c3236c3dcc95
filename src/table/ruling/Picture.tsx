import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import {
  type Picture as Drawn,
  type HandsFacts,
  type LimitFacts,
  type OrderFacts,
  panDifference,
  type RunFacts,
  type ScalesFacts,
  sumWeights,
  type Weight,
} from '../../game/picture.ts';
import { looksOf } from '../../ui/card/looks.ts';
import { type CardLooks, MiniCards } from './MiniCard.tsx';

interface Props {
  readonly of: ScalesFacts;
  readonly looks: CardLooks;
}

/** One thing on a pan: its cards, and what it counts where the card doesn't say so itself. */
function Token({ weight: { cards, value }, looks }: { weight: Weight; looks: CardLooks }): VNode {
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
  const [made, wanted] = [sumWeights(pan), sumWeights(of.against)];
  const right = panDifference(of, pan) === 0;
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
function ScalesPicture({ of, looks }: Props): VNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where its marks are styled away.
    <ul role="list" class="picture-scales">
      {of.pans.map((pan, i) => (
        <Pan key={i} of={of} pan={pan} looks={looks} />
      ))}
    </ul>
  );
}

const SIGN = { there: '', new: '✓', gap: '', wrong: '✕' } as const;

/** Cards in order: an empty place with what belongs there, a cross below what doesn't belong. */
function RunPicture({ of: { slots }, looks }: { readonly of: RunFacts; readonly looks: CardLooks }): VNode {
  return (
    <div class="picture-run">
      {slots.map(({ card, text, mark }, i) => (
        <span key={i} class={`is-${mark}`}>
          {card === null ? <b>{text}</b> : <MiniCards cards={[card]} looks={looks} />}
          <small>{SIGN[mark] || (card !== null && looks(card).suit === null ? text : '')}</small>
        </span>
      ))}
    </div>
  );
}

export interface PictureProps {
  readonly game: Game;
  readonly picture: Drawn;
}

/** More boxes than this say nothing. */
const MOST_BOXES = 8;

/** Two hands, each with its name; a tick where one is ahead. */
function HandsPicture({ of: { hands, better }, looks }: { of: HandsFacts; looks: CardLooks }): VNode {
  return (
    <div class="picture-hands">
      {hands.map(({ who, name, cards }, i) => (
        <div key={who} class={better === i ? 'is-better' : undefined}>
          <p>
            {who}
            {better === i && <b>✓</b>}
          </p>
          <MiniCards cards={cards} looks={looks} />
          <p>{name}</p>
        </div>
      ))}
    </div>
  );
}

/**
 * As many boxes as there may be: those that are filled, those that are missing, those too many. Of numbers one may
 * say, the one that was said, and which are no longer open.
 */
function LimitPicture({ of: { count, least, most, said } }: { of: LimitFacts }): VNode {
  const boxes = Math.min(MOST_BOXES, Math.max(count, least, most > MOST_BOXES ? 0 : most));
  const sayable = (n: number): string => {
    if (n === count) return n < least || n > most ? 'is-over' : 'is-full';
    return n < least || n > most ? 'is-shut' : '';
  };
  const counted = (n: number): string =>
    n > most ? 'is-over' : n <= count ? 'is-full' : n <= least ? 'is-missing' : '';
  return (
    <div class="picture-limit">
      {Array.from({ length: boxes }, (_, i) => (
        <i key={i} class={said ? sayable(i + 1) : counted(i + 1)}>
          {i + 1}
        </i>
      ))}
    </div>
  );
}

/** One after the other, whose turn it is filled in. */
function OrderPicture({ of: { names, now, tries } }: { of: OrderFacts }): VNode {
  return (
    <div class="picture-order">
      {names.map((name, i) => (
        <span key={name} class={i === now ? 'is-now' : i === tries ? 'is-tries' : undefined}>
          <b>
            {name
              .replace(/^seat /, '')
              .charAt(0)
              .toUpperCase()}
          </b>
          <small>{name}</small>
        </span>
      ))}
    </div>
  );
}

/** A reason, drawn. The sentence above it says as much. */
export function Picture({ game, picture }: PictureProps): VNode {
  const looks = useMemo(() => looksOf(game), [game]);
  const { kind } = picture;
  return (
    <div class={`picture is-${kind}`} aria-hidden="true">
      {kind === 'scales' && <ScalesPicture of={picture} looks={looks} />}
      {kind === 'run' && <RunPicture of={picture} looks={looks} />}
      {kind === 'hands' && <HandsPicture of={picture} looks={looks} />}
      {kind === 'limit' && <LimitPicture of={picture} />}
      {kind === 'order' && <OrderPicture of={picture} />}
    </div>
  );
}
