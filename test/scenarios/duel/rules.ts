import { type Card, suitOf } from '../../../src/cards/card.ts';
import type { GameEvent, GameState } from '../../../src/game/play.ts';
import { consequence, type Facts, permission, restriction } from '../../../src/game/rule.ts';
import { createRulebook } from '../../../src/game/rulebook.ts';
import type { Seat } from '../../../src/game/seat.ts';

export type DuelOptions = { readonly follow: boolean; readonly kind: boolean };

export interface Duel extends GameState {
  readonly options: DuelOptions;
  readonly turn: Seat | null;
  readonly hands: readonly (readonly Card[])[];
  /** The card to be answered. */
  readonly led: Card | null;
  /** The cards each seat has won. */
  readonly won: readonly (readonly Card[])[];
}

export interface DuelMove {
  readonly type: 'play';
  readonly card: Card;
}

export type DuelEvent = GameEvent<'played' | 'counted'>;

export interface DuelTry {
  readonly state: Duel;
  readonly seat: Seat;
  readonly move: DuelMove;
}

const NO_CARDS: Facts = { cards: [] };

const holds = ({ hands }: Duel, seat: Seat, suitCard: Card): boolean =>
  (hands[seat] ?? []).some((card) => suitOf(card) === suitOf(suitCard));

export const RULES = createRulebook<DuelTry>([
  {
    id: 'play',
    title: 'The play',
    rules: [
      restriction<DuelTry, Facts>({
        ...{ id: 'duel/turn', title: 'Turn', law: 'One plays in turn.', about: 'turn', says: () => 'Not your turn.' },
        when: ({ state, seat }) => (state.turn === seat ? undefined : NO_CARDS),
      }),
      restriction<DuelTry, Facts>({
        ...{
          id: 'duel/held',
          title: 'Held',
          law: 'One plays what one holds.',
          about: 'cards',
          says: () => 'Not held.',
        },
        when: ({ state, seat, move }) => ((state.hands[seat] ?? []).includes(move.card) ? undefined : NO_CARDS),
      }),
      restriction<DuelTry, Facts>({
        ...{ id: 'duel/follow', title: 'Follow', law: 'One follows suit.', says: () => 'You can follow suit.' },
        when: ({ state, seat, move: { card } }) =>
          state.led !== null &&
          suitOf(card) !== suitOf(state.led) &&
          holds(state, seat, state.led) &&
          state.options.follow
            ? NO_CARDS
            : undefined,
      }),
      restriction<DuelTry, Facts>({
        ...{ id: 'duel/kind', title: 'Kind', law: 'One leads what can be followed.', says: () => 'That isn’t kind.' },
        when: ({ state, seat, move }) =>
          state.led === null && !holds(state, 1 - seat, move.card) && state.options.kind ? NO_CARDS : undefined,
      }),
      permission<DuelTry>({ id: 'duel/play', title: 'Play', law: 'Any card may be played.', allows: () => true }),
      permission<DuelTry>({
        ...{ id: 'duel/lead', title: 'Lead', law: 'Any card may be led.' },
        allows: ({ state }) => state.led === null,
      }),
    ],
  },
  {
    id: 'end',
    title: 'The end',
    rules: [consequence({ id: 'duel/count', title: 'The count', law: 'Each duel won is a point.' })],
  },
]);
