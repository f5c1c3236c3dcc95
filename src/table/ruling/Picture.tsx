import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Box } from '../../game/game.ts';
import {
  type Picture as Drawn,
  type HandsFacts,
  type LimitFacts,
  type OrderFacts,
  panDifference,
  type RunFacts,
  type ScalesFacts,
  type SumFacts,
  sumWeights,
  type Term,
  type Weight,
} from '../../game/picture.ts';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { looksOf } from '../../ui/card/looks.ts';
import { CARD_WIDTH, type CardLooks, MiniCards } from './MiniCard.tsx';

interface Props {
  readonly of: ScalesFacts;
  readonly looks: CardLooks;
}

/** A weight on a pan: its cards, and its value where the card doesn't show it. */
function Token({
  weight: { cards, value, text },
  looks,
}: {
  weight: Weight & { text?: string };
  looks: CardLooks;
}): VNode {
  const showsValue = cards.length === 1 && cards.every((card) => looks(card).index === String(value));
  return (
    <span class="picture-token">
      {cards.length === 0 ? <b>{value}</b> : <MiniCards cards={cards} looks={looks} />}
      {cards.length > 0 && !showsValue && <small>{value}</small>}
      {text !== undefined && <small>{text}</small>}
    </span>
  );
}

/** Parts of a sum end to end, with a mark at the wanted total. */
function Bar({ parts, wanted: target }: { readonly parts: readonly number[]; readonly wanted: number }): VNode {
  const ends = parts.map((_, i) => parts.slice(0, i + 1).reduce((sum, part) => sum + part, 0));
  const fullWidth = Math.max(target, ...ends);
  return (
    <svg class="picture-bar" viewBox={`0 0 ${fullWidth} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path class="picture-line" d={`M0 .5H${fullWidth}`} />
      <path class="picture-made" d={`M0 .5H${ends.at(-1) ?? 0}`} />
      {ends.slice(0, -1).map((end) => (
        <path key={end} class="picture-cut" d={`M${end} .2V.8`} />
      ))}
      <path class="picture-wanted" d={`M${target} 0V1`} />
    </svg>
  );
}

/** A sum: its parts, its total, and a bar that shows the difference to the wanted total. */
function Pan({ of, pan, looks }: Props & { readonly pan: readonly Weight[] }): VNode {
  const [total, target] = [sumWeights(pan), sumWeights(of.against)];
  const isRight = panDifference(of, pan) === 0;
  const sign = total === target ? '=' : total > target ? '>' : '<';
  return (
    <li class={isRight ? 'is-right' : 'is-wrong'}>
      <p>
        {pan.map((weight, i) => (
          <Token key={i} weight={weight} looks={looks} />
        ))}
        <b class="picture-sum">
          {[pan.length > 1 ? total : '', sign, of.against.length > 1 ? target : ''].join(' ').trim()}
        </b>
        {of.against.map((weight, i) => (
          <Token key={i} weight={weight} looks={looks} />
        ))}
      </p>
      <Bar parts={pan.map(({ value }) => value)} wanted={target} />
    </li>
  );
}

/** Sums one below the other, compared with the same total. */
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

const CELL_SIGNS = { there: '', new: '✓', gap: '', wrong: '✕' } as const;

/** Cards in order: a gap shows the missing card, a cross is below a wrong one. */
function RunPicture({ of: { slots }, looks }: { readonly of: RunFacts; readonly looks: CardLooks }): VNode {
  return (
    <div class="picture-run">
      {slots.map(({ card, text, mark }, i) => (
        <span key={i} class={`is-${mark}`}>
          {card === null ? <b>{text}</b> : <MiniCards cards={[card]} looks={looks} />}
          <small>{CELL_SIGNS[mark] || (card !== null && looks(card).suit === null ? text : '')}</small>
        </span>
      ))}
    </div>
  );
}

export interface PictureProps {
  readonly game: Box;
  readonly picture: Drawn;
}

/** More boxes than this can't be counted at a glance. */
const MAX_BOXES = 8;

/** Two hands one under the other, card over card: a tick at the better one, the deciding cards lifted. */
function HandsPicture({ of: { hands, better, tie }, looks }: { of: HandsFacts; looks: CardLooks }): VNode {
  return (
    <div class="picture-hands">
      {hands.map(({ who, name, cards, stands, decides }, i) => (
        <div key={who} class={better === i ? 'is-better' : undefined}>
          <p>
            {who} <small>{name}</small>
            {better === i && <b>✓</b>}
          </p>
          <span class="picture-cards">
            {cards.map((card, at) => (
              <span key={at} class={decides?.includes(at) ? 'is-lifted' : undefined}>
                <CardFace look={looks(card)} size={CARD_WIDTH} />
                {stands?.[at] && <i>{stands[at]}</i>}
              </span>
            ))}
          </span>
        </div>
      ))}
      {tie !== undefined && <p>{tie}</p>}
    </div>
  );
}

/** Terms with their signs. */
function Terms({ terms, looks }: { readonly terms: readonly Term[]; readonly looks: CardLooks }): VNode {
  return (
    <>
      {terms.map((term, i) => (
        <span key={i} class="picture-term">
          {i > 0 && term.sign}
          <Token weight={term} looks={looks} />
        </span>
      ))}
    </>
  );
}

/** A sum, perhaps in brackets and multiplied, with its result. */
function SumPicture({ of: { terms, times, total }, looks }: { of: SumFacts; looks: CardLooks }): VNode {
  return (
    <p class="picture-total">
      {times && '('}
      <Terms terms={terms} looks={looks} />
      {times && (
        <>
          {') ×'} <Terms terms={[times]} looks={looks} />
        </>
      )}
      <b class="picture-sum">= {total}</b>
    </p>
  );
}

/**
 * A box for each permitted number: full, missing or too many. For a claimed number: the number itself, and the ones
 * that are excluded.
 */
function LimitPicture({ of: { count, least, most, isClaimed } }: { of: LimitFacts }): VNode {
  const boxes = Math.min(MAX_BOXES, Math.max(count, least, most > MAX_BOXES ? 0 : most));
  const claimClass = (n: number): string => {
    if (n === count) return n < least || n > most ? 'is-over' : 'is-full';
    return n < least || n > most ? 'is-shut' : '';
  };
  const countClass = (n: number): string =>
    n > most ? 'is-over' : n <= count ? 'is-full' : n <= least ? 'is-missing' : '';
  return (
    <div class="picture-limit">
      {Array.from({ length: boxes }, (_, i) => (
        <i key={i} class={isClaimed ? claimClass(i + 1) : countClass(i + 1)}>
          {i + 1}
        </i>
      ))}
    </div>
  );
}

/** The players in order; the one whose turn it is is filled in. */
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
          {i > 0 && <i />}
        </span>
      ))}
    </div>
  );
}

/** Picture of an explanation; its sentence says the same. */
export function Picture({ game, picture }: PictureProps): VNode {
  const looks = useMemo(() => looksOf(game), [game]);
  const { kind } = picture;
  return (
    <div class={`picture is-${kind}`} aria-hidden="true">
      {kind === 'scales' && <ScalesPicture of={picture} looks={looks} />}
      {kind === 'run' && <RunPicture of={picture} looks={looks} />}
      {kind === 'hands' && <HandsPicture of={picture} looks={looks} />}
      {kind === 'sum' && <SumPicture of={picture} looks={looks} />}
      {kind === 'limit' && <LimitPicture of={picture} />}
      {kind === 'order' && <OrderPicture of={picture} />}
    </div>
  );
}
