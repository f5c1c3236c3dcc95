import { $notices } from '../../stores/device/notices.ts';

/**
 * Shows what there is to know about what is kept on this device, the same on every page. What draws a notice is
 * fetched with the first; where it can't be had, its words stand there alone.
 */
export function showNotices(place: HTMLElement | null): void {
  $notices.subscribe((notices) => {
    if (!place || (notices.length === 0 && !place.firstChild)) return;
    import('./draw.ts').then(
      ({ draw }) => draw(place, $notices.get()),
      () => place.replaceChildren(...notices.map(({ says }) => says)),
    );
  });
}
