import { $settings } from '../../table/settings.ts';
import type { Practice } from './match-record.ts';
import { $trying, doubt, letBe, say } from './practice.ts';

const KEYS = 'thwsm';

/** A letter typed at the table asks something; in a field it is a letter, and with another key something else. */
export function ask({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent, practice: Practice): void {
  const typed = target instanceof Element && target.closest('input, textarea, select, dialog, [popover]');
  if (typed || $settings.get().keys === 'off' || altKey || ctrlKey || metaKey || key.length !== 1) return;
  if ($trying.get()) {
    if (key === 'f') letBe();
    if (key === 'o') doubt();
  }
  if (!KEYS.includes(key)) return;
  import('./state/answers.ts').then(
    ({ ANSWERS }) => say(ANSWERS[key]?.(practice) ?? ''),
    () => undefined,
  );
}
