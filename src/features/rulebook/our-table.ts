import type { Options } from '../../game/options.ts';
import { showAnnounced } from '../../ui/announce/region.ts';
import { createButton } from '../../ui/notice/controls.ts';
import { savedOptions, saveOptions } from '../house-rules/index.ts';
import { WORDS } from './words.ts';

const parseData = (text: string | undefined): unknown => JSON.parse(text ?? 'null');

function showMessage(text: string, ...buttons: readonly HTMLButtonElement[]): void {
  const place = document.querySelector('[data-presets-say]');
  if (place) showAnnounced(place, text, ' ', ...buttons);
}

/** Applies a preset to the player's own table, except for the number of players; it can be undone. */
export function applyPreset(presetList: HTMLElement, pressed: HTMLElement): void {
  const game = presetList.dataset['presets'] ?? '';
  const shapes = parseData(presetList.dataset['shapes']) as readonly string[];
  const previousOptions = savedOptions(game) ?? {};
  const seats = Object.entries(previousOptions).filter(([key]) => shapes.includes(key));
  saveOptions(game, { ...Object.fromEntries(seats), ...(parseData(pressed.dataset['preset']) as Options) });
  showMessage(
    WORDS.used,
    createButton(WORDS.back, () => {
      saveOptions(game, previousOptions);
      showMessage(WORDS.restored);
    }),
  );
}

function markChoice(choice: Element): void {
  const label = document.createElement('span');
  label.className = 'house-ours';
  label.textContent = WORDS.atYourTable;
  choice.append(' ', label);
}

/** Shows the settings of the player's own table in the boxes on house rules, if they differ from the default. */
export function showOurTable(root: ParentNode): void {
  for (const box of root.querySelectorAll<HTMLElement>('[data-house]')) {
    const setting = savedOptions(box.dataset['game'] ?? '')?.[box.dataset['house'] ?? ''];
    if (setting === undefined) continue;
    const choice = [...box.querySelectorAll<HTMLElement>('[data-value]')].find(
      ({ dataset }) => dataset['value'] === JSON.stringify(setting),
    );
    if (choice) markChoice(choice);
    const range = box.querySelector('[data-usual]');
    if (range) range.append(` ${setting} `);
    if (range) markChoice(range);
  }
}
