import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useInput } from '../../ui/use-input.ts';
import { StrayWay } from '../share/StrayWay.tsx';
import { Open } from './Open.tsx';
import type { ShownRecord } from './state/shown.ts';
import './records.css';
import type { Game } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { fetchGame } from '../../table/game.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { later } from '../../ui/later.tsx';
import { lookForStray } from '../share/stray.ts';
import type { WriteProps } from './WriteTable.tsx';
import { WORDS, WRITE } from './words.ts';

/** What shows a record comes when one is opened. */
const Viewer = later(
  () => import('./beside.ts').then((there) => there.Viewer),
  () => null,
);

/** What writes a game down comes when somebody does. */
const WriteTable = later<WriteProps>(
  () => import('./WriteTable.tsx').then((there) => there.WriteTable),
  ({ lost }) => <p class="records-wait">{lost ? WRITE.unreachable : WRITE.fetching}</p>,
);

/** A game that is written down; from a table of the desk, where that came. */
interface Writes {
  readonly laid: JsonObject | null;
}

/** The address of a game that is to be written down. */
const TO_WRITE = 'write';
/** What the address holds is what the page shows, so that a reload shows it again; what is opened is a step to go back from. */
function keepInAddress(fragment: string): void {
  const address = fragment === '' ? location.pathname + location.search : `#${fragment}`;
  if (location.hash === '' && fragment !== '') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
}

/** What reads records, and shows them at once then; null where it can’t be had. */
const reader = (): Promise<typeof import('./beside.ts') | null> =>
  Promise.all([import('./beside.ts'), Viewer.fetch()]).then(
    ([there]) => there,
    () => null,
  );

/** The game of the page; null until it has come. */
function useGame(id: string): Game | 'lost' | null {
  const [game, setGame] = useState<Game | 'lost' | null>(null);
  useEffect(() => {
    fetchGame(id).then(setGame, () => setGame('lost'));
  }, [id]);
  return game;
}

/** What the address carries, now and whenever another is put there. */
function useArrival(game: Game | 'lost' | null, come: (on: Game, text: string) => void): void {
  useEffect(() => {
    if (game === null || game === 'lost') return;
    const arrive = ({ oldURL }: Partial<HashChangeEvent> = {}): void => {
      const text = location.hash.slice(1);
      // A way to a place on this page leaves what is shown, and its address, as they are.
      if (text !== '' && document.getElementById(text)) history.replaceState(null, '', oldURL);
      else if (text !== '' || oldURL) come(game, text);
    };
    arrive();
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, [game]);
}

/** The record that is looked at, the game that is written down, or neither; how much of one was gone through; and what is wrong with what came. */
function useRecords(id: string) {
  const game = useGame(id);
  const [shown, setShown] = useState<ShownRecord | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [writes, setWrites] = useState<Writes | null>(null);
  const [going, setGoing] = useState<number | null>(null);
  const latest = useRef<JsonObject | null>(null);

  const show = async (on: Game, json: JsonObject): Promise<void> => {
    latest.current = json;
    const there = await reader();
    const read = await there?.shownByAndBy(on, json, (part) => latest.current === json && setGoing(part));
    // Meanwhile another may have been opened.
    if (latest.current !== json) return;
    setGoing(null);
    setProblem(read ? (read.ok ? null : read.fault.says) : WORDS.unreachable);
    if (!there) return;
    if (!read?.ok) return keepInAddress('');
    setShown(read.value);
    setWrites(null);
    const fragment = there.packMatch(json);
    // What is too long for a link would be a damaged one.
    keepInAddress(there.unpackMatch(fragment).ok ? fragment : '');
  };
  const write = (laid: JsonObject | null): void => {
    latest.current = null;
    setGoing(null);
    setProblem(null);
    setShown(null);
    setWrites({ laid });
    keepInAddress(TO_WRITE);
  };
  const open = async (on: Game, text: string, isAddress = false): Promise<void> => {
    const there = await reader();
    if (!there) return setProblem(WORDS.unreachable);
    // The desk hands its table on in the address; pasted, its link is one that came to the wrong page.
    const table = isAddress ? there.unpackCase(text) : null;
    if (table?.ok && table.value['game'] === on.id) return write(table.value);
    const read = there.recordIn(on, text);
    if (read.ok) return show(on, read.value);
    setProblem(read.fault.says);
    if (isAddress) keepInAddress('');
    await lookForStray(text, on.id, 'records/');
  };
  const close = (): void => {
    latest.current = null;
    setShown(null);
    setWrites(null);
  };
  useArrival(game, (on, text) => {
    if (text === '') close();
    else if (text === TO_WRITE) write(null);
    else void open(on, text, true);
  });
  const leave = (): void => {
    close();
    keepInAddress('');
  };
  return { game, shown, going, problem, writes, show, open, write, close: leave, setProblem };
}

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
