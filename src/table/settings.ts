import { isObject } from '../game/json.ts';
import { DRILL_MODES } from '../scenarios/drill/kinds.ts';
import { persistentAtom } from '../ui/device/persistent-atom.ts';

/** How one likes to play, kept on the device, the same for every game: what there is to choose, the usual first. */
const CHOICES = {
  /** How long the others take: a person's time, hardly any time, or until one says Go on. */
  pace: ['normal', 'quick', 'step'],
  /** No help, cards that can be played are marked, or a coach as well. */
  help: ['none', 'show', 'coach'],
  /** How long one may act out of turn, where a game allows it: a moment, never, longer, as long as one likes. */
  window: ['short', 'off', 'long', 'wait'],
  /** What becomes of a move that is the only one there is: one makes it, or it is made after a moment. */
  forced: ['mine', 'itself'],
  /** Whether the others try now and then what they may not, so that one is the referee. */
  slips: ['off', 'on'],
  /** How one holds a hand of many cards. */
  sort: ['suit', 'rank'],
  suits: ['two', 'four'],
  /** Whether cards can be heard. */
  sounds: ['off', 'on'],
  /** Whether a letter or a slash typed anywhere does something. */
  keys: ['on', 'off'],
  /** What a drill asks. */
  drill: DRILL_MODES,
} as const;
type SettingChoices = typeof CHOICES;
export type Settings = { readonly [K in keyof SettingChoices]: SettingChoices[K][number] };

/** What was chosen, and the usual where nothing was; what another version has settled beside it stays. */
function readSettings(json: unknown): Settings | undefined {
  if (!isObject(json)) return undefined;
  const settled = Object.entries<readonly string[]>(CHOICES).map(([key, choices]) => {
    const chosen = json[key];
    return [key, typeof chosen === 'string' && choices.includes(chosen) ? chosen : choices[0]] as const;
  });
  // Each is one of its own choices.
  return { ...json, ...Object.fromEntries(settled) } as unknown as Settings;
}

export const $settings = persistentAtom<Settings>({
  key: 'fair-deal/settings',
  version: 1,
  what: 'how you like to play',
  empty: readSettings({}) as Settings,
  read: readSettings,
});

/** Changes one setting. */
export function setSetting<K extends keyof Settings>(key: K, value: Settings[K]): void {
  $settings.set({ ...$settings.get(), [key]: value });
}

/** Hands the settings that change the look of cards to the page. */
export function applySettings(root: HTMLElement): () => void {
  return $settings.subscribe(({ suits }) => {
    root.dataset['suits'] = suits;
  });
}
