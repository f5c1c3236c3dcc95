import { useEffect, useRef } from 'preact/hooks';

/** Whether the target takes keys itself. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [popover]') !== null;

/**
 * Arrow keys move between steps. The target is tracked in a ref, so that fast presses aren't lost between renders.
 */
export function useArrows(at: number, last: number, go: (to: number) => void): void {
  const now = useRef(at);
  now.current = at;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const wanted = { ArrowLeft: now.current - 1, ArrowRight: now.current + 1, Home: 0, End: last }[
        event.key
      ];
      if (wanted === undefined || isWriting(event.target) || event.ctrlKey || event.altKey || event.metaKey)
        return;
      event.preventDefault();
      now.current = Math.max(0, Math.min(last, wanted));
      go(now.current);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [last]);
}
