import { later } from '../later.tsx';
import './ruling-step.css';
import { Step } from './Step.tsx';
import { WORDS } from './words.ts';

const fetched = () => import('./beside.ts');

/** Parts of `beside.ts`, each with what holds its room until it is there. */
export const RulingStep = later(
  () => fetched().then((there) => there.RulingStep),
  ({ lost }) => (
    <Step number={3} id="ruling" title={WORDS.ruling}>
      <div class="ruling-step is-docked">
        <section class="ruling is-waiting">
          <div class="ruling-heard">
            <p>{lost ? WORDS.unreachable : WORDS.waiting}</p>
          </div>
        </section>
      </div>
    </Step>
  ),
);
export const Tools = later(
  () => fetched().then((there) => there.Tools),
  () => null,
);
