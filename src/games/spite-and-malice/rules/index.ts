import { createRulebook } from '../../../game/rulebook.ts';
import type { SpiteAttempt } from './attempt.ts';
import { centreRules } from './centre.ts';
import { dealRules } from './deal.ts';
import { endRules } from './end.ts';
import { sideRules } from './side.ts';
import { turnRules } from './turn.ts';

export const RULES = createRulebook<SpiteAttempt>([
  { id: 'deal', title: 'The deal', rules: dealRules },
  { id: 'turn', title: 'Your turn', rules: turnRules },
  { id: 'centre', title: 'The centre', rules: centreRules },
  { id: 'side', title: 'Side piles', rules: sideRules },
  { id: 'end', title: 'The end', rules: endRules },
]);
