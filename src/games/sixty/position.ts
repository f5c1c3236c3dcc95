import * as v from 'valibot';
import { type Card, UNKNOWN } from '../../cards/card.ts';
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
import { HAND } from './deal.ts';
import type { SixtyOptions } from './options.ts';
import { isNumber, PACK } from './pack.ts';
import { pointsIn } from './score.ts';
import { deckOf, type SixtyState } from './state.ts';

const DIRECTION = 'The direction is 1, clockwise, or -1.';

export const handSchema = v.pipe(hiddenCards(PACK), v.maxLength(HAND, 'A hand holds five cards at most.'));

/** Cards of one number lie open before the player on turn. */
const attackSchema = v.pipe(
  openCards(PACK),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const at = dataset.value.findIndex((card) => !isNumber(card) || card !== dataset.value[0]);
    if (at < 0) return;
    const joker = !isNumber(dataset.value[at] as Card);
    addIssue({
      message: joker
        ? 'A joker is never played on anyone.'
        : 'The cards played on a player are all of one number.',
      path: [{ type: 'array', origin: 'value', input: dataset.value, key: at, value: dataset.value[at] }],
    });
  }),
);

/** Fields as they come in, in the shape for so many seats. */
const fields = (seats: number) =>
  v.strictObject(
    {
      turn: v.optional(v.nullable(seat(seats)), 0),
      direction: v.optional(v.picklist([1, -1], DIRECTION), 1),
      hands: v.optional(listOf(handSchema, seats, 'hands')),
      attack: v.optional(attackSchema, []),
      from: v.optional(v.nullable(seat(seats)), null),
      discard: v.optional(hiddenCards(PACK), []),
      deck: v.optional(hiddenCards(PACK)),
      penalty: v.optional(listOf(hiddenCards(PACK), seats, 'penalty piles')),
      round: v.optional(whole(1), 1),
      starter: v.optional(seat(seats), 0),
      totals: v.optional(listOf(whole(0), seats, 'totals')),
    },
    'There is no such field in a position of Sixty.',
  );

type Fields = v.InferOutput<ReturnType<typeof fields>>;
const schemas = new Map<number, ReturnType<typeof fields>>();

function schemaFor(seats: number): ReturnType<typeof fields> {
  const schema = schemas.get(seats) ?? fields(seats);
  schemas.set(seats, schema);
  return schema;
}

const unknown = (n: number): Card[] => new Array<Card>(Math.max(0, n)).fill(UNKNOWN);

function places(
  given: Pick<Fields, 'attack' | 'discard'> & {
    readonly [place in 'hands' | 'penalty']: readonly (readonly Card[])[];
  },
  json: JsonObject,
): Place[] {
  const each = (field: 'hands' | 'penalty'): Place[] => {
    const raw = json[field];
    return given[field].map((cards, i) => ({
      path: `position.${field}[${i}]`,
      cards,
      list: Array.isArray(raw) ? raw[i] : undefined,
    }));
  };
  return [
    ...each('hands'),
    { path: 'position.attack', cards: given.attack, list: json['attack'] },
    { path: 'position.discard', cards: given.discard, list: json['discard'] },
    ...each('penalty'),
  ];
}

/** What a table can’t look like while somebody decides. */
function checkTable({ turn, from, attack }: Fields, hands: readonly (readonly Card[])[]): Result<null> {
  if (turn === null) return ok(null);
  if (attack.length > 0) {
    return from === turn
      ? fault('bad-position', 'position.from', 'Nobody plays cards on themselves.')
      : ok(null);
  }
  const hand = hands[turn] ?? [];
  if (!hand.some((card) => card === UNKNOWN || isNumber(card))) {
    const says = 'Nothing is played, so whoever is on turn leads and holds a number.';
    return fault('bad-position', `position.hands[${turn}]`, says);
  }
  return hands.some((other, i) => i !== turn && other.length > 0)
    ? ok(null)
    : fault(
        'bad-position',
        'position.hands',
        'Nothing is played and nobody else holds a card: the round is over.',
      );
}

/** A position as the rules file describes it, defaults filled in, checked; anything else lies as it lies. */
export function readPosition(json: JsonObject, options: SixtyOptions, seed: number): Result<SixtyState> {
  const { seats } = options;
  const parsed = parse(schemaFor(seats), json, 'bad-position', 'position');
  if (!parsed.ok) return parsed;
  const { turn, direction, attack, from, discard, round, starter } = parsed.value;
  const hands = parsed.value.hands ?? Array.from({ length: seats }, () => unknown(HAND));
  const penalty = parsed.value.penalty ?? hands.map(() => []);
  const lying = places({ hands, penalty, attack, discard }, json);
  const listed = lying.reduce((sum, place) => sum + place.cards.length, 0);
  const deck = parsed.value.deck ?? unknown(PACK.size - listed);
  const checked = checkPack(PACK, [...lying, { path: 'position.deck', cards: deck, list: json['deck'] }]);
  if (!checked.ok) return checked;
  const table = checkTable(parsed.value, hands);
  if (!table.ok) return table;
  return ok({
    options,
    chance: seeded(seed).state(),
    turn,
    direction: direction === 1 ? 1 : -1,
    hands,
    attack,
    from,
    discard,
    deck,
    left: deck.length,
    penalty,
    taken: penalty.map((pile) => (pile.includes(UNKNOWN) ? null : pointsIn(pile))),
    round,
    starter,
    totals: parsed.value.totals ?? new Array<number>(seats).fill(0),
  });
}

/** Every field, canonical. */
export function writePosition(state: SixtyState): JsonObject {
  return {
    turn: state.turn,
    direction: state.direction,
    hands: state.hands.map((cards) => writeHand(PACK, cards)),
    attack: state.attack.map(PACK.code),
    from: state.from,
    discard: writePile(PACK, state.discard),
    deck: writePile(PACK, deckOf(state)),
    penalty: state.penalty.map((cards) => writePile(PACK, cards)),
    round: state.round,
    starter: state.starter,
    totals: state.totals,
  };
}

/** Every card, wherever it lies, unseen ones too. */
export function allCards(state: SixtyState): Card[] {
  return [...state.hands, state.attack, state.discard, deckOf(state), ...state.penalty].flat();
}

/** The cards nobody showed. */
export function unseenOf(state: SixtyState): Card[] {
  return unseenCards(
    PACK,
    allCards(state).filter((card) => card >= 0),
  );
}
