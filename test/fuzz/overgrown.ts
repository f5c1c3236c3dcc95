import type { Json, JsonObject } from '../../src/game/json.ts';
import type { Random } from '../../src/random/random.ts';
import { placesIn } from './change-json.ts';

/** A placeholder for nested lists or objects, since JSON that deep can't be written by the serializer. */
const NESTING_MARK = /"@deep (\d+) (list|object)"/g;

/** Replaces the first placeholder; other copies stay as they are. */
export function fillNesting(text: string): string {
  let isDone = false;
  return text.replace(NESTING_MARK, (_, times: string, kind: string) => {
    if (isDone) return '1';
    isDone = true;
    const [opening, close] = kind === 'list' ? ['[', ']'] : ['{"a":', '}'];
    return `${opening.repeat(Number(times))}1${close.repeat(Number(times))}`;
  });
}

const MAX_LETTERS = 3_000_000;

/** A size at which an exhaustive search would never end. */
function enlarge(value: Json, random: Random): Json {
  // A line above the length limit is refused unread.
  const maxSize = Math.ceil(MAX_LETTERS / JSON.stringify(value).length);
  const times = Math.min(random.pick([10, 50, 300, 3000]), maxSize);
  if (Array.isArray(value) && value.length > 0) {
    return Array.from({ length: times }, () => value)
      .flat()
      .slice(0, 6000) as Json;
  }
  if (typeof value === 'number') return random.pick([1e9, 2 ** 53 - 1, 99_999, 5000]);
  if (typeof value === 'string')
    return random.pick([`${random.integerBelow(120)}?`, value.repeat(times), 'x'.repeat(20_000)]);
  return `@deep ${random.pick([20, 500, 6000, 200_000])} ${random.pick(['list', 'object'])}`;
}

/** Good JSON of which one part has grown beyond any limit. */
export function overgrown(goodJson: JsonObject, random: Random): JsonObject {
  const copy = structuredClone(goodJson) as JsonObject;
  const places = placesIn(copy);
  if (places.length === 0) return copy;
  const { holder, key } = random.pick(places);
  holder[key] = enlarge(holder[key] as Json, random);
  return copy;
}

/** Hides cards of a table: hands and piles get unseen cards, sometimes more than a player can hold. */
export function hideCards(goodJson: JsonObject, random: Random): JsonObject {
  const copy = structuredClone(goodJson) as JsonObject;
  for (const { holder, key } of placesIn(copy['position'] ?? copy)) {
    const value = holder[key];
    const isCards = Array.isArray(value) && value.every((card) => typeof card === 'string');
    if (isCards && random.integerBelow(2) === 0)
      holder[key] = [`${1 + random.integerBelow(random.pick([6, 20, 100]))}?`];
  }
  return copy;
}
