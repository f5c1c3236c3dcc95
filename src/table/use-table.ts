import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Zone, ZoneItem } from '../game/zone.ts';
import type { DropHandler } from './drag.ts';
import { TABLE_LABELS } from './labels.ts';
import { pickKeys } from './picks.ts';
import type { TableProps } from './table-props.ts';
import { fetchMotion, useGlide } from './use-glide.ts';
import { useRoving } from './use-roving.ts';
import type { SharedZoneProps } from './ZoneView.tsx';

/** Adds dragging to a table once it is drawn; taps don't wait for it. */
function useDrag(root: RefObject<HTMLElement>, onDrop: DropHandler | undefined): void {
  const drop = useRef(onDrop);
  drop.current = onDrop;
  useEffect(() => {
    const table = root.current;
    if (!table || !onDrop) return;
    const abortController = new AbortController();
    fetchMotion().then(
      ({ trackDrag, findPressedItem }) => {
        const start = (event: PointerEvent): void => {
          const thing = findPressedItem(event);
          if (thing) trackDrag(table, thing, event, (droppedItem, place) => drop.current?.(droppedItem, place));
        };
        table.addEventListener('pointerdown', start, { signal: abortController.signal });
      },
      // Without dragging, taps and keys still work.
      () => undefined,
    );
    return () => abortController.abort();
  }, [onDrop !== undefined]);
}

/** What a component needs to draw the zones of a table, in any layout. */
interface TableBindings {
  /** Props of all zones. */
  readonly zoneProps: SharedZoneProps;
  /** Id of the item in a zone that the Tab key reaches; undefined if none can be picked. */
  readonly tabOf: (zone: Zone) => string | undefined;
  /** Handlers of the sheet; none if it is a drawing. */
  readonly handlers: Partial<Pick<ReturnType<typeof useRoving>, 'onFocusIn' | 'onKeyDown'>>;
}

const isPickable = (zone: Zone, _item: ZoneItem): boolean => zone.kind !== 'held' && zone.kind !== 'sign';

/** Animation, dragging and keyboard of a table, and the props of its zones. */
export function useTable(props: TableProps, root: RefObject<HTMLElement>): TableBindings {
  const { looks, picked, marked, hinted, onPick, onDrop, onOpen, slotOf, pickable = isPickable } = props;
  useGlide(root, props.zones, props.dealt);
  useDrag(root, onPick && onDrop);
  const { tabs, onFocusIn, onKeyDown } = useRoving(root);
  const look: SharedZoneProps = {
    looks,
    labels: { ...TABLE_LABELS, ...props.labels },
    onPick,
    onOpen,
    pickable,
    slotOf,
    picked: pickKeys(picked),
    marked: pickKeys(marked),
    hinted: pickKeys(hinted),
  };
  const tabOf = (zone: Zone): string | undefined => {
    const items = zone.kind === 'pile' ? zone.items.slice(-1) : zone.items;
    const pickableItems = items.filter((item) => pickable(zone, item));
    return (pickableItems.find((item) => item.id === tabs[zone.id]) ?? pickableItems[0])?.id;
  };
  return { zoneProps: look, tabOf, handlers: onPick ? { onFocusIn, onKeyDown } : {} };
}
