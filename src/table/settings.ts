import { isObject } from '../game/json.ts';
import { DRILL_MODES } from '../scenarios/drill/kinds.ts';
import { persistentAtom } from '../ui/device/persistent-atom.ts';
import { WORDS } from './words.ts';

/** Choices of each setting, the default first. Stored on the device, for all games. */
const SETTING_CHOICES = {
  /** How fast opponents play: like people, quickly, or at the press of a button. */
  pace: ['normal', 'quick', 'step'],
  /** No help, playable cards marked, or a coach as well. */
  help: ['none', 'show', 'coach'],
  /** How long a window stays open: briefly, never, longer, or until the player passes. */
  window: ['short', 'off', 'long', 'wait'],
  /** An only legal move is made by the player, or by itself after a moment. */
  forced: ['mine', 'itself'],
  /** Whether opponents sometimes try illegal moves, for the player to notice. */
  slips: ['off', 'on'],
  sort: ['suit', 'rank'],
  suits: ['two', 'four'],
  sounds: ['off', 'on'],
  /** Whether letter and slash shortcuts are active. */
  keys: ['on', 'off'],
  drill: DRILL_MODES,
} as const;
type SettingChoices = typeof SETTING_CHOICES;
export type Settings = { readonly [K in keyof SettingChoices]: SettingChoices[K][number] };

/**
 * Stored settings with defaults for missing ones; unknown keys of other versions are kept. Undefined if `json` is no
 * object.
 */
function readSettings(json: unknown): Settings | undefined {
  if (!isObject(json)) return undefined;
  const settled = Object.entries<readonly string[]>(SETTING_CHOICES).map(([key, choices]) => {
    const storedChoice = json[key];
    return [
      key,
      typeof storedChoice === 'string' && choices.includes(storedChoice) ? storedChoice : choices[0],
    ] as const;
  });
  // Safe cast: each value was checked against its choices.
  return { ...json, ...Object.fromEntries(settled) } as unknown as Settings;
}

export const $settings = persistentAtom<Settings>({
  key: 'fair-deal/settings',
  version: 1,
  description: WORDS.stored,
  empty: readSettings({}) as Settings,
  read: readSettings,
});

export function setSetting<K extends keyof Settings>(key: K, value: Settings[K]): void {
  $settings.set({ ...$settings.get(), [key]: value });
}

/** Sets the attributes of the page that change the look of cards. Returns the unsubscribe function. */
export function applySettings(root: HTMLElement): () => void {
  return $settings.subscribe(({ suits }) => {
    root.dataset['suits'] = suits;
  });
}
