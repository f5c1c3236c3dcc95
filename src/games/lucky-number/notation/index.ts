import * as v from 'valibot';
import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { unknownCards } from '../../../cards/unseen.ts';
import { fault, ok, type Result } from '../../../game/fault.ts';
import type { Parsed } from '../../../game/fields/fields.ts';
import type { JsonObject } from '../../../game/json.ts';
import { movesOf, moveWriter } from '../../../game/move-schema.ts';
import type { Notation } from '../../../game/notation.ts';
import { checkPack, openCard, openCards, parse } from '../../../game/schema.ts';
import { createRandom } from '../../../random/random.ts';
import { FIELDS, suitSchema } from '../fields.ts';
import type { LuckyOptions } from '../options.ts';
import { isJack, isJoker, isNatural, PACK, packWith } from '../pack.ts';
import { isChainable } from '../play/match.ts';
import { HAND_SIZE, type LuckyMove, type LuckyState, laidCards } from '../state.ts';

const sortedCodes = (cards: readonly Card[]): string => cards.map(PACK.code).sort().join();

/** Serializes a move; combinations with the same cards and the same top card are equal however they are divided. */
export function key(move: LuckyMove): string {
  switch (move.type) {
    case 'lay':
    case 'jump':
      return `${move.type} ${sortedCodes(move.cards)} ${move.suit ?? ''}`;
    case 'combine':
      return `combine ${sortedCodes(laidCards(move))} ${move.top === null ? '' : PACK.code(move.top)}`;
    default:
      return move.type;
  }
}

function schemaWith(jokers: number) {
  const pack = packWith(jokers);
  const cards = v.optional(openCards(pack), []);
  const one = v.exactOptional(openCard(pack));
  const single = { cards, suit: v.exactOptional(suitSchema) };
  return movesOf(
    {
      lay: single,
      combine: { cards, aces: cards, top: one, as: one },
      draw: {},
      pass: {},
      jump: single,
      decline: {},
    },
    'A move of Lucky Number is a lay, combine, draw, pass, jump or decline.',
  );
}

const SCHEMAS_BY_JOKERS: ReturnType<typeof schemaWith>[] = [];

function moveSchema({ jokers }: LuckyOptions) {
  SCHEMAS_BY_JOKERS[jokers] ??= schemaWith(jokers);
  return SCHEMAS_BY_JOKERS[jokers];
}

/** The canonical move; without a named top card it is the last natural card of the aces, else of the cards. */
function canonical(move: v.InferOutput<ReturnType<typeof schemaWith>>): LuckyMove {
  if (move.type !== 'combine') return move;
  const { as, top, ...namedFields } = move;
  const usualTop = namedFields.aces.findLast(isNatural) ?? namedFields.cards.findLast(isNatural) ?? null;
  return { ...namedFields, top: top ?? usualTop, ...(as === undefined ? {} : { as }) };
}

function readMove(json: JsonObject, options: LuckyOptions): Result<LuckyMove> {
  const parsedMove = parse(moveSchema(options), json, 'bad-move', 'move');
  return parsedMove.ok ? ok(canonical(parsedMove.value)) : parsedMove;
}

export const writeMove = moveWriter(PACK, 'cards', 'aces', 'top', 'as');

type LuckyFields = Parsed<typeof FIELDS>;

const positionFault = (path: string, message: string) => fault('bad-position', `position.${path}`, message);

/** Checks what no single field can check: whether the position can occur. */
function check(fields: LuckyFields, options: LuckyOptions): Result<null> {
  const { pile, suit, owed, open, drawn } = fields;
  const top = pile.at(-1);
  if (top === undefined) return positionFault('pile', 'There is always a card on the pile.');
  if (suit !== null && !isJack(top)) return positionFault('suit', 'A suit is named only with a jack on top.');
  if (owed?.by === 'cards') {
    if (!isChainable(top)) return positionFault('owed', 'Cards are owed only with an ace, a 2 or a joker on top.');
    if (owed.n % 3 !== 0) return positionFault('owed.n', 'Cards are owed in threes.');
  }
  if (owed?.by === 'dice' && owed.n < options.base) {
    return positionFault(
      'owed.n',
      `A combination has at least ${options.base} cards, so at least ${options.base} dice are owed.`,
    );
  }
  if (drawn !== null && owed !== null)
    return positionFault('drawn', 'A player who owes cards or dice can’t have drawn a single card.');
  if (open === null) return ok(null);
  if (owed?.by === 'dice') return positionFault('open', 'You can’t jump in on a combination.');
  if (drawn !== null) return positionFault('open', 'You can’t jump in once a card has been drawn.');
  return isJoker(top) ? positionFault('open', 'You can’t jump in on a joker.') : ok(null);
}

/** Checks an upper bound of a debt: each card outside the hands adds at most three cards, or one die. */
function checkDebt({ owed }: LuckyFields, { jokers }: LuckyOptions, hands: LuckyState['hands']): Result<null> {
  if (owed === null) return ok(null);
  const outsideCount = hands.reduce((sum, hand) => sum - hand.length, packWith(jokers).size);
  const maxDebt = owed.by === 'cards' ? 3 * outsideCount : outsideCount;
  if (owed.n <= maxDebt) return ok(null);
  const cardEffect = owed.by === 'cards' ? 'adds three cards at most' : 'adds one die at most';
  return positionFault(
    'owed.n',
    `That is too much to owe: only ${outsideCount} cards can have been laid, and each ${cardEffect}.`,
  );
}

/**
 * The hands as given. If there are none, each seat gets up to 15 unseen cards, as far as the pack suffices.
 */
function handsOf({ hands, pile, stock }: LuckyFields, { seats, jokers }: LuckyOptions): readonly (readonly Card[])[] {
  if (hands) return hands;
  const unseenCount = packWith(jokers).size - pile.length - (stock?.length ?? 0);
  const handSize = Math.min(HAND_SIZE, Math.max(0, Math.floor(unseenCount / seats)));
  return Array.from({ length: seats }, () => unknownCards(handSize));
}

/** The hand including the card drawn, which replaces an unseen card if the hand doesn't show it. */
function holding(hand: readonly Card[], drawnCard: Card | null): readonly Card[] | undefined {
  if (drawnCard === null || hand.includes(drawnCard)) return hand;
  if (drawnCard === UNKNOWN) return hand.length > 0 ? hand : undefined;
  const at = hand.indexOf(UNKNOWN);
  return at < 0 ? undefined : hand.with(at, drawnCard);
}

function readPosition(json: JsonObject, options: LuckyOptions, seed: number): Result<LuckyState> {
  const parsedFields = FIELDS.parse(json, options);
  if (!parsedFields.ok) return parsedFields;
  const fields = parsedFields.value;
  const checked = check(fields, options);
  if (!checked.ok) return checked;
  const pack = packWith(options.jokers);
  const { turn, drawn, pile } = fields;
  const allHands = handsOf(fields, options);
  const ownHand = turn === null ? undefined : holding(allHands[turn] as readonly Card[], drawn);
  if (turn !== null && ownHand === undefined) {
    return positionFault('drawn', 'The drawn card must be in the hand of the player whose turn it is.');
  }
  const hands = turn === null || ownHand === undefined ? allHands : allHands.with(turn, ownHand);
  const owing = checkDebt(fields, options, hands);
  if (!owing.ok) return owing;
  const lying = hands.reduce((sum, hand) => sum + hand.length, pile.length);
  const stock = fields.stock ?? unknownCards(pack.size - lying);
  // The drawn card is in the hand already, so it isn't listed separately.
  const listed = hands.map((hand, i) =>
    hand === allHands[i] && Array.isArray(json['hands']) ? (json['hands'][i] ?? null) : null,
  );
  const possible = checkPack(pack, FIELDS.places({ hands, pile, stock }, { ...json, hands: listed }));
  if (!possible.ok) return possible;
  return ok({ options, chance: createRandom(seed).state(), ...fields, hands, stock, declined: null });
}

export const NOTATION = {
  position: { read: readPosition, write: FIELDS.write, schema: FIELDS.schema, loose: FIELDS.loose },
  move: { read: readMove, write: writeMove, schema: moveSchema },
  key,
  // A move names no cards other than those it plays, so there are none to add.
  cardsOf: (move: LuckyMove) => ({ played: laidCards(move), named: [] }),
} satisfies Notation<LuckyOptions, LuckyState, LuckyMove>;
