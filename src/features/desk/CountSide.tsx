import type { VNode } from 'preact';
import { Claimed } from '../../ui/count/Claimed.tsx';
import { CountLines } from '../../ui/count/CountLines.tsx';
import { claim } from './state/edit.ts';
import type { CountedLine } from './state/laid.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly side: number;
  readonly who: string;
  /** The side's own. */
  readonly lines: readonly CountedLine[];
  /** With what it had before. */
  readonly score: number | undefined;
  /** What the side says itself. */
  readonly claimed: number | null;
  readonly home: string;
}

/** What one side has won, line by line, beside what it says itself. */
export function CountSide({ side, who, lines, score, claimed, home }: Props): VNode {
  const points = lines.reduce((all, line) => all + line.points, 0);
  return (
    <section class="count-side" aria-label={who}>
      <h2>
        {who} <strong>{points}</strong>
      </h2>
      <CountLines lines={lines} home={home} />
      {score !== points && (
        <p class="count-total">
          {WORDS.total} <strong>{score}</strong>
        </p>
      )}
      <p class="count-claim">
        <label>
          {WORDS.said}
          <span class="unseen">: {who}</span>{' '}
          <input
            type="number"
            inputmode="numeric"
            step={1}
            value={claimed === null ? '' : String(claimed)}
            onInput={({ currentTarget: { value, valueAsNumber } }) =>
              claim(side, value !== '' && Number.isSafeInteger(valueAsNumber) ? valueAsNumber : null)
            }
          />
        </label>
        {claimed !== null && <Claimed said={claimed} right={points} />}
      </p>
    </section>
  );
}
