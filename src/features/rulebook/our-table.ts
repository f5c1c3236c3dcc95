import { savedOptions } from '../house-rules/index.ts';

const MARK = 'at your table';

function markChoice(choice: Element): void {
  const made = document.createElement('span');
  made.className = 'house-ours';
  made.textContent = MARK;
  choice.append(' ', made);
}

/** Shows the settings of the player’s own table in the boxes on house rules, if they differ from the default. */
export function showOurTable(root: ParentNode): void {
  for (const box of root.querySelectorAll<HTMLElement>('[data-house]')) {
    const ours = savedOptions(box.dataset['game'] ?? '')?.[box.dataset['house'] ?? ''];
    if (ours === undefined) continue;
    const choice = [...box.querySelectorAll<HTMLElement>('[data-value]')].find(
      ({ dataset }) => dataset['value'] === JSON.stringify(ours),
    );
    if (choice) markChoice(choice);
    const range = box.querySelector('[data-usual]');
    if (range) range.append(` ${ours} `);
    if (range) markChoice(range);
  }
}
