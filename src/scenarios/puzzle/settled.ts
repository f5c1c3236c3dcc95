import type { Game } from '../../game/game.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { readCase, readMove } from '../../referee/case.ts';
import { ruleWithReadings } from '../../referee/readings.ts';
import { verdictOf } from '../../referee/verdict.ts';
import { trueOf } from './claims.ts';
import { doable } from './every.ts';
import type { Posed } from './posed.ts';

/** A puzzle at its table, with its right answers as the referee finds them. */
export interface Settled {
  readonly game: Game;
  readonly posed: Posed;
  readonly state: GameState;
  /** As the one at this seat sees it. */
  readonly view: GameState;
  readonly seat: Seat;
  /** What is tried: one move, two of a pair, none where one finds it oneself. */
  readonly tries: readonly GameMove[];
  /** Every right answer, as `answers` are written. */
  readonly right: readonly string[];
}

/** Things of a zone as an answer. */
export const thingsAnswer = (ids: readonly string[]): string => [...ids].sort().join(' ');

/** A move as an answer: moves that come to the same are the same. */
export function moveAnswer({ game, view, seat }: Omit<Settled, 'right'>, move: GameMove): string {
  return game.play.equivalenceKey?.(view, seat, move) ?? game.notation.key(move);
}

/** The points a played move writes down for a seat or side. */
export function pointsFor(
  game: Game,
  { state, seat }: Omit<Settled, 'right'>,
  move: GameMove,
  of: number,
): number {
  return game.play
    .play(state, seat, move)
    .events.filter((event) => (event.side ?? event.seat) === of)
    .reduce((sum, { points = 0 }) => sum + points, 0);
}

function answers(at: Omit<Settled, 'right'>): readonly string[] {
  const { game, posed, state, view, seat, tries } = at;
  const [move] = tries;
  switch (posed.kind) {
    case 'legal':
      return move ? [verdictOf(game, view, seat, move).verdict] : [];
    case 'rule':
      return move ? verdictOf(game, view, seat, move).findings.map(({ rule }) => rule) : [];
    case 'score':
      return move ? [String(pointsFor(game, at, move, posed.of))] : [];
    case 'who':
      return move ? trueOf(posed.claims, ruleWithReadings(game, view, seat, move)) : [];
    case 'pair':
      return tries.flatMap((one, i) =>
        verdictOf(game, view, seat, one).verdict === 'legal' ? [String(i)] : [],
      );
    case 'all': {
      const zone = game.table.zones(view, seat, String).find(({ id }) => id === posed.zone);
      const things = zone && doable(game, view, seat, zone).get(posed.action);
      return things ? [thingsAnswer([...things.keys()])] : [];
    }
    case 'move':
      return posed.best.flatMap((json) => {
        const read = readMove(game, json, state.options, seat);
        return read.ok ? [moveAnswer(at, read.value)] : [];
      });
  }
}

/** Lays a puzzle out and has the referee answer it; undefined where its case can’t be read. */
export function settle(game: Game, posed: Posed): Settled | undefined {
  const read = readCase(posed.case, (id) => (id === game.id ? game : undefined), 'position');
  if (!read.ok) return undefined;
  const { state, seat, move, options } = read.value;
  const pair = posed.kind === 'pair' ? posed.tries.map((json) => readMove(game, json, options, seat)) : [];
  const tries = [...(move ? [move] : []), ...pair.flatMap((one) => (one.ok ? [one.value] : []))];
  const at = { game, posed, state, view: game.visibility.view(state, seat), seat, tries };
  return { ...at, right: answers(at) };
}
