import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { $stray } from './stray.ts';

/** The way to where a link or a file belongs that couldn’t be opened here. */
export function StrayWay(): VNode | null {
  const way = useStore($stray);
  return way && <a href={way.href}>{way.label}</a>;
}
