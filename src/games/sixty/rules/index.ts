import { createRulebook } from '../../../game/rulebook.ts';
import { answerRules } from './answer.ts';
import { attackRules } from './attack.ts';
import type { SixtyAttempt } from './attempt.ts';
import { dealRules } from './deal.ts';
import { endRules } from './end.ts';
import { jokersRules } from './jokers.ts';
import { takeRules } from './take.ts';

export const RULES = createRulebook<SixtyAttempt>([
  { id: 'deal', title: 'The deal', rules: dealRules },
  { id: 'attack', title: 'Attacking', rules: attackRules },
  { id: 'answer', title: 'Answering', rules: answerRules },
  { id: 'jokers', title: 'The jokers', rules: jokersRules },
  { id: 'take', title: 'Taking', rules: takeRules },
  { id: 'end', title: 'The end of a round', rules: endRules },
]);
