import type { VNode } from 'preact';
import type { DeskPlace } from '../../game/desk.ts';
import type { Fault } from '../../game/fault.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { faultPathIn } from './state/things.ts';

interface PlaceFault {
  readonly says: string;
  /** Index of the wrong thing; null if the fault is about the whole place. */
  readonly at: number | null;
}

/** The part of a fault that is about this place; null if it isn't. */
export function faultAt(place: DeskPlace, fault: Fault | null): PlaceFault | null {
  const path = fault && faultPathIn(place, fault.path);
  if (!fault || path === null || path === undefined) return null;
  const at = /^\[(\d+)\]$/.exec(fault.path.slice(path.length))?.[1];
  return { says: fault.says, at: at === undefined ? null : Number(at) };
}

export function FaultText({ says }: { readonly says: string }): VNode {
  return <Announced class="place-wrong">{says}</Announced>;
}
