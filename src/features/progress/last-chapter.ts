import { isObject } from '../../game/json.ts';
import { device } from '../../ui/device/device.ts';

const KEY = 'fair-deal/reading';
const VERSION = 1;

/** A chapter one was reading, and the law of it that was in sight. */
export interface LastChapter {
  readonly game: string;
  readonly chapter: string;
  readonly title: string;
  /** The law’s name on the page; empty before the first. */
  readonly law: string;
}

/** Notes the chapter one is reading, for the way back from the home page. */
export function noteLastChapter(reading: LastChapter): void {
  device.write(KEY, JSON.stringify({ version: VERSION, ...reading }));
}

/** Part of an address of ours. */
const isPart = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9][a-z0-9-]*$/.test(value);

/** The chapter one was reading last; undefined where that isn’t known. Only a glance: what can’t be read leads nowhere. */
export function lastChapter(): LastChapter | undefined {
  try {
    const kept: unknown = JSON.parse(device.read(KEY) ?? 'null');
    if (!isObject(kept)) return undefined;
    const { game, chapter, title, law } = kept;
    if (!isPart(game) || !isPart(chapter) || typeof title !== 'string') return undefined;
    return { game, chapter, title, law: isPart(law) ? law : '' };
  } catch {
    return undefined;
  }
}
