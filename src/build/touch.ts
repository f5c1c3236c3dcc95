import type { ClientDirective } from 'astro';

/** Events before a first touch: a pointer over the widget, a finger on it, or the focus in it. */
const TOUCH_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;

/** Hydrates a widget at the first touch. Buttons pressed before that are clicked again afterwards, in order. */
const hydrateOnTouch: ClientDirective = (load, _options, el) => {
  const pressed: HTMLElement[] = [];
  let isLoading = false;

  async function wake(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      const hydrate = await load();
      await hydrate();
    } catch {
      // Failures are handled below, since some of them throw no error.
    }
    if (el.hasAttribute('ssr')) {
      // The next touch tries again.
      isLoading = false;
      return;
    }
    for (const type of TOUCH_EVENTS) el.removeEventListener(type, reach, true);
    for (const one of pressed.splice(0)) one.click();
  }

  function reach({ type, target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null;
    if (type === 'click' && button) pressed.push(button);
    void wake();
  }

  for (const type of TOUCH_EVENTS) el.addEventListener(type, reach, true);
};

export default hydrateOnTouch;
