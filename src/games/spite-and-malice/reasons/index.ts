import type { Reasons } from '../../../game/reasons.ts';
import type { Attempt } from '../rules/attempt.ts';
import { CENTRE } from './centre.ts';
import { SIDE } from './side.ts';
import { ENDING } from './turn.ts';

export const REASONS: Reasons<Attempt> = [...CENTRE, ...SIDE, ...ENDING];
