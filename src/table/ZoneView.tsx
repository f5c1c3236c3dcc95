import type { VNode } from 'preact';
import type { Card } from '../cards/card.ts';
import type { ItemRef, Sign, Zone, ZoneItem } from '../game/zone.ts';
import type { CardLook } from '../ui/card/card-look.ts';
import type { TableLabels } from './labels.ts';
import { pickKey } from './picks.ts';
import { DEEP_PILE, Spot } from './Spot.tsx';

/** Look of a sign, such as a die, that is no card of the pack. */
function signLook({ face, spoken }: Sign): CardLook {
  return { code: spoken, index: face.index, suit: null, art: face.art, ink: face.ink, spoken };
}

export interface SharedZoneProps {
  readonly looks: (card: Card) => CardLook;
  readonly picked: ReadonlySet<string>;
  readonly marked: ReadonlySet<string>;
  readonly hinted: ReadonlySet<string>;
  readonly labels: TableLabels;
  readonly onPick: ((pick: ItemRef) => void) | undefined;
  /** Called when a pile that no move touches is pressed: it opens, or the caller explains why not. */
  readonly onOpen?: ((zone: Zone) => void) | undefined;
  readonly pickable: (zone: Zone, item: ZoneItem) => boolean;
  readonly slotOf?: ((zone: Zone) => VNode | null) | undefined;
}

export interface ZoneViewProps extends SharedZoneProps {
  readonly zone: Zone;
  /** Id of the item that the Tab key reaches. */
  readonly tab: string | undefined;
  /** CSS `grid-area` of an item; without it items follow one another. */
  readonly placeOf?: (item: string) => string;
  /**
   * Draws zones in their own shapes, on a table that fills the window; without it, items follow one another as in a
   * text.
   */
  readonly isRound?: boolean;
}

/** Card backs drawn of a hidden hand; beyond this the count beside them is enough. */
const MAX_BACKS = 7;

/** Cards drawn of a fanned pile. */
const FAN_CARDS = 5;

/** Cards in hand from which on they are drawn smaller. */
export const CROWDED_HAND = 18;
const FEW_GROUPS = 5;

/** Number of cards in a zone, drawn or not. */
export function countCardsIn(zone: Zone): number {
  return zone.count ?? zone.items.reduce((sum, item) => sum + item.cards.length, 0);
}

/** Items that are drawn: the top of a pile, a few backs of a hidden hand, all items of other zones. */
export function visibleItems(zone: Zone): readonly ZoneItem[] {
  if (zone.kind === 'pile') return zone.items.slice(-1);
  return zone.kind === 'held' ? zone.items.slice(-MAX_BACKS) : zone.items;
}

/** The items as list items, in a table's `ul`. */
function drawItems(
  { zone, tab, placeOf, isRound, ...look }: ZoneViewProps,
  items: readonly ZoneItem[],
): readonly (VNode | false | undefined)[] {
  const { looks, picked, marked, hinted, labels, onPick, onOpen, pickable } = look;
  const opensPile = onOpen !== undefined && zone.look !== undefined;
  const arrangement = zone.kind === 'piles' || zone.kind === 'columns' ? zone.kind : undefined;
  // A few groups of many cards get a line each on a narrow screen.
  const needsBreaks = items.length > CROWDED_HAND && items.filter((item) => item.hasGapAfter).length < FEW_GROUPS;
  return items.flatMap((item) => {
    const pick: ItemRef = { zone: zone.id, item: item.id };
    const key = pickKey(pick);
    return [
      <li
        key={item.id}
        class={item.hasGapAfter ? 'is-apart' : undefined}
        {...(placeOf ? { style: { gridArea: placeOf(item.id) } } : {})}
      >
        <Spot
          item={item}
          looks={item.sign ? [signLook(item.sign)] : item.cards.map(looks)}
          labels={labels}
          isPicked={picked.has(key)}
          isMarked={marked.has(key)}
          isHinted={hinted.has(key)}
          isTabStop={item.id === tab}
          arrangement={arrangement}
          top={isRound && zone.shape === 'fan' ? FAN_CARDS : 1}
          isSigned={isRound}
          opens={opensPile}
          onPick={opensPile ? () => onOpen(zone) : onPick && pickable(zone, item) ? () => onPick(pick) : undefined}
        />
      </li>,
      needsBreaks && item.hasGapAfter && <li key={`${item.id}-line`} class="zone-break" aria-hidden="true" />,
    ];
  });
}

/** A zone with its label and its items. */
export function ZoneView(props: ZoneViewProps): VNode {
  const { zone, labels, isRound } = props;
  const { id, label, kind, short } = zone;
  const isCompact = kind === 'pile' || kind === 'held';
  const items = visibleItems(zone);
  const cards = countCardsIn(zone);
  const depthClass = kind === 'pile' && cards > 1 ? (cards > DEEP_PILE ? ' is-deep' : ' is-pile') : '';
  const showsCount = isCompact || ((kind === 'piles' || kind === 'columns') && zone.count !== undefined);
  const groupClass = items.some((item) => item.hasGapAfter) ? ' is-grouped' : '';
  const note = labels.notes[id];
  const hasGrown = kind === 'columns' && items.some((item) => item.cards.length > 1);
  const hasShortLabel = isRound && short !== undefined;
  const shape = isRound
    ? `${zone.shape === 'fan' ? ' is-fan' : ''}${zone.side ? ` of-${zone.side}` : ''}${hasShortLabel ? ' is-named' : ''}${hasGrown ? ' is-grown' : ''}${zone.comesLater ? ' comes-later' : ''}`
    : '';
  const emptyLabel = zone.empty ?? labels.empty;
  const slot = props.slotOf?.(zone);
  const n = Math.min(items.length + (slot ? 1 : 0), 24);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a form's; this is a place on a table.
    <div
      role="group"
      aria-label={showsCount ? `${label}, ${labels.count(cards, zone.unit)}` : label}
      class={`zone zone-${kind}${shape}`}
      data-zone={id}
      data-count={cards}
    >
      <p key={`label ${label}`} class="zone-label" aria-hidden="true">
        <span>{hasShortLabel ? short : label}</span>
        {showsCount && <span class="zone-count">{cards}</span>}
        {note !== undefined && <span class="zone-note">{note}</span>}
      </p>
      {items.length > 0 || slot ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where its marks are styled away.
        <ul role="list" class={`zone-items${depthClass}${groupClass}`} data-n={n}>
          {drawItems(props, items)}
          {slot && <li>{slot}</li>}
        </ul>
      ) : (
        <p class="zone-empty">{isCompact ? <span class="unseen">{emptyLabel}</span> : emptyLabel}</p>
      )}
    </div>
  );
}
