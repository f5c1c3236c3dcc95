import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { MoreBelow } from '../../ui/focus/lazy-more-below.tsx';
import { $touched, drop, touch, touchTogether, type Visit } from './visit.ts';
import '../../ui/focus/focus.css';
import { useStore } from '@nanostores/preact';
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
import { Acts, useWayOn, Ways } from './Acts.tsx';
import { isLaid, lookedAt } from './look.ts';
import { Finish, HandTools } from './soon.tsx';
import { Telling } from './Telling.tsx';
import { type Scene, useScene } from './use-scene.ts';

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
      <MoreBelow />
      <Ways visit={shown} at={run.at} />
    </div>
  );
}
