import { lazyComponent } from '../../ui/lazy-component.tsx';
import { WORDS } from './words.ts';

const fetched = () => import('./beside.ts');
const nothing = () => null;
/** The next touch of the table asks for it again. */
const noActs = ({ lost }: { readonly lost: boolean }) => (
  <div class="play-acts">{lost && <p class="play-say">{WORDS.besideLost}</p>}</div>
);

/** Parts of `beside.ts`, each with what holds its room until it is there. */
export const Asked = lazyComponent(() => fetched().then((there) => there.Asked), nothing);
export const Closing = lazyComponent(() => fetched().then((there) => there.Closing), noActs);
export const Cover = lazyComponent(() => fetched().then((there) => there.Cover), nothing);
export const End = lazyComponent(() => fetched().then((there) => there.End), noActs);
export const Log = lazyComponent(
  () => fetched().then((there) => there.Log),
  ({ open, lost }) => (
    <section class={`log${open ? ' is-open' : ''}`}>
      {lost && <p class="log-empty">{WORDS.besideLost}</p>}
    </section>
  ),
);
/** Where one is the referee. */
export const TryWords = lazyComponent(() => fetched().then((there) => there.TryWords), nothing);
export const TryButtons = lazyComponent(() => fetched().then((there) => there.TryButtons), nothing);
export const Doubt = lazyComponent(() => fetched().then((there) => there.Doubt), nothing);
/** What others came to with the same deal. */
export const SameDeal = lazyComponent(() => fetched().then((there) => there.SameDeal), nothing);
export const More = lazyComponent(() => fetched().then((there) => there.More), nothing);
export const Roll = lazyComponent(() => fetched().then((there) => there.Roll), nothing);
export const SeatsField = lazyComponent(() => fetched().then((there) => there.SeatsField), nothing);
export const Shelf = lazyComponent(() => fetched().then((there) => there.Shelf), nothing);
export const Spoken = lazyComponent(() => fetched().then((there) => there.Spoken), nothing);
export const WayBack = lazyComponent(() => fetched().then((there) => there.WayBack), nothing);

const PARTS = [
  Asked,
  Closing,
  Cover,
  Doubt,
  End,
  Log,
  More,
  Roll,
  SameDeal,
  SeatsField,
  Shelf,
  Spoken,
  TryButtons,
  TryWords,
  WayBack,
];

/** Has them all at hand. What can’t be had is asked for again at the next touch of the table. */
export const fetchSoon = (): Promise<unknown> => Promise.allSettled(PARTS.map((part) => part.fetch()));

/** Lets the table be heard where somebody wants it. @returns what ends it; @throws where it can’t be had */
export const hearSounds = async (): Promise<() => void> => (await fetched()).hearSounds();
