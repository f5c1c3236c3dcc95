import type { Verdict } from '../../referee/verdict.ts';
import type { Level } from './exam.ts';

/** What somebody said of a case, as far as they have come. */
export interface Said {
  /** The verdict; of a record, which move was wrong. */
  readonly answer: Verdict | number;
  /** Which rule was broken. */
  readonly rule?: string;
  /** What they pointed at, as `zone/item`; none: no card in particular. */
  readonly cards?: readonly string[];
}

/** What is asked of a case. */
export type Asked = 'verdict' | 'rule' | 'cards';

/** Whether somebody said that a rule was broken: then they are asked which, right or not. */
export const accuses = ({ answer }: Said): boolean => typeof answer === 'number' || answer === 'illegal';

/** What is asked next; null: nothing any more. */
export function nextAsked(level: Level, said: Said | undefined): Asked | null {
  if (!said) return 'verdict';
  if (!accuses(said)) return null;
  if (level >= 2 && said.rule === undefined) return 'rule';
  return level === 3 && said.cards === undefined ? 'cards' : null;
}
