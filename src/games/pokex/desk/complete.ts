import { areThings, isWhole } from '../../../game/desk.ts';
import { isObject, type Json, type JsonObject } from '../../../game/json.ts';
import { HAND, TRICKS } from '../state.ts';

const RUN = /^([1-9]\d*)?\?$/;

const unseenIn = (entry: string): number => {
  const run = RUN.exec(entry);
  return run ? Number(run[1] ?? 1) : 0;
};

/** The cards that were said, and as many unseen ones as are missing. */
function upTo(cards: readonly string[], n: number): readonly string[] {
  const total = cards.reduce((sum, entry) => sum + (unseenIn(entry) || 1), 0);
  if (total === n) return cards;
  const seen = cards.filter((entry) => unseenIn(entry) === 0);
  const missing = n - seen.length;
  return missing > 0 ? [...seen, `${missing}?`] : seen;
}

/** Hands and row as long as they must be: nobody lays twelve cards out to ask about two. */
export function complete(position: JsonObject): JsonObject {
  const { hands, centre, laid } = position;
  const played = isWhole(position['played']) ? position['played'] : 0;
  const laying = (Array.isArray(laid) ? laid : []).map((one: unknown) =>
    isObject(one) ? one['seat'] : null,
  );
  const whole: Record<string, Json> = { ...position };
  if (Array.isArray(hands)) {
    whole['hands'] = hands.map((hand: Json, seat) =>
      areThings(hand) ? upTo(hand, HAND - 2 * played - (laying.includes(seat) ? 2 : 0)) : hand,
    );
  }
  if (areThings(centre)) {
    const row = TRICKS - played - (typeof position['current'] === 'string' ? 1 : 0);
    whole['centre'] = upTo(centre, row);
  }
  return whole;
}
