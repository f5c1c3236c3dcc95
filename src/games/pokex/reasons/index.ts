import type { Reasons } from '../../../game/reasons.ts';
import type { Attempt } from '../rules/attempt.ts';
import { AUCTION } from './auction.ts';
import { LAYING } from './lay.ts';

export const REASONS: Reasons<Attempt> = [...LAYING, ...AUCTION];
