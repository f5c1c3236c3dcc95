import { render } from 'preact';
import { address } from '../../layouts/address.ts';
import { trapTab } from './keys.ts';
import { SearchBox } from './SearchBox.tsx';

/** The games listed in the page’s head. */
function listGames(page: Document): readonly { readonly id: string; readonly name: string }[] {
  const links = [...page.querySelectorAll<HTMLElement>('#games a[data-id]')];
  return links.map(({ dataset, textContent }) => ({ id: dataset['id'] ?? '', name: textContent.trim() }));
}

let sheet: HTMLElement | undefined;

/**
 * A popover, not a modal dialog: making each of a chapter’s thousands of elements inert takes a slow phone a third
 * of a second, twice. It covers the window, and Tab stays within it.
 */
function createSheet(): HTMLElement {
  const made = document.createElement('div');
  made.className = 'search-sheet';
  made.popover = 'auto';
  made.tabIndex = -1;
  made.role = 'dialog';
  made.ariaModal = 'true';
  made.ariaLabel = 'Search';
  // A click on the backdrop or on a link closes it.
  made.addEventListener('click', ({ target }) => {
    if (target === made || (target instanceof Element && target.closest('a, .search-shut')))
      made.hidePopover();
  });
  made.addEventListener('keydown', (event) => {
    trapTab(event, made);
    if (event.key !== 'Escape') return;
    // Some browsers would only clear the field.
    event.preventDefault();
    made.hidePopover();
  });
  document.body.append(made);
  render(
    <div class="search-paper">
      <button type="button" class="search-shut" aria-label="Close the search">
        ×
      </button>
      <SearchBox
        root={address()}
        games={listGames(document)}
        game={document.documentElement.dataset['game']}
      />
    </div>,
    made,
  );
  return made;
}

/** Opens the sheet with the last query selected. */
export function openSheet(): void {
  sheet ??= createSheet();
  if (!sheet.matches(':popover-open')) sheet.showPopover();
  sheet.querySelector('input')?.select();
}
