import { entriesOf } from '../search/entries.ts';
import type { Entry } from '../search/entry.ts';
import type { Language } from '../search/terms.ts';
import { loadRules } from './games.ts';
import { loadWritten } from './written.ts';

/** All that can be found, as plain data: the built library brings it along as such. */
export interface EverythingFound {
  readonly games: readonly string[];
  readonly language: Language;
  readonly entries: readonly Entry[];
}

export async function loadFindable(): Promise<EverythingFound> {
  const [games, written] = [await loadRules(), loadWritten()];
  return {
    games: games.map(({ id }) => id),
    language: written.language,
    entries: entriesOf(games, written),
  };
}
