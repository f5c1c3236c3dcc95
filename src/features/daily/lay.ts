import { sentence } from '../../cards/words.ts';
import type { Count } from '../../game/count.ts';
import type { Game } from '../../game/game.ts';
import { namesAround } from '../../game/names.ts';
import type { GameEvent, GameState } from '../../game/play.ts';
import { type Naming, sideText } from '../../game/seat.ts';
import type { Zone } from '../../game/zone.ts';
import type { Stored } from '../../scenarios/puzzle/posed.ts';
import { type Settled, settle } from '../../scenarios/puzzle/settled.ts';

/** A puzzle as it lies before somebody. */
export interface Laid {
  readonly at: Settled;
  readonly hard: number;
  readonly name: Naming;
  readonly zones: readonly Zone[];
  /** These are cards laid out to be counted, and nobody’s table. */
  readonly laidOut: boolean;
}

export type AnyCount = Count<GameState, GameEvent>;

/** How a seat is called, or a side where partners gain together. */
export function whoseIs(game: Game, state: GameState, of: number, name: Naming): string {
  return game.play.scores(state).length < game.seats(state.options) ? sideText(of, name) : name(of);
}

/** What lies before everybody when the deal is counted. */
function counted({ game, state, seat, tries }: Settled, name: Naming, count: AnyCount): readonly Zone[] {
  const [move] = tries;
  if (!move) return [];
  const { state: after, events } = game.play.play(state, seat, move);
  const piles = count.piles(game.play.closing?.(state, seat, move) ?? after, events);
  return piles.map(({ side, cards }): Zone => {
    const items = cards.map((card, i) => ({ id: `${side}-${i}`, cards: [card] }));
    const label = sentence(whoseIs(game, state, side, name));
    return { id: `counted-${side}`, label, seat: null, kind: 'row', items };
  });
}

/**
 * Lays a puzzle out.
 * @param count how a deal of its game ends, where that is asked
 * @returns undefined where it can’t be read: another edition’s, perhaps
 */
export function lay(game: Game, { hard, ...posed }: Stored, count: AnyCount | undefined): Laid | undefined {
  const at = settle(game, posed);
  if (!at || at.right.length === 0) return undefined;
  const name = namesAround(at.seat);
  const laidOut = posed.kind === 'score' && count !== undefined;
  const zones = laidOut ? counted(at, name, count) : game.table.zones(at.view, at.seat, name);
  return { at, hard, name, zones, laidOut };
}
