import type { Rule } from '../game/rule.ts';
import type { Book } from './book.ts';
import type { JudgedCase } from './judged-case.ts';

/**
 * Effects of a rule that an example can show: it alone decides a verdict, it allows or excuses a move, or an event
 * cites it.
 */
export type ProvableKind = 'restriction' | 'permission' | 'exception' | 'consequence';

export const PROVABLE_KINDS: readonly ProvableKind[] = ['restriction', 'permission', 'exception', 'consequence'];

/** A rule, and the example of the book that shows its effect. */
export interface RuleProof {
  readonly rule: string;
  readonly title: string;
  readonly kind: ProvableKind;
  /** The example that shows it; null if there is none. */
  readonly by: JudgedCase | null;
  /** Of a restriction that can't be broken alone: the rule that is always broken with it. */
  readonly onlyWith: string | null;
}

const isProvable = (kind: Rule<unknown>['kind']): kind is ProvableKind => PROVABLE_KINDS.some((deed) => deed === kind);

/** Whether an example shows the effect of a rule; a restriction must be the only violation. */
function shows({ tried, dealt }: JudgedCase, { id, kind }: Rule<unknown>): boolean {
  if (kind === 'consequence') return (tried?.citedEvents ?? dealt).some(({ event }) => event.rule === id);
  if (!tried) return false;
  const { verdict, findings, permits } = tried.ruling;
  if (kind !== 'restriction') return verdict === 'legal' && permits.includes(id);
  return verdict === 'illegal' && findings.length === 1 && findings[0]?.rule === id;
}

/** Examples for all rules; those at the rule itself are preferred. */
export function proveRules({ game, cases }: Book): readonly RuleProof[] {
  return game.rules.all.flatMap((rule): RuleProof[] => {
    const { id, title, kind } = rule;
    if (!isProvable(kind)) return [];
    const showing = cases.filter((judged) => shows(judged, rule));
    const by = showing.find((judged) => judged.rule === id) ?? showing[0] ?? null;
    const onlyWith = (rule.kind === 'restriction' && rule.onlyWith) || null;
    return [{ rule: id, title, kind, by, onlyWith }];
  });
}

/** Counts the rules of some kinds: all, those with an example, and those that are only broken with another. */
export function countProofs(
  proofs: readonly RuleProof[],
  ...kinds: readonly ProvableKind[]
): { readonly total: number; readonly shownCount: number; readonly onlyWithCount: number } {
  const provenRules = proofs.filter(({ kind }) => kinds.includes(kind));
  return {
    total: provenRules.length,
    shownCount: provenRules.filter(({ by }) => by !== null).length,
    onlyWithCount: provenRules.filter(({ by, onlyWith }) => by === null && onlyWith !== null).length,
  };
}
