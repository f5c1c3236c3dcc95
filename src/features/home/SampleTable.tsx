import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CardText } from '../../ui/card/CardText.tsx';
import '../../table/try/touched.css';
import { TryTable } from '../../table/try/TryTable.tsx';
import { useTry } from '../../table/try/use-try.ts';
import './sample.css';
import type { Other, Sample } from './sample.ts';

interface Props {
  readonly sample: Sample;
  /** Address of the game’s front page, with its slash. */
  readonly home: string;
  readonly next: Other;
  /** The one the page came with: nobody has asked for it. */
  readonly isFirst: boolean;
  readonly onNext: () => void;
}

/** What to try, the table to try it on, and the way to the next one. */
export function SampleTable({ sample, home, next, isFirst, onNext }: Props): VNode {
  const { start, tried, allowed, name, game, ...shown } = sample;
  const trying = useTry(start);
  const on = useRef<HTMLButtonElement>(null);
  const piles = start.zones.some(({ id, kind }) => kind === 'pile' && shown.touchable.includes(id));
  const ruled = trying.state.ruling !== null;
  // Whoever asked for another goes on with it.
  useLayoutEffect(() => {
    if (isFirst) return;
    scrollTo({ top: 0 });
    on.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="sample" data-game={game}>
      <div class="sample-says">
        <p class="sample-of">
          <a href={home}>{name}</a>
        </p>
        <p class="sample-try">
          <CardText text={tried} />
        </p>
        <p class="sample-on">
          {ruled ? (
            <button type="button" class="button" onClick={onNext}>
              Now one from {next.name}
            </button>
          ) : (
            <>
              <button ref={on} type="button" class="button primary" onClick={() => trying.table.tryMove()}>
                Go on
              </button>
              <span>{allowed ? 'Is that fine?' : 'It isn’t allowed. Do it all the same.'}</span>
            </>
          )}
        </p>
      </div>
      <div class={`sample-table${piles ? '' : ' is-plain'}`}>
        <TryTable trying={trying} title={tried} home={home} {...shown} />
      </div>
    </div>
  );
}
