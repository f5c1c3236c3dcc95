import type { Talk } from '../../../game/talk.ts';
import type { PokexEvent } from '../events.ts';
import type { PokexMove, PokexState } from '../state.ts';
import { bidText } from './score.ts';
import { standing } from './standing.ts';
import { describe, tell } from './tell.ts';

export const TALK: Talk<PokexState, PokexMove, PokexEvent> = {
  tell,
  line: (event) => (event.kind === 'scored' ? bidText(event) : ''),
  describe,
  standing,
};
