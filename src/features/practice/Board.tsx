import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { $settings } from '../../table/settings.ts';
import type { Practice } from '../saved-games/index.ts';
import { Actions } from './Actions.tsx';
import {
  $countedStep,
  $isElsewhere,
  $isLingering,
  $moment,
  $nextHolder,
  $pendingMove,
  acceptMove,
  askHint,
  markSeen,
  showNotice,
  toggleDoubt,
  undo,
} from './practice.ts';
import { ANSWER_OF_KEY } from './state/answers.ts';
import { rewindToDealEnd } from './state/deal-end.ts';
import { PROMPTS } from './state/prompt.ts';
import './play-mode.css';
import './board.css';
import './menu.css';
import './log.css';
import { Announced } from '../../ui/announce/Announced.tsx';
import { Dock } from './Dock.tsx';
import { Announcements, Cover, DealEnd, End, fetchLazyParts, Log, MoreDialog } from './lazy-parts.tsx';
import { PracticeTable } from './PracticeTable.tsx';
import { takeOver } from './state/tabs.ts';
import { useHandFocus } from './use-hand-focus.ts';
import { usePlayMode } from './use-play-mode.ts';
import { WORDS } from './words.ts';

interface MenuProps {
  readonly practice: Practice;
  readonly home: string;
  readonly onLeave: () => void;
  /** Whether the log is open, on screens without space beside the table. */
  readonly isLogOpen: boolean;
  readonly onLog: () => void;
}

/** The menu in the page's head. Rarer actions are in a dialog. */
function Menu({ practice, home, onLeave, isLogOpen, onLog }: MenuProps): VNode {
  const moreDialog = useRef<HTMLDialogElement>(null);
  // Drawn only when asked for: it opens once it is loaded.
  const [wasRequested, setWasRequested] = useState(false);
  const openMore = (): void => {
    if (moreDialog.current) {
      moreDialog.current.showModal();
      return;
    }
    setWasRequested(true);
    MoreDialog.fetch().catch(() => showNotice(WORDS.besideLost));
  };
  // While the device is passed on, the viewer of the log is undecided.
  const isCovered = useStore($nextHolder) !== null;
  const { hasHints } = PROMPTS[useStore($moment)];
  return (
    <div class="menu">
      <button type="button" class="menu-one" onClick={undo} aria-disabled={isCovered}>
        {WORDS.undo}
      </button>
      <button type="button" class="menu-one" onClick={askHint} aria-disabled={!hasHints}>
        {WORDS.hint}
      </button>
      <button
        type="button"
        class="menu-one menu-log"
        aria-expanded={isLogOpen && !isCovered}
        aria-disabled={isCovered}
        onClick={isCovered ? undefined : onLog}
      >
        {WORDS.logShort}
      </button>
      <button type="button" class="menu-one" onClick={openMore}>
        <span aria-hidden="true">⋯</span>
        <span class="unseen">{WORDS.more}</span>
      </button>
      {wasRequested && <MoreDialog dialog={moreDialog} practice={practice} home={home} onLeave={onLeave} />}
    </div>
  );
}

const ANSWER_KEYS = 'thwsm';

/** Answers a letter key, except in fields and with modifier keys. */
function answerKey({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent, practice: Practice): void {
  const isInField = target instanceof Element && target.closest('input, textarea, select, dialog, [popover]');
  if (isInField || $settings.get().keys === 'off' || altKey || ctrlKey || metaKey || key.length !== 1) return;
  if ($pendingMove.get()) {
    if (key === 'f') acceptMove();
    if (key === 'o') toggleDoubt();
  }
  if (!ANSWER_KEYS.includes(key)) return;
  showNotice(ANSWER_OF_KEY[key]?.(practice) ?? '');
}

/** Shown while another tab plays this game. */
function ElsewhereNotice(): VNode | null {
  const isElsewhere = useStore($isElsewhere);
  if (!isElsewhere) return null;
  return (
    <Announced as="div" class="elsewhere">
      <p>{WORDS.elsewhere}</p>
      <button type="button" class="button primary" onClick={takeOver}>
        {WORDS.takeOver}
      </button>
    </Announced>
  );
}

/**
 * A touch means that the player has seen the last move. The clock's button is excluded: it has its own
 * action.
 */
function handleTouch({ target }: Event): void {
  void fetchLazyParts();
  if (target instanceof Element && !target.closest('.play-window')) markSeen();
}

interface BoardDockProps {
  readonly practice: Practice;
  /** The game as the last move of a deal left it. */
  readonly shownPractice: Practice;
  readonly home: string;
  readonly isLogOpen: boolean;
}

/** Ruling, log and announcements. They are hidden while the device is passed on, as they address the last holder. */
function BoardDock({ practice, shownPractice, home, isLogOpen }: BoardDockProps): VNode {
  if (useStore($nextHolder) !== null) return <div class="board-dock is-docked" />;
  return (
    <>
      <Dock practice={practice} home={home} />
      <Log practice={shownPractice} home={home} isOpen={isLogOpen} />
      <Announcements practice={shownPractice} />
    </>
  );
}

interface Props {
  readonly practice: Practice;
  readonly home: string;
  readonly onLeave: () => void;
}

/** The table of a practice game. It fills the window. */
export function Board({ practice, home, onLeave }: Props): VNode {
  const countedStep = useStore($countedStep);
  const nextHolder = useStore($nextHolder);
  const isLingering = useStore($isLingering);
  const isOver = useStore($moment) === 'over';
  const isCounting = countedStep !== null && !isLingering;
  const hasSheet = isOver || isCounting;
  // Until the count is closed, the table shows the end of the deal.
  const shownPractice = useMemo(
    () => (countedStep === null ? practice : rewindToDealEnd(practice, countedStep)),
    [practice, countedStep],
  );
  const { slips } = useStore($settings);
  const root = useRef<HTMLDivElement>(null);
  const [isLogOpen, setIsLogOpen] = useState(false);
  usePlayMode();
  useHandFocus(root, practice);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a touch means that the player is thinking, so it stops the clock.
    <div
      ref={root}
      class={`board${hasSheet ? ' has-sheet' : ''}${slips === 'on' ? ' is-refereed' : ''}`}
      onKeyDown={(event) => {
        handleTouch(event);
        if (nextHolder === null) answerKey(event, practice);
      }}
      onPointerDown={handleTouch}
    >
      <Menu
        practice={practice}
        home={home}
        onLeave={onLeave}
        isLogOpen={isLogOpen}
        onLog={() => setIsLogOpen(!isLogOpen)}
      />
      <div class="board-table">
        <ElsewhereNotice />
        {hasSheet ? (
          <End practice={practice} shownPractice={shownPractice} at={countedStep} home={home} />
        ) : nextHolder === null ? (
          <PracticeTable practice={shownPractice} />
        ) : (
          <Cover practice={practice} />
        )}
      </div>
      {hasSheet || (nextHolder !== null && countedStep === null) ? (
        <div class="play-acts" />
      ) : countedStep !== null ? (
        <DealEnd practice={shownPractice} />
      ) : (
        <Actions practice={practice} />
      )}
      <BoardDock practice={practice} shownPractice={shownPractice} home={home} isLogOpen={isLogOpen} />
    </div>
  );
}
