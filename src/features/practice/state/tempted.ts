import type { GameMove } from '../../../game/play.ts';
import type { Slip } from '../../../scenarios/slips/slips.ts';
import { memoryKept } from '../../progress/learned.ts';
import { standing } from '../../progress/memory/remembered.ts';
import type { Practice } from '../match-record.ts';
import { temptation } from './tempting.ts';

export { suspects } from './tempting.ts';

/** The same, by what is remembered of the rules on this device now. */
export function temptedNow(practice: Practice, right: GameMove | null): Slip | null {
  const [memory, now] = [memoryKept(), Date.now()];
  return temptation(practice, right, (rule) => standing(memory, rule, now));
}
