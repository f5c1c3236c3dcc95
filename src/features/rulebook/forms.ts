import { isThere } from '../../ui/device/peek.ts';
import { tableKey } from '../house-rules/table-key.ts';

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

// Boxes of house rules say how one’s own table plays; who has none reads what everybody reads.
const boxes = [...document.querySelectorAll<HTMLElement>('[data-house]')];
if (boxes.some(({ dataset }) => isThere(tableKey(dataset['game'] ?? ''))))
  void import('./our-table.ts').then(
    ({ showOurTable }) => showOurTable(document),
    () => undefined,
  );
