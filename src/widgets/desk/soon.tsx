import { later } from '../later.tsx';
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
      <section class="ruling is-waiting">
        <div class="ruling-heard">
          <p>{lost ? WORDS.unreachable : WORDS.waiting}</p>
        </div>
      </section>
    </div>
  ),
);
export const After = later(
  () => fetched().then((there) => there.After),
  () => <div class="desk-after" />,
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

/** Has them all at hand. What can’t be had is asked for again when it is shown. */
export const fetchSoon = (): Promise<unknown> =>
  Promise.allSettled(
    [After, Field, Kept, Mover, PlaceTools, RulingStep, TableStep, Tools, Tried, Typed].map((part) =>
      part.fetch(),
    ),
  );
