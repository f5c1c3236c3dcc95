import type { Talk } from '../../../game/talk.ts';
import type { LuckyEvent } from '../events.ts';
import type { LuckyMove, LuckyState } from '../state.ts';
import { describe, tell } from './tell.ts';

export const TALK: Talk<LuckyState, LuckyMove, LuckyEvent> = {
  tell,
  describe,
  standing: ({ lucky }, seat) => `number ${lucky[seat] ?? '?'}`,
};
