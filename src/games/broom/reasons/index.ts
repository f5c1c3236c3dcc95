import type { Reasons } from '../../../game/reasons.ts';
import type { Attempt } from '../rules/attempt.ts';
import { COMBINING } from './combine.ts';
import { SETTLING } from './settle.ts';
import { TAKING } from './take.ts';
import { ON_TURN } from './turn.ts';

export const REASONS: Reasons<Attempt> = [...SETTLING, ...TAKING, ...COMBINING, ...ON_TURN];
