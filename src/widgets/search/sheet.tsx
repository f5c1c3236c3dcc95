import { render } from 'preact';
import { address } from '../../layouts/address.ts';
import { SearchBox } from './SearchBox.tsx';

/** The games as the page’s own head lists them. */
function gamesOn(page: Document): readonly { readonly id: string; readonly name: string }[] {
  const links = [...page.querySelectorAll<HTMLElement>('#games a[data-id]')];
  return links.map(({ dataset, textContent }) => ({ id: dataset['id'] ?? '', name: textContent.trim() }));
}

let sheet: HTMLDialogElement | undefined;

function makeSheet(): HTMLDialogElement {
  const made = document.createElement('dialog');
  made.className = 'search-sheet';
  made.setAttribute('aria-label', 'Search');
  // Beside it, and any way out of it, closes it.
  made.addEventListener('click', ({ target }) => {
    if (target === made || (target instanceof Element && target.closest('a, .search-shut'))) made.close();
  });
  document.body.append(made);
  render(
    <div class="search-paper">
      <button type="button" class="search-shut" aria-label="Close the search">
        ×
      </button>
      <SearchBox root={address()} games={gamesOn(document)} game={document.documentElement.dataset['game']} />
    </div>,
    made,
  );
  return made;
}

/** Lays the search over the page; what was asked last still stands there. */
export function openSheet(): void {
  sheet ??= makeSheet();
  if (!sheet.open) sheet.showModal();
  sheet.querySelector('input')?.select();
}
