import { sentence } from '../../../cards/words.ts';
import type { Talk } from '../../../game/talk.ts';
import type { LuckyEvent } from '../events.ts';
import type { LuckyMove, LuckyState } from '../state.ts';
import { describe, tell } from './tell.ts';
import { suitText } from './words.ts';

export const TALK: Talk<LuckyState, LuckyMove, LuckyEvent> = {
  tell,
  describe,
  counts: ({ suit }) => (suit === null ? '' : `${sentence(suitText(suit))} named.`),
  standing: ({ lucky }, seat) => `number ${lucky[seat] ?? '?'}`,
};
