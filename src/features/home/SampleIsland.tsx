import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CardText } from '../../ui/card/CardText.tsx';
import '../../table/try/touched.css';
import { TryTable } from '../../table/try/TryTable.tsx';
import { useTry } from '../../table/try/use-try.ts';
import './sample.css';
import type { Sample, SampleGame } from './sample.ts';
import { SAMPLE_WORDS } from './words.ts';

interface SampleTableProps {
  readonly sample: Sample;
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
  readonly nextGame: SampleGame;
  /** The sample that the page was rendered with. */
  readonly isFirst: boolean;
  readonly onNext: () => void;
}

/** A sample to try, and a button for the next one. */
function SampleTable({ sample, home, nextGame: next, isFirst, onNext }: SampleTableProps): VNode {
  const { start, tried, name, game, ...shown } = sample;
  const trying = useTry(start);
  const tryButton = useRef<HTMLButtonElement>(null);
  const hasPiles = start.zones.some(({ id, kind }) => kind === 'pile' && shown.touchable.includes(id));
  const isRuled = trying.state.ruling !== null;
  // A new sample takes the focus.
  useLayoutEffect(() => {
    if (isFirst) return;
    scrollTo({ top: 0 });
    tryButton.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="sample" data-game={game}>
      <div class="sample-says">
        <p class="sample-of">
          <a href={home}>{SAMPLE_WORDS.ask(name)}</a>
        </p>
        <p class="sample-try">
          <CardText text={tried} />
        </p>
        {isRuled ? (
          <button type="button" class="button" aria-label={SAMPLE_WORDS.next(next.name)} onClick={onNext}>
            {SAMPLE_WORDS.nextGame}
          </button>
        ) : (
          <button ref={tryButton} type="button" class="button primary" onClick={() => trying.table.tryMove()}>
            {SAMPLE_WORDS.tryIt}
          </button>
        )}
      </div>
      <div class={`sample-table${hasPiles ? '' : ' is-plain'}`}>
        <TryTable trying={trying} title={tried} home={home} {...shown} />
      </div>
    </div>
  );
}

interface Props {
  readonly first: Sample;
  /** All games, in display order. */
  readonly games: readonly SampleGame[];
}

/** A table to try a move on. After the ruling, the button loads a sample of the next game. */
export function SampleIsland({ first, games }: Props): VNode {
  const [sample, setSample] = useState(first);
  const at = games.findIndex(({ id }) => id === sample.game);
  const nextGame = games[(at + 1) % games.length] as SampleGame;
  const loadNext = async (): Promise<void> => {
    try {
      const answer = await fetch(`${nextGame.home}sample.json`);
      if (!answer.ok) throw new Error(answer.statusText);
      setSample(await answer.json());
    } catch {
      // If the sample can't be loaded, the front page of the game opens instead.
      location.assign(nextGame.home);
    }
  };
  return (
    <SampleTable
      key={sample.game}
      sample={sample}
      home={games[at]?.home ?? ''}
      nextGame={nextGame}
      isFirst={sample === first}
      onNext={loadNext}
    />
  );
}
