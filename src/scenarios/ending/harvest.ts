import type { WholeGame } from '../../game/game.ts';
import { handsOf } from '../../game/hand.ts';
import type { Options } from '../../game/options.ts';
import type { GameState } from '../../game/play.ts';
import { moments } from '../puzzle/moments.ts';
import { answered } from './answered.ts';
import { caseOf, type Ending, tableOf } from './ending.ts';
import { begun, type Played, wentOn } from './played.ts';

/** Moves best play takes: fewer are no game, more nobody sees through. */
const FEWEST = 4;
const LONGEST = 14;
/** So many positions are looked at to solve it, at most: no page waits long for that. */
const MOST = 4_000;
/** Hands with more cards than that in all are no ending. */
const HELD = 16;

/** Whether a side that follows best play could go wrong on its way, the other one answering as it does on the page. */
function canErr(game: WholeGame, start: GameState, side: number): boolean {
  const deal = game.search.dealOf(start);
  const solve = (state: GameState) => answered(game, state, deal);
  const best = solve(start);
  if (!best) return false;
  for (let played = begun(game, start, side, best); !played.over; ) {
    const { state } = played;
    const seat = game.play.turn(state);
    if (seat === null) return false;
    let next: Played | null = null;
    for (const move of game.play.moves(state, seat)) {
      const now = solve(game.play.play(state, seat, move).state);
      if (!now) return false;
      const went = wentOn(played, move, now);
      if (went.gaveAway) return true;
      next ??= went;
    }
    if (!next) return false;
    played = next;
  }
  return false;
}

/** A moment as an ending, where both sides can go wrong in it; undefined where it is none. */
export function endingAt(game: WholeGame, laid: GameState): Ending | undefined {
  const json = caseOf(game, laid);
  // As it will lie: what isn’t written down is lost.
  const state = tableOf(game, { case: json });
  if (!state) return undefined;
  const deal = game.search.dealOf(state);
  const best = answered(game, state, deal, MOST);
  if (!best) return undefined;
  const { line } = best;
  if (line.length < FEWEST || line.length > LONGEST) return undefined;
  if (![0, 1].every((side) => canErr(game, state, side))) return undefined;
  return { case: json, value: best.value, moves: line.length };
}

/** What is wanted: so many, out of games of that seed, by looking at so many moments at most. */
export interface Wanted {
  readonly options: Options;
  readonly count: number;
  readonly seed: number;
  readonly look: number;
}

/** Endings out of games that Regulars play, one a deal at most. */
export function* endings(game: WholeGame, { options, count, seed, look }: Wanted): Generator<Ending> {
  const { open, dealOf } = game.search;
  let [found, looked, had] = [0, 0, ''];
  for (const { state } of moments(game, options, seed)) {
    if (!open || found === count || ++looked > look) return;
    if (handsOf(state).flat().length > HELD) continue;
    const deal = `${dealOf(state)} ${game.play.scores(state).join()}`;
    if (deal === had || !open(state) || game.play.scores(state).length !== 2) continue;
    const ending = endingAt(game, state);
    if (!ending) continue;
    had = deal;
    found++;
    yield ending;
  }
}
