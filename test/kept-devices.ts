import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * All that somebody’s device keeps who has used every part of a game, and links that were sent. Written once by the
 * code of the commit it names, and never again: what people have kept no version writes anew.
 */
export interface KeptDevice {
  readonly by: string;
  /** What time it was then. */
  readonly at: string;
  /** The browser’s store, to the letter. */
  readonly device: Readonly<Record<string, string>>;
  readonly visits: Readonly<Record<string, Visit>>;
}

/** A page that shows something of it. */
export interface Visit {
  readonly at: string;
  /** The names of the buttons that lead there. */
  readonly press?: readonly string[];
  /** On a device that keeps nothing. */
  readonly fresh?: true;
  /** Lines of what a screen reader finds there. */
  readonly shows: readonly string[];
}

const GAMES = new URL('./games/', import.meta.url);

/** The kept devices, by game. */
export const keptDevices: ReadonlyMap<string, KeptDevice> = new Map(
  readdirSync(GAMES)
    .filter((id) => existsSync(new URL(`${id}/kept.json`, GAMES)))
    .map((id) => [id, JSON.parse(readFileSync(new URL(`${id}/kept.json`, GAMES), 'utf8'))]),
);
