import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { $folded } from '../../stores/desk.ts';

/**
 * The way from the first step to the next one: it is folded, and the next one's heading comes up.
 * @returns goes on to the step with that heading
 */
export function useSteps(root: RefObject<HTMLElement>, folded: boolean): (heading: string) => void {
  /** The heading one is on the way to, once the step before is folded. */
  const going = useRef<string | null>(null);
  useLayoutEffect(() => {
    const heading = going.current && root.current?.querySelector<HTMLElement>(going.current);
    if (folded && heading) {
      heading.focus({ preventScroll: true });
      heading.scrollIntoView({ block: 'start' });
    }
    going.current = null;
  }, [folded]);
  return (heading) => {
    going.current = heading;
    $folded.set(true);
  };
}
