import * as v from 'valibot';
import { RANKS, type Rank, readRank } from '../../../cards/ranks.ts';
import { countUnknown, unknownCards } from '../../../cards/unseen.ts';
import { quote } from '../../../cards/words.ts';
import { fault, ok, type Result } from '../../../game/fault.ts';
import { formatHint } from '../../../game/format-hint.ts';
import type { JsonObject } from '../../../game/json.ts';
import type { Notation, ScoreAnswer } from '../../../game/notation.ts';
import { checkPack, entryAt, listOf, openCard, parse, parseCount, textOf, wholeNumber } from '../../../game/schema.ts';
import type { Seat } from '../../../game/seat.ts';
import { createRandom } from '../../../random/random.ts';
import { FIELDS, unseenGoalCards } from '../fields.ts';
import type { SpiteOptions } from '../options.ts';
import { codeOf, JOKER, PACK, rankText, readCardCode, SECOND_PACK_SIZE } from '../pack.ts';
import { checkCentre, checkGoals, checkSides, type PileFault } from '../play/pile-faults.ts';
import { scoresFor, winLineOf, winnerOf } from '../play/turn.ts';
import type { MoveSource, MoveTarget, SpiteMove, SpiteState } from '../state.ts';
import { wonText } from '../texts/index.ts';
import { cardsOf, key } from './key.ts';

const NO_FIELD = 'There is no such field here.';
const pile = wholeNumber(0);
const seat = v.exactOptional(wholeNumber(0, 1));
const isText = 'A card is written as text, like "10D".';

/** Card named on a pile; a joker with or without its rank. */
const cardCode = textOf<number>(
  isText,
  readCardCode,
  (text) => `${quote(text)} is no card of this game.`,
  formatHint('card|[Xx]=rank', PACK),
);
const card = v.exactOptional(cardCode);

const from = v.variant(
  'zone',
  [
    v.strictObject({ zone: v.literal('hand'), seat, card: openCard(PACK) }, NO_FIELD),
    v.strictObject({ zone: v.literal('goal'), seat, card }, NO_FIELD),
    v.strictObject({ zone: v.literal('side'), pile, seat, card }, NO_FIELD),
    v.strictObject({ zone: v.literal('stock') }, NO_FIELD),
    v.strictObject({ zone: v.literal('centre'), pile }, NO_FIELD),
  ],
  'A card comes from hand, goal, side, stock or centre.',
);

/** Accepts anything: `as` is checked only if the card is a joker. */
const as = v.exactOptional(v.unknown());
const to = v.variant(
  'zone',
  [
    v.strictObject({ zone: v.literal('centre'), pile, as }, NO_FIELD),
    v.strictObject({ zone: v.literal('side'), pile, seat, as }, NO_FIELD),
  ],
  'A card goes to centre or side.',
);

const MOVES = v.variant(
  'type',
  [
    v.strictObject({ type: v.literal('move'), from, to }, NO_FIELD),
    v.strictObject({ type: v.literal('end') }, NO_FIELD),
  ],
  'A move of Spite and Malice is a move or an end.',
);

const readName = (name: unknown): Rank | undefined => (typeof name === 'string' ? readRank(name) : undefined);

function readTo(target: v.InferOutput<typeof to>, source: MoveSource, options: SpiteOptions): Result<MoveTarget> {
  if (target.zone === 'centre') return ok({ zone: 'centre', pile: target.pile });
  const { as: name, ...plain } = target;
  const counts = source.zone === 'hand' && source.card === JOKER && options.sideJoker === 'named';
  if (!counts || name === undefined) return ok(plain);
  const rank = readName(name);
  if (!rank) return fault('bad-move', 'move.to.as', 'A joker is named a rank, like "7" or "K".');
  return ok({ ...plain, as: RANKS.indexOf(rank) });
}

/** Drops the seat of a place that is the mover's own. */
function dropOwnSeat<P extends MoveSource | MoveTarget>(place: P, mover: Seat | undefined): P {
  if (!('seat' in place) || place.seat !== mover) return place;
  const { seat: _, ...rest } = place;
  return rest as P;
}

function readMove(json: JsonObject, options: SpiteOptions, mover?: Seat): Result<SpiteMove> {
  const parsedMove = parse(MOVES, json, 'bad-move', 'move');
  if (!parsedMove.ok) return parsedMove;
  if (parsedMove.value.type === 'end') return ok({ type: 'end' });
  const source = dropOwnSeat<MoveSource>(parsedMove.value.from, mover);
  const target = readTo(parsedMove.value.to, source, options);
  return target.ok ? ok({ type: 'move', from: source, to: dropOwnSeat(target.value, mover) }) : target;
}

function writeFrom(source: MoveSource): JsonObject {
  if (source.zone === 'stock') return { zone: 'stock' };
  if (source.zone === 'centre') return { zone: 'centre', pile: source.pile };
  return {
    zone: source.zone,
    ...(source.zone === 'side' ? { pile: source.pile } : {}),
    ...(source.seat === undefined ? {} : { seat: source.seat }),
    ...(source.card === undefined ? {} : { card: codeOf(source.card) }),
  };
}

function writeTo(target: MoveTarget): JsonObject {
  if (target.zone === 'centre') return { zone: 'centre', pile: target.pile };
  return {
    zone: 'side',
    pile: target.pile,
    ...(target.seat === undefined ? {} : { seat: target.seat }),
    ...(target.as === undefined ? {} : { as: rankText(target.as) }),
  };
}

function writeMove(move: SpiteMove): JsonObject {
  if (move.type === 'end') return { type: 'end' };
  return { type: 'move', from: writeFrom(move.from), to: writeTo(move.to) };
}

/** Path of a fault, with the index of the entry in the JSON. */
function pathOf({ path, at }: PileFault, json: JsonObject): string {
  if (at === undefined) return path;
  const list = (path.match(/\w+/g) ?? []).reduce<unknown>((value, key) => (value as JsonObject)?.[key], json);
  return `${path}[${entryAt(list, at)}]`;
}

/** Number of cards in a game: two goal piles and the second pack. */
function cardsInPlay({ goal }: SpiteOptions): number {
  return SECOND_PACK_SIZE + 2 * goal;
}

/** Checks what no single field can check: whether the position can occur. */
function checkState(state: SpiteState): PileFault | null {
  const { goal, side, centre, aside, options, turn, moved, centreMoved } = state;
  const pileFault = checkGoals(goal, options, turn) ?? checkCentre(centre) ?? checkSides(side, options);
  if (pileFault) return pileFault;
  if (aside.length > 0 && options.recycle === 'now') {
    return { path: 'aside', says: 'Nothing is set aside: completed piles go into the stock.' };
  }
  return centreMoved > 0 && !moved
    ? { path: 'centreMoved', says: 'No card can have gone to the centre if none has been moved.' }
    : null;
}

function readPosition(json: JsonObject, options: SpiteOptions, seed: number): Result<SpiteState> {
  const parsedFields = FIELDS.parse(json, options);
  if (!parsedFields.ok) return parsedFields;
  const fields = parsedFields.value;
  const goals = fields.goal.flat();
  const maxOutside = cardsInPlay(options) - goals.length;
  const lying = FIELDS.places(fields, json).reduce((sum, { cards }) => sum + cards.length, 0);
  const stock = fields.stock ?? unknownCards(maxOutside - (lying - goals.length));
  const state: SpiteState = { options, chance: createRandom(seed).state(), ...fields, stock };
  const pileFault = checkState(state);
  if (pileFault) return fault('bad-position', `position.${pathOf(pileFault, json)}`, pileFault.says);
  const checked = checkPack(PACK, FIELDS.places(state, json));
  if (!checked.ok) return checked;
  const outsideCount = FIELDS.cards(state).length - goals.length;
  if (outsideCount > maxOutside) {
    const message = `That makes ${outsideCount} cards outside the goal piles, and there can be only ${maxOutside}.`;
    return fault('bad-position', 'position', message);
  }
  if (countUnknown(goals) > unseenGoalCards(state).length) {
    return fault('bad-position', 'position.goal', 'There aren’t that many cards left for the goal piles.');
  }
  const isOver = state.idle === 2 || state.goal.some((pile) => pile.length === 0);
  return ok(isOver ? { ...state, turn: null } : state);
}

const leftSchema = ({ goal }: SpiteOptions) => v.object({ goal: listOf(wholeNumber(0, goal), 2, 'counts') });

function settle(json: JsonObject, options: SpiteOptions): Result<ScoreAnswer> {
  const parsedCount = parseCount(leftSchema(options), json);
  if (!parsedCount.ok) return parsedCount;
  const { goal } = parsedCount.value;
  if (goal.every((cardsLeft) => cardsLeft === 0)) {
    return fault('bad-position', 'goal', 'Both goal piles can’t be empty: the first to be empty wins.');
  }
  const line = winLineOf(goal, options.stake);
  const lines = line ? [{ seat: line.seat, rule: line.rule, points: line.points, says: wonText(line) }] : [];
  return ok({
    scores: scoresFor(goal, options.stake),
    lines,
    more: { winner: winnerOf(goal) },
  });
}

export const NOTATION = {
  position: { read: readPosition, write: FIELDS.write, schema: FIELDS.schema, loose: FIELDS.loose },
  move: { read: readMove, write: writeMove, schema: () => MOVES },
  score: { keys: ['goal'], count: settle, schema: leftSchema },
  key,
  cardsOf,
} satisfies Notation<SpiteOptions, SpiteState, SpiteMove>;
