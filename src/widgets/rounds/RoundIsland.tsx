import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { namingOf } from '../../scenarios/round/naming.ts';
import { zonesAt } from '../../scenarios/round/steps.ts';
import { fetchRound, type OpenRound } from '../../stores/round/fetch.ts';
import { happened } from '../../stores/round/happened.ts';
import { CardText } from '../card/CardText.tsx';
import { looksOf } from '../card/looks.ts';
import { Told } from '../card/Told.tsx';
import { useArrows } from '../records/use-arrows.ts';
import { Table } from '../table/Table.tsx';
import { Steps } from './Steps.tsx';
import { Stop } from './Stop.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: string;
  /** Address of the game’s front page, with its slash. */
  readonly home: string;
  /** Where the round is fetched. */
  readonly round: string;
  readonly moves: number;
  /** What is said of the deal. */
  readonly deal: string;
  /** The deal, drawn: what stands there until somebody goes on. */
  readonly children?: ComponentChildren;
}

/** What happened at a step, what there is to say of it, and what is asked before the next move. */
function Said({
  open,
  at,
  home,
}: {
  readonly open: OpenRound;
  readonly at: number;
  readonly home: string;
}): VNode {
  const { game, round, steps, stops } = open;
  const step = steps[at] as (typeof steps)[number];
  const stop = stops[at + 1];
  const isLast = at === steps.length - 1;
  return (
    <>
      {at > 0 && (
        <p class="round-did">
          <Told lines={happened(game, round, step)} home={home} />
        </p>
      )}
      <p class="round-says">
        <CardText text={at === 0 ? round.deal : (round.moves[at - 1]?.says ?? '')} />
      </p>
      {isLast && (
        <p class="round-says">
          <CardText text={round.end} />
        </p>
      )}
      {stop && <Stop key={at} stop={stop} name="now" />}
    </>
  );
}

/** The table of a step, as the reader sees it. */
function TableAt({ open, at }: { readonly open: OpenRound; readonly at: number }): VNode {
  const { game, round, steps } = open;
  const looks = useMemo(() => looksOf(game), [game]);
  const zones = useMemo(
    () => zonesAt(game, steps[at] as (typeof steps)[number], namingOf(round)),
    [open, at],
  );
  return <Table zones={zones} looks={looks} labels={{ table: WORDS.table }} />;
}

/** A worked round, move by move. Until somebody goes on it is a drawing of the deal. */
export function RoundIsland({ game: id, home, round: address, moves, deal, children }: Props): VNode {
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState<OpenRound | 'lost' | null>(null);
  const go = (to: number): void => setAt(Math.max(0, Math.min(moves, to)));
  const wanted = at > 0;
  useEffect(() => {
    if (!wanted || (open && open !== 'lost')) return;
    fetchRound(id, address).then(setOpen, () => setOpen('lost'));
  }, [at]);
  useArrows(at, moves, go);
  const shown = open && open !== 'lost' ? open : null;
  const walk = useRef<HTMLElement>(null);
  // Who steps looks here, and sees words, table and the way on at once. Who reads the moves below stays there.
  useLayoutEffect(() => {
    if (wanted && shown && walk.current && walk.current.getBoundingClientRect().bottom > 0) {
      walk.current.scrollIntoView();
    }
  }, [at, shown]);
  return (
    <section ref={walk} class={`round-walk${wanted ? ' is-on' : ''}`} aria-label={WORDS.above}>
      <Steps at={at} last={moves} onGo={go} />
      <div class="round-now">
        <div class="round-said" role="status">
          {shown ? (
            <Said open={shown} at={at} home={home} />
          ) : (
            <p class="round-says">
              <CardText text={!wanted ? deal : open === 'lost' ? WORDS.lost : WORDS.loading} />
            </p>
          )}
        </div>
        <div class="round-table-now">{shown ? <TableAt open={shown} at={at} /> : children}</div>
      </div>
    </section>
  );
}
