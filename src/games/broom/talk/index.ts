import type { Talk } from '../../../game/talk.ts';
import type { BroomEvent } from '../events.ts';
import type { BroomMove, BroomState } from '../state.ts';
import { gainText } from './score.ts';
import { describe, tell } from './tell.ts';

export const TALK: Talk<BroomState, BroomMove, BroomEvent> = {
  tell,
  describe,
  line: (event) => (event.kind === 'scored' ? gainText(event) : ''),
};
