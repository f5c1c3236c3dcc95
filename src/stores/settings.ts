import * as v from 'valibot';
import { keptAtom } from './device/kept.ts';

/** How one likes to play: kept on the device, the same for every game. */
const entries = {
  /** How long the others take: hardly any time, a person's time, or until one says Go on. */
  pace: v.fallback(v.picklist(['quick', 'normal', 'step']), 'normal'),
  /** No help, cards that can be played are marked, or a coach as well. */
  help: v.fallback(v.picklist(['none', 'show', 'coach']), 'none'),
  /** How long one may act out of turn, where a game allows it: never, a moment, longer, as long as one likes. */
  window: v.fallback(v.picklist(['off', 'short', 'long', 'wait']), 'short'),
  /** What becomes of a move that is the only one there is: one makes it, or it is made after a moment. */
  forced: v.fallback(v.picklist(['mine', 'itself']), 'mine'),
  /** How one holds a hand of many cards. */
  sort: v.fallback(v.picklist(['suit', 'rank']), 'suit'),
  suits: v.fallback(v.picklist(['two', 'four']), 'two'),
  /** Whether cards can be heard. */
  sounds: v.fallback(v.picklist(['off', 'on']), 'off'),
};
/** Loose: what another version has settled beside it stays. */
const schema = v.looseObject(entries);
export type Settings = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>;

const read = (json: unknown): Settings | undefined => {
  const settings = v.safeParse(schema, json);
  return settings.success ? settings.output : undefined;
};

export const $settings = keptAtom<Settings>({
  key: 'fair-deal/settings',
  version: 1,
  what: 'how you like to play',
  empty: v.parse(schema, {}),
  read,
});

/** Changes one setting. */
export function setSetting<K extends keyof Settings>(key: K, value: Settings[K]): void {
  $settings.set({ ...$settings.get(), [key]: value });
}

/** Hands the settings that change the look of cards to the page. */
export function wearSettings(root: HTMLElement): () => void {
  return $settings.subscribe(({ suits }) => {
    root.dataset['suits'] = suits;
  });
}
