import type { NamedGame } from '../features/exam/named.ts';
import { address } from './address.ts';
import { shownGames } from './shown.ts';

/** All games as an exam knows them. */
export const namedGames = async (): Promise<readonly NamedGame[]> =>
  (await shownGames()).map(({ id, data }) => ({
    id,
    name: data.name,
    home: address(id),
    accent: data.accent.light.main,
  }));
