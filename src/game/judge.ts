import { VIOLATION_TOPICS, type Violation } from './rule.ts';
import type { RuleBook } from './rulebook.ts';
import type { Seat } from './seat.ts';

/** A rule that the try breaks, in a sentence about these very cards. */
export interface Finding extends Violation {
  readonly rule: string;
}

/** The judgement of a try when every card that matters is known. */
export interface Judgement {
  readonly isLegal: boolean;
  readonly findings: readonly Finding[];
  /** Ids of the rules that allow a legal move; never empty for one. */
  readonly permits: readonly string[];
}

/** Sorts findings by topic, then in the order of the rulebook. */
export function rankFindings(findings: readonly Finding[]): readonly Finding[] {
  return VIOLATION_TOPICS.flatMap((about) => findings.filter((finding) => finding.about === about));
}

type CreateAttempt<S, M, A> = (state: S, seat: Seat, move: M) => A;

/**
 * Judges a try by every rule of the book; all games share this judge. Every unseen card that matters must be known: see
 * `verdictOf`.
 */
export function judge<S, M, A>(
  game: { readonly rules: RuleBook<A>; readonly play: { readonly attempt: CreateAttempt<S, M, A> } },
  state: S,
  seat: Seat,
  move: M,
): Judgement {
  const attempt = game.play.attempt(state, seat, move);
  const findings: Finding[] = [];
  const excuses: string[] = [];
  for (const rule of game.rules.restrictions) {
    const breach = rule.breach(attempt);
    if (!breach) continue;
    const excuse = game.rules.permissions.find(
      (p) => p.kind === 'exception' && p.exceptionTo === rule.id && p.allows(attempt),
    );
    if (excuse) excuses.push(excuse.id);
    else findings.push({ rule: rule.id, ...breach });
  }
  if (findings.length > 0) return { isLegal: false, findings: rankFindings(findings), permits: [] };
  const allowing = game.rules.permissions.filter(
    (p) => excuses.includes(p.id) || (p.kind === 'permission' && p.allows(attempt)),
  );
  return { isLegal: true, findings, permits: allowing.map((p) => p.id) };
}
