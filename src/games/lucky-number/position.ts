import * as v from 'valibot';
import { type Card, UNKNOWN } from '../../cards/card.ts';
import { readSuit, type Suit } from '../../cards/suits.ts';
import { fault, ok, type Result } from '../../game/fault.ts';
import type { JsonObject } from '../../game/json.ts';
import {
  checkPack,
  hiddenCards,
  listOf,
  openCards,
  type Place,
  parse,
  seat,
  unseenCards,
  whole,
  writeHand,
  writePile,
} from '../../game/schema.ts';
import { seeded } from '../../random/random.ts';
import { HAND, LUCKY_LEAST, LUCKY_MOST } from './deal.ts';
import { chains } from './match.ts';
import type { LuckyOptions } from './options.ts';
import { isJack, isJoker, packWith } from './pack.ts';
import type { LuckyState } from './state.ts';

const NO_FIELD = 'There is no such field in a position of Lucky Number.';

/** A suit on its own: its letter in either case, or its symbol. */
export const suitSchema = v.pipe(
  v.string('A suit is written as a letter: S, H, D or C.'),
  v.rawTransform(({ dataset, addIssue, NEVER }): Suit => {
    const suit = readSuit(dataset.value);
    if (suit !== undefined) return suit;
    addIssue({ message: 'A suit is written as a letter: S, H, D or C.' });
    return NEVER;
  }),
);

const owedSchema = v.strictObject(
  { by: v.picklist(['cards', 'dice'], 'A debt is by “cards” or by “dice”.'), n: whole(1) },
  'A debt says by what, “cards” or “dice”, and how many.',
);

/** Fields as they come in, at a table with these house rules. */
function fields({ seats, jokers }: LuckyOptions) {
  const pack = packWith(jokers);
  const cards = hiddenCards(pack);
  const one = v.pipe(
    v.string('A card is written as text, like "10D".'),
    v.transform((code) => [code]),
    cards,
    v.check((list) => list.length === 1, 'This is one card.'),
    v.transform((list) => list[0] as Card),
  );
  return v.strictObject(
    {
      turn: v.optional(v.nullable(seat(seats)), 0),
      direction: v.optional(v.picklist([1, -1], 'The direction is 1 or -1.'), 1),
      lucky: v.optional(listOf(v.nullable(whole(LUCKY_LEAST, LUCKY_MOST)), seats, 'numbers')),
      hands: v.optional(listOf(cards, seats, 'hands')),
      pile: v.optional(openCards(pack), []),
      stock: v.optional(cards),
      suit: v.optional(v.nullable(suitSchema), null),
      owed: v.optional(v.nullable(owedSchema), null),
      drawn: v.optional(v.nullable(one), null),
      open: v.optional(v.nullable(seat(seats)), null),
      idle: v.optional(whole(0), 0),
      turns: v.optional(whole(0), 0),
      winners: v.optional(v.array(seat(seats), 'This is a list of seats.'), []),
    },
    NO_FIELD,
  );
}

type Fields = v.InferOutput<ReturnType<typeof fields>>;
const schemas = new Map<string, ReturnType<typeof fields>>();

function schemaFor(options: LuckyOptions): ReturnType<typeof fields> {
  const key = `${options.seats}/${options.jokers}`;
  const schema = schemas.get(key) ?? fields(options);
  schemas.set(key, schema);
  return schema;
}

const wrong = (path: string, says: string) => fault('bad-position', `position.${path}`, says);

/** What can’t be, though every field is well formed by itself. */
function check(given: Fields, options: LuckyOptions): Result<null> {
  const { pile, suit, owed, open, drawn } = given;
  const top = pile.at(-1);
  if (top === undefined) return wrong('pile', 'There is always a card on the pile.');
  if (suit !== null && !isJack(top)) return wrong('suit', 'A suit is named only with a jack on top.');
  if (owed?.by === 'cards') {
    if (!chains(top)) return wrong('owed', 'Cards are owed only with an ace, a 2 or a joker on top.');
    if (owed.n % 3 !== 0) return wrong('owed.n', 'Cards are owed by threes.');
  }
  if (owed?.by === 'dice' && owed.n < options.base) {
    return wrong('owed.n', `A combination has at least ${options.base} cards, and as many dice are owed.`);
  }
  if (drawn !== null && owed !== null) return wrong('drawn', 'Nobody draws a single card while they owe.');
  if (open === null) return ok(null);
  if (owed?.by === 'dice') return wrong('open', 'Nobody jumps in on a combination.');
  if (drawn !== null) return wrong('open', 'Once a card is drawn nobody jumps in any more.');
  return isJoker(top) ? wrong('open', 'Nobody jumps in on a joker.') : ok(null);
}

const unknown = (n: number): Card[] => new Array<Card>(Math.max(0, n)).fill(UNKNOWN);

/** Hands as given, or as many cards as a deal gives, if the pack still has them. */
function handsOf(
  { hands, pile, stock }: Fields,
  { seats, jokers }: LuckyOptions,
): readonly (readonly Card[])[] {
  if (hands) return hands;
  const left = packWith(jokers).size - pile.length - (stock?.length ?? 0);
  const each = Math.min(HAND, Math.max(0, Math.floor(left / seats)));
  return Array.from({ length: seats }, () => unknown(each));
}

/** The hand with the card that was drawn in it: one of its unseen cards, if it isn’t shown there. */
function holding(hand: readonly Card[], drawn: Card | null): readonly Card[] | undefined {
  if (drawn === null || hand.includes(drawn)) return hand;
  if (drawn === UNKNOWN) return hand.length > 0 ? hand : undefined;
  const at = hand.indexOf(UNKNOWN);
  return at < 0 ? undefined : hand.map((card, i) => (i === at ? drawn : card));
}

/** A position as the rules file describes it, defaults filled in, checked; anything else lies as it lies. */
export function readPosition(json: JsonObject, options: LuckyOptions, seed: number): Result<LuckyState> {
  const parsed = parse(schemaFor(options), json, 'bad-position', 'position');
  if (!parsed.ok) return parsed;
  const given = parsed.value;
  const checked = check(given, options);
  if (!checked.ok) return checked;
  const pack = packWith(options.jokers);
  const { turn, drawn, pile } = given;
  const held = handsOf(given, options);
  const mine = turn === null ? undefined : holding(held[turn] as readonly Card[], drawn);
  if (turn !== null && mine === undefined) {
    return wrong('drawn', 'The card that was drawn is in the hand of the player on turn.');
  }
  const hands = held.map((hand, i) => (i === turn && mine ? mine : hand));
  const lying = hands.reduce((sum, hand) => sum + hand.length, pile.length);
  const stock = given.stock ?? unknown(pack.size - lying);
  const places: Place[] = [
    ...hands.map((cards, i) => ({
      path: `position.hands[${i}]`,
      cards,
      // A card shown as the one drawn has no place of its own in the list.
      list: cards === held[i] && Array.isArray(json['hands']) ? json['hands'][i] : undefined,
    })),
    { path: 'position.pile', cards: pile, list: json['pile'] },
    { path: 'position.stock', cards: stock, list: json['stock'] },
  ];
  const possible = checkPack(pack, places);
  if (!possible.ok) return possible;
  return ok({
    options,
    chance: seeded(seed).state(),
    turn,
    direction: given.direction,
    lucky: given.lucky ?? new Array<null>(options.seats).fill(null),
    hands,
    pile,
    stock,
    suit: given.suit,
    owed: given.owed,
    drawn,
    open: given.open,
    declined: null,
    idle: given.idle,
    turns: given.turns,
    winners: given.winners,
  });
}

/** Every field, canonical. Whoever has let a jump-in go has shut the window. */
export function writePosition(state: LuckyState): JsonObject {
  const pack = packWith(state.options.jokers);
  const { owed, drawn } = state;
  return {
    turn: state.turn,
    direction: state.direction,
    lucky: state.lucky,
    hands: state.hands.map((cards) => writeHand(pack, cards)),
    pile: writePile(pack, state.pile),
    stock: writePile(pack, state.stock),
    suit: state.suit,
    owed: owed === null ? null : { by: owed.by, n: owed.n },
    drawn: drawn === null ? null : drawn === UNKNOWN ? '?' : pack.code(drawn),
    open: state.declined === null ? state.open : null,
    idle: state.idle,
    turns: state.turns,
    winners: state.winners,
  };
}

/** Every card, wherever it lies, unseen ones too. */
export function allCards({ hands, pile, stock }: LuckyState): Card[] {
  return [...hands.flat(), ...pile, ...stock];
}

/** The cards nobody showed. */
export function unseenOf(state: LuckyState): Card[] {
  const seen = allCards(state).filter((card) => card >= 0);
  return unseenCards(packWith(state.options.jokers), seen);
}
