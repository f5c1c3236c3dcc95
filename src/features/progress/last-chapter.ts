import { isObject } from '../../game/json.ts';
import { localStore } from '../../ui/device/device.ts';

const KEY = 'fair-deal/reading';
const VERSION = 1;

/** The chapter read last, with the law in sight. */
export interface LastChapter {
  readonly game: string;
  readonly chapter: string;
  readonly title: string;
  /** Anchor of the law; empty before the first. */
  readonly law: string;
}

/** Stores the chapter being read, for the link on the home page. */
export function noteLastChapter(reading: LastChapter): void {
  localStore.write(KEY, JSON.stringify({ version: VERSION, ...reading }));
}

/** Whether a value can be a path segment of this site. */
const isPathSegment = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9][a-z0-9-]*$/.test(value);

/** Loads the chapter read last; undefined if nothing valid is stored. */
export function lastChapter(): LastChapter | undefined {
  try {
    const stored: unknown = JSON.parse(localStore.read(KEY) ?? 'null');
    if (!isObject(stored)) return undefined;
    const { game, chapter, title, law } = stored;
    if (!isPathSegment(game) || !isPathSegment(chapter) || typeof title !== 'string') return undefined;
    return { game, chapter, title, law: isPathSegment(law) ? law : '' };
  } catch {
    return undefined;
  }
}
