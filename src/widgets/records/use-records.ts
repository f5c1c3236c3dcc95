import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { fetchGame } from '../../stores/game.ts';
import type { ShownRecord } from '../../stores/record/shown.ts';
import { Viewer } from './soon.tsx';
import { WORDS } from './words.ts';

/** A game that is written down; from a table of the desk, where that came. */
interface Writes {
  readonly laid: JsonObject | null;
}

/** The address of a game that is to be written down. */
const TO_WRITE = 'write';
/** How a link begins that holds a table of the desk. */
const A_TABLE = /^1c/;

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
    const arrive = (): void => {
      const text = location.hash.slice(1);
      if (text === '' || document.getElementById(text)) return;
      come(game, text);
      history.replaceState(null, '', location.pathname + location.search);
    };
    arrive();
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, [game]);
}

/** The record that is looked at, the game that is written down, or neither; how much of one was gone through; and what is wrong with what came. */
export function useRecords(id: string) {
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
    if (!read?.ok) return;
    setShown(read.value);
    setWrites(null);
  };
  const write = (laid: JsonObject | null): void => {
    latest.current = null;
    setGoing(null);
    setProblem(null);
    setShown(null);
    setWrites({ laid });
  };
  const open = async (on: Game, text: string): Promise<void> => {
    const there = await reader();
    if (!there) return setProblem(WORDS.unreachable);
    const isTable = A_TABLE.test(text);
    const read = isTable ? there.unpackCase(text) : there.recordIn(on, text);
    if (!read.ok) setProblem(read.fault.says);
    else if (isTable) write(read.value);
    else await show(on, read.value);
  };
  useArrival(game, (on, text) => (text === TO_WRITE ? write(null) : void open(on, text)));
  const close = (): void => {
    setShown(null);
    setWrites(null);
  };
  return { game, shown, going, problem, writes, show, open, write, close, setProblem };
}
