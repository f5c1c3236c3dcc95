import * as v from 'valibot';
import { type Card, rankOf } from '../../src/cards/card.ts';
import { definePack } from '../../src/cards/pack.ts';
import { fault, ok } from '../../src/game/fault.ts';
import { type CoachedGame, eraseTypes, type GameOf, type WholeOf } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import type { Options } from '../../src/game/options.ts';
import type { GameEvent, GameState, PlayResult } from '../../src/game/play.ts';
import { consequence, type Facts, permission, restriction } from '../../src/game/rule.ts';
import { createRulebook } from '../../src/game/rulebook.ts';
import type { Seat } from '../../src/game/seat.ts';

/**
 * The smallest game that a lesson or a rulebook can use. Two players hold open cards: a move takes a card
 * from the table with another of its rank, or puts one down; kings can't be taken. Each card taken is a
 * point, counted when all hands are empty.
 */
interface State extends GameState {
  readonly turn: Seat | null;
  readonly hands: readonly (readonly Card[])[];
  readonly table: readonly Card[];
  readonly taken: readonly number[];
}
type Move =
  | { readonly type: 'take'; readonly card: Card; readonly of: Card }
  | { readonly type: 'put'; readonly card: Card };
interface Try {
  readonly state: State;
  readonly seat: Seat;
  readonly move: Move;
}
type Event = GameEvent<'took' | 'put' | 'counted'>;

const PACK = definePack({ standard: 1 });
const readCard = (code: unknown): Card => PACK.read(String(code)) ?? -1;
const readCards = (codes: unknown): Card[] => (Array.isArray(codes) ? codes.map(readCard) : []);
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
          move.type === 'take' && !isKing(move.of) && rankOf(move.card) !== rankOf(move.of) ? NO_CARDS : undefined,
        says: () => 'They are not equal.',
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

function moves({ turn, hands, table }: State, seat: Seat): readonly Move[] {
  if (turn !== seat) return [];
  return (hands[seat] ?? []).flatMap((card): Move[] => [
    { type: 'put', card },
    ...table.filter((of) => !isKing(of) && rankOf(of) === rankOf(card)).map((of): Move => ({ type: 'take', card, of })),
  ]);
}

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
      deal: (options) => ({ options, chance: [], turn: 0, hands: [[], []], table: [], taken: [0, 0] }),
      turn: ({ turn }) => turn,
      moves,
      tries: moves,
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
        read: ({ type, card, of }) =>
          ok(
            type === 'take' ? { type, card: readCard(card), of: readCard(of) } : { type: 'put', card: readCard(card) },
          ),
        write,
        schema: () => v.unknown(),
      },
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
    table: {
      zones: () => [],
      actions: () => [],
      propose: () => [],
      picksOf: () => [],
      direction: () => 1,
    },
    heuristics: {
      rate: (_view, _seat, { type }) => (type === 'take' ? 1 : 0),
      rateNaively: () => 0,
      advise: () => [],
      reasons: () => [],
    },
  };

export const toy: CoachedGame = eraseTypes(typed);
