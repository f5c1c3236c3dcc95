import { createRulebook } from '../../../game/rulebook.ts';
import type { PokexAttempt } from './attempt.ts';
import { auctionRules } from './auction.ts';
import { deal } from './deal.ts';
import { play } from './play.ts';
import { score } from './score.ts';

export const RULES = createRulebook<PokexAttempt>([
  { id: 'deal', title: 'The deal', rules: deal },
  { id: 'auction', title: 'The auction', rules: auctionRules },
  { id: 'play', title: 'Six tricks', rules: play },
  { id: 'score', title: 'Counting points', rules: score },
]);
