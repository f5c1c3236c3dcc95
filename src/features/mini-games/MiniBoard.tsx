import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Actions } from '../practice/Actions.tsx';
import { $countedStep, $practice, markSeen, rewindToDealEnd } from '../practice/index.ts';
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
import { CardText } from '../../ui/card/CardText.tsx';
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

/** A sequence of moves that earns three stars. */
function MiniSolution({ fetchWay }: { readonly fetchWay: () => Promise<readonly string[]> }): VNode {
  const [solution, setSolution] = useState<readonly string[] | 'lost'>([]);
  useEffect(() => {
    fetchWay().then(setSolution, () => setSolution('lost'));
  }, []);
  return (
    <section class="board-dock is-docked mini-way" aria-labelledby="mini-way">
      <h3 id="mini-way">{WORDS.way}</h3>
      {solution === 'lost' ? (
        <p>{WORDS.wayLost}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard.
        <ol tabIndex={0}>
          {solution.map((sentence, i) => (
            <li key={i.toString()}>
              <CardText text={sentence} />
            </li>
          ))}
        </ol>
      )}
    </section>
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
  const countedStep = useStore($countedStep);
  // A mini-game has no count, so the table stays as the last move of the deal left it.
  const shownPractice = useMemo(
    () => (countedStep === null ? practice : rewindToDealEnd(practice, countedStep)),
    [practice, countedStep],
  );
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
        <MiniStatus aim={dealtMini.aim} standing={standing} />
        <PracticeTable practice={shownPractice} />
      </div>
      {standing.isOver ? (
        <MiniEnd dealtMini={dealtMini} standing={standing} deals={deals} onDeal={onDeal} />
      ) : (
        <Actions practice={practice} />
      )}
      {standing.isOver && standing.stars < 3 ? (
        <MiniSolution fetchWay={() => deals.fetchSolution(dealtMini.seed)} />
      ) : (
        <Dock practice={practice} home={home} />
      )}
    </div>
  );
}
