import { isObject, type Json, type JsonObject } from '../../../game/json.ts';
import { parseSaved } from '../../saved-games/index.ts';

interface TurnLine {
  readonly deal: string;
  readonly turns: readonly Json[];
}

/** Parses the parts to compare: the deal, and the turns that were not taken back. */
function parseLine(json: unknown): TurnLine | null {
  const result = parseSaved(json);
  if (!result.ok) return null;
  const { strength, seats, record } = result.value;
  const { game, options = {}, start, moves }: JsonObject = record;
  const sortedOptions = isObject(options) ? Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)) : options;
  const moveList: readonly Json[] = Array.isArray(moves) ? moves : [];
  const turns = moveList.filter((one) => isObject(one) && one['then'] === undefined);
  return { deal: JSON.stringify([strength, seats, game, sortedOptions, start]), turns };
}

/** Whether the later game continues the earlier one: the same deal, beginning with the same turns. */
export function isContinuation(earlier: unknown, later: unknown): boolean {
  const [before, after] = [parseLine(earlier), parseLine(later)];
  if (!before || !after || before.deal !== after.deal) return false;
  return before.turns.every((turn, i) => JSON.stringify(turn) === JSON.stringify(after.turns[i]));
}
