import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { HandTools } from '../../table/hand/HandTools.tsx';
import { lain } from '../../table/round/lain.ts';
import { RoundTable } from '../../table/round/RoundTable.tsx';
import { $settings } from '../../table/settings.ts';
import { sorted } from '../../table/sorting.ts';
import { looksOf } from '../../ui/card/looks.ts';
import { playable } from './hints.ts';
import type { Practice } from './match-record.ts';
import { eyesOf } from './people.ts';
import { $hint, $picked, $tried, $trying, drop, pick, pickTogether } from './practice.ts';
import { withTry } from './state/shown-try.ts';
import { sightAt, sightOf } from './state/sight.ts';
import './roll.css';
import { SeatHead } from './SeatHead.tsx';
import { Roll } from './soon.tsx';
import { useLook } from './use-look.tsx';

/** The cards on the table and everybody round it. */
export function Sheet({ practice }: { readonly practice: Practice }): VNode {
  const { game, match, steps } = practice;
  const picked = useStore($picked);
  const tried = useStore($tried);
  const hint = useStore($hint);
  const { help, sort } = useStore($settings);
  const looks = useMemo(() => looksOf(game), [game]);
  const { view, turn, shown } = sightOf(practice);
  const trying = useStore($trying);
  const tryOn = useMemo(() => trying && withTry(practice, shown(), trying), [view, trying?.move]);
  const zones = useMemo(() => sorted(tryOn?.zones ?? shown(), sort), [view, sort, tryOn]);
  // Once a hand was long enough to be sorted there is room for that, so that nothing moves when it comes again.
  const sorts = useRef(false);
  sorts.current ||= zones.some(({ sortings }) => sortings !== undefined);
  const helped = help !== 'none' && turn === eyesOf(practice) ? playable(practice, picked).things : [];
  const pointed = hint && hint.step !== 'move' ? hint.look : helped;
  const hinted = tried && tried.fits.length > 0 ? tried.fits : pointed;
  // With each deal the table is another one; while one looks at the count it is still the last.
  const counted = steps.findLastIndex(({ events }) => events.some(({ points }) => points !== undefined));
  const dealt = useMemo(() => ({}), [match.options, counted]);
  const { beside, opened, onOpen } = useLook(practice, looks);
  return (
    <>
      <RoundTable
        zones={zones}
        looks={looks}
        seats={game.seats(match.options)}
        you={eyesOf(practice)}
        head={(seat) => <SeatHead practice={practice} seat={seat} />}
        deal={dealt}
        past={(zone) =>
          lain(
            steps.slice(Math.max(0, counted)).map((step) => sightAt(practice, step).shown()),
            zone,
          )
        }
        way={turn === null ? null : game.table.direction(view)}
        picked={tryOn ? [...picked, ...tryOn.picks] : picked}
        marked={tried?.marked ?? []}
        hinted={hinted}
        onPick={pick}
        onDrop={drop}
        onOpen={onOpen}
        beside={beside}
        over={<Roll practice={practice} />}
      />
      {opened}
      {sorts.current && (
        <div class="board-tools">
          {turn !== null && <HandTools zones={zones} picked={picked} onBundle={pickTogether} />}
        </div>
      )}
    </>
  );
}
