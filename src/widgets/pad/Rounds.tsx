import type { VNode } from 'preact';
import { sentence } from '../../cards/words.ts';
import { mend } from '../../stores/pad/pad.ts';
import type { Standing } from '../../stores/pad/reckon.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly standing: Standing;
  /** What a line is called. */
  readonly round: string;
  /** The round that is being mended. */
  readonly at: number | null;
  readonly onMend: () => void;
}

/** Every round that was written down, the last first; a touch opens it again. */
export function Rounds({ standing: { rounds, sides }, round, at, onMend }: Props): VNode {
  if (rounds.length === 0) return <p class="pad-nothing">{WORDS.nothing}</p>;
  const open = (which: number): void => {
    mend(which);
    onMend();
  };
  return (
    <table class="pad-sheet">
      <caption class="unseen">{WORDS.sheet}</caption>
      <thead>
        <tr>
          <th scope="col">{sentence(round)}</th>
          {sides.map((who) => (
            <th key={who} scope="col">
              {who}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds
          .map(({ gains, totals, doubts, fault, note }, i) => (
            <tr key={i} class={i === at ? 'is-open' : ''}>
              <th scope="row">
                <button
                  type="button"
                  onClick={() => open(i)}
                  aria-label={WORDS.again(sentence(round), i + 1)}
                >
                  {i + 1}
                </button>
                {note && <small>{note}</small>}
              </th>
              {gains.map((n, side) => (
                <td key={side}>
                  {fault ? '–' : n > 0 ? `+${n}` : String(n).replace('-', '−')}
                  <strong>{totals[side]}</strong>
                </td>
              ))}
              {(fault || doubts.length > 0) && (
                <td class="pad-mark" title={fault ? fault.says : doubts[0]?.says}>
                  <span aria-hidden="true">!</span>
                  <span class="unseen">{fault ? WORDS.wrong : WORDS.doubtful}</span>
                </td>
              )}
            </tr>
          ))
          .reverse()}
      </tbody>
    </table>
  );
}
