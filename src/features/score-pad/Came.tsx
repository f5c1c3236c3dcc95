import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { Announced } from '../../ui/announce/Announced.tsx';
import { StrayWay } from '../share/StrayWay.tsx';
import { $came, $torn, answer } from './state/link.ts';
import { type PadGame, reckon } from './state/reckon.ts';
import { WORDS } from './words.ts';

/** What came with a link, beside one’s own: nothing changes before one says so. */
export function Came({ game }: { readonly game: PadGame }): VNode | null {
  const came = useStore($came);
  const torn = useStore($torn);
  if (torn !== '') {
    return (
      <Announced as="div" class="pad-came">
        <p>
          {torn} {WORDS.asWas} <StrayWay />
        </p>
        <button type="button" class="chip" onClick={() => answer(false)}>
          {WORDS.fine}
        </button>
      </Announced>
    );
  }
  if (came.length === 0) return null;
  return (
    <Announced as="div" class="pad-came">
      <p>{WORDS.linked}</p>
      {came.map((sheet) => {
        const { sides, totals, rounds } = reckon(game, sheet);
        const says = sides.map((who, side) => `${who} ${totals[side]}`).join(', ');
        return (
          <p key={says}>
            {says}
            {WORDS.after(game.pad.round, rounds.length)}
          </p>
        );
      })}
      <button type="button" class="chip" onClick={() => answer(true)}>
        {WORDS.keep}
      </button>{' '}
      <button type="button" class="chip" onClick={() => answer(false)}>
        {WORDS.away}
      </button>
    </Announced>
  );
}
