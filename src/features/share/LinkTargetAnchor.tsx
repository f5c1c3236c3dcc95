import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { $linkTarget } from './link-target.ts';

/** The way to where a link or a file belongs that couldn’t be opened here. */
export function LinkTargetAnchor(): VNode | null {
  const way = useStore($linkTarget);
  return way && <a href={way.href}>{way.label}</a>;
}
