import { useEffect, useRef } from 'preact/hooks';

/** Whether the target handles arrow keys itself, such as a text field or a dialog. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [popover]') !== null;

/** Arrow keys move between steps. The target is tracked in a ref, so that fast presses aren't lost between renders. */
export function useArrows(at: number, lastStep: number, go: (to: number) => void): void {
  const current = useRef(at);
  current.current = at;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = { ArrowLeft: current.current - 1, ArrowRight: current.current + 1, Home: 0, End: lastStep }[
        event.key
      ];
      if (target === undefined || isWriting(event.target) || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      current.current = Math.max(0, Math.min(lastStep, target));
      go(current.current);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [lastStep]);
}
