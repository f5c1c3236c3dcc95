/** What Tab leads to, in its order. */
const STOPS = 'a[href], button, input';

/** Tab goes round in a sheet: what lies beneath it is out of reach. */
export function trapTab(event: KeyboardEvent, sheet: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const stops = [...sheet.querySelectorAll<HTMLElement>(STOPS)];
  const [first, last] = [stops[0], stops.at(-1)];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  const { activeElement } = document;
  if (activeElement !== from && !(event.shiftKey && activeElement === sheet)) return;
  event.preventDefault();
  to?.focus();
}

interface ArrowTargets {
  readonly box: HTMLElement | null;
  /** Enter in the field. */
  onEnter(): void;
}

/** Arrows walk from the field down the answers and back. */
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
  const next = stops[at + (key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
