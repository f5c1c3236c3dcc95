import { later } from '../later.tsx';

const fetched = () => import('./beside.ts');
const nothing = () => null;
const noActs = () => <div class="play-acts" />;

/** Parts of `beside.ts`, each with what holds its room until it is there. */
export const Asked = later(() => fetched().then((there) => there.Asked), nothing);
export const Closing = later(() => fetched().then((there) => there.Closing), noActs);
export const Cover = later(() => fetched().then((there) => there.Cover), nothing);
export const End = later(() => fetched().then((there) => there.End), noActs);
export const Log = later(
  () => fetched().then((there) => there.Log),
  () => <section class="log" />,
);
export const More = later(() => fetched().then((there) => there.More), nothing);
export const Roll = later(() => fetched().then((there) => there.Roll), nothing);
export const SeatsField = later(() => fetched().then((there) => there.SeatsField), nothing);
export const Shelf = later(() => fetched().then((there) => there.Shelf), nothing);
export const WayBack = later(() => fetched().then((there) => there.WayBack), nothing);

/** Has them all at hand. What can’t be had is asked for again when it is shown. */
export const fetchSoon = (): Promise<unknown> =>
  Promise.allSettled(
    [Asked, Closing, Cover, End, Log, More, Roll, SeatsField, Shelf, WayBack].map((part) => part.fetch()),
  );

/** Lets the table be heard where somebody wants it. @returns what ends it; @throws where it can’t be had */
export const hearSounds = async (): Promise<() => void> => (await fetched()).hearSounds();
