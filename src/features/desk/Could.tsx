import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { later } from '../../ui/later.tsx';
import type { Props } from './CouldList.tsx';
import { WORDS } from './words.ts';

const CouldList = later(
  () => import('./CouldList.tsx').then((loaded) => loaded.CouldList),
  ({ lost }) => <p>{lost ? WORDS.unreachable : WORDS.fetchingMoves}</p>,
);

/** What else there was to play; looked up only when somebody asks. */
export function Could(props: Props): VNode {
  const [open, setOpen] = useState(false);
  return (
    <details class="fold could" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{WORDS.could}</summary>
      {open && <CouldList {...props} />}
    </details>
  );
}
