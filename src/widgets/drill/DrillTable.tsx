import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { sentence } from '../../cards/words.ts';
import { type Drill, type DrillTable as Laid, nextTable } from '../../stores/drill.ts';
import { CardText } from '../card/CardText.tsx';
import { looksOf } from '../card/looks.ts';
import '../focus/focus.css';
import { Player } from '../player/Player.tsx';
import { RoundTable } from '../round/RoundTable.tsx';
import { Head } from './Head.tsx';
import { Said } from './Said.tsx';
import { Verdicts } from './Verdicts.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly drill: Drill;
  readonly home: string;
  readonly spent: number;
  readonly onSpend: (ms: number) => void;
}

/** What is tried, and the house rules it is tried by. */
function Asked({ table: { says, house } }: { readonly table: Laid }): VNode {
  return (
    <div class="focus-says drill-asked">
      <p class="drill-tried" aria-live="polite">
        <CardText text={says} />
      </p>
      {house.map((rule) => (
        <p key={rule} class="drill-house">
          {rule}
        </p>
      ))}
    </div>
  );
}

/** One table, what is tried on it, and one's verdict; then the referee's. */
export function DrillTable({ drill, home, spent, onSpend }: Props): VNode | null {
  const { game, tables, at, open } = drill;
  const root = useRef<HTMLDivElement>(null);
  const looks = useMemo(() => looksOf(game), [game]);
  const table = tables[at];
  // The keyboard stands on the first thing to press: the way on, then a verdict. Whoever has just come is left at
  // the top of the page, to read or hear first what this is about.
  const come = useRef(true);
  useLayoutEffect(() => {
    const fresh = come.current;
    come.current = false;
    if (!fresh)
      root.current?.querySelector<HTMLElement>('.drill-says button')?.focus({ preventScroll: true });
  }, [at, open]);
  if (!table) return null;
  const { zones, seats, seat: you, name, tried, picks } = table;
  return (
    <div ref={root} class="focus drill">
      <Head drill={drill} home={home} spent={spent} onSpend={onSpend} />
      <Asked table={table} />
      <div class="focus-table">
        <RoundTable
          zones={zones}
          looks={looks}
          seats={seats}
          you={you}
          head={(seat) => <Player name={sentence(name(seat))} on={seat === you} />}
          deal={at}
          picked={picks}
          marked={(open && tried?.marks) || []}
          hinted={(open && tried?.fits) || []}
        />
      </div>
      <div class="focus-answer is-docked">
        {open ? <Said drill={drill} table={table} home={home} /> : <p class="drill-quiet">{WORDS.quiet}</p>}
      </div>
      {open ? (
        <div class="focus-ways drill-says">
          <button type="button" class="button primary" onClick={nextTable}>
            {WORDS.next}
          </button>
        </div>
      ) : (
        <Verdicts hangs={table.hangs} />
      )}
    </div>
  );
}
