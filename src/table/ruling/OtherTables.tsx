import type { VNode } from 'preact';
import type { Reading } from '../../referee/readings.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { describeReading } from './labels.ts';
import { readingsSummary } from './panel-words.ts';

export interface OtherTablesProps {
  /** At least one. */
  readonly readings: readonly Reading[];
}

/** The house rules that would change the ruling: one closed line, since the table doesn't use them. */
export function OtherTables({ readings }: OtherTablesProps): VNode {
  const count = new Set(readings.map(({ option }) => option)).size;
  return (
    <details class="ruling-variants">
      <summary>{readingsSummary(count)}</summary>
      {readings.map(describeReading).map((sentence) => (
        <p key={sentence}>
          <CardText text={sentence} />
        </p>
      ))}
    </details>
  );
}
