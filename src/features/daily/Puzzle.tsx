import { useStore } from '@nanostores/preact';
import type { ComponentChildren, VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { sentence } from '../../cards/words.ts';
import type { Seat } from '../../game/seat.ts';
import type { ItemRef, Zone } from '../../game/zone.ts';
import type { Tried } from '../../referee/tried.ts';
import { $settings } from '../../table/settings.ts';
import { sorted } from '../../table/sorting.ts';
import { looksOf } from '../../ui/card/looks.ts';
import { $touched, drop, touch } from './daily.ts';
import type { Laid } from './lay.ts';
import '../../ui/focus/focus.css';
import { RoundTable } from '../../table/round/RoundTable.tsx';
import { RulingPanel } from '../../table/ruling/soon.tsx';
import { useFocusOn } from '../../ui/focus/use-focus-on.ts';
import { Player } from '../../ui/player/Player.tsx';
import { Acts, Question } from './Question.tsx';
import { Answered } from './soon.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly puzzle: Laid;
  /** Which of the day’s it is. */
  readonly at: number;
  readonly root: string;
  /** Whether the answer is told. */
  readonly open: boolean;
  readonly given: string | undefined;
  /** A try that broke a rule, where a move is asked for. */
  readonly refused: Tried | null;
  readonly head: ComponentChildren;
  /** The way on, once the answer is told. */
  readonly ways: ComponentChildren;
}

/** The things that are marked as touched: one’s own, or those of the try in question; of a pair none until it is ruled on. */
function usePicks({ puzzle: { at }, open }: Props): readonly ItemRef[] {
  const touched = useStore($touched);
  const { game, posed, view, seat, tries, right } = at;
  return useMemo(() => {
    const [move] = tries;
    if (posed.kind === 'all' && open) {
      return (right[0]?.split(' ') ?? []).map((item) => ({ zone: posed.zone, item }));
    }
    if (posed.kind === 'move' || posed.kind === 'all') return touched;
    if (!move || posed.kind === 'score' || posed.kind === 'pair') return [];
    return game.table.picksOf(view, seat, move);
  }, [at, open, touched]);
}

/** The table, in all the room that is left. */
function Sheet(props: Props): VNode {
  const { puzzle, at: deal, open, refused } = props;
  const { at, name, zones, laidOut } = puzzle;
  const { game, posed, state, view, seat } = at;
  const { sort } = useStore($settings);
  const shown = useMemo(() => sorted(zones, sort), [zones, sort]);
  const looks = useMemo(() => looksOf(game), [game]);
  const picks = usePicks(props);
  const turn = game.play.turn(view);
  const playing = posed.kind === 'move' && !open;
  const tapping = posed.kind === 'all' && !open;
  const head = (who: Seat): VNode =>
    laidOut ? <span /> : <Player name={sentence(name(who))} on={who === turn} />;
  return (
    <div class={`focus-table${laidOut ? ' is-laid-out' : ''}`}>
      <RoundTable
        zones={shown}
        looks={looks}
        seats={laidOut ? 1 : game.seats(state.options)}
        you={seat}
        head={head}
        deal={deal}
        way={laidOut || turn === null ? null : game.table.direction(view)}
        picked={picks}
        marked={refused?.marks ?? []}
        hinted={refused?.fits ?? []}
        {...(playing || tapping ? { onPick: touch } : {})}
        {...(playing ? { onDrop: drop } : {})}
        {...(posed.kind === 'all' ? { pickable: (zone: Zone) => zone.id === posed.zone } : {})}
      />
    </div>
  );
}

/** What stands below the table before an answer is given; rules to choose from have all the room there. */
function Quiet({ puzzle, refused, root }: Props): VNode | null {
  const { game, posed } = puzzle.at;
  if (posed.kind === 'rule') return null;
  if (!refused) {
    return <p class="exercise-quiet">{posed.kind === 'move' ? WORDS.mayTry : WORDS.quiet}</p>;
  }
  return (
    <>
      <p class="daily-why">{WORDS.illegal}</p>
      <RulingPanel
        game={game}
        home={`${root}${game.id}/`}
        ruling={refused.ruling}
        at={{ ...refused, name: puzzle.name }}
      />
    </>
  );
}

/** One puzzle in one window: what is asked, the table, what one answers, what comes of it. */
export function Puzzle(props: Props): VNode {
  const { puzzle, at, open, given, root, head, ways } = props;
  const frame = useRef<HTMLDivElement>(null);
  useFocusOn(frame, open ? '[data-go]' : '.daily-asked', [at, open]);
  const { id } = puzzle.at.game;
  return (
    <div ref={frame} class={`focus exercise daily${open ? ' is-told' : ''}`} data-game={id}>
      <div class="focus-head exercise-head">{head}</div>
      <Question puzzle={puzzle} />
      <Sheet {...props} />
      <div class={`exercise-foot of-${puzzle.at.posed.kind}`}>
        <div class="focus-answer is-docked">
          {open ? <Answered puzzle={puzzle} given={given} home={`${root}${id}/`} /> : <Quiet {...props} />}
        </div>
        {open ? <div class="focus-ways exercise-says">{ways}</div> : <Acts key={at} puzzle={puzzle} />}
      </div>
    </div>
  );
}
