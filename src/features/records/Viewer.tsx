import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { sentence } from '../../cards/words.ts';
import type { JsonObject } from '../../game/json.ts';
import { choices } from '../../game/options.ts';
import { seatsOf } from '../../game/seat.ts';
import { rule } from '../../referee/ruling.ts';
import { lain } from '../../table/round/lain.ts';
import { RoundTable } from '../../table/round/RoundTable.tsx';
import { RulingPanel } from '../../table/ruling/RulingPanel.tsx';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { looksOf } from '../../ui/card/looks.ts';
import { later } from '../../ui/later.tsx';
import { Player } from '../../ui/player/Player.tsx';
import { Names } from '../house-rules/People.tsx';
import { Kept } from './Kept.tsx';
import { Lines } from './Lines.tsx';
import {
  dealtAt,
  type Eyes,
  lineAt,
  namingOf,
  ownEyes,
  type ShownRecord,
  seenBy,
  tableAt,
  wrongSteps,
} from './state/shown.ts';
import { Tools } from './Tools.tsx';
import { useArrows } from './use-arrows.ts';
import { Walk } from './Walk.tsx';
import { WORDS } from './words.ts';

/** House rules under which other moves of the record would be against the rules. */
function Readings({ shown }: { readonly shown: ShownRecord }): VNode | null {
  const { game } = shown.record;
  const { readings } = shown.audit;
  if (readings.length === 0) return null;
  return (
    <details class="viewer-readings">
      <summary>{WORDS.readings}</summary>
      <ul>
        {readings.map(({ option, value, irregular }) => {
          const spec = game.options.find(({ key }) => key === option);
          const how = spec && choices(spec).find((choice) => choice.value === value)?.label;
          const moves = irregular.map((at) => `move ${at + 1}`).join(', ');
          return (
            <li key={`${option}-${value}`}>
              {WORDS.under(spec?.title ?? option, how ?? String(value), moves)}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

interface NamesFieldProps {
  readonly shown: ShownRecord;
  readonly onNames: (names: readonly string[]) => void;
}

/** Who sat where: said anew, and the whole record speaks of them so. */
function NamesField({ shown, onNames }: NamesFieldProps): VNode {
  const { game, options, names } = shown.record;
  const said = seatsOf({ seats: game.seats(options) }).map((seat) => names?.[seat] ?? '');
  return (
    <details class="viewer-names">
      <summary>{WORDS.names}</summary>
      <Names
        title={WORDS.whoSat}
        names={said}
        onName={(seat, name) => onNames(said.with(seat, name.trim()))}
      />
    </details>
  );
}

interface Props {
  readonly shown: ShownRecord;
  readonly home: string;
  readonly onClose: () => void;
  readonly onNames: (names: readonly string[]) => void;
  /** Goes through another one. */
  readonly onRecord: (json: JsonObject) => void;
}

/** Fetched when somebody wants it: a worker and all that is said of a move come with it. */
const Review = later(
  () => import('../review/Review.tsx').then((there) => there.Review),
  ({ lost }) => <p>{lost ? WORDS.unreachable : WORDS.loading}</p>,
);

/** Whether the page was opened to review what comes with its link. */
const isToReview = (): boolean => new URLSearchParams(location.search).has('review');

interface Looking {
  readonly shown: ShownRecord;
  readonly eyes: Eyes;
}

/** Whose eyes look at the table. */
function EyesField({ shown, eyes, onEyes }: Looking & { readonly onEyes: (eyes: Eyes) => void }): VNode {
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
function Says({ shown, eyes, at, home }: Looking & { readonly at: number; readonly home: string }): VNode {
  const { game } = shown.record;
  const name = useMemo(() => namingOf(shown, eyes), [shown, eyes]);
  const heard = shown.steps[at]?.heard ?? null;
  const ruled = useMemo(() => {
    if (heard?.reasoned.verdict !== 'illegal') return null;
    const { seat, move } = heard.entry;
    const view = seenBy(shown, heard.before, eyes);
    return {
      ruling: rule(game, heard.before, seat, move, { name }),
      at: { move, seat, view, known: view, turn: '', name },
    };
  }, [heard, eyes]);
  const { kind, says } = lineAt(shown, at, name);
  // What was said in this very step is not said twice.
  const [counts, before] = [at, at - 1].map((one) => {
    const step = shown.steps[one];
    return step && game.talk.counts?.(step.state);
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
function TableAt({ shown, eyes, at }: Looking & { readonly at: number }): VNode {
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
        past={(zone) => lain(past, zone)}
        way={way}
        marked={touched}
      />
    </div>
  );
}

/** A record, step by step: the table, what happened, and what the referee says to what should not have. */
export function Viewer({ shown, home, onClose, onNames, onRecord }: Props): VNode {
  const last = shown.steps.length - 1;
  const [at, setAt] = useState(0);
  const [reviewing, setReviewing] = useState(isToReview);
  const [eyes, setEyes] = useState<Eyes>(() => ownEyes(shown));
  const [keeping, setKeeping] = useState(false);
  const name = useMemo(() => namingOf(shown, eyes), [shown, eyes]);
  const wrong = useMemo(() => wrongSteps(shown), [shown]);
  const go = (to: number): void => setAt(Math.max(0, Math.min(last, to)));
  useArrows(at, last, go);
  const now = useRef<HTMLDivElement>(null);
  // Where it was opened one had scrolled, perhaps, to what opens it.
  useLayoutEffect(() => {
    if (!reviewing) now.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const look = (step: number): void => {
    go(step);
    now.current?.scrollIntoView();
  };
  return (
    <div class="viewer">
      {reviewing && <Review shown={shown} eyes={eyes} at={at} home={home} onLook={look} />}
      <div class="viewer-now" ref={now}>
        <TableAt shown={shown} eyes={eyes} at={at} />
        <div class="viewer-dock">
          <Walk at={at} last={last} wrong={wrong} onGo={go} />
          <Says shown={shown} eyes={eyes} at={at} home={home} />
        </div>
      </div>
      <p class="viewer-head">
        <EyesField shown={shown} eyes={eyes} onEyes={setEyes} />
        <button type="button" class="button" onClick={onClose}>
          {WORDS.close}
        </button>
      </p>
      <Tools shown={shown} at={at} eyes={eyes} home={home} onKept={() => setKeeping(true)} />
      <details class="viewer-kept" open={keeping} onToggle={(event) => setKeeping(event.currentTarget.open)}>
        <summary>{WORDS.kept}</summary>
        <Kept id={shown.record.game.id} now={shown.json} onRecord={onRecord} />
      </details>
      <NamesField shown={shown} onNames={onNames} />
      {!reviewing && (
        <button type="button" class="button viewer-review" onClick={() => setReviewing(true)}>
          {WORDS.review}
        </button>
      )}
      <Readings shown={shown} />
      <Lines shown={shown} at={at} clean={wrong.length === 0} name={name} home={home} onGo={go} />
    </div>
  );
}
