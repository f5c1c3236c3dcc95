import type { Game } from '../../game/game.ts';
import type { ruleWithReadings } from '../../referee/readings.ts';
import type { Claim } from './posed-puzzle.ts';

/** Returns a claim as a sentence. */
export function claimText(game: Pick<Game, 'rules'>, claim: Claim): string {
  if (claim === 'legal') return 'That’s allowed.';
  if (claim === 'illegal') return 'That’s not allowed.';
  return `That’s not allowed: ${game.rules.rule(claim)?.law ?? claim}`;
}

/** The answer if a house rule decides and each player is right by their own house rules. */
export const BOTH_RIGHT = 'both';

export type WeighedRuling = ReturnType<typeof ruleWithReadings>;

/** Returns the true claims by their index; `both` if another house rule would reverse the ruling. */
export function findTrueClaims(
  claims: readonly [Claim, Claim],
  { verdict, findings, readings }: WeighedRuling,
): readonly ('0' | '1' | typeof BOTH_RIGHT)[] {
  if (readings.length > 0) return [BOTH_RIGHT];
  const isTrue = (claim: Claim): boolean =>
    claim === verdict || (verdict === 'illegal' && findings.some(({ rule }) => rule === claim));
  const trueClaims = claims.flatMap((claim, i) => (isTrue(claim) ? ([i === 0 ? '0' : '1'] as const) : []));
  return trueClaims.length === 2 ? [] : trueClaims;
}
