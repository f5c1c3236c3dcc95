/** Opens the search over the page. Between the page and the search, so that pages need not list what it brings. */
export const open = (): Promise<void> => import('./sheet.tsx').then(({ openSheet }) => openSheet());
