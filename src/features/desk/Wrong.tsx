import type { VNode } from 'preact';
import { Announced } from '../../ui/announce/Announced.tsx';

/** What is wrong with what was said. */
export function Wrong({ says }: { readonly says: string }): VNode {
  return <Announced class="place-wrong">{says}</Announced>;
}
