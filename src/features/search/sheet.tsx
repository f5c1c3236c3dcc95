import { render } from 'preact';
import { address } from '../../layouts/address.ts';
import { trapTab } from './keys.ts';
import { SearchBox } from './SearchBox.tsx';
import { WORDS } from './words.ts';

/** The games listed in the page's head. */
function listGames(page: Document): readonly { readonly id: string; readonly name: string }[] {
  const links = [...page.querySelectorAll<HTMLElement>('#games a[data-id]')];
  return links.map(({ dataset, textContent }) => ({ id: dataset['id'] ?? '', name: textContent.trim() }));
}

let sheet: HTMLElement | undefined;

/**
 * A popover, not a modal dialog: making each of a chapter's thousands of elements inert takes a slow phone a third
 * of a second, twice. It covers the window, and Tab stays within it.
 */
function createSheet(): HTMLElement {
  const newSheet = document.createElement('div');
  newSheet.className = 'search-sheet';
  newSheet.popover = 'auto';
  newSheet.tabIndex = -1;
  newSheet.role = 'dialog';
  newSheet.ariaModal = 'true';
  newSheet.ariaLabel = WORDS.title;
  // A click on the backdrop or on a link closes it.
  newSheet.addEventListener('click', ({ target }) => {
    if (target === newSheet || (target instanceof Element && target.closest('a, .search-shut'))) newSheet.hidePopover();
  });
  newSheet.addEventListener('keydown', (event) => {
    trapTab(event, newSheet);
    if (event.key !== 'Escape') return;
    // By default some browsers only clear the field.
    event.preventDefault();
    newSheet.hidePopover();
  });
  document.body.append(newSheet);
  render(
    <div class="search-paper">
      <button type="button" class="search-shut" aria-label={WORDS.close}>
        ×
      </button>
      <SearchBox root={address()} games={listGames(document)} game={document.documentElement.dataset['game']} />
    </div>,
    newSheet,
  );
  return newSheet;
}

/** Opens the sheet with the last query selected. */
export function openSheet(): void {
  sheet ??= createSheet();
  if (!sheet.matches(':popover-open')) sheet.showPopover();
  sheet.querySelector('input')?.select();
}
