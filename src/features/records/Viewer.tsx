import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { JsonObject } from '../../game/json.ts';
import { choices } from '../../game/options.ts';
import { seatsOf } from '../../game/seat.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { SeatNames } from '../house-rules/PeopleFields.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordTools } from './RecordTools.tsx';
import { StepControls } from './StepControls.tsx';
import { StepTable, StepText, ViewpointField } from './StepTable.tsx';
import { StoredRecords } from './StoredRecords.tsx';
import { namingOf, ownViewpoint, type RecordReplay, type Viewpoint, wrongSteps } from './state/replay.ts';
import { useArrows } from './use-arrows.ts';
import { WORDS } from './words.ts';

/** Lists the house rules under which other moves of this record would be irregular. */
function Readings({ replay }: { readonly replay: RecordReplay }): VNode | null {
  const { game } = replay.record;
  const { readings } = replay.audit;
  if (readings.length === 0) return null;
  return (
    <details class="viewer-readings">
      <summary>{WORDS.readings}</summary>
      <ul>
        {readings.map(({ option, value, irregular }) => {
          const spec = game.options.find(({ key }) => key === option);
          const choiceLabel = spec && choices(spec).find((choice) => choice.value === value)?.label;
          const moves = irregular.map((at) => WORDS.move(at)).join(', ');
          return (
            <li key={`${option}-${value}`}>
              {WORDS.under(spec?.title ?? option, choiceLabel ?? String(value), moves)}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

interface NamesFieldProps {
  readonly replay: RecordReplay;
  readonly onNames: (names: readonly string[]) => void;
}

/** Fields to edit the names of the players. */
function NamesField({ replay, onNames }: NamesFieldProps): VNode {
  const { game, options, names } = replay.record;
  const seatNames = seatsOf({ seats: game.seats(options) }).map((seat) => names?.[seat] ?? '');
  return (
    <details class="viewer-names">
      <summary>{WORDS.names}</summary>
      <SeatNames
        title={WORDS.whoSat}
        names={seatNames}
        onRename={(seat, name) => onNames(seatNames.with(seat, name.trim()))}
      />
    </details>
  );
}

interface Props {
  readonly replay: RecordReplay;
  readonly home: string;
  readonly onClose: () => void;
  readonly onNames: (names: readonly string[]) => void;
  /** Opens another record. */
  readonly onRecord: (json: JsonObject) => void;
}

/** Loaded on demand, with its worker. */
const Review = lazyComponent(
  () => import('../review/Review.tsx').then((module) => module.Review),
  ({ failed }) => <p>{failed ? WORDS.unreachable : WORDS.loading}</p>,
);

/** The entry at which the link asks for a review: null for the whole game, undefined for no review. */
function findReviewedEntry(): number | null | undefined {
  const text = new URLSearchParams(location.search).get('review');
  if (text === null) return undefined;
  return /^\d+$/.test(text) ? Number(text) : null;
}

interface WalkProps {
  readonly replay: RecordReplay;
  readonly viewpoint: Viewpoint;
  readonly at: number;
  readonly home: string;
  readonly onGo: (step: number) => void;
}

/** The table at a step, the steps, and what happened at this one. */
function Walk({ replay, viewpoint, at, home, onGo }: WalkProps): VNode {
  const lastStep = replay.steps.length - 1;
  const irregularSteps = useMemo(() => wrongSteps(replay), [replay]);
  const go = (to: number): void => onGo(Math.max(0, Math.min(lastStep, to)));
  useArrows(at, lastStep, go);
  return (
    <>
      <StepTable replay={replay} viewpoint={viewpoint} at={at} />
      <div class="viewer-dock">
        <StepControls at={at} lastStep={lastStep} irregularSteps={irregularSteps} onGo={go} />
        <StepText replay={replay} viewpoint={viewpoint} at={at} home={home} />
      </div>
    </>
  );
}

/** Steps through the sample game, seen by its first player. Nothing about it is stored. */
export function SampleViewer({ replay, home }: Pick<Props, 'replay' | 'home'>): VNode {
  const [at, setAt] = useState(0);
  return (
    <div class="viewer-now">
      <Walk replay={replay} viewpoint={0} at={at} home={home} onGo={setAt} />
    </div>
  );
}

/** Steps through a record: the table, the events, and rulings on irregularities. */
export function Viewer({ replay, home, onClose, onNames, onRecord }: Props): VNode {
  const [asked] = useState(findReviewedEntry);
  const [at, setAt] = useState(Math.min(asked ?? 0, replay.steps.length - 1));
  const [isReviewing, setIsReviewing] = useState(asked !== undefined);
  const [viewpoint, setViewpoint] = useState<Viewpoint>(() => ownViewpoint(replay));
  const [isListOpen, setIsListOpen] = useState(false);
  const name = useMemo(() => namingOf(replay, viewpoint), [replay, viewpoint]);
  const irregularSteps = useMemo(() => wrongSteps(replay), [replay]);
  const stepBox = useRef<HTMLDivElement>(null);
  // The page may be scrolled down from the form that opened this record.
  useLayoutEffect(() => {
    if (!isReviewing) stepBox.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const lookAt = (step: number): void => {
    setAt(step);
    stepBox.current?.scrollIntoView();
  };
  return (
    <div class="viewer">
      {isReviewing && <Review {...{ replay, viewpoint, at, home }} asked={asked ?? null} onLook={lookAt} />}
      <div class="viewer-now" ref={stepBox}>
        <Walk replay={replay} viewpoint={viewpoint} at={at} home={home} onGo={setAt} />
      </div>
      <p class="viewer-head">
        <ViewpointField replay={replay} viewpoint={viewpoint} onViewpoint={setViewpoint} />
        <button type="button" class="button" onClick={onClose}>
          {WORDS.close}
        </button>
      </p>
      <RecordTools replay={replay} at={at} viewpoint={viewpoint} home={home} onKept={() => setIsListOpen(true)} />
      <details class="viewer-kept" open={isListOpen} onToggle={(event) => setIsListOpen(event.currentTarget.open)}>
        <summary>{WORDS.kept}</summary>
        <StoredRecords id={replay.record.game.id} openRecord={replay.json} onRecord={onRecord} />
      </details>
      <NamesField replay={replay} onNames={onNames} />
      {!isReviewing && (
        <button type="button" class="button viewer-review" onClick={() => setIsReviewing(true)}>
          {WORDS.review}
        </button>
      )}
      <Readings replay={replay} />
      <RecordList replay={replay} at={at} isClean={irregularSteps.length === 0} name={name} home={home} onGo={setAt} />
    </div>
  );
}
