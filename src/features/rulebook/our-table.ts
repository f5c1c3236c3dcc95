import { savedOptions } from '../house-rules/index.ts';
import { WORDS } from './words.ts';

function markChoice(choice: Element): void {
  const label = document.createElement('span');
  label.className = 'house-ours';
  label.textContent = WORDS.atYourTable;
  choice.append(' ', label);
}

/** Shows the settings of the player’s own table in the boxes on house rules, if they differ from the default. */
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
