import { mean } from '../../bots/mean.ts';
import { onlyWorld, solved } from '../../bots/search/exact.ts';
import { clears, gain } from '../../bots/search/gate.ts';
import type { Weighed } from '../../bots/search/move-values.ts';
import { weigh } from '../../bots/search/weigh.ts';
import { worldsOf } from '../../bots/search/worlds.ts';
import type { WholeGame } from '../../game/game.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { writeCase } from '../../referee/case.ts';
import type { Moment } from './moments.ts';
import type { Proven } from './posed.ts';
import type { Found, Wanted } from './puzzle.ts';

/** With fewer moves there is nothing to find, with more nobody looks at all of them. */
const FEWEST = 3;
const MOST = 10;
/** A right answer is better than each wrong one by so many standard errors, twice over. */
const PROVEN = 3;
const WORLDS = 1_000;
/** So many worlds tell whether it is worth proving, and by so many standard errors. */
const GLANCE = 40;
const WORTH_PROVING = 2;

const byValue = (all: readonly Weighed[]): readonly Weighed[] =>
  all.toSorted((a, b) => mean(b.values) - mean(a.values));

/** Whether so many of them, the best, are each surely better than each of the others. */
const splits = (ranked: readonly Weighed[], at: number, sure: number): boolean =>
  ranked
    .slice(0, at)
    .every((good) => ranked.slice(at).every((bad) => clears(gain(good.values, bad.values), sure)));

/** Where right answers end and wrong ones begin; 0 where nobody could say. */
const splitOf = (ranked: readonly Weighed[], sure: number): number =>
  [1, 2].find((at) => at < ranked.length - 1 && splits(ranked, at, sure)) ?? 0;

/** Moves that come to the same, together. */
function classes(game: WholeGame, { state, seat }: Moment): readonly (readonly GameMove[])[] {
  const view = game.visibility.view(state, seat);
  const moves = game.play.moves(view, seat, undefined, 10 * MOST);
  const key = (move: GameMove): string =>
    game.play.equivalenceKey?.(view, seat, move) ?? game.notation.key(move);
  return [...Map.groupBy(moves, key).values()];
}

/** By what they come to if everybody plays their best from there, all cards being seen; none where that can’t be found. */
function solvedRanking(
  game: WholeGame,
  state: GameState,
  seat: Seat,
  moves: readonly GameMove[],
): readonly Weighed[] {
  const values = solved(game, state, seat, moves) ?? [];
  // The same in two worlds: what is exact has no error, and what is equal is not better.
  return byValue(
    values.map((value, i) => ({ move: moves[i] as GameMove, values: [value, value], leads: [] })),
  );
}

/** How strictly a best move is proven. */
export type Strict = Pick<Wanted, 'worlds' | 'sure'>;

/** By what they come to in worlds, where others confirm it; none where they don’t. */
function provenRanking(
  game: WholeGame,
  { state, seat, seed }: Moment,
  moves: readonly GameMove[],
  { worlds: most = WORLDS, sure = PROVEN }: Strict,
): readonly Weighed[] {
  const view = game.visibility.view(state, seat);
  const ranked = (worlds: number, chance: number): readonly Weighed[] =>
    byValue(weigh(game, { seat, moves, worlds: worldsOf(game, view, seat, chance), budget: { worlds } }));
  if (splitOf(ranked(GLANCE, seed), WORTH_PROVING) === 0) return [];
  const first = ranked(most, seed + 1);
  const at = splitOf(first, sure);
  if (at === 0) return [];
  const again = ranked(most, seed + 2);
  const best = first.slice(0, at).map(({ move }) => move);
  const same = again.slice(0, at).every(({ move }) => best.includes(move));
  return same && splits(again, at, sure) ? first : [];
}

/** The best move of this moment, where it is proven to be the best of all that are legal. */
export function best(game: WholeGame, moment: Moment, strict: Strict = {}): readonly Found[] {
  const { state, seat, seed } = moment;
  const all = classes(game, moment);
  if (all.length < FEWEST || all.length > MOST) return [];
  const moves = all.map(([first]) => first as GameMove);
  const view = game.visibility.view(state, seat);
  const only = onlyWorld(worldsOf(game, view, seat, seed));
  const ranked = only ? solvedRanking(game, only, seat, moves) : provenRanking(game, moment, moves, strict);
  const at = splitOf(ranked, strict.sure ?? PROVEN);
  if (at === 0) return [];
  const right = ranked.slice(0, at).map(({ move }) => move);
  const wrong = ranked.slice(at).map(({ move }) => move);
  // A player who makes the other first loses nothing by it.
  const isOpen = right.some((good) => wrong.some((bad) => game.play.commute?.(view, seat, good, bad)));
  if (isOpen) return [];
  const answers = all
    .filter(([first]) => right.includes(first as GameMove))
    .flat()
    .map((move) => game.notation.move.write(move));
  const proven: Proven = only ? 'exact' : { worlds: strict.worlds ?? WORLDS, seeds: [seed + 1, seed + 2] };
  const figures = ranked.map(
    ({ move, values }) => [game.notation.move.write(move), Number(mean(values).toFixed(2))] as const,
  );
  const puzzle = {
    kind: 'move',
    case: writeCase({ game, options: state.options, state: view, seat, move: null }),
    asks: `Seat ${seat}: what is the best move?`,
    answers,
    proof: {
      ...(proven === 'exact' ? { by: proven } : { by: 'worlds', ...proven }),
      values: figures.map(([move, value]) => ({ move, value })),
    },
  } as const;
  return [{ rules: [], puzzle, posed: { kind: 'move', case: puzzle.case, best: answers, figures, proven } }];
}
