import { type Card, UNKNOWN } from '../cards/card.ts';
import { subtractCards } from '../cards/card-lists.ts';
import { countUnknown, fillWith } from '../cards/unseen.ts';
import type { Game } from '../game/game.ts';
import { handsOf } from '../game/hand.ts';
import type { GameMove, GameState, PlayResult } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { createRandom, type Random } from '../random/random.ts';
import { revealCards } from './reveal-cards.ts';

/** Most unseen hands filled separately; each doubles the arrangements. */
const MAX_HANDS = 6;

/**
 * The state with unseen hands filled with the lowest or the highest unseen cards, in all combinations. Extremes suffice:
 * they decide whether a hand holds any number card, and random deals hardly ever produce several hands without one.
 */
function* statesWithExtremeHands(game: Game, state: GameState, seat: Seat): Generator<GameState> {
  const fullState = game.visibility.sampleWorld(state, seat, createRandom(1));
  const pool = subtractCards(game.play.cards(fullState), game.play.cards(state)).toSorted((a, b) => a - b);
  const unseen = handsOf(state)
    .flatMap((hand, one) => (countUnknown(hand) > 0 ? [one] : []))
    .slice(0, MAX_HANDS);
  for (let arrangement = 0; arrangement < 2 ** unseen.length; arrangement++) {
    const poolLeft = [...pool];
    const take = (n: number, isHigh: boolean): readonly Card[] =>
      isHigh ? poolLeft.splice(poolLeft.length - n) : poolLeft.splice(0, n);
    const hands = unseen.reduce((filledHands, one, bit) => {
      const hand = filledHands[one] as readonly Card[];
      return filledHands.with(one, fillWith(hand, take(countUnknown(hand), (arrangement >> bit) % 2 === 1)));
    }, handsOf(state));
    yield game.visibility.sampleWorld({ ...state, ...{ hands } }, seat, createRandom(arrangement));
  }
}

/** Limit of further arrangements looked at. */
const MAX_ROTATIONS = 240;

/**
 * A Random whose shuffle sorts and rotates, so that equal cards stay together and each way puts others first. Covers
 * hands of jokers only, which random deals hardly ever produce.
 */
function rotatingRandom(rotation: number): Random {
  return {
    ...createRandom(rotation),
    shuffle: (items) => {
      const sortedItems = items.toSorted((a, b) => Number(a) - Number(b));
      return items.map((one, i) => sortedItems[(i + rotation) % items.length] as typeof one);
    },
  };
}

/** A try whose outcomes may be searched. */
export interface SearchableTry {
  readonly seat: Seat;
  readonly move: GameMove;
  /**
   * Called before each search.
   * @throws TooMuch after too many
   */
  readonly onSearch?: (() => void) | undefined;
}

/** The state in which it is the turn of another seat; undefined where that is impossible. */
export function withTurn(game: Game, state: GameState, turn: Seat | null): GameState | undefined {
  const position = { ...game.notation.position.write(state), turn };
  const result = game.notation.position.read(position, state.options, 1);
  return result.ok ? { ...result.value, chance: state.chance } : undefined;
}

/** Results of a try under some arrangements of the unseen cards; empty where all are seen. */
function* outcomes(
  game: Game,
  before: GameState,
  { seat, move, onSearch }: SearchableTry,
): Generator<PlayResult<GameState>> {
  const revealedState = revealCards(game, before, seat, move);
  if (!game.play.cards(revealedState).includes(UNKNOWN)) return;
  onSearch?.();
  for (const fullState of statesWithExtremeHands(game, revealedState, seat)) {
    const playResult = game.play.play(fullState, seat, move);
    if (!playResult.unclear) yield playResult;
  }
  for (let i = 0; i < MAX_ROTATIONS; i++) {
    const playResult = game.play.play(game.visibility.sampleWorld(revealedState, seat, rotatingRandom(i)), seat, move);
    if (!playResult.unclear) yield playResult;
  }
}

/**
 * Whether a try can have given this seat the turn by an arrangement of unseen cards, since seats that can't play are
 * skipped. Acting out of turn doesn't count.
 */
export function canLeaveTurn(game: Game, before: GameState, searchableTry: SearchableTry, turn: Seat | null): boolean {
  return outcomes(game, before, searchableTry).some(
    ({ state }) => game.play.turn(state) === turn && game.notation.position.write(state)['turn'] === turn,
  );
}

/** Whether a try can have ended the deal by an arrangement of unseen cards. */
export function canEndDeal(game: Game, before: GameState, searchableTry: SearchableTry): boolean {
  return outcomes(game, before, searchableTry).some(({ events }) => events.some(({ points }) => points !== undefined));
}
