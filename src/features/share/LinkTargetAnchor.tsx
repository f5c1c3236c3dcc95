import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { $linkTarget } from './link-target.ts';

/** A link to the page where a misplaced link or file opens. */
export function LinkTargetAnchor(): VNode | null {
  const linkTarget = useStore($linkTarget);
  return linkTarget && <a href={linkTarget.href}>{linkTarget.label}</a>;
}
