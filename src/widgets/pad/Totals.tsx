import type { VNode } from 'preact';
import type { PadGame, Standing } from '../../stores/pad/reckon.ts';

/** Everybody with what they have, whoever is ahead marked. */
export function Totals({ game, standing }: { readonly game: PadGame; readonly standing: Standing }): VNode {
  const { sides, totals, rounds } = standing;
  const best = (game.pad.best === 'most' ? Math.max : Math.min)(...totals);
  return (
    <ol class="pad-totals" data-columns={sides.length}>
      {sides.map((who, side) => (
        <li key={who} class={rounds.length > 0 && totals[side] === best ? 'is-ahead' : ''}>
          <span>{who}</span> <strong>{String(totals[side]).replace('-', '−')}</strong>
        </li>
      ))}
    </ol>
  );
}
