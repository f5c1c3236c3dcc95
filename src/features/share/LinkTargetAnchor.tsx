import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { $linkTarget } from './link-target.ts';

/** A link to the page that can open a link or file which came to the wrong page. */
export function LinkTargetAnchor(): VNode | null {
  const linkTarget = useStore($linkTarget);
  return linkTarget && <a href={linkTarget.href}>{linkTarget.label}</a>;
}
