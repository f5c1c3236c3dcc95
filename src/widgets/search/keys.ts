/** Arrows walk from the field down the answers and back; Enter in the field opens the first, Escape puts all away. */
export function walk(event: KeyboardEvent, box: HTMLElement | null): void {
  const sheet = box?.closest('dialog');
  if (event.key === 'Escape' && sheet) {
    // Some browsers would only empty the field.
    event.preventDefault();
    sheet.close();
  }
  const field = box?.querySelector('input');
  const links = [...(box?.querySelectorAll<HTMLElement>('.answer-link') ?? [])];
  const { key, target } = event;
  if (!field || links.length === 0) return;
  if (key === 'Enter' && target === field) {
    event.preventDefault();
    links[0]?.click();
    return;
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const stops = [field, ...links];
  const at = stops.findIndex((stop) => stop === target || stop.closest('li')?.contains(target as Node));
  const next = stops[at + (key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
