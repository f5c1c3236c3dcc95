import type { Game } from '../../../game/game.ts';
import { namingAt, viewerOf } from '../../saved-games/index.ts';
import type { PracticeState } from './state.ts';

/** A card laid down, an illegal try, or a trick or take that was won. */
export type Sound = 'laid' | 'refused' | 'taken';

/** Returns the sound of a change of state, or null. */
export function soundOf(before: PracticeState, after: PracticeState): Sound | null {
  const { tried } = after;
  if (tried !== before.tried && tried?.ruling.verdict === 'illegal') return 'refused';
  const stepsBefore = before.practice?.steps ?? [];
  const steps = after.practice?.steps ?? [];
  // Another game was opened, or a move taken back.
  if (
    stepsBefore.length === 0 ||
    steps.length <= stepsBefore.length ||
    steps[stepsBefore.length - 1] !== stepsBefore.at(-1)
  )
    return null;
  const events = steps.slice(stepsBefore.length).flatMap((step) => step.events);
  if (events.length === 0) return null;
  const { practice } = after;
  const { last }: Partial<Game['table']> = practice?.game.table ?? {};
  return practice && last?.findLast(events, viewerOf(practice), namingAt(practice)) ? 'taken' : 'laid';
}
