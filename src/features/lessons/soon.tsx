import { lazyComponent } from '../../ui/lazy-component.tsx';
// First here too: styles that always come in one order are one file, for pages and for what they load later.
import '../../table/ruling/judged.css';
import '../../table/ruling/dock.css';
import '../../table/ruling/ruling.css';
import '../../table/hand/signs.css';
import { WORDS } from './words.ts';

const fetched = () => import('./beside.ts');
const nothing = () => null;

/** Parts of `beside.ts`, each with what holds its room until it is there. */
export const Ask = lazyComponent(
  () => fetched().then((there) => there.Ask),
  ({ lost }) => <p class="focus-acts lesson-ask">{lost ? WORDS.unreachable : ''}</p>,
);
export const Finish = lazyComponent(
  () => fetched().then((there) => there.Finish),
  ({ lost }) => <p class="lesson-wait">{lost ? WORDS.unreachable : WORDS.loading}</p>,
);
export const HandTools = lazyComponent(() => fetched().then((there) => there.HandTools), nothing);
export const Hints = lazyComponent(() => fetched().then((there) => there.Hints), nothing);
export const Remark = lazyComponent(() => fetched().then((there) => there.Remark), nothing);
export const Told = lazyComponent(() => fetched().then((there) => there.Told), nothing);

/** Has them all at hand. What can’t be had is asked for again when it is shown. */
export const fetchSoon = (): Promise<unknown> =>
  Promise.allSettled([Ask, Finish, HandTools, Hints, Remark, Told].map((part) => part.fetch()));
