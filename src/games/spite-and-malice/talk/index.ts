import type { Talk } from '../../../game/talk.ts';
import type { SpiteEvent } from '../events.ts';
import type { SpiteMove, SpiteState } from '../state.ts';
import { wonText } from './score.ts';
import { describe, tell } from './tell.ts';

export const TALK: Talk<SpiteState, SpiteMove, SpiteEvent> = {
  tell,
  line: (event) => (event.kind === 'scored' ? wonText(event) : ''),
  describe,
  standing: ({ goal }, seat) => String(goal[seat]?.length ?? 0),
};
