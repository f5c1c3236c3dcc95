import { ruleBook } from '../../../game/rulebook.ts';
import type { BroomAttempt } from './attempt.ts';
import { combine } from './combine.ts';
import { deal } from './deal.ts';
import { deck } from './deck.ts';
import { end } from './end.ts';
import { score } from './score.ts';
import { take } from './take.ts';
import { turn } from './turn.ts';

export const RULES = ruleBook<BroomAttempt>([
  { id: 'deck', title: 'The pack', rules: deck },
  { id: 'deal', title: 'The deal', rules: deal },
  { id: 'turn', title: 'Your turn', rules: turn },
  { id: 'take', title: 'Taking cards', rules: take },
  { id: 'combine', title: 'Combined cards', rules: combine },
  { id: 'end', title: 'The last cards', rules: end },
  { id: 'score', title: 'Counting points', rules: score },
]);
