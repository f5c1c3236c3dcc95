import { localStore } from '../../ui/device/device.ts';

const KEY = 'fair-deal/last';
const VERSION = 1;

/** Stores the lesson visited last, for the link on the home page. */
export function noteLastLesson(game: string, slug: string): void {
  localStore.write(KEY, JSON.stringify({ version: VERSION, lesson: `${game}/${slug}` }));
}

/** Loads the lesson visited last, `<game>/<slug>`; undefined if nothing valid is stored. */
export function lastLesson(): string | undefined {
  try {
    const { lesson }: { readonly lesson?: unknown } = JSON.parse(localStore.read(KEY) ?? '{}');
    return typeof lesson === 'string' ? lesson : undefined;
  } catch {
    return undefined;
  }
}
