import type { Card } from '../cards/card.ts';
import type { Game } from '../game/game.ts';
import type { GameMove, GameState, PlayResult, UnclearCause } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { verdictOf } from './verdict.ts';

/** The state a try is played in; `unclear` if no unseen card can be the one it reveals. */
export interface PresupposedState {
  readonly state: GameState;
  readonly unclear?: UnclearCause;
  /** The card that the try reveals without naming it. */
  readonly revealedCard?: Card;
}

/** The index of the later try that needs this many copies of a card; Infinity if there is none. */
export type LaterNeed = (card: Card, copies: number) => number;

const neverNeeded: LaterNeed = () => Number.POSITIVE_INFINITY;

/** The distinct cards of a pool, those that later tries need last or never first; equal ones in code order. */
function sortByLikelihood(game: Game, pool: readonly Card[], laterNeed: LaterNeed): readonly Card[] {
  const copies = new Map<Card, number>();
  for (const card of pool) copies.set(card, (copies.get(card) ?? 0) + 1);
  return [...copies]
    .map(([card, n]) => ({ card, when: laterNeed(card, n) }))
    .sort((a, b) => (a.when === b.when ? game.pack.compare(a.card, b.card) : b.when - a.when))
    .map(({ card }) => card);
}

/**
 * The state in which a try that isn't illegal is played. If it reveals a card without naming it, that is the first card
 * with which the try is legal and the next position can be written. All other unseen cards stay unseen.
 * @param laterNeed which cards later tries play: such a card is hardly the one that was revealed
 * @throws TooMuch if the budget is spent
 */
export function presuppose(
  game: Game,
  state: GameState,
  seat: Seat,
  move: GameMove,
  laterNeed: LaterNeed = neverNeeded,
): PresupposedState {
  const place = game.visibility.opens?.(state, seat, move);
  if (!place) return { state };
  const { read, write } = game.notation.position;
  let path = '';
  for (const card of sortByLikelihood(game, place.pool, laterNeed)) {
    const revealedState = place.fill(state, [card]);
    if (place.isPossible?.(revealedState) === false) continue;
    if (verdictOf(game, revealedState, seat, move).verdict === 'illegal') continue;
    const stateAfter = read(write(game.play.play(revealedState, seat, move).state), state.options, 1);
    if (stateAfter.ok) return { state: revealedState, revealedCard: card };
    path = stateAfter.fault.path.replace(/^position\./, '');
  }
  const message = 'This card is turned face up, and no unseen card can be it.';
  return { state, unclear: { path, says: message } };
}

/**
 * Plays a try that isn't illegal in the state it presupposes, with the card that it reveals without naming it.
 * @throws TooMuch if the budget is spent
 */
export function playPresupposed(
  game: Game,
  state: GameState,
  seat: Seat,
  move: GameMove,
  laterNeed?: LaterNeed,
): PlayResult<GameState> & Pick<PresupposedState, 'revealedCard'> {
  const { state: revealedState, unclear, ...revealed } = presuppose(game, state, seat, move, laterNeed);
  return unclear ? { state, events: [], unclear } : { ...game.play.play(revealedState, seat, move), ...revealed };
}
