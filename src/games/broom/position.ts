import * as v from 'valibot';
import type { Card } from '../../cards/card.ts';
import { quote } from '../../cards/words.ts';
import { fault, ok, type Result } from '../../game/fault.ts';
import { isObject, type JsonObject } from '../../game/json.ts';
import {
  checkPack,
  hiddenCards,
  listOf,
  type Place,
  parse,
  seat,
  unseenCards,
  whole,
  writeHand,
  writePile,
} from '../../game/schema.ts';
import { seeded } from '../../random/random.ts';
import type { BroomOptions } from './options.ts';
import { PACK, WORTHS, worth } from './pack.ts';
import {
  type BroomState,
  codeOf,
  type Item,
  isCombined,
  type Name,
  sameName,
  sides,
  worthOf,
} from './state.ts';

const HAND = 4;

/** A single card, or a combined card of this pack: two or more value cards, none twice. */
export const nameSchema = v.pipe(
  v.string('A card is written as text, like "10D" or "5C+AS".'),
  v.rawTransform(({ dataset, addIssue, NEVER }): Name => {
    const problem = (message: string) => {
      addIssue({ message });
      return NEVER;
    };
    const codes = dataset.value.split('+');
    const cards = codes.map(PACK.read);
    const strange = codes.find((_, i) => cards[i] === undefined);
    if (strange !== undefined) {
      return problem(
        /^\d*\?$/.test(strange)
          ? 'This card lies open: it can’t be unknown.'
          : `${quote(strange)} is no card of this game.`,
      );
    }
    const name = cards as Card[];
    if (name.length > 1 && name.some((card) => worth(card) === 0)) {
      return problem('A combined card is made of value cards only.');
    }
    if (new Set(name).size < name.length) return problem('A combined card has no card twice.');
    return name;
  }),
);

const itemSchema = v.pipe(
  nameSchema,
  v.check(
    (name) => !isCombined(name) || WORTHS.has(worthOf(name)),
    'A combined card is worth 2 to 11, 15 or 20: nothing else could take it.',
  ),
);

const hand = v.pipe(hiddenCards(PACK), v.maxLength(HAND, 'A hand holds four cards at most.'));
const nullable = <T extends v.GenericSchema>(schema: T) => v.nullable(schema);
const isList = 'This is a list.';

/** Fields as they come in, in the shape for so many seats and sides. */
const fields = (seats: number, n: number) =>
  v.strictObject(
    {
      turn: v.optional(nullable(seat(seats)), 0),
      dealer: v.optional(seat(seats), 0),
      hands: v.optional(listOf(hand, seats, 'hands')),
      table: v.optional(v.array(itemSchema, isList), []),
      stock: v.optional(hiddenCards(PACK)),
      taken: v.optional(listOf(hiddenCards(PACK), n, 'piles')),
      lastTaker: v.optional(nullable(seat(seats)), null),
      scores: v.optional(listOf(whole(0), n, 'totals')),
      session: v.optional(whole(1), 1),
      builders: v.optional(
        v.custom<JsonObject>(isObject, 'This is an object: who made which combined card.'),
        {},
      ),
    },
    'There is no such field in a position of Broom.',
  );

type Fields = v.InferOutput<ReturnType<typeof fields>>;
const schemas = new Map<string, ReturnType<typeof fields>>();

function schemaFor(options: BroomOptions): ReturnType<typeof fields> {
  const key = `${options.seats}/${sides(options)}`;
  const schema = schemas.get(key) ?? fields(options.seats, sides(options));
  schemas.set(key, schema);
  return schema;
}

function places(given: Fields, json: JsonObject): Place[] {
  const each = (field: string, lists: readonly (readonly Card[])[] = []): Place[] => {
    const raw = json[field];
    return lists.map((cards, i) => ({
      path: `position.${field}[${i}]`,
      cards,
      list: Array.isArray(raw) ? raw[i] : undefined,
    }));
  };
  const stock = given.stock ? [{ path: 'position.stock', cards: given.stock, list: json['stock'] }] : [];
  return [
    ...each('hands', given.hands),
    ...each('table', given.table),
    ...stock,
    ...each('taken', given.taken),
  ];
}

/** Builders by the cards they name: each is a combined card of the table, named once. */
function readMakers(given: Fields, seats: number): Result<readonly Item[]> {
  const makers = new Map<Name, number>();
  const wrong = (code: string, says: string) => fault('bad-position', `position.builders.${code}`, says);
  for (const [code, maker] of Object.entries(given.builders)) {
    const name = v.safeParse(nameSchema, code);
    const lying =
      name.success && isCombined(name.output) && given.table.find((item) => sameName(item, name.output));
    if (!lying) return wrong(code, `There is no combined card ${quote(code)} on the table.`);
    if (makers.has(lying)) return wrong(code, `${quote(code)} is named twice here.`);
    if (!v.is(seat(seats), maker)) return wrong(code, `A seat is a whole number from 0 to ${seats - 1}.`);
    makers.set(lying, maker);
  }
  return ok(given.table.map((cards) => ({ cards, maker: makers.get(cards) ?? null })));
}

const unknown = (n: number): Card[] => new Array<Card>(Math.max(0, n)).fill(-1);

/** A position as the rules file describes it, defaults filled in, checked; anything else lies as it lies. */
export function readPosition(json: JsonObject, options: BroomOptions, seed: number): Result<BroomState> {
  const parsed = parse(schemaFor(options), json, 'bad-position', 'position');
  if (!parsed.ok) return parsed;
  const hands = parsed.value.hands ?? Array.from({ length: options.seats }, () => unknown(HAND));
  const given = { ...parsed.value, hands };
  const lying = places(given, json).reduce((sum, place) => sum + place.cards.length, 0);
  const round = HAND * options.seats;
  const stock = given.stock ?? unknown(Math.floor((PACK.size - lying) / round) * round);
  const checked = checkPack(PACK, places({ ...given, stock }, json));
  if (!checked.ok) return checked;
  const table = readMakers(given, options.seats);
  if (!table.ok) return table;
  const n = sides(options);
  return ok({
    options,
    chance: seeded(seed).state(),
    turn: given.turn,
    dealer: given.dealer,
    hands,
    table: table.value,
    stock,
    taken: given.taken ?? Array.from({ length: n }, () => []),
    lastTaker: given.lastTaker,
    scores: given.scores ?? new Array<number>(n).fill(0),
    session: given.session,
  });
}

/** Every field, canonical. */
export function writePosition(state: BroomState): JsonObject {
  const made = state.table.filter((item) => isCombined(item.cards) && item.maker !== null);
  return {
    turn: state.turn,
    dealer: state.dealer,
    hands: state.hands.map((cards) => writeHand(PACK, cards)),
    table: state.table.map((item) => codeOf(item.cards)),
    stock: writePile(PACK, state.stock),
    taken: state.taken.map((cards) => writePile(PACK, cards)),
    lastTaker: state.lastTaker,
    scores: state.scores,
    session: state.session,
    builders: Object.fromEntries(made.map((item) => [codeOf(item.cards), item.maker])),
  };
}

/** Every card, wherever it lies, unseen ones too. */
export function allCards(state: BroomState): Card[] {
  return [...state.hands, ...state.table.map((item) => item.cards), state.stock, ...state.taken].flat();
}

/** The cards nobody showed. */
export function unseenOf(state: BroomState): Card[] {
  const seen = allCards(state).filter((card) => card >= 0);
  return unseenCards(PACK, seen);
}
