import { isPerson, isShared, type Practice } from '../../saved-games/index.ts';
import type { Env } from './action.ts';

/** Whether the player is the referee here. Several people at a table judge each other instead. */
export const isReferee = (
  practice: Pick<Practice, 'seats' | 'isTransient'>,
  { settings }: { readonly settings: Pick<Env['settings'], 'slips'> },
): boolean => settings.slips === 'on' && !practice.isTransient && !isShared(practice);

type SlipHistory = Pick<Practice, 'seats' | 'takenBack'>;

/** Take-backs of bots. Those of people aren't slips. */
export const slipsOf = (practice: SlipHistory): NonNullable<Practice['takenBack']> =>
  (practice.takenBack ?? []).filter(({ seat }) => !isPerson(practice, seat));

/** Whether a bot has already slipped in this turn; there is at most one slip a turn. */
export const hasSlipped = (practice: SlipHistory & Pick<Practice, 'match'>): boolean =>
  slipsOf(practice).some(({ at }) => at === practice.match.turns.length);
