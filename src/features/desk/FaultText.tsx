import type { VNode } from 'preact';
import type { DeskPlace } from '../../game/desk.ts';
import type { Fault } from '../../game/fault.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { faultPathIn } from './state/things.ts';

interface PlaceFault {
  readonly says: string;
  /** Which of the things there, where it is about one. */
  readonly at: number | null;
}

/** What a fault says about a place; null where it is about something else. */
export function faultAt(place: DeskPlace, fault: Fault | null): PlaceFault | null {
  const path = fault && faultPathIn(place, fault.path);
  if (!fault || path === null || path === undefined) return null;
  const at = /^\[(\d+)\]$/.exec(fault.path.slice(path.length))?.[1];
  return { says: fault.says, at: at === undefined ? null : Number(at) };
}

/** What is wrong with what was said. */
export function FaultText({ says }: { readonly says: string }): VNode {
  return <Announced class="place-wrong">{says}</Announced>;
}
