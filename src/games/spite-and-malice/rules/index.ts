import { ruleBook } from '../../../game/rulebook.ts';
import type { SpiteAttempt } from './attempt.ts';
import { centre } from './centre.ts';
import { deal } from './deal.ts';
import { end } from './end.ts';
import { side } from './side.ts';
import { turn } from './turn.ts';

export const RULES = ruleBook<SpiteAttempt>([
  { id: 'deal', title: 'The deal', rules: deal },
  { id: 'turn', title: 'Your turn', rules: turn },
  { id: 'centre', title: 'The centre', rules: centre },
  { id: 'side', title: 'Side piles', rules: side },
  { id: 'end', title: 'The end', rules: end },
]);
