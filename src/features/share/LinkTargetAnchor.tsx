import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { $linkTarget } from './link-target.ts';

/** A link to the page where a misplaced link or file opens. */
export function LinkTargetAnchor(): VNode | null {
  const way = useStore($linkTarget);
  return way && <a href={way.href}>{way.label}</a>;
}
