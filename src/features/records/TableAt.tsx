import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { sentence } from '../../cards/words.ts';
import { seatsOf } from '../../game/seat.ts';
import { ruleTry } from '../../referee/ruling.ts';
import { RoundTable } from '../../table/round/RoundTable.tsx';
import { replaySlots } from '../../table/round/slot-replay.ts';
import { RulingPanel } from '../../table/ruling/RulingPanel.tsx';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { looksOf } from '../../ui/card/looks.ts';
import { Player } from '../../ui/player/Player.tsx';
import { dealtAt, type Eyes, lineAt, namingOf, type ShownRecord, seenBy, tableAt } from './state/shown.ts';
import { WORDS } from './words.ts';

interface Looking {
  readonly shown: ShownRecord;
  readonly eyes: Eyes;
}

/** Whose eyes look at the table. */
export function EyesField({
  shown,
  eyes,
  onEyes,
}: Looking & { readonly onEyes: (eyes: Eyes) => void }): VNode {
  const { game, options } = shown.record;
  return (
    <label>
      {WORDS.eyes}{' '}
      <select
        value={String(eyes)}
        onChange={({ currentTarget: { value } }) => onEyes(value === 'all' ? 'all' : Number(value))}
      >
        <option value="all">{WORDS.everybody}</option>
        {seatsOf({ seats: game.seats(options) }).map((seat) => (
          <option key={seat} value={String(seat)}>
            {sentence(namingOf(shown, 'all')(seat))}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What happened in a step; what was against the rules as the referee says it everywhere. */
export function Says({
  shown,
  eyes,
  at,
  home,
}: Looking & { readonly at: number; readonly home: string }): VNode {
  const { game } = shown.record;
  const name = useMemo(() => namingOf(shown, eyes), [shown, eyes]);
  const heard = shown.steps[at]?.heard ?? null;
  const ruled = useMemo(() => {
    if (heard?.reasoned.verdict !== 'illegal') return null;
    const { seat, move } = heard.entry;
    const view = seenBy(shown, heard.before, eyes);
    return {
      ruling: ruleTry(game, heard.before, seat, move, { name }),
      at: { move, seat, view, known: view, turn: '', name },
    };
  }, [heard, eyes]);
  const { kind, says } = lineAt(shown, at, name);
  // What was said in this very step is not said twice.
  const [counts, before] = [at, at - 1].map((one) => {
    const step = shown.steps[one];
    return step && game.texts.counts?.(step.state);
  });
  const said = [...says.map(({ text }) => text), ...(counts && counts === before ? [counts] : [])];
  return (
    <div class={`viewer-says is-docked is-${kind}`}>
      {ruled ? (
        <RulingPanel game={game} home={home} ruling={ruled.ruling} at={ruled.at} />
      ) : (
        <Announced>
          <CardText text={said.join(' ') || WORDS.deal} />
        </Announced>
      )}
    </div>
  );
}

/** The table of a step: whoever looks sits below, and cards lie where they fell since the deal. */
export function TableAt({ shown, eyes, at }: Looking & { readonly at: number }): VNode {
  const { game, options } = shown.record;
  const looks = useMemo(() => looksOf(game), [game]);
  const name = useMemo(() => namingOf(shown, eyes), [shown, eyes]);
  const { zones, touched, turn, way } = useMemo(() => tableAt(shown, at, eyes), [shown, at, eyes]);
  const dealt = dealtAt(shown, at);
  const deal = useMemo(() => ({}), [shown, eyes, dealt]);
  const past = useMemo(
    () => shown.steps.slice(dealt, at + 1).map((_, i) => tableAt(shown, dealt + i, eyes).zones),
    [deal],
  );
  return (
    <div class="viewer-table">
      <RoundTable
        zones={zones}
        looks={looks}
        seats={game.seats(options)}
        you={eyes === 'all' ? 0 : eyes}
        head={(seat) => <Player name={sentence(name(seat))} on={seat === turn} />}
        deal={deal}
        past={(zone) => replaySlots(past, zone)}
        way={way}
        marked={touched}
      />
    </div>
  );
}
