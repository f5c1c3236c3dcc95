import { createRulebook } from '../../../game/rulebook.ts';
import type { BroomAttempt } from './attempt.ts';
import { combineRules } from './combine.ts';
import { dealRules } from './deal.ts';
import { deckRules } from './deck.ts';
import { endRules } from './end.ts';
import { scoreRules } from './score.ts';
import { takeRules } from './take.ts';
import { turnRules } from './turn.ts';

export const RULES = createRulebook<BroomAttempt>([
  { id: 'deck', title: 'The pack', rules: deckRules },
  { id: 'deal', title: 'The deal', rules: dealRules },
  { id: 'turn', title: 'Your turn', rules: turnRules },
  { id: 'take', title: 'Taking cards', rules: takeRules },
  { id: 'combine', title: 'Combined cards', rules: combineRules },
  { id: 'end', title: 'The last cards', rules: endRules },
  { id: 'score', title: 'Counting points', rules: scoreRules },
]);
