import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { sentence } from '../../cards/words.ts';
import type { Seat } from '../../game/seat.ts';
import type { Zone } from '../../game/zone.ts';
import { looksOf } from '../../ui/card/looks.ts';
import { $touched, drop, touch, touchTogether, type Visit } from './visit.ts';
import '../../table/hand/hand-tools.css';
import { RoundTable } from '../../table/round/RoundTable.tsx';
import { Player } from '../../ui/player/Player.tsx';
import { isLaid, lookedAt } from './look.ts';
import { HandTools } from './soon.tsx';
import type { Scene } from './use-scene.ts';

interface Props {
  readonly visit: Visit;
  readonly scene: Scene;
}

/** The step at which the table was laid that lies there now: until the next one cards keep their places. */
function laidAt({ lesson, run }: Visit): number {
  return lesson.steps.slice(0, run.at + 1).findLastIndex(isLaid);
}

/** The table of a lesson, in all the room that is left. */
export function Sheet({ visit, scene }: Props): VNode {
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
