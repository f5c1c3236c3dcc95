import { render } from 'preact';
import { address } from '../../layouts/address.ts';
import { trapTab } from './keys.ts';
import { SearchBox } from './SearchBox.tsx';

/** The games as the page’s own head lists them. */
function listGames(page: Document): readonly { readonly id: string; readonly name: string }[] {
  const links = [...page.querySelectorAll<HTMLElement>('#games a[data-id]')];
  return links.map(({ dataset, textContent }) => ({ id: dataset['id'] ?? '', name: textContent.trim() }));
}

let sheet: HTMLElement | undefined;

/**
 * It lies over the page without making all of it inert: to say so of each of a chapter’s thousands of parts takes a slow
 * phone a third of a second, twice. It covers the window instead, and Tab goes round in it.
 */
function createSheet(): HTMLElement {
  const made = document.createElement('div');
  made.className = 'search-sheet';
  made.popover = 'auto';
  made.tabIndex = -1;
  made.role = 'dialog';
  made.ariaModal = 'true';
  made.ariaLabel = 'Search';
  // Beside it, and any way out of it, closes it.
  made.addEventListener('click', ({ target }) => {
    if (target === made || (target instanceof Element && target.closest('a, .search-shut')))
      made.hidePopover();
  });
  made.addEventListener('keydown', (event) => {
    trapTab(event, made);
    if (event.key !== 'Escape') return;
    // Some browsers would only empty the field.
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

/** Lays the search over the page; what was asked last still stands there. */
export function openSheet(): void {
  sheet ??= createSheet();
  if (!sheet.matches(':popover-open')) sheet.showPopover();
  sheet.querySelector('input')?.select();
}
