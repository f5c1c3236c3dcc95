import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Zone, ZoneItem } from '../game/zone.ts';
import type { DropHandler } from './drag.ts';
import { TABLE_LABELS } from './labels.ts';
import { pickKeys } from './picks.ts';
import type { TableProps } from './table-props.ts';
import { fetchMotion, useGlide } from './use-glide.ts';
import { useRoving } from './use-roving.ts';
import type { ZoneLook } from './ZoneView.tsx';

/** Lets things be dragged over the table, beside being touched. Comes once the table stands: taps don't wait for it. */
function useDrag(root: RefObject<HTMLElement>, onDrop: DropHandler | undefined): void {
  const drop = useRef(onDrop);
  drop.current = onDrop;
  useEffect(() => {
    const table = root.current;
    if (!table || !onDrop) return;
    const over = new AbortController();
    fetchMotion().then(
      ({ trackDrag, findPressedItem }) => {
        const start = (event: PointerEvent): void => {
          const thing = findPressedItem(event);
          if (thing) trackDrag(table, thing, event, (what, place) => drop.current?.(what, place));
        };
        table.addEventListener('pointerdown', start, { signal: over.signal });
      },
      // Without it there are still taps and keys.
      () => undefined,
    );
    return () => over.abort();
  }, [onDrop !== undefined]);
}

/** What every table does with its zones, however they lie. */
interface TableParts {
  /** How each zone is drawn. */
  readonly look: ZoneLook;
  /** The item of a zone that the Tab key reaches. */
  readonly tabOf: (zone: Zone) => string | undefined;
  /** What the sheet itself listens to; nothing where it is a drawing. */
  readonly handlers: Partial<Pick<ReturnType<typeof useRoving>, 'onFocusIn' | 'onKeyDown'>>;
}

const isPickable = (zone: Zone, _item: ZoneItem): boolean => zone.kind !== 'held' && zone.kind !== 'sign';

/** Gliding, dragging and the keyboard on a sheet, and what its zones need to be drawn. */
export function useTable(props: TableProps, root: RefObject<HTMLElement>): TableParts {
  const { looks, picked, marked, hinted, onPick, onDrop, onOpen, pickable = isPickable } = props;
  useGlide(root);
  useDrag(root, onPick && onDrop);
  const { tabs, onFocusIn, onKeyDown } = useRoving(root);
  const look: ZoneLook = {
    looks,
    labels: { ...TABLE_LABELS, ...props.labels },
    onPick,
    onOpen,
    pickable,
    picked: pickKeys(picked),
    marked: pickKeys(marked),
    hinted: pickKeys(hinted),
  };
  const tabOf = (zone: Zone): string | undefined => {
    const items = zone.kind === 'pile' ? zone.items.slice(-1) : zone.items;
    const can = items.filter((item) => pickable(zone, item));
    return (can.find((item) => item.id === tabs[zone.id]) ?? can[0])?.id;
  };
  return { look, tabOf, handlers: onPick ? { onFocusIn, onKeyDown } : {} };
}
