import type { ExerciseKind } from '../item.ts';
import type { Right } from './kind.ts';
import { legal } from './legal.ts';
import { option } from './option.ts';
import { replay } from './replay.tsx';
import { rule } from './rule.ts';

/** How each kind is graded. */
export const KINDS: Readonly<Record<ExerciseKind, Right>> = { legal, rule, replay, option };
