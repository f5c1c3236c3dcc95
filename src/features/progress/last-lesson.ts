import { device } from '../../ui/device/device.ts';

const KEY = 'fair-deal/last';
const VERSION = 1;

/** Notes in which lesson one was last, for the way back from the home page. */
export function noteLastLesson(game: string, slug: string): void {
  device.write(KEY, JSON.stringify({ version: VERSION, lesson: `${game}/${slug}` }));
}

/** The lesson one was in last, `<game>/<slug>`; undefined where that isn’t known. Only a glance: it judges nothing. */
export function lastLesson(): string | undefined {
  try {
    const { lesson }: { readonly lesson?: unknown } = JSON.parse(device.read(KEY) ?? '{}');
    return typeof lesson === 'string' ? lesson : undefined;
  } catch {
    return undefined;
  }
}
