import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { sentence } from '../../cards/words.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { looksOf } from '../../ui/card/looks.ts';
import { Below } from '../../ui/focus/soon.tsx';
import { Out } from '../drill/Out.tsx';
import { Strip } from '../drill/Strip.tsx';
import { STRIP } from '../drill/strip-words.ts';
import { choose, goOn, type Judging, judgedRight, type WeightyTable } from './judgement.ts';
import '../../ui/focus/focus.css';
import { RoundTable } from '../../table/round/RoundTable.tsx';
import { Announced } from '../../ui/announce/Announced.tsx';
import { useFocusOn } from '../../ui/focus/use-focus-on.ts';
import { Player } from '../../ui/player/Player.tsx';
import { Told } from './Told.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly judging: Judging;
  readonly home: string;
}

/** In an order that gives nothing away: as they are said. */
const offered = (says: readonly string[]): readonly number[] =>
  says
    .map((_, i) => i)
    .sort((a, b) => (says[a] as string).localeCompare(says[b] as string, 'en', { numeric: true }));

/** What one could do, to choose from. */
function Options({ options }: Pick<WeightyTable, 'options'>): VNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div class="focus-ways drill-says is-mend" role="group" aria-label={WORDS.ways}>
      {offered(options.map(({ says }) => says)).map((option) => (
        <button key={option} type="button" class="button" onClick={() => choose(option)}>
          <CardText text={(options[option]?.says ?? '').replace(/\.$/, '')} />
        </button>
      ))}
    </div>
  );
}

/** One table, what one could do at it, and what that comes to. */
export function JudgementTable({ judging, home }: Props): VNode | null {
  const { game, tables, at, said, open } = judging;
  const root = useRef<HTMLDivElement>(null);
  const looks = useMemo(() => looksOf(game), [game]);
  const table = tables[at];
  useFocusOn(root, '.drill-says button', [at, open]);
  if (!table) return null;
  const { zones, seats, seat, name, options, asks } = table;
  const mine = open ? (said[at] ?? 0) : -1;
  return (
    <div ref={root} class="focus drill judgement">
      <div class="focus-head drill-head">
        <Out home={home} />
        <Strip results={judgedRight(judging)} of={tables.length} at={at} />
        <p class="drill-at">{STRIP.progress(at + 1, tables.length)}</p>
      </div>
      <div class="focus-says drill-asked">
        <Announced class="drill-tried">{asks}</Announced>
      </div>
      <div class="focus-table">
        <RoundTable
          zones={zones}
          looks={looks}
          seats={seats}
          you={seat}
          head={(one) => <Player name={sentence(name(one))} on={one === seat} />}
          deal={at}
          picked={options[mine]?.picks ?? []}
          marked={[]}
          hinted={mine > 0 ? (options[0]?.picks ?? []) : []}
        />
      </div>
      <div class="drill-foot">
        <div class="focus-answer is-docked">
          {open && <Told judging={judging} table={table} mine={mine} />}
        </div>
        <Below />
        {open ? (
          <div class="focus-ways drill-says">
            <button type="button" class="button primary" onClick={goOn}>
              {WORDS.next}
            </button>
          </div>
        ) : (
          <Options options={options} />
        )}
      </div>
    </div>
  );
}
