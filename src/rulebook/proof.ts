import type { Rule } from '../game/rule.ts';
import type { Book } from './book.ts';
import type { JudgedCase } from './judged-case.ts';

/** What a rule does that can be shown: it decides a verdict alone, allows or excuses a move, or something follows by it. */
export type ProvableKind = 'restriction' | 'permission' | 'exception' | 'consequence';

export const PROVABLE_KINDS: readonly ProvableKind[] = [
  'restriction',
  'permission',
  'exception',
  'consequence',
];

/** A rule, and the example of the book in which it does what it is there for. */
export interface RuleProof {
  readonly rule: string;
  readonly title: string;
  readonly kind: ProvableKind;
  /** Null where no example shows it. */
  readonly by: JudgedCase | null;
  /** Of a restriction that no example could show alone: the one that is broken whenever it is. */
  readonly onlyWith: string | null;
}

const isProvable = (kind: Rule<unknown>['kind']): kind is ProvableKind =>
  PROVABLE_KINDS.some((deed) => deed === kind);

/** Whether it is this rule that makes the example what it is; a restriction must be all that forbids it. */
function shows({ tried, dealt }: JudgedCase, { id, kind }: Rule<unknown>): boolean {
  if (kind === 'consequence') return (tried?.citedEvents ?? dealt).some(({ event }) => event.rule === id);
  if (!tried) return false;
  const { verdict, findings, permits } = tried.ruling;
  if (kind !== 'restriction') return verdict === 'legal' && permits.includes(id);
  return verdict === 'illegal' && findings.length === 1 && findings[0]?.rule === id;
}

/** Rule by rule what the book’s examples show of it, those at the rule itself first. */
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

/** Of the rules of a kind how many there are, how many an example shows, and how many come only with another. */
export function countProofs(
  shown: readonly RuleProof[],
  ...kinds: readonly ProvableKind[]
): { readonly all: number; readonly shown: number; readonly onlyWith: number } {
  const some = shown.filter(({ kind }) => kinds.includes(kind));
  return {
    all: some.length,
    shown: some.filter(({ by }) => by !== null).length,
    onlyWith: some.filter(({ by, onlyWith }) => by === null && onlyWith !== null).length,
  };
}
