import * as v from 'valibot';
import type { Card } from '../../cards/card.ts';
import { RANKS, readRank } from '../../cards/ranks.ts';
import { below, fault, ok, type Result } from '../../game/fault.ts';
import type { JsonObject } from '../../game/json.ts';
import {
  checkPack,
  hiddenCards,
  listOf,
  openCards,
  type Place,
  parse,
  seat,
  whole,
  writeHand,
  writePile,
} from '../../game/schema.ts';
import { seeded } from '../../random/random.ts';
import { checkPlay, type Found } from './check.ts';
import type { PokexOptions } from './options.ts';
import { PACK } from './pack.ts';
import { type Bid, HAND, type PokexState, SEATS, TRICKS } from './state.ts';

const isList = 'This is a list.';
const noField = 'There is no such field in a position of Pokex.';
const anySeat = seat(SEATS);

/** A rank in any accepted spelling. */
export const rank = v.pipe(
  v.string('A rank is written as text, like "7" or "K".'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const found = readRank(dataset.value);
    if (found) return found;
    addIssue({ message: `A rank is one of ${RANKS.join(', ')}.` });
    return NEVER;
  }),
);

const bid = v.pipe(
  v.union(
    [
      v.strictObject({ seat: anySeat, tricks: whole(1, TRICKS) }),
      v.strictObject({ seat: anySeat, pass: v.literal(true) }),
    ],
    'A bid is a seat with its tricks, 1 to 6, or a seat with "pass": true.',
  ),
  v.transform((said): Bid => ({ seat: said.seat, tricks: 'tricks' in said ? said.tricks : null })),
);

const lay = v.strictObject(
  { seat: anySeat, cards: v.pipe(openCards(PACK), v.length(2, 'Two cards are laid each time.')) },
  noField,
);

const card = v.pipe(
  v.string('A card is written as text, like "10D".'),
  v.transform((text): readonly string[] => [text]),
  hiddenCards(PACK),
  v.length(1, 'The centre card is one card.'),
  v.transform(([one]): Card => one as Card),
);

const fields = v.strictObject(
  {
    dealer: v.optional(anySeat, 0),
    turn: v.optional(v.nullable(anySeat)),
    phase: v.optional(
      v.picklist(['auction', 'name', 'play', 'over'], 'A phase is auction, name, play or over.'),
      'auction',
    ),
    hands: v.optional(listOf(hiddenCards(PACK), SEATS, 'hands')),
    centre: v.optional(hiddenCards(PACK)),
    bids: v.optional(v.array(bid, isList), []),
    declarer: v.optional(v.nullable(anySeat)),
    bid: v.optional(v.nullable(whole(1, TRICKS))),
    wild: v.optional(v.nullable(rank), null),
    leader: v.optional(v.nullable(anySeat)),
    laid: v.optional(v.pipe(v.array(lay, isList), v.maxLength(3, 'A fourth lay ends the trick.')), []),
    current: v.optional(v.nullable(card), null),
    tricks: v.optional(listOf(whole(0, TRICKS), 2, 'sides'), [0, 0]),
    won: v.optional(listOf(hiddenCards(PACK), 2, 'sides')),
    gone: v.optional(hiddenCards(PACK)),
    played: v.optional(whole(0, TRICKS), 0),
    scores: v.optional(
      listOf(
        v.pipe(v.number('This is a whole number.'), v.safeInteger('This is a whole number.')),
        2,
        'sides',
      ),
      [0, 0],
    ),
    deal: v.optional(whole(1), 1),
  },
  noField,
);

export type Fields = v.InferOutput<typeof fields>;

const unknown = (n: number): Card[] => new Array<Card>(Math.max(0, n)).fill(-1);
/** Cards of a trick: eight laid and the one from the row. */
const TRICK = 9;

function places(state: PokexState, json: JsonObject): readonly Place[] {
  const listAt = (field: string, i?: number): unknown => {
    const list = json[field];
    return i === undefined ? list : Array.isArray(list) ? list[i] : undefined;
  };
  const laid = Array.isArray(json['laid']) ? (json['laid'] as readonly { cards?: unknown }[]) : [];
  return [
    ...state.hands.map((cards, i) => ({ path: `position.hands[${i}]`, cards, list: listAt('hands', i) })),
    { path: 'position.centre', cards: state.centre, list: listAt('centre') },
    ...state.laid.map(({ cards }, i) => ({ path: `position.laid[${i}].cards`, cards, list: laid[i]?.cards })),
    { path: 'position.current', cards: state.current === null ? [] : [state.current] },
    ...state.won.map((cards, i) => ({ path: `position.won[${i}]`, cards, list: listAt('won', i) })),
    { path: 'position.gone', cards: state.gone, list: listAt('gone') },
  ];
}

function fill(given: Fields, found: Found, options: PokexOptions, seed: number): PokexState {
  const [first = 0, second = 0] = given.tricks;
  const held = (at: number): number =>
    HAND - 2 * given.played - (given.laid.some((one) => one.seat === at) ? 2 : 0);
  return {
    options,
    chance: seeded(seed).state(),
    dealer: given.dealer,
    turn: found.turn,
    phase: given.phase,
    hands: given.hands ?? Array.from({ length: SEATS }, (_, at) => unknown(held(at))),
    centre: given.centre ?? unknown(TRICKS - given.played - (given.current === null ? 0 : 1)),
    bids: given.bids,
    declarer: found.declarer,
    bid: found.bid,
    wild: given.wild,
    leader: found.leader,
    laid: given.laid,
    current: given.current,
    tricks: given.tricks,
    won: given.won ?? [unknown(first * TRICK), unknown(second * TRICK)],
    gone: given.gone ?? unknown((given.played - first - second) * TRICK),
    played: given.played,
    scores: given.scores,
    deal: given.deal,
  };
}

/** A position as the rules file describes it, defaults worked out, checked; anything else lies as it lies. */
export function readPosition(json: JsonObject, options: PokexOptions, seed: number): Result<PokexState> {
  const parsed = parse(fields, json, 'bad-position', 'position');
  if (!parsed.ok) return parsed;
  const checked = checkPlay(parsed.value, options);
  if (!checked.ok) {
    return fault('bad-position', below('position', ...checked.at), checked.says);
  }
  const state = fill(parsed.value, checked.found, options, seed);
  const held = checkPack(PACK, places(state, json));
  return held.ok ? ok(state) : held;
}

const writeBid = ({ seat: at, tricks }: Bid): JsonObject =>
  tricks === null ? { seat: at, pass: true } : { seat: at, tricks };

/** Every field, canonical. */
export function writePosition(state: PokexState): JsonObject {
  return {
    dealer: state.dealer,
    turn: state.turn,
    phase: state.phase,
    hands: state.hands.map((cards) => writeHand(PACK, cards)),
    centre: writePile(PACK, state.centre),
    bids: state.bids.map(writeBid),
    declarer: state.declarer,
    bid: state.bid,
    wild: state.wild,
    leader: state.leader,
    laid: state.laid.map(({ seat: at, cards }) => ({ seat: at, cards: cards.map(PACK.code) })),
    current: state.current === null ? null : PACK.code(state.current),
    tricks: state.tricks,
    won: state.won.map((cards) => writePile(PACK, cards)),
    gone: writePile(PACK, state.gone),
    played: state.played,
    scores: state.scores,
    deal: state.deal,
  };
}
