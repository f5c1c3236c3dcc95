import type { Reasons } from '../../../game/reasons.ts';
import type { Attempt } from '../rules/attempt.ts';
import { COMBINING } from './combine.ts';
import { TAKING } from './take.ts';
import { ON_TURN } from './turn.ts';

export const REASONS: Reasons<Attempt> = [...TAKING, ...COMBINING, ...ON_TURN];
