import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { namesAround } from '../../game/names.ts';
import { type Drill, nextTable, sayVerdict } from '../../stores/drill.ts';
import { marks } from '../../stores/marks.ts';
import { CardText } from '../card/CardText.tsx';
import { looksOf } from '../card/looks.ts';
import { RulingPanel } from '../ruling/RulingPanel.tsx';
import { Table } from '../table/Table.tsx';
import { rulingView } from '../try/ruling-view.ts';
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
  // The keyboard stands on the first thing to press: a verdict, then the way on.
  useLayoutEffect(() => {
    root.current?.querySelector<HTMLElement>('.drill-says button')?.focus({ preventScroll: true });
  }, [at, open]);
  if (!table) return null;
  const { state, seat, move, ruling, house } = table;
  const view = game.view(state, seat);
  const zones = game.zones(view, seat, namesAround(seat));
  const picked = game.picksOf(view, seat, move);
  const cards = ruling.findings.flatMap((finding) => finding.cards);
  const hangs = game.unseen(state, seat, move).length > 0;
  const verdicts = (['legal', 'illegal', 'depends'] as const).filter((one) => hangs || one !== 'depends');
  const right = said[at] === ruling.verdict;
  return (
    <div ref={root} class="drill">
      <div class="drill-table">
        <Table zones={zones} looks={looks} picked={picked} marked={open ? marks(zones, cards, picked) : []} />
      </div>
      <div class="drill-says">
        <p class="drill-at">{WORDS.progress(at + 1, tables.length)}</p>
        <p class="drill-tried" aria-live="polite">
          <CardText text={game.describe(move)} />
        </p>
        {house.map((says) => (
          <p key={says} class="drill-house">
            {says}
          </p>
        ))}
        {open ? (
          <>
            <p class="drill-right" role="status">
              {right ? WORDS.right : WORDS.wrong}
            </p>
            <button type="button" class="button primary" onClick={nextTable}>
              {WORDS.next}
            </button>
            <RulingPanel ruling={rulingView(ruling, home)} />
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
