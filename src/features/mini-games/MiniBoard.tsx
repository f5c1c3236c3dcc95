import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Actions } from '../practice/Actions.tsx';
import { $practice, markSeen } from '../practice/index.ts';
import { noteStars } from './mini-store.ts';
import { type DealtMini, standingOf, stopMini } from './table.ts';
import '../practice/play-mode.css';
import '../practice/board.css';
import '../practice/menu.css';
import { Dock } from '../practice/Dock.tsx';
import '../practice/play.css';
import type { AnyAim } from '../../game/aim.ts';
import type { MiniStanding } from '../../scenarios/mini/standing.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { useHandFocus, usePlayMode } from '../practice/index.ts';
import { PracticeTable } from '../practice/PracticeTable.tsx';
import type { MiniDeals } from './deals.ts';
import { MiniEnd } from './MiniEnd.tsx';
import { Stars } from './Stars.tsx';
import { WORDS } from './words.ts';

interface MiniStatusProps {
  readonly aim: AnyAim;
  readonly standing: MiniStanding;
}

/** The status above the table: the aim, the result so far, and the turns left. */
function MiniStatus({ aim, standing: { progress, stars, turnsLeft, isOver } }: MiniStatusProps): VNode {
  const nextIndex = aim.stars.findIndex((figure) => progress < figure);
  return (
    <Announced as="div" class="mini-strip" skipsFirst>
      <strong class="mini-title">{aim.title}</strong>
      <span class="mini-far">
        {aim.describeProgress(progress)}
        {!isOver && nextIndex >= 0 && (
          <span class="mini-next"> · {WORDS.next(aim.describeProgress(aim.stars[nextIndex] ?? 0), nextIndex + 1)}</span>
        )}
      </span>
      <span class="mini-left">{WORDS.left(turnsLeft)}</span>
      <Stars stars={stars} />
    </Announced>
  );
}

interface Props {
  readonly dealtMini: DealtMini;
  readonly deals: MiniDeals;
  readonly home: string;
  readonly onDeal: (seed?: number) => void;
}

/** The practice table with the aim and the result of a mini-game. */
export function MiniBoard({ dealtMini, deals, home, onDeal }: Props): VNode | null {
  const practice = useStore($practice);
  return practice ? <MiniTable key={dealtMini.start} {...{ practice, dealtMini, deals, home, onDeal }} /> : null;
}

function MiniTable({
  practice,
  dealtMini,
  deals,
  home,
  onDeal,
}: Props & { readonly practice: NonNullable<ReturnType<typeof $practice.get>> }): VNode {
  const root = useRef<HTMLDivElement>(null);
  const standing = useMemo(() => standingOf(dealtMini, practice), [dealtMini, practice]);
  usePlayMode();
  useHandFocus(root, practice);
  useEffect(() => {
    if (!standing.isOver) return;
    stopMini();
    noteStars(`${dealtMini.game.id}/${dealtMini.aim.id}`, standing.stars);
  }, [standing.isOver]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a touch means that the player is thinking, so it stops the clock.
    <div
      ref={root}
      class={`board mini${standing.isOver ? ' is-over' : ''}`}
      onKeyDown={markSeen}
      onPointerDown={markSeen}
    >
      <div class="menu">
        <a class="menu-one mini-leave" href={`${home}learn/`}>
          {WORDS.leave}
        </a>
      </div>
      <div class="board-table">
        {standing.isOver ? (
          <MiniEnd {...{ dealtMini, practice, standing, deals, onDeal }} />
        ) : (
          <>
            <MiniStatus aim={dealtMini.aim} standing={standing} />
            <PracticeTable practice={practice} />
          </>
        )}
      </div>
      {!standing.isOver && (
        <>
          <Actions practice={practice} />
          <Dock practice={practice} home={home} />
        </>
      )}
    </div>
  );
}
