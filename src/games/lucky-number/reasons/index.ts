import type { Reasons } from '../../../game/reasons.ts';
import type { Attempt } from '../rules/attempt.ts';
import { COMBINING } from './combination.ts';
import { LAYING } from './lay.ts';

export const REASONS: Reasons<Attempt> = [...COMBINING, ...LAYING];
