import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { $settings } from '../../table/settings.ts';
import { Actions } from './Actions.tsx';
import type { Practice } from './match-record.ts';
import { $covered, $sheet, seen } from './practice.ts';
import { closedAt } from './state/closing.ts';
import { turnSeen } from './state/sight.ts';
import './board.css';
import { Counting } from './Counting.tsx';
import { Dock } from './Dock.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { ask } from './keys.ts';
import { Menu } from './Menu.tsx';
import { Sheet } from './Sheet.tsx';
import { Closing, Cover, End, fetchJudging, fetchSoon, Log, Spoken } from './soon.tsx';
import { useHand } from './use-hand.ts';
import { usePlayMode } from './use-play-mode.ts';

/** Whoever touches anything has seen what lies there; only the clock’s own button speaks for itself. */
function touched({ target }: Event): void {
  void fetchSoon();
  if (target instanceof Element && !target.closest('.play-window')) seen();
}

interface ToldProps {
  readonly practice: Practice;
  /** As the last move of a deal left it. */
  readonly closed: Practice;
  readonly home: string;
  readonly log: boolean;
}

/** What is said of the game: nothing while the device is on its way, for it is said to whoever held it. */
function Told({ practice, closed, home, log }: ToldProps): VNode {
  if (useStore($covered) !== null) return <div class="board-dock is-docked" />;
  return (
    <>
      <Dock practice={practice} home={home} />
      <Log practice={closed} home={home} open={log} />
      <Spoken practice={closed} />
    </>
  );
}

interface Props {
  readonly practice: Practice;
  readonly home: string;
  readonly onLeave: () => void;
}

/** The table of a game that is being played: it fills the window, and what answers a touch is always in view. */
export function Board({ practice, home, onLeave }: Props): VNode {
  const sheet = useStore($sheet);
  const covered = useStore($covered);
  const turn = turnSeen(practice);
  // Until the count is put away the table stays as the last move left it: the next deal comes after.
  const closed = useMemo(() => (sheet === null ? practice : closedAt(practice, sheet)), [practice, sheet]);
  const root = useRef<HTMLDivElement>(null);
  const [log, setLog] = useState(false);
  usePlayMode();
  const { slips } = useStore($settings);
  useEffect(() => {
    if (slips === 'on') void fetchJudging();
  }, [slips]);

  useHand(root, practice);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever touches anything is thinking, so the clock stops.
    <div
      ref={root}
      class="board"
      onKeyDown={(event) => {
        touched(event);
        if (covered === null) ask(event, practice);
      }}
      onPointerDown={touched}
    >
      <Menu practice={practice} home={home} onLeave={onLeave} log={log} onLog={() => setLog(!log)} />
      <div class="board-table">
        <Elsewhere />
        {covered === null ? <Sheet practice={closed} /> : <Cover practice={practice} />}
      </div>
      {sheet !== null ? (
        <Closing practice={closed} />
      ) : covered !== null ? (
        <div class="play-acts" />
      ) : turn === null ? (
        <End practice={practice} home={home} onLeave={onLeave} />
      ) : (
        <Actions practice={practice} />
      )}
      <Told practice={practice} closed={closed} home={home} log={log} />
      <Counting practice={practice} closed={closed} home={home} />
    </div>
  );
}
