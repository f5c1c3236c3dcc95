import * as v from 'valibot';
import { type Card, rankOf } from '../../src/cards/card.ts';
import { fault, ok } from '../../src/game/fault.ts';
import { type CoachedGame, eraseTypes, type GameOf, type WholeOf } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import type { Options } from '../../src/game/options.ts';
import type { GameEvent, PlayResult } from '../../src/game/play.ts';
import { consequence, type Facts, permission, restriction } from '../../src/game/rule.ts';
import { createRulebook } from '../../src/game/rulebook.ts';
import type { Seat } from '../../src/game/seat.ts';
import { createRandom } from '../../src/random/random.ts';
import {
  type ToyMove as Move,
  PACK,
  readCard,
  readCards,
  type ToyState as State,
  TOY_SCORE,
  TOY_TABLE,
} from './toy-table.ts';

interface Try {
  readonly state: State;
  readonly seat: Seat;
  readonly move: Move;
}
type Event = GameEvent<'took' | 'put' | 'counted'>;

const isKing = (card: Card): boolean => rankOf(card) === 'K';
const NO_CARDS: Facts = { cards: [] };

const RULES = createRulebook<Try>([
  {
    id: 'play',
    title: 'The play',
    rules: [
      restriction<Try, Facts>({
        id: 'toy/turn',
        title: 'Your turn',
        law: 'One plays in turn.',
        about: 'turn',
        when: ({ state, seat }) => (state.turn === seat ? undefined : NO_CARDS),
        says: () => 'It isn’t your turn.',
      }),
      restriction<Try, Facts>({
        id: 'toy/equal',
        title: 'Equal',
        law: 'A card takes another of its rank.',
        when: ({ move }) =>
          move.type === 'take' && !isKing(move.of) && rankOf(move.card) !== rankOf(move.of)
            ? { cards: [move.of] }
            : undefined,
        says: ({ cards: [card = -1] }) => `${PACK.text(card)} is not its equal.`,
      }),
      restriction<Try, Facts>({
        id: 'toy/kings',
        title: 'Kings stay',
        law: 'No king is taken.',
        when: ({ move }) => (move.type === 'take' && isKing(move.of) ? NO_CARDS : undefined),
        says: () => 'That is a king.',
      }),
      permission<Try>({
        id: 'toy/take',
        title: 'Taking',
        law: 'A card may take.',
        allows: ({ move }) => move.type === 'take',
      }),
      permission<Try>({
        id: 'toy/put',
        title: 'Putting down',
        law: 'Any card may be put down.',
        allows: ({ move }) => move.type === 'put',
      }),
    ],
  },
  {
    id: 'end',
    title: 'The end',
    rules: [consequence({ id: 'toy/count', title: 'The count', law: 'Each card taken is a point.' })],
  },
]);

/** Two cards for each player and four on the table, of eight. */
function deal(options: Options, seed: number): State {
  const cards = createRandom(seed).shuffle(readCards(['6S', '6H', '9S', '9D', 'AS', 'AD', '2C', 'KD']));
  const hands = [cards.slice(0, 2), cards.slice(2, 4)];
  return { options, chance: [], turn: 0, hands, table: cards.slice(4), taken: [0, 0] };
}

function moves({ turn, hands, table }: State, seat: Seat): readonly Move[] {
  if (turn !== seat) return [];
  return (hands[seat] ?? []).flatMap((card): Move[] => [
    { type: 'put', card },
    ...table.filter((of) => !isKing(of) && rankOf(of) === rankOf(card)).map((of): Move => ({ type: 'take', card, of })),
  ]);
}

/** Every card with every other one, held or not. */
const tries = ({ hands, table }: State, seat: Seat): readonly Move[] => [
  ...(hands[seat] ?? []).flatMap((card): Move[] => [
    { type: 'put', card },
    ...table.map((of): Move => ({ type: 'take', card, of })),
  ]),
  ...table.map((card): Move => ({ type: 'put', card })),
];

function play(state: State, seat: Seat, move: Move): PlayResult<State, Event> {
  const { options, chance } = state;
  const hands = state.hands.map((hand) => hand.filter((card) => card !== move.card));
  const isTake = move.type === 'take';
  const table = isTake ? state.table.filter((card) => card !== move.of) : [...state.table, move.card];
  const takenCounts = state.taken.map((n, at) => (isTake && at === seat ? n + 2 : n));
  const isOver = hands.every((hand) => hand.length === 0);
  const cards = [move.card];
  const events: Event[] = [
    { kind: isTake ? 'took' : 'put', rule: isTake ? 'toy/take' : 'toy/put', seat, cards },
    ...(isOver
      ? takenCounts.map((points, at): Event => ({ kind: 'counted', rule: 'toy/count', seat: at, points, cards: [] }))
      : []),
  ];
  return {
    state: { options, chance, turn: isOver ? null : 1 - seat, hands, table, taken: takenCounts },
    events,
  };
}

const write = (move: Move): JsonObject =>
  move.type === 'take'
    ? { type: 'take', card: PACK.code(move.card), of: PACK.code(move.of) }
    : { type: 'put', card: PACK.code(move.card) };

const typed: GameOf<Options, State, Move, Try, Event> & Pick<WholeOf<Options, State, Move, Try, Event>, 'heuristics'> =
  {
    id: 'toy',
    name: 'Toy',
    pack: PACK,
    face: () => undefined,
    options: [],
    seats: () => 2,
    rules: RULES,
    play: {
      deal,
      turn: ({ turn }) => turn,
      moves,
      tries,
      attempt: (state, seat, move) => ({ state, seat, move }),
      play,
      kindOf: ({ type }) => type,
      outcome: () => null,
      scores: ({ taken }) => taken,
      cards: ({ hands, table }) => [...hands.flat(), ...table],
      bound: () => 52,
    },
    visibility: {
      view: (state) => state,
      sampleWorld: (view) => view,
      maskUncertain: (view) => view,
      unseen: () => [],
    },
    notation: {
      position: {
        read: ({ turn, hands, table, ...rest }, options) => {
          const [strange] = Object.keys(rest);
          if (strange !== undefined) return fault('bad-position', `position.${strange}`, 'That is none of it.');
          return ok({
            ...{ options, chance: [], taken: [0, 0], turn: turn as Seat, table: readCards(table) },
            hands: Array.isArray(hands) ? hands.map(readCards) : [],
          });
        },
        write: ({ turn, hands, table }) => ({
          ...{ turn, table: table.map(PACK.code) },
          hands: hands.map((hand) => hand.map(PACK.code)),
        }),
        schema: () => v.unknown(),
        loose: ['hands', 'table'],
      },
      move: {
        read: ({ type, card, of }) => {
          if (readCard(card) < 0) return fault('bad-move', 'move.card', 'There is no such card.');
          return ok(
            type === 'take' ? { type, card: readCard(card), of: readCard(of) } : { type: 'put', card: readCard(card) },
          );
        },
        write,
        schema: () => v.unknown(),
      },
      score: TOY_SCORE,
      key: (move) => JSON.stringify(write(move)),
      cardsOf: (move) => ({ played: [move.card], named: move.type === 'take' ? [move.of] : [] }),
    },
    texts: {
      describeEvent: ({ kind }) => kind,
      describeMove: (move) =>
        move.type === 'take'
          ? `Take ${PACK.text(move.of)} with ${PACK.text(move.card)}.`
          : `Put ${PACK.text(move.card)} down.`,
    },
    table: TOY_TABLE,
    heuristics: {
      rate: (_view, _seat, { type }) => (type === 'take' ? 1 : 0),
      rateNaively: () => 0,
      advise: () => [],
      reasons: () => [],
    },
  };

/**
 * The smallest game that a lesson or a rulebook can use. Two players hold open cards: a move takes a card
 * from the table with another of its rank, or puts one down; kings can't be taken. Each card taken is a
 * point, counted when all hands are empty.
 */
export const toy: CoachedGame = eraseTypes(typed);
