import { later } from '../later.tsx';
import '../count/lines.css';
import type { AnsweredProps } from './Answered.tsx';
import type { EndProps } from './End.tsx';
import type { LeafProps } from './Leaf.tsx';

/** What comes of an answer: fetched once the first table is drawn. */
export const Answered = later<AnsweredProps>(
  () => import('./Answered.tsx').then((there) => there.Answered),
  () => null,
);

/** How it went. */
export const End = later<EndProps>(
  () => import('./End.tsx').then((there) => there.End),
  () => null,
);

/** The puzzles of a day with their answers. */
export const Leaf = later<LeafProps>(
  () => import('./Leaf.tsx').then((there) => there.Leaf),
  () => null,
);

/** All of it, at hand before it is needed; what can’t be had is asked for again when it is. */
export function fetchSoon(): void {
  for (const part of [Answered, End, Leaf]) part.fetch().catch(() => undefined);
}
