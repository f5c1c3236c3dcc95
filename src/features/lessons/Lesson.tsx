import type { RefObject, VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Below } from '../../ui/focus/soon.tsx';
import { $touched, drop, leaf, press, redo, send, touch, touchTogether, type Visit } from './visit.ts';
import '../../ui/focus/focus.css';
import { useStore } from '@nanostores/preact';
import { isQuestion } from '../../scenarios/question.ts';
import { propose } from '../../table/session.ts';
import { Actions } from '../../table/try/Actions.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import '../../table/try/ways.css';
import { sentence } from '../../cards/words.ts';
import type { Seat } from '../../game/seat.ts';
import type { Zone } from '../../game/zone.ts';
import { looksOf } from '../../ui/card/looks.ts';
import { Answer } from './Answer.tsx';
import type { Onward } from './Finish.tsx';
import { Head, type Laws } from './Head.tsx';
import '../../table/hand/hand-tools.css';
import { RoundTable } from '../../table/round/RoundTable.tsx';
import { Player } from '../../ui/player/Player.tsx';
import { isLaid, lookedAt } from './look.ts';
import { Ask, Finish, HandTools } from './soon.tsx';
import { Telling } from './Telling.tsx';
import { type Scene, useScene } from './use-scene.ts';
import { WORDS } from './words.ts';

interface SheetProps {
  readonly visit: Visit;
  readonly scene: Scene;
}

/** The step at which the table was laid that lies there now: until the next one cards keep their places. */
function laidAt({ lesson, run }: Visit): number {
  return lesson.steps.slice(0, run.at + 1).findLastIndex(isLaid);
}

/** The table of a lesson, in all the room that is left. */
function Sheet({ visit, scene }: SheetProps): VNode {
  const { game, lesson, run, name } = visit;
  const { zones, laidOut, picked, playing, tapping } = scene;
  const touched = useStore($touched);
  const looks = useMemo(() => looksOf(game), [game]);
  const step = lesson.steps[run.at];
  const tap = step?.word === 'tap' ? step.tap : null;
  const refused = run.remark?.tone === 'refused' ? run.remark.tried : null;
  const turn = game.play.turn(scene.view);
  const head = (seat: Seat): VNode =>
    laidOut ? <span /> : <Player name={sentence(name(seat))} on={seat === turn} />;
  return (
    <div class={`focus-table${laidOut ? ' is-laid-out' : ''}`}>
      <RoundTable
        zones={zones}
        looks={looks}
        seats={laidOut ? 1 : game.seats(run.state.options)}
        you={lesson.you}
        head={head}
        deal={laidAt(visit)}
        way={laidOut || turn === null ? null : game.table.direction(scene.view)}
        picked={picked}
        marked={refused?.marks ?? []}
        hinted={run.phase === 'open' ? lookedAt(game.pack, zones, step?.look ?? []) : (refused?.fits ?? [])}
        {...(playing || tapping ? { onPick: touch } : {})}
        {...(playing ? { onDrop: drop } : {})}
        {...(tapping ? { pickable: (zone: Zone) => zone.id === tap } : {})}
        labels={{ hinted: 'pointed at' }}
      />
      {run.phase === 'free' && <HandTools zones={zones} picked={touched} onBundle={touchTogether} />}
    </div>
  );
}

/** What takes the keyboard: the way on, else one’s cards or answers. */
const WAYS = ['[data-go]', '.zone-hand button[tabindex="0"], .lesson-ask button'];

/**
 * The keyboard is where it is needed next: on the way on, or at one's cards. Whoever has just come is left at the
 * top of the page, to read or hear first what this is about.
 */
function useWayOn(root: RefObject<HTMLElement>, where: unknown): void {
  const come = useRef(true);
  useLayoutEffect(() => {
    const fresh = come.current;
    come.current = false;
    if (fresh) return;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.isConnected) {
      const mine = root.current?.contains(activeElement);
      if (!mine || activeElement.getAttribute('aria-disabled') !== 'true') return;
    }
    for (const way of WAYS) {
      const to = root.current?.querySelector<HTMLElement>(way);
      if (to) return to.focus({ preventScroll: true });
    }
  }, [where]);
}

interface WayProps {
  readonly says: string;
  readonly onGo: () => void;
  /** The way on: where the keyboard goes. */
  readonly on?: boolean;
}

function Way({ says, onGo, on = false }: WayProps): VNode {
  return (
    <button
      type="button"
      class={`button${on ? ' primary' : ''}`}
      {...(on ? { 'data-go': true } : {})}
      onClick={onGo}
    >
      {says}
    </button>
  );
}

/** While something is asked: a hint, the next one, the last, or to be shown. */
function Asked({ hints }: { readonly hints: number }): VNode {
  return (
    <>
      {hints < 3 && <Way says={WORDS.hint} onGo={() => send({ do: 'hint' })} />}
      <Way says={WORDS.skip} onGo={() => send({ do: 'skip' })} />
    </>
  );
}

interface WaysProps {
  /** As it is shown: of a step that is read again, as it stood then. */
  readonly visit: Visit;
  /** The step one has come to. */
  readonly at: number;
}

/** The way on, and the ways round: back to read again, hint, show me. */
function Ways({ visit: { game, lesson, run, reading }, at }: WaysProps): VNode {
  const step = lesson.steps[run.at];
  const told = step?.word === 'say' || step?.word === 'reply';
  const asked = reading === null && run.phase === 'open' && !told;
  const mine = game.play.turn(run.state) === lesson.you;
  const back = run.phase !== 'free' && run.phase !== 'astray' && (reading ?? at) > 0;
  return (
    <div class="focus-ways lesson-ways">
      {back ? (
        <button type="button" class="button quiet" onClick={() => leaf(-1)}>
          {WORDS.back}
        </button>
      ) : (
        <span />
      )}
      {reading !== null && !told && <Way says={WORDS.redo} onGo={() => redo(reading)} />}
      {reading !== null && <Way on says={WORDS.next} onGo={() => leaf(1)} />}
      {reading === null && (run.phase === 'done' || (run.phase === 'open' && told)) && (
        <Way
          on
          says={run.phase === 'open' && step?.word === 'reply' ? WORDS.go : WORDS.next}
          onGo={() => send({ do: 'next' })}
        />
      )}
      {reading === null && run.phase === 'astray' && (
        <>
          <Way says={WORDS.stay} onGo={() => send({ do: 'stay' })} />
          <Way on says={WORDS.giveBack} onGo={() => send({ do: 'return' })} />
        </>
      )}
      {asked && <Asked hints={run.hints} />}
      {run.phase === 'free' && mine && <Way says={WORDS.enough} onGo={() => send({ do: 'skip' })} />}
    </div>
  );
}

interface ActsProps {
  readonly visit: Visit;
  readonly scene: Scene;
}

/** What one can do here: the moves of the game, or the answers to a question. */
function Acts({ visit, scene }: ActsProps): VNode | null {
  const { game, lesson, run, reading } = visit;
  const touched = useStore($touched);
  const step = lesson.steps[run.at];
  if (!scene.playing) {
    const asked = isQuestion(step) && run.phase === 'open' && reading === null;
    return asked ? <Ask key={run.at} visit={visit} step={step} /> : null;
  }
  const { view } = scene;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div class="focus-acts lesson-acts buttons" role="group" aria-label={WORDS.actions}>
      <Actions
        labels={game.table.actions(view, lesson.you)}
        proposals={propose({ at: { game, view, seat: lesson.you }, picked: touched })}
        ready={touched.length > 0}
        onAct={press}
        Text={CardText}
      />
    </div>
  );
}

interface Props {
  readonly visit: Visit;
  readonly laws: Laws;
  readonly home: string;
  readonly onward: Onward;
}

/** A lesson in one window: what it says, the table, what one can do, what comes of it, the way on. */
export function Lesson({ visit, laws, home, onward }: Props): VNode {
  const { run, reading, walked } = visit;
  const root = useRef<HTMLDivElement>(null);
  const seen = reading === null ? run : (walked.seen[reading] ?? run);
  const shown: Visit = { ...visit, run: seen };
  const scene = useScene(shown);
  useWayOn(root, run);
  if (seen.phase === 'over') {
    return (
      <div ref={root} class="focus lesson is-over">
        <Head visit={visit} laws={laws} home={home} />
        <Sheet visit={shown} scene={scene} />
        <Finish visit={visit} onward={onward} path={`${home}learn/`} />
      </div>
    );
  }
  const asks = scene.playing || (seen.phase === 'open' && reading === null);
  return (
    <div ref={root} class={`focus lesson${asks ? '' : ' is-told'}`}>
      <Head visit={visit} laws={laws} home={home} />
      <Telling lesson={shown.lesson} at={seen.at} />
      <Sheet visit={shown} scene={scene} />
      <Acts visit={shown} scene={scene} />
      <Answer visit={shown} scene={scene} home={home} />
      <Below />
      <Ways visit={shown} at={run.at} />
    </div>
  );
}
