import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { sentence } from '../../cards/words.ts';
import { looksOf } from '../../ui/card/looks.ts';
import { Below } from '../../ui/focus/soon.tsx';
import { type Drill, nextTable } from './drill.ts';
import '../../ui/focus/focus.css';
import { RoundTable } from '../../table/round/RoundTable.tsx';
import { useFocusOn } from '../../ui/focus/use-focus-on.ts';
import { Player } from '../../ui/player/Player.tsx';
import { Answers } from './Answers.tsx';
import { Asked } from './Asked.tsx';
import { Head } from './Head.tsx';
import { Said } from './Said.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly drill: Drill;
  readonly home: string;
  readonly spent: number;
  readonly onSpend: (ms: number) => void;
  /** Something else is to be asked. */
  readonly onChosen: () => void;
}

/** One table, what is tried on it, and one's answer; then the referee's. */
export function DrillTable({ drill, home, spent, onSpend, onChosen }: Props): VNode | null {
  const { game, tables, at, look, why, open } = drill;
  const root = useRef<HTMLDivElement>(null);
  const looks = useMemo(() => looksOf(game), [game]);
  const table = tables[at];
  useFocusOn(root, '.drill-says button', [at, why, open]);
  const there = table?.tries[look];
  if (!table || !there) return null;
  const { zones, seat, name, tried, picks } = there;
  // What there is to choose from has all the room there.
  const quiet = table.kind === 'legal' || (table.kind === 'slip' && !why);
  return (
    <div ref={root} class={`focus drill is-${table.kind}`}>
      <Head drill={drill} home={home} spent={spent} onSpend={onSpend} onChosen={onChosen} />
      <Asked drill={drill} table={table} />
      <div class="focus-table">
        <RoundTable
          zones={zones}
          looks={looks}
          seats={table.seats}
          you={there.open ? 0 : seat}
          head={(one) => <Player name={sentence(name(one))} on={one === seat} />}
          deal={at}
          picked={picks}
          marked={(open && tried?.marks) || []}
          hinted={(open && tried?.fits) || []}
        />
      </div>
      <div class="drill-foot">
        <div class="focus-answer is-docked">
          {open ? (
            <Said drill={drill} table={table} home={home} />
          ) : (
            quiet && <p class="drill-quiet">{WORDS.quiet}</p>
          )}
        </div>
        <Below />
        {open ? (
          <div class="focus-ways drill-says">
            <button type="button" class="button primary" onClick={nextTable}>
              {WORDS.next}
            </button>
          </div>
        ) : (
          <Answers drill={drill} table={table} />
        )}
      </div>
    </div>
  );
}
