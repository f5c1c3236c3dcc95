import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { fetchGame } from '../../stores/game.ts';
import type { ShownRecord } from '../../stores/record/shown.ts';
import { later } from '../later.tsx';
import { useInput } from '../use-input.ts';
import { Open } from './Open.tsx';
import './records.css';
import { WORDS } from './words.ts';

interface Props {
  readonly id: string;
  /** Address of the game’s front page, with its slash. */
  readonly home: string;
}

const fetched = () => import('./beside.ts');

const Viewer = later(
  () => fetched().then((there) => there.Viewer),
  () => null,
);

/** What reads records, and shows them at once then; null where it can’t be had. */
const reader = (): Promise<Awaited<ReturnType<typeof fetched>> | null> =>
  Promise.all([fetched(), Viewer.fetch()]).then(
    ([there]) => there,
    () => null,
  );

/** Games move by move: opened, gone through with the referee, kept. */
export function RecordsIsland({ id, home }: Props): VNode {
  useInput();
  const [game, setGame] = useState<Game | 'lost' | null>(null);
  const [shown, setShown] = useState<ShownRecord | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    fetchGame(id).then(setGame, () => setGame('lost'));
  }, [id]);

  const show = async (on: Game, json: JsonObject): Promise<void> => {
    const there = await reader();
    const read = there?.shownRecord(on, json);
    setProblem(read ? (read.ok ? null : read.fault.says) : WORDS.unreachable);
    if (read?.ok) setShown(read.value);
  };
  const open = async (on: Game, text: string): Promise<void> => {
    const there = await reader();
    const read = there?.recordIn(on, text);
    if (read?.ok) await show(on, read.value);
    else setProblem(read ? read.fault.says : WORDS.unreachable);
  };
  useEffect(() => {
    if (game === null || game === 'lost') return;
    const arrive = (): void => {
      const text = location.hash.slice(1);
      if (text === '' || document.getElementById(text)) return;
      void open(game, text);
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
      {shown ? (
        <Viewer key={JSON.stringify(shown.json)} shown={shown} home={home} onClose={() => setShown(null)} />
      ) : (
        <Open
          game={game}
          onText={(text) => void open(game, text)}
          onRecord={(json) => void show(game, json)}
          onProblem={setProblem}
        />
      )}
    </>
  );
}
