import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Overflow that is only padding, px. */
const SLACK = 10;

/** Button after a scrolling element: shown while there is more below, it scrolls on. */
export function MoreBelow(): VNode {
  const button = useRef<HTMLButtonElement>(null);
  const [more, setMore] = useState(false);
  const room = (): Element | null => button.current?.previousElementSibling ?? null;
  useEffect(() => {
    const above = room();
    if (!above) return;
    const look = (): void => setMore(above.scrollHeight - above.clientHeight - above.scrollTop > SLACK);
    const sizes = new ResizeObserver(look);
    const words = new MutationObserver(look);
    sizes.observe(above);
    words.observe(above, { subtree: true, childList: true, characterData: true, attributes: true });
    above.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      sizes.disconnect();
      words.disconnect();
      above.removeEventListener('scroll', look);
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      class="focus-below"
      hidden={!more}
      onClick={() => room()?.scrollBy({ top: room()?.clientHeight ?? 0 })}
    >
      More below
    </button>
  );
}
