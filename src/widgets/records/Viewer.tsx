import type { VNode } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { sentence } from '../../cards/words.ts';
import type { JsonObject } from '../../game/json.ts';
import { seatsOf } from '../../game/seat.ts';
import { rule } from '../../referee/ruling.ts';
import {
  type Eyes,
  lineAt,
  namingOf,
  ownEyes,
  type ShownRecord,
  seenBy,
  tableAt,
  wrongSteps,
} from '../../stores/record/shown.ts';
import { CardText } from '../card/CardText.tsx';
import { looksOf } from '../card/looks.ts';
import { later } from '../later.tsx';
import { RulingPanel } from '../ruling/RulingPanel.tsx';
import { Table } from '../table/Table.tsx';
import { Kept } from './Kept.tsx';
import { Lines } from './Lines.tsx';
import { NamesField } from './NamesField.tsx';
import { Readings } from './Readings.tsx';
import { Tools } from './Tools.tsx';
import { useArrows } from './use-arrows.ts';
import { Walk } from './Walk.tsx';
import { WORDS } from './words.ts';

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
  return (
    <div class={`viewer-says is-${kind}`} role="status">
      {ruled ? (
        <RulingPanel game={game} home={home} ruling={ruled.ruling} at={ruled.at} />
      ) : (
        <p>
          <CardText text={says.map(({ text }) => text).join(' ') || WORDS.deal} />
        </p>
      )}
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
  const wrong = useMemo(() => wrongSteps(shown, name), [shown, name]);
  const looks = useMemo(() => looksOf(shown.record.game), [shown]);
  const { zones, touched } = useMemo(() => tableAt(shown, at, eyes), [shown, at, eyes]);
  const go = (to: number): void => setAt(Math.max(0, Math.min(last, to)));
  useArrows(at, last, go);
  const now = useRef<HTMLDivElement>(null);
  const look = (step: number): void => {
    go(step);
    now.current?.scrollIntoView();
  };
  return (
    <div class="viewer">
      {reviewing && <Review shown={shown} eyes={eyes} at={at} home={home} onLook={look} />}
      <div class="viewer-now" ref={now}>
        <div class="viewer-table">
          <Table zones={zones} looks={looks} marked={touched} />
        </div>
        <div class="viewer-dock">
          <Says shown={shown} eyes={eyes} at={at} home={home} />
          <Walk at={at} last={last} wrong={wrong} onGo={go} />
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
