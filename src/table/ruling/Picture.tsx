import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import type { Picture as Drawn, Hands, Limit, Order } from '../../game/picture.ts';
import { looksOf } from '../../ui/card/looks.ts';
import { type Looks, MiniCards } from './MiniCard.tsx';
import { RunPicture } from './RunPicture.tsx';
import { ScalesPicture } from './ScalesPicture.tsx';

export interface PictureProps {
  readonly game: Game;
  readonly picture: Drawn;
}

/** More boxes than this say nothing. */
const MOST_BOXES = 8;

/** Two hands, each with its name; a tick where one is ahead. */
function HandsPicture({ of: { hands, better }, looks }: { of: Hands; looks: Looks }): VNode {
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
function LimitPicture({ of: { count, least, most, said } }: { of: Limit }): VNode {
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
function OrderPicture({ of: { names, now, tries } }: { of: Order }): VNode {
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
