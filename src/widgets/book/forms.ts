/* What some pages of the book have: each has its script sent for, none comes with every chapter. */

const slips = document.querySelector<HTMLFormElement>('[data-slips]');
if (slips)
  void import('./slips.ts').then(
    ({ tendSlips }) => tendSlips(slips),
    () => undefined,
  );

const presets = document.querySelector<HTMLElement>('[data-presets]');
presets?.addEventListener('click', ({ target }) => {
  const pressed = (target as Element).closest<HTMLElement>('[data-preset]');
  if (pressed)
    void import('./presets.ts').then(
      ({ playLike }) => playLike(presets, pressed),
      () => undefined,
    );
});

const boxes = document.querySelectorAll<HTMLElement>('[data-house]');
if (boxes.length > 0)
  void import('./own-rules.ts').then(({ showOwnRules }) => showOwnRules(boxes)).catch(() => undefined);
