import { lazyComponent } from '../../ui/lazy-component.tsx';
import { RulingPlaceholder } from './RulingPlaceholder.tsx';
import './ruling-step.css';
import { WORDS } from './words.ts';

const importParts = () => import('./parts.ts');

/** Components of `parts.ts`, each with a placeholder of the same size until it is loaded. */
export const PracticeButtons = lazyComponent(
  () => importParts().then((module) => module.PracticeButtons),
  () => null,
);
export const PlaceTools = lazyComponent(
  () => importParts().then((module) => module.PlaceTools),
  () => <div class="editor-tools" />,
);
export const RulingStep = lazyComponent(
  () => importParts().then((module) => module.RulingStep),
  ({ failed }) => (
    <div class="ruling-step is-docked">
      <RulingPlaceholder says={failed ? WORDS.unreachable : WORDS.waiting} />
    </div>
  ),
);
export const AfterRuling = lazyComponent(
  () => importParts().then((module) => module.AfterRuling),
  () => <div class="desk-after" />,
);
export const CountStep = lazyComponent(
  () => importParts().then((module) => module.CountStep),
  ({ failed }) => <p class="step-wait">{failed ? WORDS.unreachable : WORDS.fetching}</p>,
);
export const DeskHouseRules = lazyComponent(
  () => importParts().then((module) => module.DeskHouseRules),
  ({ failed }) => <p>{failed ? WORDS.unreachable : WORDS.fetchingRules}</p>,
);
export const Field = lazyComponent(
  () => importParts().then((module) => module.Field),
  ({ failed }) => (failed ? <p>{WORDS.unreachable}</p> : null),
);
export const MoverField = lazyComponent(
  () => importParts().then((module) => module.MoverField),
  ({ failed }) => (failed ? <p>{WORDS.unreachable}</p> : null),
);
export const ThingList = lazyComponent(
  () => importParts().then((module) => module.ThingList),
  () => <ul class="things" />,
);
export const TryActions = lazyComponent(
  () => importParts().then((module) => module.TryActions),
  () => null,
);
export const ThingTools = lazyComponent(
  () => importParts().then((module) => module.ThingTools),
  () => null,
);
export const TypedLine = lazyComponent(
  () => importParts().then((module) => module.TypedLine),
  () => <div class="typed" />,
);

/**
 * Opens the list of mishaps over the desk.
 * @throws Error if it can't be fetched
 */
export const openMishaps = (home: string): Promise<void> => importParts().then((module) => module.openMishaps(home));

const LAZY_PARTS = [
  AfterRuling,
  CountStep,
  Field,
  DeskHouseRules,
  PracticeButtons,
  MoverField,
  PlaceTools,
  RulingStep,
  ThingList,
  ThingTools,
  TryActions,
  TypedLine,
];

/** Loads all parts; one that fails is loaded again when it is shown. */
export const preloadParts = (): Promise<unknown> => Promise.allSettled(LAZY_PARTS.map((part) => part.fetch()));
