import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { capitalize } from '../../cards/words.ts';
import { seatsOf } from '../../game/seat.ts';
import { ruleOnTry } from '../../referee/ruling.ts';
import { RoundTable } from '../../table/round/RoundTable.tsx';
import { replaySlots } from '../../table/round/slot-replay.ts';
import { RulingPanel } from '../../table/ruling/RulingPanel.tsx';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { looksOf } from '../../ui/card/looks.ts';
import { Player } from '../../ui/player/Player.tsx';
import { dealStepAt, lineAt, namingOf, type RecordReplay, tableAt, type Viewpoint, viewFrom } from './state/replay.ts';
import { WORDS } from './words.ts';

interface StepProps {
  readonly replay: RecordReplay;
  readonly viewpoint: Viewpoint;
}

/** Chooses the viewpoint. */
export function ViewpointField({
  replay,
  viewpoint,
  onViewpoint,
}: StepProps & { readonly onViewpoint: (viewpoint: Viewpoint) => void }): VNode {
  const { game, options } = replay.record;
  return (
    <label>
      {WORDS.eyes}{' '}
      <select
        value={String(viewpoint)}
        onChange={({ currentTarget: { value } }) => onViewpoint(value === 'all' ? 'all' : Number(value))}
      >
        <option value="all">{WORDS.everybody}</option>
        {seatsOf({ seats: game.seats(options) }).map((seat) => (
          <option key={seat} value={String(seat)}>
            {capitalize(namingOf(replay, 'all')(seat))}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The events of a step; for an illegal try, the ruling. */
export function StepText({
  replay,
  viewpoint,
  at,
  home,
}: StepProps & { readonly at: number; readonly home: string }): VNode {
  const { game } = replay.record;
  const name = useMemo(() => namingOf(replay, viewpoint), [replay, viewpoint]);
  const judgedEntry = replay.steps[at]?.judgedEntry ?? null;
  const ruled = useMemo(() => {
    if (judgedEntry?.reasonedVerdict.verdict !== 'illegal') return null;
    const { seat, move } = judgedEntry.entry;
    const view = viewFrom(replay, judgedEntry.before, viewpoint);
    return {
      ruling: ruleOnTry(game, judgedEntry.before, seat, move, { name }),
      at: { move, seat, view, knownState: view, turnText: '', name },
    };
  }, [judgedEntry, viewpoint]);
  const { kind, sentences } = lineAt(replay, at, name);
  // What no card shows, such as a named suit, is repeated while in force; the event tells when it changes.
  const [counts, countsBefore] = [at, at - 1].map((one) => {
    const step = replay.steps[one];
    return step && game.texts.counts?.(step.state);
  });
  const texts = [...sentences.map(({ text }) => text), ...(counts && counts === countsBefore ? [counts] : [])];
  return (
    <div class={`viewer-says is-docked is-${kind}`}>
      {ruled ? (
        <RulingPanel game={game} home={home} ruling={ruled.ruling} at={ruled.at} />
      ) : (
        <Announced>
          <CardText text={texts.join(' ') || WORDS.deal} />
        </Announced>
      )}
    </div>
  );
}

/** The table at a step, with the viewpoint's seat at the bottom. Cards keep their places during a deal. */
export function StepTable({ replay, viewpoint, at }: StepProps & { readonly at: number }): VNode {
  const { game, options } = replay.record;
  const looks = useMemo(() => looksOf(game), [game]);
  const name = useMemo(() => namingOf(replay, viewpoint), [replay, viewpoint]);
  const { zones, touched, turn, direction } = useMemo(() => tableAt(replay, at, viewpoint), [replay, at, viewpoint]);
  const dealStep = dealStepAt(replay, at);
  const deal = useMemo(() => ({}), [replay, viewpoint, dealStep]);
  const past = useMemo(
    () => replay.steps.slice(dealStep, at + 1).map((_, i) => tableAt(replay, dealStep + i, viewpoint).zones),
    [deal],
  );
  return (
    <div class="viewer-table">
      <RoundTable
        zones={zones}
        looks={looks}
        seats={game.seats(options)}
        you={viewpoint === 'all' ? 0 : viewpoint}
        head={(seat) => <Player name={capitalize(name(seat))} isLit={seat === turn} />}
        deal={deal}
        pastSlots={(zone) => replaySlots(past, zone)}
        way={direction}
        marked={touched}
      />
    </div>
  );
}
