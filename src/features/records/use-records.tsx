import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { fetchGame } from '../../table/fetch-game.ts';
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

/** Loaded with the reader, before the sample is replayed. */
export const SampleViewer = lazyComponent(
  () => importReader().then((module) => module.SampleViewer),
  () => null,
);

/** The fragment that opens the writing page. */
const WRITE_FRAGMENT = 'write';

/** Makes the address match the page. Opening a record adds an entry to the history. */
function setAddress(fragment: string): void {
  const address = fragment === '' ? location.pathname + location.search : `#${fragment}`;
  if (location.hash === '' && fragment !== '') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
}

/** The fragment of a record; empty if it is too long for a link. */
function fragmentOf(reader: typeof RecordReaderModule, json: JsonObject): string {
  const fragment = reader.packMatch(json);
  return reader.unpackMatch(fragment).ok ? fragment : '';
}

/** The record reader, with the viewer loaded; null if it can't be fetched. */
const fetchReader = (): Promise<typeof RecordReaderModule | null> =>
  Promise.all([importReader(), Viewer.fetch(), SampleViewer.fetch()]).then(
    ([reader]) => reader,
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
function useFragment(game: Game | 'lost' | null, onFragment: (loadedGame: Game, text: string) => void): void {
  useEffect(() => {
    if (game === null || game === 'lost') return;
    const readFragment = ({ oldURL }: Partial<HashChangeEvent> = {}): void => {
      const text = location.hash.slice(1);
      // The fragment of an anchor on this page isn't a record: the address is restored.
      if (text !== '' && document.getElementById(text)) history.replaceState(null, '', oldURL);
      else if (text !== '' || oldURL) onFragment(game, text);
    };
    readFragment();
    addEventListener('hashchange', readFragment);
    return () => removeEventListener('hashchange', readFragment);
  }, [game]);
}

/** The sample game, replayed while nothing else is open. */
function useSample(game: Game | 'lost' | null, sample: JsonObject, isIdle: boolean): RecordReplay | null {
  const [replay, setReplay] = useState<RecordReplay | null>(null);
  const isWanted = isIdle && replay === null;
  useEffect(() => {
    if (!isWanted || game === null || game === 'lost' || location.hash !== '') return;
    void fetchReader().then(async (reader) => {
      const result = await reader?.replayRecordAsync(game, sample, () => undefined);
      if (result?.ok) setReplay(result.value);
    });
  }, [game, isWanted]);
  return replay;
}

/** State of the page: the open record, the record being written, the progress, and the last problem. */
export function useRecords(id: string, sample: JsonObject) {
  const game = useGame(id);
  const [replay, setReplay] = useState<RecordReplay | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [writes, setWrites] = useState<{ readonly deskTable: JsonObject | null } | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const sampleReplay = useSample(game, sample, replay === null && writes === null);
  const latest = useRef<JsonObject | null>(null);

  const show = async (loadedGame: Game, json: JsonObject): Promise<void> => {
    latest.current = json;
    const reader = await fetchReader();
    const isLatest = (): boolean => latest.current === json;
    const result = await reader?.replayRecordAsync(loadedGame, json, (part) => isLatest() && setProgress(part));
    // Another record may have been opened meanwhile.
    if (!isLatest()) return;
    setProgress(null);
    setProblem(result ? (result.ok ? null : result.fault.says) : WORDS.unreachable);
    if (!reader) return;
    if (!result?.ok) return setAddress('');
    setReplay(result.value);
    setWrites(null);
    setAddress(fragmentOf(reader, json));
  };
  const close = (): void => {
    latest.current = null;
    setReplay(null);
    setWrites(null);
  };
  const write = (deskTable: JsonObject | null): void => {
    close();
    setProgress(null);
    setProblem(null);
    setWrites({ deskTable });
    setAddress(WRITE_FRAGMENT);
  };
  const open = async (loadedGame: Game, text: string, isAddress = false): Promise<void> => {
    const reader = await fetchReader();
    if (!reader) return setProblem(WORDS.unreachable);
    // Only a case in the address comes from the desk; a pasted case belongs to another page.
    const table = isAddress ? reader.unpackCase(text) : null;
    if (table?.ok && table.value['game'] === loadedGame.id) return write(table.value);
    const result = reader.readRecordText(loadedGame, text);
    if (result.ok) return show(loadedGame, result.value);
    setProblem(result.fault.says);
    if (isAddress) setAddress('');
    await offerLinkTarget(text, loadedGame.id, 'records/');
  };
  useFragment(game, (loadedGame, text) => {
    if (text === '') close();
    else if (text === WRITE_FRAGMENT) write(null);
    else void open(loadedGame, text, true);
  });
  const leave = (): void => {
    close();
    setAddress('');
  };
  return { game, replay, sampleReplay, going: progress, problem, writes, show, open, write, close: leave, setProblem };
}
