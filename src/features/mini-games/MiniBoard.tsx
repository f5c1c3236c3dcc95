import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Actions } from '../practice/Actions.tsx';
import { $practice, $sheet, seen } from '../practice/practice.ts';
import { closedAt } from '../practice/state/closing.ts';
import { noteStars } from './kept.ts';
import { type Dealt, standingOf, stopMini } from './table.ts';
import '../practice/board.css';
import { Dock } from '../practice/Dock.tsx';
import '../practice/play.css';
import { Sheet } from '../practice/Sheet.tsx';
import { useHand } from '../practice/use-hand.ts';
import { usePlayMode } from '../practice/use-play-mode.ts';
import type { Deals } from './deals.ts';
import { MiniEnd } from './MiniEnd.tsx';
import { MiniWay } from './MiniWay.tsx';
import { Strip } from './Strip.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly dealt: Dealt;
  readonly deals: Deals;
  readonly home: string;
  readonly onDeal: (seed?: number) => void;
}

/** The table of a mini-game: the practice table, with an aim over it and an end of its own. */
export function MiniBoard({ dealt, deals, home, onDeal }: Props): VNode | null {
  const practice = useStore($practice);
  return practice ? <Laid key={dealt.start} {...{ practice, dealt, deals, home, onDeal }} /> : null;
}

function Laid({
  practice,
  dealt,
  deals,
  home,
  onDeal,
}: Props & { readonly practice: NonNullable<ReturnType<typeof $practice.get>> }): VNode {
  const root = useRef<HTMLDivElement>(null);
  const sheet = useStore($sheet);
  // What a deal counts for is nobody’s business here: the table stays as the last move left it.
  const closed = useMemo(() => (sheet === null ? practice : closedAt(practice, sheet)), [practice, sheet]);
  const stands = useMemo(() => standingOf(dealt, practice), [dealt, practice]);
  usePlayMode();
  useHand(root, practice);
  useEffect(() => {
    if (!stands.over) return;
    stopMini();
    noteStars(`${dealt.game.id}/${dealt.aim.id}`, stands.stars);
  }, [stands.over]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever touches anything is thinking, so the clock stops.
    <div ref={root} class="board mini" onKeyDown={seen} onPointerDown={seen}>
      <div class="menu">
        <a class="menu-one mini-leave" href={`${home}learn/`}>
          {WORDS.leave}
        </a>
      </div>
      <div class="board-table">
        <Strip aim={dealt.aim} stands={stands} />
        <Sheet practice={closed} />
      </div>
      {stands.over ? (
        <MiniEnd dealt={dealt} stands={stands} deals={deals} onDeal={onDeal} />
      ) : (
        <Actions practice={practice} />
      )}
      {stands.over && stands.stars < 3 ? (
        <MiniWay fetchWay={() => deals.wayOf(dealt.seed)} />
      ) : (
        <Dock practice={practice} home={home} />
      )}
    </div>
  );
}
