import type { ClientDirective } from 'astro';

/** What reaching for something looks like: a pointer over it, a finger on it, the keyboard’s focus in it. */
const REACHING = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;

/**
 * Loads a widget when a hand first reaches for it. What was pressed before it was there is pressed again then, in
 * the same order: no touch is lost.
 */
const whenTouched: ClientDirective = (load, _options, el) => {
  const pressed: HTMLElement[] = [];
  let loading = false;

  async function wake(): Promise<void> {
    if (loading) return;
    loading = true;
    try {
      const hydrate = await load();
      await hydrate();
    } catch {
      // Said below, as what fails without an error.
    }
    if (el.hasAttribute('ssr')) {
      // The next touch asks again.
      loading = false;
      return;
    }
    for (const type of REACHING) el.removeEventListener(type, reach, true);
    for (const one of pressed.splice(0)) one.click();
  }

  function reach({ type, target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null;
    if (type === 'click' && button) pressed.push(button);
    void wake();
  }

  for (const type of REACHING) el.addEventListener(type, reach, true);
};

export default whenTouched;
