import type { Game } from '../../game/game.ts';
import type { ruleWithReadings } from '../../referee/readings.ts';
import type { Claim } from './posed.ts';

/** What somebody says, in a sentence. */
export function claimed(game: Pick<Game, 'rules'>, claim: Claim): string {
  if (claim === 'legal') return 'That’s allowed.';
  if (claim === 'illegal') return 'That’s not allowed.';
  return `That’s not allowed: ${game.rules.rule(claim)?.law ?? claim}`;
}

/** Both of them are right where a house rule decides it, each at their own table. */
export const BOTH = 'both';

export type Weighed = ReturnType<typeof ruleWithReadings>;

/** Which of the claims are true; both where another house rule turns the ruling round. */
export function trueOf(
  claims: readonly [Claim, Claim],
  { verdict, findings, readings }: Weighed,
): readonly ('0' | '1' | typeof BOTH)[] {
  if (readings.length > 0) return [BOTH];
  const isTrue = (claim: Claim): boolean =>
    claim === verdict || (verdict === 'illegal' && findings.some(({ rule }) => rule === claim));
  const right = claims.flatMap((claim, i) => (isTrue(claim) ? ([i === 0 ? '0' : '1'] as const) : []));
  return right.length === 2 ? [] : right;
}
