import { createRulebook } from '../../../game/rulebook.ts';
import type { LuckyAttempt } from './attempt.ts';
import { combinationRules } from './combination.ts';
import { dealRules } from './deal.ts';
import { drawingRules } from './drawing.ts';
import { endRules } from './end.ts';
import { specialsRules } from './specials.ts';
import { turnRules } from './turn.ts';

export const RULES = createRulebook<LuckyAttempt>([
  { id: 'deal', title: 'Cards, numbers and the deal', rules: dealRules },
  { id: 'turn', title: 'Your turn', rules: turnRules },
  { id: 'specials', title: 'Special cards and jumping in', rules: specialsRules },
  { id: 'combination', title: 'Combinations', rules: combinationRules },
  { id: 'drawing', title: 'Debts and drawing', rules: drawingRules },
  { id: 'end', title: 'The end', rules: endRules },
]);
