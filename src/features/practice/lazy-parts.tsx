import { lazyComponent } from '../../ui/lazy-component.tsx';
import { WORDS } from './words.ts';

const loadParts = () => import('./secondary-parts.ts');
const renderNothing = () => null;
/** If loading failed, the next touch of the table tries again. */
const renderEmptyActions = ({ failed }: { readonly failed: boolean }) => (
  <div class="play-acts">{failed && <p class="play-say">{WORDS.besideLost}</p>}</div>
);

/** Parts of `secondary-parts.ts`, each with a placeholder until it is loaded. */
export const OfferDialog = lazyComponent(() => loadParts().then((module) => module.OfferDialog), renderNothing);
export const DealEnd = lazyComponent(() => loadParts().then((module) => module.DealEnd), renderEmptyActions);
export const Cover = lazyComponent(() => loadParts().then((module) => module.Cover), renderNothing);
export const End = lazyComponent(() => loadParts().then((module) => module.End), renderEmptyActions);
export const Log = lazyComponent(
  () => loadParts().then((module) => module.Log),
  ({ isOpen, failed }) => (
    <section class={`log${isOpen ? ' is-open' : ''}`}>{failed && <p class="log-empty">{WORDS.besideLost}</p>}</section>
  ),
);
export const PendingMoveText = lazyComponent(() => loadParts().then((module) => module.PendingMoveText), renderNothing);
export const PendingMoveButtons = lazyComponent(
  () => loadParts().then((module) => module.PendingMoveButtons),
  renderNothing,
);
export const RuleChoice = lazyComponent(() => loadParts().then((module) => module.RuleChoice), renderNothing);
export const MoreDialog = lazyComponent(() => loadParts().then((module) => module.MoreDialog), renderNothing);
export const Roll = lazyComponent(() => loadParts().then((module) => module.Roll), renderNothing);
export const SeatsField = lazyComponent(() => loadParts().then((module) => module.SeatsField), renderNothing);
export const SetupTable = lazyComponent(() => loadParts().then((module) => module.SetupTable), renderNothing);
export const Shelf = lazyComponent(() => loadParts().then((module) => module.Shelf), renderNothing);
export const Announcements = lazyComponent(() => loadParts().then((module) => module.Announcements), renderNothing);
export const WayBack = lazyComponent(() => loadParts().then((module) => module.WayBack), renderNothing);

const LAZY_PARTS = [
  OfferDialog,
  DealEnd,
  Cover,
  RuleChoice,
  End,
  Log,
  MoreDialog,
  Roll,
  SeatsField,
  SetupTable,
  Shelf,
  Announcements,
  PendingMoveButtons,
  PendingMoveText,
  WayBack,
];

/** Loads all parts. Failed ones are tried again at the next touch of the table. */
export const fetchLazyParts = (): Promise<unknown> => Promise.allSettled(LAZY_PARTS.map((part) => part.fetch()));

/** Starts the sounds. @returns a function that stops them; @throws if the module can't be loaded */
export const playSounds = async (): Promise<() => void> => (await loadParts()).playSounds();
