import * as v from 'valibot';
import { UNKNOWN } from '../../../cards/card.ts';
import { unknownCards } from '../../../cards/unseen.ts';
import { fault, ok, type Result } from '../../../game/fault.ts';
import { PILES } from '../../../game/fields/card-layout.ts';
import { unknownHands } from '../../../game/hand.ts';
import type { JsonObject } from '../../../game/json.ts';
import { moveReader, movesOf, moveWriter } from '../../../game/move-schema.ts';
import type { CardsOfMove, Notation, ScoreAnswer } from '../../../game/notation.ts';
import {
  checkPack,
  emptyLists,
  listOf,
  openCard,
  openCards,
  parseCount,
  seat,
  totals as totalsOf,
  wholeNumber,
} from '../../../game/schema.ts';
import { createRandom } from '../../../random/random.ts';
import { FIELDS } from '../fields.ts';
import type { SixtyOptions } from '../options.ts';
import { HOCUS, isNumber, PACK } from '../pack.ts';
import { nextStarter, pointsGained, roundVerdict, scoreLines } from '../play/score.ts';
import { HAND_SIZE, playedCards, type SixtyMove, type SixtyState } from '../state.ts';
import { countedText } from '../texts/index.ts';

/** Cards in code order; a pick only for Hocus-pocus. */
function canonical(move: SixtyMove): SixtyMove {
  if (move.type === 'take') return { type: 'take' };
  const cards = [...move.cards].sort(PACK.compare);
  if (move.type !== 'joker') return { type: move.type, cards };
  const { pick } = move;
  return pick === undefined || !cards.includes(HOCUS) ? { type: 'joker', cards } : { type: 'joker', cards, pick };
}

export function key(move: SixtyMove): string {
  const { type } = move;
  const canonicalMove = canonical(move);
  const pick =
    canonicalMove.type === 'joker' && canonicalMove.pick !== undefined ? ` ${PACK.code(canonicalMove.pick)}` : '';
  return `${type} ${playedCards(canonicalMove).map(PACK.code).join()}${pick}`;
}

export function cardsOf(move: SixtyMove): CardsOfMove {
  const pickedCards = move.type === 'joker' && move.pick !== undefined ? [move.pick] : [];
  return { played: playedCards(move), named: pickedCards };
}

const cards = v.optional(openCards(PACK), []);

const MOVES = movesOf(
  {
    attack: { cards },
    'pass-on': { cards },
    beat: { cards },
    joker: { cards, pick: v.exactOptional(openCard(PACK)) },
    take: {},
  },
  'A move of Sixty is an attack, pass-on, beat, joker or take.',
);

/** Checks that the table is possible while a player has the turn. */
function checkTable({
  turn,
  from,
  attack,
  hands,
}: Pick<SixtyState, 'turn' | 'from' | 'attack' | 'hands'>): Result<null> {
  if (turn === null) return ok(null);
  if (attack.length > 0) {
    return from === turn
      ? fault('bad-position', 'position.from', 'A player can’t be attacked with their own cards.')
      : ok(null);
  }
  const hand = hands[turn] ?? [];
  if (!hand.some((card) => card === UNKNOWN || isNumber(card))) {
    const message = 'No cards are played, so the player whose turn it is attacks and must hold a number.';
    return fault('bad-position', `position.hands[${turn}]`, message);
  }
  return hands.some((otherHand, i) => i !== turn && otherHand.length > 0)
    ? ok(null)
    : fault(
        'bad-position',
        'position.hands',
        'No cards are played and no other player holds a card: the round is over.',
      );
}

function readPosition(json: JsonObject, options: SixtyOptions, seed: number): Result<SixtyState> {
  const parsedFields = FIELDS.parse(json, options);
  if (!parsedFields.ok) return parsedFields;
  const { deck: givenDeck, ...fields } = parsedFields.value;
  const hands = fields.hands ?? unknownHands(options.seats, HAND_SIZE);
  const filledFields = { ...fields, hands };
  const lying = FIELDS.places(filledFields, json);
  const deck = givenDeck ?? unknownCards(PACK.size - lying.reduce((sum, { cards }) => sum + cards.length, 0));
  const checked = checkPack(PACK, [...lying, ...FIELDS.places({ deck }, json)]);
  if (!checked.ok) return checked;
  const table = checkTable(filledFields);
  if (!table.ok) return table;
  return ok({
    options,
    chance: createRandom(seed).state(),
    ...filledFields,
    deck,
    left: deck.length,
    taken: filledFields.penalty,
  });
}

const hand = v.pipe(openCards(PACK), v.maxLength(HAND_SIZE, 'A hand holds five cards at most.'));

const wonSchema = ({ seats }: SixtyOptions) =>
  v.object({
    penalty: v.optional(listOf(openCards(PACK), seats, 'penalty piles'), () => emptyLists(seats)),
    hands: v.optional(listOf(hand, seats, 'hands'), () => emptyLists(seats)),
    totals: totalsOf(seats),
    round: v.optional(wholeNumber(1)),
    starter: v.optional(seat(seats), 0),
  });

function countRound(json: JsonObject, options: SixtyOptions): Result<ScoreAnswer> {
  const parsedCount = parseCount(wonSchema(options), json);
  if (!parsedCount.ok) return parsedCount;
  const { penalty, hands, totals, round, starter } = parsedCount.value;
  const checked = checkPack(PACK, [
    ...PILES.places(penalty, 'penalty', json['penalty']),
    ...PILES.places(hands, 'hands', json['hands']),
  ]);
  if (!checked.ok) return checked;
  const countedLines = scoreLines(penalty, hands);
  const lines = countedLines.map((line) => {
    const { seat, rule, points } = line;
    return { seat, rule, points, says: countedText(line) };
  });
  const gains = penalty.map((_, i) => pointsGained(countedLines, i));
  const scores = gains.map((n, i) => n + (totals[i] ?? 0));
  if (round === undefined) return ok({ scores, lines });
  const verdict = roundVerdict(options, round, scores);
  const outcome = 'winners' in verdict ? { winners: verdict.winners } : { next: nextStarter(gains, scores, starter) };
  return ok({ scores, lines, more: outcome });
}

export const NOTATION = {
  position: { read: readPosition, write: FIELDS.write, schema: FIELDS.schema, loose: FIELDS.loose },
  move: {
    read: moveReader<SixtyMove>(MOVES, canonical),
    write: moveWriter(PACK, 'cards', 'pick'),
    schema: () => MOVES,
  },
  score: { keys: ['penalty', 'hands', 'totals', 'round', 'starter'], count: countRound, schema: wonSchema },
  key,
  cardsOf,
} satisfies Notation<SixtyOptions, SixtyState, SixtyMove>;
