import type { VNode } from 'preact';
import type { Verdict } from '../../referee/verdict.ts';
import './verdict-icon.css';

const ICON_PATHS: Readonly<Record<Verdict, string>> = {
  legal: 'M7 12.5l3.5 3.5L17 8.5',
  illegal: 'M8 8l8 8M16 8l-8 8',
  depends: 'M9 9.5a3 3 0 1 1 4.6 2.5C12.5 12.8 12 13.2 12 14.2M12 17.3v.01',
};

/** A tick, a cross or a question mark in a ring. */
export function VerdictIcon({ verdict }: { readonly verdict: Verdict }): VNode {
  return (
    <svg class="ruling-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={`M22.5 12a10.5 10.5 0 1 1-21 0 10.5 10.5 0 0 1 21 0z${ICON_PATHS[verdict]}`} />
    </svg>
  );
}
