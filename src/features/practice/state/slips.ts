import type { Practice } from '../match-record.ts';
import { isPerson, isShared } from '../people.ts';
import type { Env } from './action.ts';

/** Whether one is the referee at this table: not where several people share it, for they see to each other. */
export const isReferee = (
  practice: Pick<Practice, 'seats' | 'isTransient'>,
  { settings }: { readonly settings: Pick<Env['settings'], 'slips'> },
): boolean => settings.slips === 'on' && !practice.isTransient && !isShared(practice);

type SlipHistory = Pick<Practice, 'seats' | 'takenBack'>;

/** What others tried though they might not, and took back: one’s own take-backs are no slips. */
export const slipsOf = (practice: SlipHistory): NonNullable<Practice['takenBack']> =>
  (practice.takenBack ?? []).filter(({ seat }) => !isPerson(practice, seat));

/** Whether one of the others has slipped at this very turn: nobody does so twice. */
export const hasSlipped = (practice: SlipHistory & Pick<Practice, 'match'>): boolean =>
  slipsOf(practice).some(({ at }) => at === practice.match.turns.length);
