import { ruleBook } from '../../../game/rulebook.ts';
import { answer } from './answer.ts';
import { attack } from './attack.ts';
import type { SixtyAttempt } from './attempt.ts';
import { deal } from './deal.ts';
import { end } from './end.ts';
import { jokers } from './jokers.ts';
import { take } from './take.ts';

export const RULES = ruleBook<SixtyAttempt>([
  { id: 'deal', title: 'The deal', rules: deal },
  { id: 'attack', title: 'Attacking', rules: attack },
  { id: 'answer', title: 'Answering', rules: answer },
  { id: 'jokers', title: 'The jokers', rules: jokers },
  { id: 'take', title: 'Taking', rules: take },
  { id: 'end', title: 'The end of a round', rules: end },
]);
