import type { Json, JsonObject } from '../../src/game/json.ts';
import type { Random } from '../../src/random/random.ts';

/** A place in JSON: its container and key. */
export interface JsonPlace {
  readonly holder: Record<string, Json>;
  readonly key: string;
}

export function placesIn(json: unknown): JsonPlace[] {
  if (typeof json !== 'object' || json === null) return [];
  const holder = json as Record<string, Json>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

/** Values that are never expected, and the edges of those that are. */
const JUNK_VALUES: readonly Json[] = [
  ...[null, true, false, 0, 1, 2, -1, 1.5, 7, 27, 1000, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 1e308],
  ...['', '?', '2?', '12?', '01?', '0?', '104?', 'X', 'x', 'X=7', 'x=t', 'X=Z', 'AS', '5C+AS', 'KD+KC', '10'],
  ...['J20', 'zap', 'ſ', '1S', 'TD', '♠', '7♥', 'taken-back', 'toString', '__proto__', 'é'.repeat(41)],
  ...[[], {}, [[]], [null], ['?'], [['?']], { seat: 0 }, { position: {} }, { zone: 'hand' }],
];

/** A copy, since an inserted part may itself be changed. */
const junk = (random: Random): Json => structuredClone(random.pick(JUNK_VALUES));

/** The same card or rank in another spelling. */
const MISSPELLINGS: readonly ((text: string) => string)[] = [
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => text.replace('10', 'T'),
  (text) => text.replace(/S$/, '♠').replace(/H$/, '♥').replace(/D$/, '♦').replace(/C$/, '♣'),
  (text) => ` ${text}`,
  (text) => `${text}?`,
];

/** A changed value: a typing error, another table's value, or junk. */
function changeValue(value: Json, donors: readonly Json[], random: Random): Json {
  switch (random.integerBelow(6)) {
    case 0:
      return junk(random);
    case 1:
      return structuredClone(random.pick(donors));
    case 2:
      if (typeof value === 'number') return value + random.pick([-1, 1, 2, 100]);
      if (typeof value === 'string') return random.pick(MISSPELLINGS)(value);
      if (Array.isArray(value)) return [...value, ...value.slice(random.integerBelow(value.length + 1))];
      return junk(random);
    case 3:
      if (Array.isArray(value)) return value.toSpliced(random.integerBelow(value.length + 1), 1);
      return [value];
    case 4:
      return Array.isArray(value) ? value.toReversed() : { was: value };
    default:
      return Array.isArray(value) ? [...value, junk(random)] : junk(random);
  }
}

/**
 * Changes good JSON in one to three places.
 * @param donors good JSON of the same kind, of which parts may be inserted
 */
export function changeJson(goodJson: JsonObject, donors: readonly JsonObject[], random: Random): JsonObject {
  const copy = structuredClone(goodJson) as JsonObject;
  const parts = placesIn(random.pick(donors)).map(({ holder, key }) => structuredClone(holder[key] as Json));
  for (let changesLeft = random.pick([1, 1, 1, 2, 3]); changesLeft > 0; changesLeft--) {
    const places = placesIn(copy);
    if (places.length === 0) break;
    const { holder, key } = random.pick(places);
    const choice = random.integerBelow(12);
    if (choice === 0 && !Array.isArray(holder)) delete holder[key];
    else if (choice === 1 && !Array.isArray(holder))
      holder[random.pick(['seat', 'as', 'move', 'note', 'type', 'options'])] = junk(random);
    else holder[key] = changeValue(holder[key] as Json, parts, random);
  }
  return copy;
}
