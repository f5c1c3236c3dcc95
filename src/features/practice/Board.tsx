import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { $settings } from '../../table/settings.ts';
import { Actions } from './Actions.tsx';
import type { Practice } from './match-record.ts';
import {
  $covered,
  $elsewhere,
  $lying,
  $sheet,
  $trying,
  askHint,
  doubt,
  letBe,
  say,
  seen,
  stateOf,
  undo,
} from './practice.ts';
import { ANSWERS } from './state/answers.ts';
import { closedAt } from './state/closing.ts';
import { turnSeen } from './state/sight.ts';
import './play-mode.css';
import './board.css';
import './menu.css';
import './log.css';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CountDialog } from './count/CountDialog.tsx';
import { Dock } from './Dock.tsx';
import { eyesOf } from './people.ts';
import { Sheet } from './Sheet.tsx';
import { Closing, Cover, End, fetchSoon, Log, More, Spoken } from './soon.tsx';
import { takeOver } from './state/tabs.ts';
import { useHand } from './use-hand.ts';
import { usePlayMode } from './use-play-mode.ts';
import { WORDS } from './words.ts';

interface MenuProps {
  readonly practice: Practice;
  readonly home: string;
  readonly onLeave: () => void;
  /** Whether the log lies open, where there is no room beside the table. */
  readonly log: boolean;
  readonly onLog: () => void;
}

/** In the head of the page: what one does beside playing. The rarer half is a touch away. */
function Menu({ practice, home, onLeave, log, onLog }: MenuProps): VNode {
  const more = useRef<HTMLDialogElement>(null);
  // Whoever is quicker than what there is more gets it when it comes.
  const [wanted, setWanted] = useState(false);
  const openMore = (): void => {
    if (more.current) {
      more.current.showModal();
      return;
    }
    setWanted(true);
    More.fetch().catch(() => say(WORDS.besideLost));
  };
  // While the device is on its way nobody plays, and whose log it is nobody knows.
  const isCovered = useStore($covered) !== null;
  const mine = !isCovered && practice.game.play.turn(stateOf(practice)) === eyesOf(practice);
  return (
    <div class="menu">
      <button type="button" class="menu-one" onClick={undo} aria-disabled={isCovered}>
        {WORDS.undo}
      </button>
      <button type="button" class="menu-one" onClick={askHint} aria-disabled={!mine}>
        {WORDS.hint}
      </button>
      <button
        type="button"
        class="menu-one menu-log"
        aria-expanded={log && !isCovered}
        aria-disabled={isCovered}
        onClick={isCovered ? undefined : onLog}
      >
        {WORDS.logShort}
      </button>
      <button type="button" class="menu-one" onClick={openMore}>
        <span aria-hidden="true">⋯</span>
        <span class="unseen">{WORDS.more}</span>
      </button>
      <More dialog={more} wanted={wanted} practice={practice} home={home} onLeave={onLeave} />
    </div>
  );
}

const KEYS = 'thwsm';

/** A letter typed at the table asks something; in a field it is a letter, and with another key something else. */
function ask({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent, practice: Practice): void {
  const typed = target instanceof Element && target.closest('input, textarea, select, dialog, [popover]');
  if (typed || $settings.get().keys === 'off' || altKey || ctrlKey || metaKey || key.length !== 1) return;
  if ($trying.get()) {
    if (key === 'f') letBe();
    if (key === 'o') doubt();
  }
  if (!KEYS.includes(key)) return;
  say(ANSWERS[key]?.(practice) ?? '');
}

/** Said over the table while another tab plays this game. */
function Elsewhere(): VNode | null {
  const elsewhere = useStore($elsewhere);
  if (!elsewhere) return null;
  return (
    <Announced as="div" class="elsewhere">
      <p>{WORDS.elsewhere}</p>
      <button type="button" class="button primary" onClick={takeOver}>
        {WORDS.takeOver}
      </button>
    </Announced>
  );
}

interface CountingProps {
  /** The game as it stands, and as the move that closed a deal left it. */
  readonly practice: Practice;
  readonly closed: Practice;
  readonly home: string;
}

/** The count of a deal. */
function Counting({ practice, closed, home }: CountingProps): VNode {
  const at = useStore($sheet);
  const lying = useStore($lying);
  return <CountDialog practice={practice} closed={closed} at={lying ? null : at} home={home} />;
}

/** Whoever touches anything has seen what lies there; only the clock’s own button speaks for itself. */
function touched({ target }: Event): void {
  void fetchSoon();
  if (target instanceof Element && !target.closest('.play-window')) seen();
}

interface BoardToldProps {
  readonly practice: Practice;
  /** As the last move of a deal left it. */
  readonly closed: Practice;
  readonly home: string;
  readonly log: boolean;
}

/** What is said of the game: nothing while the device is on its way, for it is said to whoever held it. */
function Told({ practice, closed, home, log }: BoardToldProps): VNode {
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
  useHand(root, practice);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever touches anything is thinking, so the clock stops.
    <div
      ref={root}
      class={`board${sheet === null && covered === null && turn === null ? ' is-over' : ''}`}
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
