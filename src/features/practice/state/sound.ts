import type { Game } from '../../../game/game.ts';
import { namingAt, viewerOf } from '../people.ts';
import type { PracticeState } from './state.ts';

/** What can be heard at a table: a card laid down, a try that was refused, a trick or take that goes to somebody. */
export type Sound = 'laid' | 'refused' | 'taken';

/** What a table sounds like as it goes from one state to the next; null where nothing is to be heard. */
export function soundOf(before: PracticeState, after: PracticeState): Sound | null {
  const { tried } = after;
  if (tried !== before.tried && tried?.ruling.verdict === 'illegal') return 'refused';
  const was = before.practice?.steps ?? [];
  const steps = after.practice?.steps ?? [];
  // Another game, or a move taken back.
  if (was.length === 0 || steps.length <= was.length || steps[was.length - 1] !== was.at(-1)) return null;
  const events = steps.slice(was.length).flatMap((step) => step.events);
  if (events.length === 0) return null;
  const { practice } = after;
  const { last }: Partial<Game['table']> = practice?.game.table ?? {};
  return practice && last?.findLast(events, viewerOf(practice), namingAt(practice)) ? 'taken' : 'laid';
}
