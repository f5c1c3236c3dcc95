import { lazyComponent } from '../../ui/lazy-component.tsx';
// Also imported here: style sheets that are imported in the same order everywhere are bundled into one file.
import '../../table/ruling/judged.css';
import '../../table/ruling/dock.css';
import '../../table/ruling/ruling.css';
import '../../table/hand/signs.css';
import { WORDS } from './words.ts';

const fetchChunk = () => import('./view-chunk.ts');
const nothing = () => null;

/** The components of `view-chunk.ts`, each with a placeholder. */
export const QuestionForm = lazyComponent(
  () => fetchChunk().then((module) => module.QuestionForm),
  ({ failed }) => <p class="focus-acts lesson-ask">{failed ? WORDS.unreachable : ''}</p>,
);
export const Finish = lazyComponent(
  () => fetchChunk().then((module) => module.Finish),
  ({ failed }) => <p class="focus-wait">{failed ? WORDS.unreachable : WORDS.loading}</p>,
);
export const HandTools = lazyComponent(() => fetchChunk().then((module) => module.HandTools), nothing);
export const Hints = lazyComponent(() => fetchChunk().then((module) => module.Hints), nothing);
export const LessonRemark = lazyComponent(() => fetchChunk().then((module) => module.LessonRemark), nothing);
export const LessonEvents = lazyComponent(() => fetchChunk().then((module) => module.LessonEvents), nothing);

/** Preloads all of them; a part that fails is requested again when it is shown. */
export const fetchLazyViews = (): Promise<unknown> =>
  Promise.allSettled([QuestionForm, Finish, HandTools, Hints, LessonRemark, LessonEvents].map((part) => part.fetch()));
