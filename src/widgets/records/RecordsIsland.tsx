import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { fetchGame } from '../../stores/game.ts';
import { recordIn } from '../../stores/record/opened.ts';
import { type ShownRecord, shownRecord } from '../../stores/record/shown.ts';
import { useInput } from '../use-input.ts';
import { Open } from './Open.tsx';
import './records.css';
import { Viewer } from './Viewer.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly id: string;
  /** Address of the game’s front page, with its slash. */
  readonly home: string;
}

/** Games move by move: opened, gone through with the referee, kept. */
export function RecordsIsland({ id, home }: Props): VNode {
  useInput();
  const [game, setGame] = useState<Game | 'lost' | null>(null);
  const [shown, setShown] = useState<ShownRecord | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    fetchGame(id).then(setGame, () => setGame('lost'));
  }, [id]);

  const show = (on: Game, json: JsonObject): void => {
    const read = shownRecord(on, json);
    setProblem(read.ok ? null : read.fault.says);
    if (read.ok) setShown(read.value);
  };
  const open = (on: Game, text: string): void => {
    const read = recordIn(on, text);
    if (read.ok) show(on, read.value);
    else setProblem(read.fault.says);
  };
  useEffect(() => {
    if (game === null || game === 'lost') return;
    const arrive = (): void => {
      const text = location.hash.slice(1);
      if (text === '' || document.getElementById(text)) return;
      open(game, text);
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
        <Viewer
          key={JSON.stringify(shown.json)}
          shown={shown}
          home={home}
          onClose={() => setShown(null)}
          toReview={new URLSearchParams(location.search).has('review')}
        />
      ) : (
        <Open
          game={game}
          onText={(text) => open(game, text)}
          onRecord={(json) => show(game, json)}
          onProblem={setProblem}
        />
      )}
    </>
  );
}
