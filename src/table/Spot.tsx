import type { VNode } from 'preact';
import { capitalize } from '../cards/words.ts';
import type { ZoneItem } from '../game/zone.ts';
import { CardFace } from '../ui/card/CardFace.tsx';
import type { CardLook } from '../ui/card/card-look.ts';
import { describeItem, type TableLabels } from './labels.ts';

/** Marks drawn around an item, beside its cards. */
export interface SpotState {
  readonly isPicked: boolean;
  readonly isMarked: boolean;
  readonly isHinted: boolean;
}

interface SpotProps extends SpotState {
  readonly item: ZoneItem;
  readonly looks: readonly CardLook[];
  readonly labels: TableLabels;
  /** The Tab key reaches this item; arrow keys reach the other items of the zone. */
  readonly isTabStop: boolean;
  readonly onPick?: (() => void) | undefined;
  /** A press opens the pile instead of picking it. */
  readonly opens?: boolean;
  /** A whole pile, drawn by its top cards or spread downwards; undefined for other items. */
  readonly arrangement?: 'piles' | 'columns' | undefined;
  /** Number of cards drawn from the top of a pile. */
  readonly top?: number;
  /** Shows the initial of the player who made the item. */
  readonly isSigned?: boolean | undefined;
}

/** A pile of more cards than this is drawn thick. */
export const DEEP_PILE = 8;

/** Classes that show the number of cards: side by side, as the thickness of a pile, or spread downwards. */
const SHAPE_CLASSES = {
  row: (cards: number) => cards > 1 && `is-stack${cards > 2 ? ` of-${Math.min(cards, 4)}` : ''}`,
  piles: (cards: number) => cards > 1 && (cards > DEEP_PILE ? 'is-deep' : 'is-pile'),
  columns: () => 'is-column',
} as const;

/** Cards of an item, bottom first; only the top ones of a pile. */
function SpotFaces({ item, looks, arrangement, top = 1, isSigned }: SpotProps): VNode {
  const firstDrawn = arrangement === 'piles' ? Math.max(0, looks.length - top) : 0;
  return (
    <span
      class="spot-cards"
      data-n={arrangement === 'columns' ? Math.min(looks.length, 24) : undefined}
      aria-hidden="true"
    >
      {looks.length === 0 && <span class="spot-place" />}
      {looks.slice(firstDrawn).map((look, i) => {
        const rank = item.stands?.[firstDrawn + i] ?? '';
        const face = <CardFace key={`${look.code}-${i}`} look={look} />;
        return rank === '' ? (
          face
        ) : (
          <span key={`${look.code}-${i}`} class="spot-stands">
            {face}
            <b>{rank}</b>
          </span>
        );
      })}
      {item.worth !== undefined && <span class="spot-worth">{item.worth}</span>}
      {isSigned && item.by !== undefined && <span class="spot-by">{capitalize(item.by).charAt(0)}</span>}
    </span>
  );
}

/** An item on the table: a card, cards that count as one, or an empty place. */
export function Spot(props: SpotProps): VNode {
  const { item, looks, labels, isPicked, isMarked, isHinted, isTabStop, onPick, arrangement } = props;
  const states = [isPicked && 'is-picked', isMarked && 'is-marked', isHinted && 'is-hinted'].filter(Boolean);
  const name = [
    describeItem(item, looks, labels, arrangement),
    ...(isMarked ? [labels.marked] : []),
    ...(isHinted ? [labels.hinted] : []),
    ...(props.opens ? [labels.opens] : []),
  ].join(', ');
  // The name is content instead of a label: the drawing is hidden from screen readers, and the text read equals the
  // text here.
  const content = (
    <>
      <span class="unseen">{name}</span>
      <SpotFaces {...props} />
    </>
  );
  const kind = ['spot', SHAPE_CLASSES[arrangement ?? 'row'](looks.length), ...states].filter(Boolean).join(' ');
  if (!onPick) {
    return (
      <span class={kind} data-item={item.id}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={kind}
      data-item={item.id}
      {...(props.opens ? { 'aria-haspopup': 'dialog' } : { 'aria-pressed': isPicked })}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onPick}
    >
      {content}
    </button>
  );
}
