import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { changedOptions } from '../../game/options.ts';
import { later } from '../later.tsx';
import type { Props } from './HouseFields.tsx';
import { WORDS } from './words.ts';

const HouseFields = later(
  () => import('./HouseFields.tsx').then((loaded) => loaded.HouseFields),
  ({ lost }) => <p>{lost ? WORDS.unreachable : WORDS.fetchingRules}</p>,
);

/** Who plays and by which rules, folded away: a quarrel seldom starts there. */
export function HouseRules(props: Props): VNode {
  const [open, setOpen] = useState(false);
  const { game, draft } = props;
  const house = game.options.filter((option) => !option.structural);
  const changed = Object.keys(changedOptions(house, draft.options)).length;
  const players = WORDS.players(Number(draft.options['seats']));
  return (
    <details class="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {WORDS.house} <small>{`${players}, ${changed === 0 ? WORDS.usual : WORDS.changed(changed)}`}</small>
      </summary>
      {open && <HouseFields {...props} />}
    </details>
  );
}
