import type { VNode } from 'preact';
import type { Card } from '../cards/card.ts';
import type { ItemRef, Zone, ZoneItem } from '../game/zone.ts';
import type { CardLook } from '../ui/card/card-look.ts';
import { signLook } from '../ui/card/sign-look.ts';
import type { TableLabels } from './labels.ts';
import { pickKey } from './picks.ts';
import { DEEP_PILE, Spot } from './Spot.tsx';

export interface ZoneLook {
  readonly looks: (card: Card) => CardLook;
  readonly picked: ReadonlySet<string>;
  readonly marked: ReadonlySet<string>;
  readonly hinted: ReadonlySet<string>;
  readonly labels: TableLabels;
  readonly onPick: ((pick: ItemRef) => void) | undefined;
  /** A pile that no move touches was touched: it opens, or there is a reason why not. */
  readonly onOpen?: ((zone: Zone) => void) | undefined;
  readonly pickable: (zone: Zone, item: ZoneItem) => boolean;
}

export interface ZoneViewProps extends ZoneLook {
  readonly zone: Zone;
  /** The item that the Tab key reaches. */
  readonly tab: string | undefined;
  /** Where an item lies in a grid of places, as CSS has it; without it one after the other. */
  readonly placeOf?: (item: string) => string;
  /** On a table that fills its window things lie in the shapes their zones have; in a text, one after the other. */
  readonly round?: boolean;
}

/** Of so many backs a fan is as wide as it gets: more of them say no more than the count beside them. */
const MAX_BACKS = 7;

/** So many cards of a fanned pile show. */
const FAN_CARDS = 5;

/** From so many cards in hand on, these are drawn smaller. */
export const CROWDED_HAND = 18;
const FEW_GROUPS = 5;

/** How many cards lie in a zone, drawn or not. */
export function countCardsIn(zone: Zone): number {
  return zone.count ?? zone.items.reduce((sum, item) => sum + item.cards.length, 0);
}

/** The things that are drawn: of a pile its top, of a hidden hand a few backs, and what is turned up before them. */
export function visibleItems(zone: Zone): readonly ZoneItem[] {
  if (zone.kind === 'pile') return zone.items.slice(-1);
  return zone.kind === 'held' ? zone.items.slice(-MAX_BACKS) : zone.items;
}

/** What lies in a zone, thing by thing. */
function ZoneItems({ zone, tab, placeOf, round, ...look }: ZoneViewProps): VNode {
  const { looks, picked, marked, hinted, labels, onPick, onOpen, pickable } = look;
  const opens = onOpen !== undefined && zone.look !== undefined;
  const items = visibleItems(zone);
  const lies = zone.kind === 'piles' || zone.kind === 'columns' ? zone.kind : undefined;
  // Few groups of many cards have lines of their own where there is little room.
  const breaks = items.length > CROWDED_HAND && items.filter((item) => item.apart).length < FEW_GROUPS;
  return (
    <>
      {items.flatMap((item) => {
        const pick: ItemRef = { zone: zone.id, item: item.id };
        const key = pickKey(pick);
        return [
          <li
            key={item.id}
            class={item.apart ? 'is-apart' : undefined}
            {...(placeOf ? { style: { gridArea: placeOf(item.id) } } : {})}
          >
            <Spot
              item={item}
              looks={item.sign ? [signLook(item.sign)] : item.cards.map(looks)}
              labels={labels}
              picked={picked.has(key)}
              marked={marked.has(key)}
              hinted={hinted.has(key)}
              tab={item.id === tab}
              arrangement={lies}
              top={round && zone.shape === 'fan' ? FAN_CARDS : 1}
              signed={round === true}
              opens={opens}
              onPick={
                opens ? () => onOpen(zone) : onPick && pickable(zone, item) ? () => onPick(pick) : undefined
              }
            />
          </li>,
          breaks && item.apart && <li key={`${item.id}-line`} class="zone-break" aria-hidden="true" />,
        ];
      })}
    </>
  );
}

/** One named place with what lies there. */
export function ZoneView(props: ZoneViewProps): VNode {
  const { zone, labels, round } = props;
  const { id, label, kind, short } = zone;
  const compact = kind === 'pile' || kind === 'held';
  const items = visibleItems(zone);
  const cards = countCardsIn(zone);
  const deep = kind === 'pile' && cards > 1 ? (cards > DEEP_PILE ? ' is-deep' : ' is-pile') : '';
  const counted = compact || ((kind === 'piles' || kind === 'columns') && zone.count !== undefined);
  const apart = items.some((item) => item.apart) ? ' is-grouped' : '';
  const note = labels.notes[id];
  const grown = kind === 'columns' && items.some((item) => item.cards.length > 1);
  const named = round && short !== undefined;
  const shape = round
    ? `${zone.shape === 'fan' ? ' is-fan' : ''}${zone.side ? ` of-${zone.side}` : ''}${named ? ' is-named' : ''}${grown ? ' is-grown' : ''}`
    : '';
  const empty = zone.empty ?? labels.empty;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a form’s; this is a place on a table.
    <div
      role="group"
      aria-label={counted ? `${label}, ${labels.count(cards, zone.unit)}` : label}
      class={`zone zone-${kind}${shape}`}
      data-zone={id}
      data-count={cards}
    >
      <p key={`label ${label}`} class="zone-label" aria-hidden="true">
        <span>{named ? short : label}</span>
        {counted && <span class="zone-count">{cards}</span>}
        {note !== undefined && <span class="zone-note">{note}</span>}
      </p>
      {items.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where its marks are styled away.
        <ul role="list" class={`zone-items n${Math.min(items.length, 24)}${deep}${apart}`}>
          <ZoneItems {...props} />
        </ul>
      ) : (
        <p class="zone-empty">{compact ? <span class="unseen">{empty}</span> : empty}</p>
      )}
    </div>
  );
}
