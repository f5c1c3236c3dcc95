import { lazyComponent } from '../../ui/lazy-component.tsx';
import { WORDS } from './words.ts';

const fetchChunk = () => import('./view-chunk.ts');

/** Loaded on demand, because most visitors only fill in the sheet. */
export const Setup = lazyComponent(
  () => fetchChunk().then(({ Setup }) => Setup),
  ({ failed }) => <p class="setup-sentence">{failed ? WORDS.unreachable : WORDS.loading}</p>,
);
export const PadMenu = lazyComponent(
  () => fetchChunk().then(({ PadMenu }) => PadMenu),
  () => null,
);
export const Chart = lazyComponent(
  () => fetchChunk().then(({ Chart }) => Chart),
  () => null,
);
