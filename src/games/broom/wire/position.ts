import * as v from 'valibot';
import { unknown } from '../../../cards/unseen.ts';
import { quote } from '../../../cards/words.ts';
import { fault, givenText, ok, type Result, rangeText } from '../../../game/fault.ts';
import { unknownHands } from '../../../game/hand.ts';
import type { JsonObject } from '../../../game/json.ts';
import { checkPack, seat } from '../../../game/schema.ts';
import { seeded } from '../../../random/random.ts';
import { FIELDS } from '../fields.ts';
import type { BroomOptions } from '../options.ts';
import { PACK } from '../pack.ts';
import { type BroomState, HAND, type Item, isCombined, type Name, sameName } from '../state.ts';
import { nameSchema } from './names.ts';

/** Builders by the cards they name: each is a combined card of the table, named once. */
function readMakers(table: readonly Name[], builders: JsonObject, seats: number): Result<readonly Item[]> {
  const makers = new Map<Name, number>();
  const wrong = (code: string, says: string) => fault('bad-position', `position.builders.${code}`, says);
  for (const [code, maker] of Object.entries(builders)) {
    const name = v.safeParse(nameSchema, code);
    const lying =
      name.success && isCombined(name.output) && table.find((item) => sameName(item, name.output));
    if (!lying) return wrong(code, `There is no combined card ${quote(code)} on the table.`);
    if (makers.has(lying)) return wrong(code, `${quote(code)} is named twice here.`);
    if (!v.is(seat(seats), maker))
      return wrong(code, `A seat is ${rangeText(0, seats - 1)}, not ${givenText(maker)}.`);
    makers.set(lying, maker);
  }
  return ok(table.map((cards) => ({ cards, maker: makers.get(cards) ?? null })));
}

/** A position as the rules file describes it, defaults filled in, checked; anything else lies as it lies. */
export function readPosition(json: JsonObject, options: BroomOptions, seed: number): Result<BroomState> {
  const parsed = FIELDS.parse(json, options);
  if (!parsed.ok) return parsed;
  const { builders, ...given } = parsed.value;
  const { seats } = options;
  const hands = given.hands ?? unknownHands(seats, HAND);
  const lying = FIELDS.places({ ...given, hands }, json).reduce((sum, { cards }) => sum + cards.length, 0);
  const round = HAND * seats;
  const stock = given.stock ?? unknown(Math.floor((PACK.size - lying) / round) * round);
  const checked = checkPack(PACK, FIELDS.places({ ...given, hands, stock }, json));
  if (!checked.ok) return checked;
  const table = readMakers(given.table, builders, seats);
  if (!table.ok) return table;
  return ok({ options, chance: seeded(seed).state(), ...given, hands, table: table.value, stock });
}
