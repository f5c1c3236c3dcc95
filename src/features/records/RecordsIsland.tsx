import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { useInput } from '../../ui/use-input.ts';
import { StrayWay } from '../share/StrayWay.tsx';
import { Open } from './Open.tsx';
import type { ShownRecord } from './state/shown.ts';
import './records.css';
import './viewer.css';
import { Announced } from '../../ui/announce/Announced.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useRecords, Viewer } from './use-records.tsx';
import type { WriteProps } from './WriteTable.tsx';
import { WORDS, WRITE } from './words.ts';

/** What writes a game down comes when somebody does. */
const WriteTable = lazyComponent<WriteProps>(
  () => import('./WriteTable.tsx').then((there) => there.WriteTable),
  ({ lost }) => <p class="records-wait">{lost ? WRITE.unreachable : WRITE.fetching}</p>,
);

interface Props {
  readonly id: string;
  /** Address of the game’s front page, with its slash. */
  readonly home: string;
}

/** Other names make no other game of it: one stays where one was. */
const sameGame = (shown: ShownRecord | null): string =>
  shown ? JSON.stringify([shown.json['start'], shown.json['moves']]) : '';

/** Games move by move: opened, written down, gone through with the referee, kept. */
export function RecordsIsland({ id, home }: Props): VNode {
  useInput();
  const { game, shown, going, problem, writes, show, open, write, close, setProblem } = useRecords(id);
  const same = useMemo(() => sameGame(shown), [shown]);
  if (game === null) return <p class="records-wait">{WORDS.loading}</p>;
  if (game === 'lost') return <p class="records-wait">{WORDS.unreachable}</p>;
  return (
    <>
      {problem && (
        <Announced class="records-problem">
          {problem} <StrayWay />
        </Announced>
      )}
      {writes ? (
        <WriteTable
          id={id}
          home={home}
          laid={writes.laid}
          onShow={(json) => void show(game, json)}
          onLeave={close}
          onProblem={setProblem}
        />
      ) : shown ? (
        <Viewer
          key={same}
          shown={shown}
          home={home}
          onClose={close}
          onRecord={(json) => void show(game, json)}
          onNames={(names) => void show(game, { ...shown.json, names })}
        />
      ) : (
        <>
          {going !== null && (
            <Announced class="records-wait">
              {WORDS.going} <progress max={1} value={going} aria-label={WORDS.going} />
            </Announced>
          )}
          {/* What stands in its field is there again where the record can’t be shown. */}
          <div hidden={going !== null}>
            <Open
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
