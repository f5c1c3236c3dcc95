import { later } from '../../ui/later.tsx';
import { RulingWaits } from './RulingWaits.tsx';
import './ruling-step.css';
import { WORDS } from './words.ts';

const fetched = () => import('./beside.ts');

/** Parts of `beside.ts`, each with what holds its room until it is there. */
export const Kept = later(
  () => fetched().then((there) => there.Kept),
  () => null,
);
export const PlaceTools = later(
  () => fetched().then((there) => there.PlaceTools),
  () => <div class="editor-tools" />,
);
export const RulingStep = later(
  () => fetched().then((there) => there.RulingStep),
  ({ lost }) => (
    <div class="ruling-step is-docked">
      <RulingWaits says={lost ? WORDS.unreachable : WORDS.waiting} />
    </div>
  ),
);
export const After = later(
  () => fetched().then((there) => there.After),
  () => <div class="desk-after" />,
);
export const CountStep = later(
  () => fetched().then((there) => there.CountStep),
  ({ lost }) => <p class="step-wait">{lost ? WORDS.unreachable : WORDS.fetching}</p>,
);
export const HouseFields = later(
  () => fetched().then((there) => there.HouseFields),
  ({ lost }) => <p>{lost ? WORDS.unreachable : WORDS.fetchingRules}</p>,
);
export const Field = later(
  () => fetched().then((there) => there.Field),
  ({ lost }) => (lost ? <p>{WORDS.unreachable}</p> : null),
);
export const Mover = later(
  () => fetched().then((there) => there.Mover),
  ({ lost }) => (lost ? <p>{WORDS.unreachable}</p> : null),
);
export const TableStep = later(
  () => fetched().then((there) => there.TableStep),
  ({ lost }) => <div class="step-wait">{lost && <p>{WORDS.unreachable}</p>}</div>,
);
export const Things = later(
  () => fetched().then((there) => there.Things),
  () => <ul class="things" />,
);
export const Tried = later(
  () => fetched().then((there) => there.Tried),
  () => null,
);
export const Tools = later(
  () => fetched().then((there) => there.Tools),
  () => null,
);
export const Typed = later(
  () => fetched().then((there) => there.Typed),
  () => <div class="typed" />,
);

const PARTS = [
  After,
  CountStep,
  Field,
  HouseFields,
  Kept,
  Mover,
  PlaceTools,
  RulingStep,
  TableStep,
  Things,
  Tools,
  Tried,
  Typed,
];

/** Has them all at hand. What can’t be had is asked for again when it is shown. */
export const fetchSoon = (): Promise<unknown> => Promise.allSettled(PARTS.map((part) => part.fetch()));
