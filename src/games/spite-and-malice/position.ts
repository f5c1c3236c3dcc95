import * as v from 'valibot';
import { type Card, UNKNOWN } from '../../cards/card.ts';
import { quote } from '../../cards/words.ts';
import { fault, ok, type Result } from '../../game/fault.ts';
import type { JsonObject } from '../../game/json.ts';
import {
  checkPack,
  entryAt,
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
import type { SpiteOptions } from './options.ts';
import { codeOf, HAND, PACK, PILES, plain, SECOND } from './pack.ts';
import { checkCentre, checkGoals, checkSides, type Piles, readNamed, type Wrong } from './piles.ts';
import type { Pile, SpiteState } from './state.ts';

const SEATS = 2;
const cards = hiddenCards(PACK);
const hand = v.pipe(cards, v.maxLength(HAND, 'A hand holds five cards at most.'));

/** Cards of a side pile: a joker is written with its name, `X=7`. */
const sideEntry = v.pipe(
  v.string('A card is written as text, like "10D" or "X=7".'),
  v.rawTransform(({ dataset, addIssue, NEVER }): Pile => {
    const text = dataset.value;
    const run = /^([1-9]\d*)?\?$/.exec(text);
    const n = Number(run?.[1] ?? 1);
    const card = run ? UNKNOWN : readNamed(text);
    if (card !== undefined && n <= PACK.size) return new Array<Card>(n).fill(card);
    addIssue({ message: run ? 'There are not so many cards.' : `${quote(text)} is no card of this game.` });
    return NEVER;
  }),
);
const sidePile = v.pipe(
  v.array(sideEntry, 'A pile is given as a list of cards.'),
  v.transform((entries): Pile => entries.flat()),
);

const fields = v.strictObject(
  {
    turn: v.optional(v.nullable(seat(SEATS)), 0),
    goal: v.optional(listOf(cards, SEATS, 'goal piles')),
    hands: v.optional(listOf(hand, SEATS, 'hands')),
    side: v.optional(listOf(listOf(sidePile, PILES, 'side piles'), SEATS, 'lists of side piles')),
    centre: v.optional(listOf(cards, PILES, 'places in the centre')),
    stock: v.optional(cards),
    aside: v.optional(cards, []),
    moved: v.optional(v.boolean('This is true or false.'), false),
    centreMoved: v.optional(whole(0), 0),
    idle: v.optional(whole(0, 2), 0),
    turns: v.optional(whole(0), 0),
  },
  'There is no such field in a position of Spite and Malice.',
);

const unknown = (n: number): Card[] => new Array<Card>(Math.max(0, n)).fill(UNKNOWN);
const none = (): Pile[] => Array.from({ length: PILES }, () => []);

/** Every place with cards, named by its path, with the list it was read from. */
function places({ goal, hands, side, centre }: Piles, stock: Pile, aside: Pile, json: JsonObject): Place[] {
  const inside = (raw: unknown, at: number): unknown => (Array.isArray(raw) ? raw[at] : undefined);
  const each = (field: string, piles: readonly Pile[], raw: unknown): Place[] =>
    piles.map((pile, i) => ({
      path: `position.${field}[${i}]`,
      cards: pile.map(plain),
      list: plainText(inside(raw, i)),
    }));
  return [
    ...each('goal', goal, json['goal']),
    ...each('hands', hands, json['hands']),
    ...side.flatMap((piles, i) => each(`side[${i}]`, piles, inside(json['side'], i))),
    ...each('centre', centre, json['centre']),
    { path: 'position.stock', cards: stock, list: json['stock'] },
    { path: 'position.aside', cards: aside, list: json['aside'] },
  ];
}

/** Where something is wrong, down to the entry that says so. */
function pathOf({ path, at }: Wrong, json: JsonObject): string {
  if (at === undefined) return path;
  const list = (path.match(/\w+/g) ?? []).reduce<unknown>((value, key) => (value as JsonObject)?.[key], json);
  return `${path}[${entryAt(list, at)}]`;
}

/** The list with jokers written without their names, so that a card is found again. */
function plainText(list: unknown): unknown {
  return Array.isArray(list) ? list.map((text) => String(text).replace(/=.*/, '')) : list;
}

/** How many cards there are in a game: two goal piles, and the second pack. */
export function cardsInPlay({ goal }: SpiteOptions): number {
  return SECOND + 2 * goal;
}

/** A position as the rules file describes it, defaults filled in, checked; anything else lies as it lies. */
export function readPosition(json: JsonObject, options: SpiteOptions, seed: number): Result<SpiteState> {
  const parsed = parse(fields, json, 'bad-position', 'position');
  if (!parsed.ok) return parsed;
  const { turn, aside, moved, centreMoved, idle, turns } = parsed.value;
  const piles: Piles = {
    goal: parsed.value.goal ?? [unknown(1), unknown(1)],
    hands: parsed.value.hands ?? [unknown(HAND), unknown(HAND)],
    side: parsed.value.side ?? [none(), none()],
    centre: parsed.value.centre ?? none(),
  };
  const lying = [...piles.goal, ...piles.hands, ...piles.side.flat(), ...piles.centre, aside];
  const outside = lying.slice(SEATS).reduce((sum, pile) => sum + pile.length, 0);
  const inGoals = piles.goal.flat().length;
  const stock = parsed.value.stock ?? unknown(cardsInPlay(options) - inGoals - outside);
  const wrong =
    checkGoals(piles.goal, options, turn) ?? checkCentre(piles.centre) ?? checkSides(piles.side, options);
  if (wrong) return fault('bad-position', `position.${pathOf(wrong, json)}`, wrong.says);
  if (aside.length > 0 && options.recycle === 'now') {
    return fault(
      'bad-position',
      'position.aside',
      'Nothing is set aside: completed piles go into the stock.',
    );
  }
  if (centreMoved > 0 && !moved) {
    return fault('bad-position', 'position.centreMoved', 'No card went to the centre if none has moved.');
  }
  const checked = checkPack(PACK, places(piles, stock, aside, json));
  if (!checked.ok) return checked;
  const most = cardsInPlay(options) - inGoals;
  if (outside + stock.length > most) {
    const says = `That makes ${outside + stock.length} cards beside the goal piles, and there can be only ${most}.`;
    return fault('bad-position', 'position', says);
  }
  const left = unseenGoals(piles, [stock, aside]);
  if (piles.goal.flat().filter((card) => card === UNKNOWN).length > left.length) {
    return fault('bad-position', 'position.goal', 'There are not so many cards left for the goal piles.');
  }
  const over = idle === 2 || piles.goal.some((pile) => pile.length === 0);
  return ok({
    options,
    chance: seeded(seed).state(),
    ...piles,
    turn: over ? null : turn,
    stock,
    aside,
    moved,
    centreMoved,
    idle,
    turns,
  });
}

/** Cards that can still lie unseen in a goal pile: one of each, none that lies there already. */
function unseenGoals({ goal, hands, side, centre }: Piles, rest: readonly Pile[]): Card[] {
  const known = goal.flat();
  const lying = [...known, ...hands.flat(), ...side.flat(2).map(plain), ...centre.flat(), ...rest.flat()];
  const free = new Set(
    unseenCards(
      PACK,
      lying.filter((card) => card >= 0),
    ),
  );
  return [...free].filter((card) => card < 52 && !known.includes(card));
}

/** The same of a state. */
export function unseenGoalCards(state: SpiteState): Card[] {
  return unseenGoals(state, [state.stock, state.aside]);
}

const sideText = (pile: Pile): string[] => {
  const texts = writePile(PACK, pile.map(plain));
  const named = pile.filter((card) => card !== UNKNOWN).map(codeOf);
  return texts.map((text) => (text.endsWith('?') ? text : (named.shift() ?? text)));
};

/** Every field, canonical. */
export function writePosition(state: SpiteState): JsonObject {
  const { turn, goal, hands, side, centre, stock, aside, moved, centreMoved, idle, turns } = state;
  return {
    turn,
    goal: goal.map((pile) => writePile(PACK, pile)),
    hands: hands.map((cards) => writeHand(PACK, cards)),
    side: side.map((piles) => piles.map(sideText)),
    centre: centre.map((pile) => writePile(PACK, pile)),
    stock: writePile(PACK, stock),
    aside: writePile(PACK, aside),
    moved,
    centreMoved,
    idle,
    turns,
  };
}

/** Every card, wherever it lies, unseen ones too; jokers without their names. */
export function allCards({ goal, hands, side, centre, stock, aside }: SpiteState): Card[] {
  return [...goal.flat(), ...hands.flat(), ...side.flat(2).map(plain), ...centre.flat(), ...stock, ...aside];
}

/** The cards nobody showed. */
export function unseenOf(state: SpiteState): Card[] {
  return unseenCards(
    PACK,
    allCards(state).filter((card) => card >= 0),
  );
}
