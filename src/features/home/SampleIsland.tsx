import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { SampleTable } from './SampleTable.tsx';
import type { Other, Sample } from './sample.ts';

interface Props {
  readonly first: Sample;
  /** All games, in their order. */
  readonly games: readonly Other[];
}

/** A table to touch; when it was ruled on, one of the next game in its place. */
export function SampleIsland({ first, games }: Props): VNode {
  const [sample, setSample] = useState(first);
  const at = games.findIndex(({ id }) => id === sample.game);
  const next = games[(at + 1) % games.length] as Other;
  const goOn = async (): Promise<void> => {
    try {
      const answer = await fetch(`${next.home}sample.json`);
      if (!answer.ok) throw new Error(answer.statusText);
      setSample(await answer.json());
    } catch {
      // Its front page has more than this table, where it can be had.
      location.assign(next.home);
    }
  };
  return (
    <SampleTable
      key={sample.game}
      sample={sample}
      home={games[at]?.home ?? ''}
      next={next}
      isFirst={sample === first}
      onNext={goOn}
    />
  );
}
