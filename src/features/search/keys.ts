/** Selector of the elements that Tab reaches. */
const STOP_SELECTOR = 'a[href], button, input';

/** Keeps Tab within the sheet: the page below it is covered. */
export function trapTab(event: KeyboardEvent, sheet: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const stops = [...sheet.querySelectorAll<HTMLElement>(STOP_SELECTOR)];
  const [first, last] = [stops[0], stops.at(-1)];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  const { activeElement } = document;
  if (activeElement !== from && !(event.shiftKey && activeElement === sheet)) return;
  event.preventDefault();
  to?.focus();
}

interface ArrowTargets {
  readonly box: HTMLElement | null;
  /** Called for Enter in the field. */
  onEnter(): void;
}

/** Arrow keys move between the field and the answers. */
export function moveByArrow(event: KeyboardEvent, { box, onEnter }: ArrowTargets): void {
  const field = box?.querySelector('input');
  const { key, target } = event;
  if (!field) return;
  if (key === 'Enter' && target === field) {
    event.preventDefault();
    onEnter();
    return;
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const links = [...(box?.querySelectorAll<HTMLElement>('.answer-link') ?? [])];
  const stops = [field, ...links];
  const at = stops.findIndex((stop) => stop === target || stop.closest('li')?.contains(target as Node));
  const nextStop = stops[at + (key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !nextStop) return;
  event.preventDefault();
  nextStop.focus();
}
