import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { JsonObject } from '../../game/json.ts';
import { useInput } from '../../ui/use-input.ts';
import { LinkTargetAnchor } from '../share/LinkTargetAnchor.tsx';
import { OpenForm } from './OpenForm.tsx';
import type { RecordReplay } from './state/replay.ts';
import './records.css';
import './viewer.css';
import { Announced } from '../../ui/announce/Announced.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { SampleViewer, useRecords, Viewer } from './use-records.tsx';
import type { WriteGameProps } from './WriteGame.tsx';
import { WORDS, WRITE_WORDS } from './words.ts';

/** Loaded when a player starts writing. */
const WriteGame = lazyComponent<WriteGameProps>(
  () => import('./WriteGame.tsx').then((module) => module.WriteGame),
  ({ failed }) => <p class="records-wait">{failed ? WRITE_WORDS.unreachable : WRITE_WORDS.fetching}</p>,
);

interface Props {
  readonly id: string;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
  /** A game to step through before another is opened. */
  readonly sample: JsonObject;
}

/** Key of a record without its players' names, so that renaming a player keeps the current step. */
const gameKeyOf = (replay: RecordReplay | null): string =>
  replay ? JSON.stringify([replay.json['start'], replay.json['moves']]) : '';

interface SampleProps {
  readonly replay: RecordReplay | null;
  readonly home: string;
}

/** A game to step through, with a link to the form that opens another. */
const Sample = ({ replay, home }: SampleProps): VNode => (
  <section class="records-sample" aria-labelledby="sample-title">
    <p class="viewer-head">
      <b id="sample-title">{new URLSearchParams(location.search).has('review') ? WORDS.noGame : WORDS.sample}</b>
      <a class="button" href="#open-title">
        {WORDS.open}
      </a>
    </p>
    {replay && <SampleViewer replay={replay} home={home} />}
  </section>
);

/** The records page: open, view, write and store games. */
export function RecordsIsland({ id, home, sample }: Props): VNode {
  useInput();
  const { game, replay, sampleReplay, going, problem, writes, show, open, write, close, setProblem } = useRecords(
    id,
    sample,
  );
  const gameKey = useMemo(() => gameKeyOf(replay), [replay]);
  if (game === null) return <p class="records-wait lead">{WORDS.loading}</p>;
  if (game === 'lost') return <p class="records-wait">{WORDS.unreachable}</p>;
  return (
    <>
      {problem && (
        <Announced class="records-problem">
          {problem} <LinkTargetAnchor />
        </Announced>
      )}
      {writes ? (
        <WriteGame
          id={id}
          home={home}
          deskTable={writes.deskTable}
          onShow={(json) => void show(game, json)}
          onLeave={close}
          onProblem={setProblem}
        />
      ) : replay ? (
        <Viewer
          key={gameKey}
          replay={replay}
          home={home}
          onClose={close}
          onRecord={(json) => void show(game, json)}
          onNames={(names) => void show(game, { ...replay.json, names })}
        />
      ) : (
        <>
          {going !== null && (
            <Announced class="records-wait">
              {WORDS.going} <progress max={1} value={going} aria-label={WORDS.going} />
            </Announced>
          )}
          {/* Hidden, not unmounted: the pasted text must survive a record that can't be read. */}
          <div hidden={going !== null}>
            <Sample replay={sampleReplay} home={home} />
            <OpenForm
              game={game}
              onText={(text) => void open(game, text)}
              onRecord={(json) => void show(game, json)}
              onProblem={setProblem}
              onWrite={() => write(null)}
            />
          </div>
        </>
      )}
    </>
  );
}
