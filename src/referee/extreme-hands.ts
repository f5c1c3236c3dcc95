import { type Card, UNKNOWN } from '../cards/card.ts';
import { beyond } from '../cards/held.ts';
import { countUnknown, fillWith } from '../cards/unseen.ts';
import type { Game } from '../game/game.ts';
import { handsOf } from '../game/hand.ts';
import type { GameState } from '../game/play.ts';
import { type Seat, seatsOf } from '../game/seat.ts';
import { seeded } from '../random/random.ts';

/** More hands than so many are not told apart: each doubles the ways. */
const MOST_HANDS = 6;

/**
 * The table with unseen hands full of the lowest cards that nobody showed, or of the highest, in all ways of low and
 * high hands: several of them without a single number at once, which neither chance nor any order of the pack deals.
 */
export function* extremeHands(game: Game, state: GameState, seat: Seat): Generator<GameState> {
  const whole = game.seen.guess(state, seat, seeded(1));
  const shown = game.play.cards(state).filter((card) => card !== UNKNOWN);
  const pool = beyond(game.play.cards(whole), shown).toSorted((a, b) => a - b);
  const unseen = seatsOf({ seats: game.seats(state.options) })
    .filter((one) => countUnknown(handsOf(state)[one] ?? []) > 0)
    .slice(0, MOST_HANDS);
  for (let way = 0; way < 2 ** unseen.length; way++) {
    const left = [...pool];
    const take = (n: number, high: boolean): readonly Card[] =>
      high ? left.splice(Math.max(0, left.length - n)) : left.splice(0, n);
    const hands = unseen.reduce((lying, one, bit) => {
      const hand = lying[one] ?? [];
      return lying.with(one, fillWith(hand, take(countUnknown(hand), (way >> bit) % 2 === 1)));
    }, handsOf(state));
    yield game.seen.guess({ ...state, ...{ hands } }, seat, seeded(way));
  }
}
