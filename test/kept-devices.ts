import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * The storage of a device on which every part of a game was used, and links that were sent. Written once by the code
 * of the named commit, and never rewritten.
 */
export interface KeptDevice {
  readonly by: string;
  /** Time of the visit. */
  readonly at: string;
  /** The browser's storage, to the letter. */
  readonly device: Readonly<Record<string, string>>;
  readonly visits: Readonly<Record<string, Visit>>;
}

/** A page that shows some of it. */
export interface Visit {
  readonly at: string;
  /** Names of the buttons that lead there. */
  readonly press?: readonly string[];
  /** Whether the device is empty. */
  readonly fresh?: true;
  /** Lines of text a screen reader finds there. */
  readonly shows: readonly string[];
}

const GAMES = new URL('./games/', import.meta.url);

/** The recorded devices, by game. */
export const keptDevices: ReadonlyMap<string, KeptDevice> = new Map(
  readdirSync(GAMES)
    .filter((id) => existsSync(new URL(`${id}/kept.json`, GAMES)))
    .map((id) => [id, JSON.parse(readFileSync(new URL(`${id}/kept.json`, GAMES), 'utf8'))]),
);
