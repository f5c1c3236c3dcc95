import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { WORDS } from '../words.ts';

/** Overflow that is only padding, px. */
const SLACK_PX = 10;

/** Button after a scrolling element: shown while there is more below, it scrolls on. */
export function MoreBelow(): VNode {
  const button = useRef<HTMLButtonElement>(null);
  const [hasMore, setMore] = useState(false);
  const findScroller = (): Element | null => button.current?.previousElementSibling ?? null;
  useEffect(() => {
    const scroller = findScroller();
    if (!scroller) return;
    const measure = (): void => setMore(scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop > SLACK_PX);
    const sizes = new ResizeObserver(measure);
    const words = new MutationObserver(measure);
    sizes.observe(scroller);
    words.observe(scroller, { subtree: true, childList: true, characterData: true, attributes: true });
    scroller.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      sizes.disconnect();
      words.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      class="focus-below"
      hidden={!hasMore}
      onClick={() => findScroller()?.scrollBy({ top: findScroller()?.clientHeight ?? 0 })}
    >
      {WORDS.moreBelow}
    </button>
  );
}
