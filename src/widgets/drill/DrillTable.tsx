import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type Drill, nextTable, sayVerdict } from '../../stores/drill.ts';
import { CardText } from '../card/CardText.tsx';
import { looksOf } from '../card/looks.ts';
import { Judged } from '../ruling/Judged.tsx';
import { RulingPanel } from '../ruling/RulingPanel.tsx';
import { Table } from '../table/Table.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly drill: Drill;
  readonly home: string;
}

/** One table, what is tried on it, and one's verdict; then the referee's. */
export function DrillTable({ drill, home }: Props): VNode | null {
  const { game, tables, at, said, open } = drill;
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
  const { zones, tried, house, hangs } = table;
  const { ruling, picks } = tried;
  const verdicts = (['legal', 'illegal', 'depends'] as const).filter((one) => hangs || one !== 'depends');
  const right = said[at] === ruling.verdict;
  return (
    <div ref={root} class="drill">
      <div class="drill-table">
        <Table zones={zones} looks={looks} picked={picks} marked={open ? tried.marks : []} />
      </div>
      <div class="drill-says">
        <p class="drill-at">{WORDS.progress(at + 1, tables.length)}</p>
        <p class="drill-tried" aria-live="polite">
          <CardText text={ruling.tried} />
        </p>
        {house.map((says) => (
          <p key={says} class="drill-house">
            {says}
          </p>
        ))}
        {open ? (
          <>
            <div class="drill-right" role="status">
              <Judged right={right}>
                <p>{right ? WORDS.right : WORDS.wrong}</p>
              </Judged>
            </div>
            <button type="button" class="button primary" onClick={nextTable}>
              {WORDS.next}
            </button>
            <RulingPanel bare game={game} home={home} ruling={ruling} />
          </>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
          <div class="buttons" role="group" aria-label={WORDS.question}>
            {verdicts.map((verdict) => (
              <button key={verdict} type="button" class="button" onClick={() => sayVerdict(verdict)}>
                {WORDS.verdicts[verdict]}
              </button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
