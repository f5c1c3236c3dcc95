import { unknown } from '../../../cards/unseen.ts';
import { below, fault, ok, type Result } from '../../../game/fault.ts';
import type { JsonObject } from '../../../game/json.ts';
import { checkPack } from '../../../game/schema.ts';
import { seeded } from '../../../random/random.ts';
import { FIELDS } from '../fields.ts';
import type { PokexOptions } from '../options.ts';
import { PACK } from '../pack.ts';
import { HAND, type PokexState, SEATS, TRICKS } from '../state.ts';
import { checkPlay } from './check.ts';

/** Cards of a trick: eight laid and the one from the row. */
const TRICK = 9;

/** A position as the rules file describes it, defaults worked out, checked; anything else lies as it lies. */
export function readPosition(json: JsonObject, options: PokexOptions, seed: number): Result<PokexState> {
  const parsed = FIELDS.parse(json, options);
  if (!parsed.ok) return parsed;
  const given = parsed.value;
  const checked = checkPlay(given, options);
  if (!checked.ok) {
    return fault('bad-position', below('position', ...checked.at), checked.says);
  }
  const { played, laid, current } = given;
  const [first = 0, second = 0] = given.tricks;
  const held = (at: number): number => HAND - 2 * played - (laid.some(({ seat }) => seat === at) ? 2 : 0);
  const state: PokexState = {
    options,
    chance: seeded(seed).state(),
    ...given,
    ...checked.found,
    hands: given.hands ?? Array.from({ length: SEATS }, (_, at) => unknown(held(at))),
    centre: given.centre ?? unknown(TRICKS - played - (current === null ? 0 : 1)),
    won: given.won ?? [unknown(first * TRICK), unknown(second * TRICK)],
    gone: given.gone ?? unknown((played - first - second) * TRICK),
  };
  const possible = checkPack(PACK, FIELDS.places(state, json));
  return possible.ok ? ok(state) : possible;
}
