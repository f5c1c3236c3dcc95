import type { VNode } from 'preact';
import { openingOf, type PadGame, type Standing } from './state/reckon.ts';
import { WORDS } from './words.ts';

/** Everybody with what they have; marked who is ahead, and who has left. */
export function Totals({ game, standing }: { readonly game: PadGame; readonly standing: Standing }): VNode {
  const { sides, totals, rounds } = standing;
  const { places } = openingOf(standing, null);
  const best = (game.pad.best === 'most' ? Math.max : Math.min)(...places.map((side) => totals[side] ?? 0));
  const mark = (side: number): string => {
    if (!places.includes(side)) return 'is-gone';
    return rounds.length > 0 && totals[side] === best ? 'is-ahead' : '';
  };
  return (
    <ol class="pad-totals" data-columns={sides.length}>
      {sides.map((who, side) => (
        <li key={side} class={mark(side)}>
          <span>
            {who}
            {!places.includes(side) && ` ${WORDS.gone}`}
          </span>{' '}
          <strong>{String(totals[side]).replace('-', '−')}</strong>
        </li>
      ))}
    </ol>
  );
}
