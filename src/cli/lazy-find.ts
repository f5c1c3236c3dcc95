/** Builds the search index, only if the search is used. */
export const loadLazyFinder = () => import('./find.ts').then(({ loadFinder }) => loadFinder());
