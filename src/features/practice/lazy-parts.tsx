import { lazyComponent } from '../../ui/lazy-component.tsx';
import { WORDS } from './words.ts';

const loadParts = () => import('./secondary-parts.ts');
const renderNothing = () => null;
/** The next touch of the table asks for it again. */
const renderEmptyActions = ({ lost }: { readonly lost: boolean }) => (
  <div class="play-acts">{lost && <p class="play-say">{WORDS.besideLost}</p>}</div>
);

/** Parts of `beside.ts`, each with what holds its room until it is there. */
export const OfferDialog = lazyComponent(() => loadParts().then((there) => there.OfferDialog), renderNothing);
export const DealEnd = lazyComponent(() => loadParts().then((there) => there.DealEnd), renderEmptyActions);
export const Cover = lazyComponent(() => loadParts().then((there) => there.Cover), renderNothing);
export const End = lazyComponent(() => loadParts().then((there) => there.End), renderEmptyActions);
export const Log = lazyComponent(
  () => loadParts().then((there) => there.Log),
  ({ open, lost }) => (
    <section class={`log${open ? ' is-open' : ''}`}>
      {lost && <p class="log-empty">{WORDS.besideLost}</p>}
    </section>
  ),
);
/** Where one is the referee. */
export const PendingMoveText = lazyComponent(
  () => loadParts().then((there) => there.PendingMoveText),
  renderNothing,
);
export const PendingMoveButtons = lazyComponent(
  () => loadParts().then((there) => there.PendingMoveButtons),
  renderNothing,
);
export const RuleChoice = lazyComponent(() => loadParts().then((there) => there.RuleChoice), renderNothing);
/** What others came to with the same deal. */
export const SameDeal = lazyComponent(() => loadParts().then((there) => there.SameDeal), renderNothing);
export const MoreDialog = lazyComponent(() => loadParts().then((there) => there.MoreDialog), renderNothing);
export const Roll = lazyComponent(() => loadParts().then((there) => there.Roll), renderNothing);
export const SeatsField = lazyComponent(() => loadParts().then((there) => there.SeatsField), renderNothing);
export const Shelf = lazyComponent(() => loadParts().then((there) => there.Shelf), renderNothing);
export const Announcements = lazyComponent(
  () => loadParts().then((there) => there.Announcements),
  renderNothing,
);
export const WayBack = lazyComponent(() => loadParts().then((there) => there.WayBack), renderNothing);

const PARTS = [
  OfferDialog,
  DealEnd,
  Cover,
  RuleChoice,
  End,
  Log,
  MoreDialog,
  Roll,
  SameDeal,
  SeatsField,
  Shelf,
  Announcements,
  PendingMoveButtons,
  PendingMoveText,
  WayBack,
];

/** Has them all at hand. What can’t be had is asked for again at the next touch of the table. */
export const fetchLazyParts = (): Promise<unknown> => Promise.allSettled(PARTS.map((part) => part.fetch()));

/** Lets the table be heard where somebody wants it. @returns what ends it; @throws where it can’t be had */
export const playSounds = async (): Promise<() => void> => (await loadParts()).playSounds();
