import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { fetchGame } from '../../table/game.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { offerLinkTarget } from '../share/index.ts';
import type * as RecordReaderModule from './record-reader.ts';
import type { RecordReplay } from './state/replay.ts';
import { WORDS } from './words.ts';

const importReader = (): Promise<typeof RecordReaderModule> => import('./record-reader.ts');

/** Loaded with the first record. */
export const Viewer = lazyComponent(
  () => importReader().then((module) => module.Viewer),
  () => null,
);

/** A request to write a game down. */
interface WriteRequest {
  readonly laid: JsonObject | null;
}

/** The fragment that opens the writing page. */
const WRITE_FRAGMENT = 'write';

/** Makes the address match the page. Opening a record adds an entry to the history. */
function setAddress(fragment: string): void {
  const address = fragment === '' ? location.pathname + location.search : `#${fragment}`;
  if (location.hash === '' && fragment !== '') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
}

/** The record reader, with the viewer loaded; null if it can't be fetched. */
const fetchReader = (): Promise<typeof RecordReaderModule | null> =>
  Promise.all([importReader(), Viewer.fetch()]).then(
    ([there]) => there,
    () => null,
  );

/** Fetches a game; null until it is loaded. */
function useGame(id: string): Game | 'lost' | null {
  const [game, setGame] = useState<Game | 'lost' | null>(null);
  useEffect(() => {
    fetchGame(id).then(setGame, () => setGame('lost'));
  }, [id]);
  return game;
}

/** Calls back with the fragment of the address, now and on every change. */
function useFragment(game: Game | 'lost' | null, come: (on: Game, text: string) => void): void {
  useEffect(() => {
    if (game === null || game === 'lost') return;
    const arrive = ({ oldURL }: Partial<HashChangeEvent> = {}): void => {
      const text = location.hash.slice(1);
      // An anchor on this page changes nothing.
      if (text !== '' && document.getElementById(text)) history.replaceState(null, '', oldURL);
      else if (text !== '' || oldURL) come(game, text);
    };
    arrive();
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, [game]);
}

/** State of the page: the open record, the record being written, the progress, and the last problem. */
export function useRecords(id: string) {
  const game = useGame(id);
  const [replay, setShown] = useState<RecordReplay | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [writes, setWrites] = useState<WriteRequest | null>(null);
  const [going, setGoing] = useState<number | null>(null);
  const latest = useRef<JsonObject | null>(null);

  const show = async (on: Game, json: JsonObject): Promise<void> => {
    latest.current = json;
    const reader = await fetchReader();
    const isLatest = (): boolean => latest.current === json;
    const read = await reader?.replayRecordAsync(on, json, (part) => isLatest() && setGoing(part));
    // Another record may have been opened meanwhile.
    if (!isLatest()) return;
    setGoing(null);
    setProblem(read ? (read.ok ? null : read.fault.says) : WORDS.unreachable);
    if (!reader) return;
    if (!read?.ok) return setAddress('');
    setShown(read.value);
    setWrites(null);
    const fragment = reader.packMatch(json);
    // A record that is too long for a link leaves the address empty.
    setAddress(reader.unpackMatch(fragment).ok ? fragment : '');
  };
  const close = (): void => {
    latest.current = null;
    setShown(null);
    setWrites(null);
  };
  const write = (laid: JsonObject | null): void => {
    close();
    setGoing(null);
    setProblem(null);
    setWrites({ laid });
    setAddress(WRITE_FRAGMENT);
  };
  const open = async (on: Game, text: string, isAddress = false): Promise<void> => {
    const reader = await fetchReader();
    if (!reader) return setProblem(WORDS.unreachable);
    // Only a case from the address is a table from the desk; a pasted one came to the wrong page.
    const table = isAddress ? reader.unpackCase(text) : null;
    if (table?.ok && table.value['game'] === on.id) return write(table.value);
    const read = reader.readRecordText(on, text);
    if (read.ok) return show(on, read.value);
    setProblem(read.fault.says);
    if (isAddress) setAddress('');
    await offerLinkTarget(text, on.id, 'records/');
  };
  useFragment(game, (on, text) => {
    if (text === '') close();
    else if (text === WRITE_FRAGMENT) write(null);
    else void open(on, text, true);
  });
  const leave = (): void => {
    close();
    setAddress('');
  };
  return { game, replay, going, problem, writes, show, open, write, close: leave, setProblem };
}
