import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { unpackCase } from '../../referee/link.ts';
import { fetchGame } from '../../stores/game.ts';
import { recordIn } from '../../stores/record/opened.ts';
import { type ShownRecord, shownRecord } from '../../stores/record/shown.ts';
import { later } from '../later.tsx';
import { useInput } from '../use-input.ts';
import { Open } from './Open.tsx';
import './records.css';
import { Viewer } from './Viewer.tsx';
import type { WriteProps } from './WriteTable.tsx';
import { WORDS, WRITE } from './words.ts';

interface Props {
  readonly id: string;
  /** Address of the game’s front page, with its slash. */
  readonly home: string;
}

/** What writes a game down comes when somebody does. */
const WriteTable = later<WriteProps>(
  () => import('./WriteTable.tsx').then((there) => there.WriteTable),
  ({ lost }) => <p class="records-wait">{lost ? WRITE.unreachable : WRITE.fetching}</p>,
);

/** The address of a game that is to be written down. */
const TO_WRITE = 'write';
/** How a link begins that holds a table of the desk. */
const A_TABLE = /^1c/;

/** A game that is written down; from a table of the desk, where that came. */
interface Writes {
  readonly laid: JsonObject | null;
}

/** Other names make no other game of it: one stays where one was. */
const sameGame = ({ json }: ShownRecord): string => JSON.stringify([json['start'], json['moves']]);

/** Games move by move: opened, gone through with the referee, kept. */
export function RecordsIsland({ id, home }: Props): VNode {
  useInput();
  const [game, setGame] = useState<Game | 'lost' | null>(null);
  const [shown, setShown] = useState<ShownRecord | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [writes, setWrites] = useState<Writes | null>(null);
  useEffect(() => {
    fetchGame(id).then(setGame, () => setGame('lost'));
  }, [id]);

  const show = (on: Game, json: JsonObject): void => {
    const read = shownRecord(on, json);
    setProblem(read.ok ? null : read.fault.says);
    if (read.ok) {
      setShown(read.value);
      setWrites(null);
    }
  };
  const write = (laid: JsonObject | null): void => {
    setProblem(null);
    setShown(null);
    setWrites({ laid });
  };
  const open = (on: Game, text: string): void => {
    if (A_TABLE.test(text)) {
      const table = unpackCase(text);
      if (table.ok) write(table.value);
      else setProblem(table.fault.says);
      return;
    }
    const read = recordIn(on, text);
    if (read.ok) show(on, read.value);
    else setProblem(read.fault.says);
  };
  useEffect(() => {
    if (game === null || game === 'lost') return;
    const arrive = (): void => {
      const text = location.hash.slice(1);
      if (text === '' || document.getElementById(text)) return;
      if (text === TO_WRITE) write(null);
      else open(game, text);
      history.replaceState(null, '', location.pathname + location.search);
    };
    arrive();
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, [game]);

  if (game === null) return <p class="records-wait">{WORDS.loading}</p>;
  if (game === 'lost') return <p class="records-wait">{WORDS.unreachable}</p>;
  return (
    <>
      {problem && (
        <p class="records-problem" role="alert">
          {problem}
        </p>
      )}
      {writes ? (
        <WriteTable
          id={id}
          home={home}
          laid={writes.laid}
          onShow={(json) => show(game, json)}
          onLeave={() => setWrites(null)}
          onProblem={setProblem}
        />
      ) : shown ? (
        <Viewer
          key={sameGame(shown)}
          shown={shown}
          home={home}
          onClose={() => setShown(null)}
          onNames={(names) => show(game, { ...shown.json, names })}
        />
      ) : (
        <Open
          game={game}
          onText={(text) => open(game, text)}
          onRecord={(json) => show(game, json)}
          onProblem={setProblem}
          onWrite={() => write(null)}
        />
      )}
    </>
  );
}
