import { isObject } from '../../game/json.ts';
import { localStore } from '../../ui/device/device.ts';

const LESSON_KEY = 'fair-deal/last';
/** Version of both stored values. */
const VERSION = 1;

/** Stores the lesson visited last, for the link on the home page. */
export function noteLastLesson(game: string, slug: string): void {
  localStore.write(LESSON_KEY, JSON.stringify({ version: VERSION, lesson: `${game}/${slug}` }));
}

/** Loads the lesson visited last, `<game>/<slug>`; undefined if nothing valid is stored. */
export function lastLesson(): string | undefined {
  try {
    const { lesson }: { readonly lesson?: unknown } = JSON.parse(localStore.read(LESSON_KEY) ?? '{}');
    return typeof lesson === 'string' ? lesson : undefined;
  } catch {
    return undefined;
  }
}

const CHAPTER_KEY = 'fair-deal/reading';

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
  localStore.write(CHAPTER_KEY, JSON.stringify({ version: VERSION, ...reading }));
}

/** Whether a value can be a path segment of this site. */
const isPathSegment = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9][a-z0-9-]*$/.test(value);

/** Loads the chapter read last; undefined if nothing valid is stored. */
export function lastChapter(): LastChapter | undefined {
  try {
    const stored: unknown = JSON.parse(localStore.read(CHAPTER_KEY) ?? 'null');
    if (!isObject(stored)) return undefined;
    const { game, chapter, title, law } = stored;
    if (!isPathSegment(game) || !isPathSegment(chapter) || typeof title !== 'string') return undefined;
    return { game, chapter, title, law: isPathSegment(law) ? law : '' };
  } catch {
    return undefined;
  }
}
