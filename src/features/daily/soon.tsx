import { lazyComponent } from '../../ui/lazy-component.tsx';
import '../../ui/count/lines.css';
import type { AnsweredProps } from './Answered.tsx';
import type { EndProps } from './End.tsx';

/** What comes of an answer: fetched once the first table is drawn. */
export const Answered = lazyComponent<AnsweredProps>(
  () => import('./Answered.tsx').then((there) => there.Answered),
  () => null,
);

/** How it went. */
export const End = lazyComponent<EndProps>(
  () => import('./End.tsx').then((there) => there.End),
  () => null,
);

/** All of it, at hand before it is needed; what can’t be had is asked for again when it is. */
export function fetchSoon(): void {
  for (const part of [Answered, End]) part.fetch().catch(() => undefined);
}
