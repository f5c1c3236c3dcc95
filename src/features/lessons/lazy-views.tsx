import { lazyComponent } from '../../ui/lazy-component.tsx';
// First here too: styles that always come in one order are one file, for pages and for what they load later.
import '../../table/ruling/judged.css';
import '../../table/ruling/dock.css';
import '../../table/ruling/ruling.css';
import '../../table/hand/signs.css';
import { WORDS } from './words.ts';

const fetchChunk = () => import('./view-chunk.ts');
const nothing = () => null;

/** Parts of `beside.ts`, each with what holds its room until it is there. */
export const QuestionForm = lazyComponent(
  () => fetchChunk().then((there) => there.QuestionForm),
  ({ lost }) => <p class="focus-acts lesson-ask">{lost ? WORDS.unreachable : ''}</p>,
);
export const Finish = lazyComponent(
  () => fetchChunk().then((there) => there.Finish),
  ({ lost }) => <p class="lesson-wait">{lost ? WORDS.unreachable : WORDS.loading}</p>,
);
export const HandTools = lazyComponent(() => fetchChunk().then((there) => there.HandTools), nothing);
export const Hints = lazyComponent(() => fetchChunk().then((there) => there.Hints), nothing);
export const LessonRemark = lazyComponent(() => fetchChunk().then((there) => there.LessonRemark), nothing);
export const LessonEvents = lazyComponent(() => fetchChunk().then((there) => there.LessonEvents), nothing);

/** Has them all at hand. What can’t be had is asked for again when it is shown. */
export const fetchLazyViews = (): Promise<unknown> =>
  Promise.allSettled(
    [QuestionForm, Finish, HandTools, Hints, LessonRemark, LessonEvents].map((part) => part.fetch()),
  );
