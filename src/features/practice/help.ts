import type { Box } from '../../game/game.ts';
import { type Settings, setSetting } from '../../table/settings.ts';
import { resetCoach } from './coach.ts';

/** The amounts of help, from none to most. */
export const HELPS = ['none', 'show', 'coach'] as const satisfies readonly Settings['help'][];

/** Sets the amount of help. Choosing the coach makes it repeat earlier advice. */
export function chooseHelp(game: Box, amount: Settings['help']): void {
  if (amount === 'coach') resetCoach(game);
  setSetting('help', amount);
}
