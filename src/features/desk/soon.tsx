import { lazyComponent } from '../../ui/lazy-component.tsx';
import { RulingWaits } from './RulingWaits.tsx';
import './ruling-step.css';
import { WORDS } from './words.ts';

const fetched = () => import('./beside.ts');

/** Parts of `beside.ts`, each with what holds its room until it is there. */
export const Kept = lazyComponent(
  () => fetched().then((there) => there.Kept),
  () => null,
);
export const PlaceTools = lazyComponent(
  () => fetched().then((there) => there.PlaceTools),
  () => <div class="editor-tools" />,
);
export const RulingStep = lazyComponent(
  () => fetched().then((there) => there.RulingStep),
  ({ lost }) => (
    <div class="ruling-step is-docked">
      <RulingWaits says={lost ? WORDS.unreachable : WORDS.waiting} />
    </div>
  ),
);
export const After = lazyComponent(
  () => fetched().then((there) => there.After),
  () => <div class="desk-after" />,
);
export const CountStep = lazyComponent(
  () => fetched().then((there) => there.CountStep),
  ({ lost }) => <p class="step-wait">{lost ? WORDS.unreachable : WORDS.fetching}</p>,
);
export const HouseFields = lazyComponent(
  () => fetched().then((there) => there.HouseFields),
  ({ lost }) => <p>{lost ? WORDS.unreachable : WORDS.fetchingRules}</p>,
);
export const Field = lazyComponent(
  () => fetched().then((there) => there.Field),
  ({ lost }) => (lost ? <p>{WORDS.unreachable}</p> : null),
);
export const Mover = lazyComponent(
  () => fetched().then((there) => there.Mover),
  ({ lost }) => (lost ? <p>{WORDS.unreachable}</p> : null),
);
export const TableStep = lazyComponent(
  () => fetched().then((there) => there.TableStep),
  ({ lost }) => <div class="step-wait">{lost && <p>{WORDS.unreachable}</p>}</div>,
);
export const Things = lazyComponent(
  () => fetched().then((there) => there.Things),
  () => <ul class="things" />,
);
export const Tried = lazyComponent(
  () => fetched().then((there) => there.Tried),
  () => null,
);
export const Tools = lazyComponent(
  () => fetched().then((there) => there.Tools),
  () => null,
);
export const Typed = lazyComponent(
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
