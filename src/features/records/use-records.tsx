import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { fetchGame } from '../../table/game.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { lookForStray } from '../share/stray.ts';
import type * as BesideModule from './beside.ts';
import type { ShownRecord } from './state/shown.ts';
import { WORDS } from './words.ts';

const fetched = (): Promise<typeof BesideModule> => import('./beside.ts');

/** What shows a record comes when one is opened. */
export const Viewer = lazyComponent(
  () => fetched().then((there) => there.Viewer),
  () => null,
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
const reader = (): Promise<typeof BesideModule | null> =>
  Promise.all([fetched(), Viewer.fetch()]).then(
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
