import type { ThinkingGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { defaultOptions } from '../../game/options.ts';
import { seeded } from '../../random/random.ts';
import { illegal, legal } from './judged.ts';
import { moments } from './moments.ts';
import type { Found } from './puzzle.ts';

/** So many moments of games are looked at. What doesn't come up in them has its example in the book. */
const MOMENTS = 250;

/** A try on a table nobody has seen before, and the rule it is about. */
export interface FreshTry {
  readonly rule: string;
  /** In the wire format. */
  readonly case: JsonObject;
}

/**
 * Tables for rules, out of games played for them: a try that narrowly misses the rule or rests on it; and as often
 * as not one at such a moment that is allowed, so that a rule in the air is no answer. Same seed, same tables.
 * @param rules one may be asked for twice
 * @param most so many moments are looked at
 * @returns in the order they came up; fewer, where a rule didn't
 */
export function freshTries(
  game: ThinkingGame,
  rules: readonly string[],
  seed: number,
  most = MOMENTS,
): readonly FreshTry[] {
  const random = seeded(seed);
  const wanted = [...rules];
  const tries: FreshTry[] = [];
  let left = most;
  for (const moment of moments(game, defaultOptions(game.options), random.below(2 ** 31))) {
    if (wanted.length === 0 || left-- === 0) break;
    const missed = illegal(game, moment, 'legal');
    const allowed = legal(game, moment);
    const about = (found: readonly Found[], rule: string): Found | undefined =>
      found.find(({ rules: own }) => own[0] === rule);
    const rule = wanted.find((one) => about(missed, one) ?? about(allowed, one));
    if (rule === undefined) continue;
    const miss = about(missed, rule);
    const other = miss && random.share() < 0.5 && allowed.length > 0 ? random.pick(allowed) : undefined;
    const found = other ?? miss ?? about(allowed, rule);
    if (!found) continue;
    wanted.splice(wanted.indexOf(rule), 1);
    tries.push({ rule, case: found.puzzle.case });
  }
  return tries;
}
