import { ruleBook } from '../../../game/rulebook.ts';
import type { LuckyAttempt } from './attempt.ts';
import { combination } from './combination.ts';
import { deal } from './deal.ts';
import { drawing } from './drawing.ts';
import { end } from './end.ts';
import { specials } from './specials.ts';
import { turn } from './turn.ts';

export const RULES = ruleBook<LuckyAttempt>([
  { id: 'deal', title: 'Cards, numbers and the deal', rules: deal },
  { id: 'turn', title: 'Your turn', rules: turn },
  { id: 'combination', title: 'Combinations', rules: combination },
  { id: 'drawing', title: 'Debts and drawing', rules: drawing },
  { id: 'specials', title: 'Special cards and jumping in', rules: specials },
  { id: 'end', title: 'The end', rules: end },
]);
