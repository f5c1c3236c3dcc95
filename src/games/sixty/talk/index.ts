import type { Talk } from '../../../game/talk.ts';
import type { SixtyEvent } from '../events.ts';
import type { SixtyMove, SixtyState } from '../state.ts';
import { standing, standingSaid } from '../table/zones.ts';
import { countedText } from './score.ts';
import { describe, tell } from './tell.ts';

export const TALK: Talk<SixtyState, SixtyMove, SixtyEvent> = {
  tell,
  line: (event) => (event.kind === 'scored' ? countedText(event) : ''),
  describe,
  standing,
  standingSaid,
};
