import { isObject, type JsonObject } from '../../game/json.ts';

const turnsOf = ({ turns }: JsonObject): readonly unknown[] => (Array.isArray(turns) ? turns : []);
const dealOf = ({ turns: _, takenBack: __, ...deal }: JsonObject): string =>
  JSON.stringify(Object.entries(deal).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Whether going on with one game leads to the other: the same deal, and the other begins with its turns. */
export function leadsTo(earlier: unknown, later: unknown): boolean {
  if (!isObject(earlier) || !isObject(later) || dealOf(earlier) !== dealOf(later)) return false;
  const played = turnsOf(later);
  return turnsOf(earlier).every((turn, i) => JSON.stringify(turn) === JSON.stringify(played[i]));
}
