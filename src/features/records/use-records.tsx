import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { fetchGame } from '../../table/game.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { offerLinkTarget } from '../share/link-target.ts';
import type * as RecordReaderModule from './record-reader.ts';
import type { RecordReplay } from './state/replay.ts';
import { WORDS } from './words.ts';

const importReader = (): Promise<typeof RecordReaderModule> => import('./record-reader.ts');

/** What shows a record comes when one is opened. */
export const Viewer = lazyComponent(
  () => importReader().then((there) => there.Viewer),
  () => null,
);

/** A game that is written down; from a table of the desk, where that came. */
interface WriteRequest {
  readonly laid: JsonObject | null;
}

/** The address of a game that is to be written down. */
const WRITE_FRAGMENT = 'write';

/** What the address holds is what the page shows, so that a reload shows it again; what is opened is a step to go back from. */
function setAddress(fragment: string): void {
  const address = fragment === '' ? location.pathname + location.search : `#${fragment}`;
  if (location.hash === '' && fragment !== '') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
}

/** What reads records, and shows them at once then; null where it can’t be had. */
const fetchReader = (): Promise<typeof RecordReaderModule | null> =>
  Promise.all([importReader(), Viewer.fetch()]).then(
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
function useFragment(game: Game | 'lost' | null, come: (on: Game, text: string) => void): void {
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
export function useRecords(id: string) {
  const game = useGame(id);
  const [replay, setShown] = useState<RecordReplay | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [writes, setWrites] = useState<WriteRequest | null>(null);
  const [going, setGoing] = useState<number | null>(null);
  const latest = useRef<JsonObject | null>(null);

  const show = async (on: Game, json: JsonObject): Promise<void> => {
    latest.current = json;
    const there = await fetchReader();
    const read = await there?.replayRecordAsync(
      on,
      json,
      (part) => latest.current === json && setGoing(part),
    );
    // Meanwhile another may have been opened.
    if (latest.current !== json) return;
    setGoing(null);
    setProblem(read ? (read.ok ? null : read.fault.says) : WORDS.unreachable);
    if (!there) return;
    if (!read?.ok) return setAddress('');
    setShown(read.value);
    setWrites(null);
    const fragment = there.packMatch(json);
    // What is too long for a link would be a damaged one.
    setAddress(there.unpackMatch(fragment).ok ? fragment : '');
  };
  const write = (laid: JsonObject | null): void => {
    latest.current = null;
    setGoing(null);
    setProblem(null);
    setShown(null);
    setWrites({ laid });
    setAddress(WRITE_FRAGMENT);
  };
  const open = async (on: Game, text: string, isAddress = false): Promise<void> => {
    const there = await fetchReader();
    if (!there) return setProblem(WORDS.unreachable);
    // The desk hands its table on in the address; pasted, its link is one that came to the wrong page.
    const table = isAddress ? there.unpackCase(text) : null;
    if (table?.ok && table.value['game'] === on.id) return write(table.value);
    const read = there.readRecordText(on, text);
    if (read.ok) return show(on, read.value);
    setProblem(read.fault.says);
    if (isAddress) setAddress('');
    await offerLinkTarget(text, on.id, 'records/');
  };
  const close = (): void => {
    latest.current = null;
    setShown(null);
    setWrites(null);
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
