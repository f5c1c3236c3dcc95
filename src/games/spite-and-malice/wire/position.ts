import { countUnknown, unknown } from '../../../cards/unseen.ts';
import { fault, ok, type Result } from '../../../game/fault.ts';
import type { JsonObject } from '../../../game/json.ts';
import { checkPack, entryAt } from '../../../game/schema.ts';
import { seeded } from '../../../random/random.ts';
import { FIELDS } from '../fields.ts';
import type { SpiteOptions } from '../options.ts';
import { PACK, SECOND } from '../pack.ts';
import { unseenGoalCards } from '../play/cards.ts';
import { checkCentre, checkGoals, checkSides, type Wrong } from '../play/piles.ts';
import type { SpiteState } from '../state.ts';

/** Where something is wrong, down to the entry that says so. */
function pathOf({ path, at }: Wrong, json: JsonObject): string {
  if (at === undefined) return path;
  const list = (path.match(/\w+/g) ?? []).reduce<unknown>((value, key) => (value as JsonObject)?.[key], json);
  return `${path}[${entryAt(list, at)}]`;
}

/** How many cards there are in a game: two goal piles, and the second pack. */
function cardsInPlay({ goal }: SpiteOptions): number {
  return SECOND + 2 * goal;
}

/** What can’t be, though every field is well formed by itself. */
function check(state: SpiteState): Wrong | null {
  const { goal, side, centre, aside, options, turn, moved, centreMoved } = state;
  const wrong = checkGoals(goal, options, turn) ?? checkCentre(centre) ?? checkSides(side, options);
  if (wrong) return wrong;
  if (aside.length > 0 && options.recycle === 'now') {
    return { path: 'aside', says: 'Nothing is set aside: completed piles go into the stock.' };
  }
  return centreMoved > 0 && !moved
    ? { path: 'centreMoved', says: 'No card went to the centre if none has moved.' }
    : null;
}

/** A position as the rules file describes it, defaults filled in, checked; anything else lies as it lies. */
export function readPosition(json: JsonObject, options: SpiteOptions, seed: number): Result<SpiteState> {
  const parsed = FIELDS.parse(json, options);
  if (!parsed.ok) return parsed;
  const given = parsed.value;
  const goals = given.goal.flat();
  const most = cardsInPlay(options) - goals.length;
  const lying = FIELDS.places(given, json).reduce((sum, { cards }) => sum + cards.length, 0);
  const stock = given.stock ?? unknown(most - (lying - goals.length));
  const state: SpiteState = { options, chance: seeded(seed).state(), ...given, stock };
  const wrong = check(state);
  if (wrong) return fault('bad-position', `position.${pathOf(wrong, json)}`, wrong.says);
  const checked = checkPack(PACK, FIELDS.places(state, json));
  if (!checked.ok) return checked;
  const beside = FIELDS.cards(state).length - goals.length;
  if (beside > most) {
    const says = `That makes ${beside} cards beside the goal piles, and there can be only ${most}.`;
    return fault('bad-position', 'position', says);
  }
  if (countUnknown(goals) > unseenGoalCards(state).length) {
    return fault('bad-position', 'position.goal', 'There are not so many cards left for the goal piles.');
  }
  const over = state.idle === 2 || state.goal.some((pile) => pile.length === 0);
  return ok(over ? { ...state, turn: null } : state);
}
