import type { CoachedGame } from '../../game/game.ts';
import { judge } from '../../game/judge.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { createRandom } from '../../random/random.ts';
import { asked } from './judged.ts';
import type { Moment } from './moments.ts';
import type { Found } from './puzzle.ts';

/** So many tries of a moment are looked at, and so many legal moves of each kind with each card. */
const MOST_TRIES = 300;
const MOST_MOVES = 3;
/** Two tries are a pair where they touch at most so many things that the other doesn’t. */
const APART = 2;

/** How many of some things aren’t among others. */
export const extra = (some: readonly string[], others: readonly string[]): number =>
  some.filter((one) => !others.includes(one)).length;

/** In how many things two tries differ. */
const distance = (one: readonly string[], other: readonly string[]): number =>
  extra(one, other) + extra(other, one);

/** The things a move touches, in a word each. */
export function things(game: CoachedGame, view: GameState, seat: Seat, move: GameMove): readonly string[] {
  return game.table.picksOf(view, seat, move).map(({ zone, item }) => `${zone} ${item}`);
}

/**
 * Two tries of one kind that are as good as the same, one of them allowed, for each rule that makes the difference:
 * whichever comes first of those that are closest.
 */
export function pairs(game: CoachedGame, moment: Moment): readonly Found[] {
  const { state, seat, seed } = moment;
  const random = createRandom(seed);
  const view = game.visibility.view(state, seat);
  const moves = game.play.moves(state, seat, MOST_MOVES).map((move) => ({
    move,
    kind: game.play.kindOf(move),
    touches: things(game, view, seat, move),
  }));
  const found = new Map<string, Found>();
  let left = MOST_TRIES;
  for (const wrong of game.play.tries(state, seat)) {
    if (left-- === 0) break;
    const [only, ...others] = judge(game, state, seat, wrong).findings;
    if (!only || others.length > 0 || found.has(only.rule)) continue;
    const touches = things(game, view, seat, wrong);
    const near = moves.find(
      ({ kind, touches: its }) => kind === game.play.kindOf(wrong) && distance(its, touches) <= APART,
    );
    const pair = near && paired(game, moment, near.move, wrong, random.fraction() < 0.5);
    if (pair) found.set(only.rule, pair);
  }
  return [...found.values()];
}

/** The two side by side, where what one sees is enough to tell them apart. */
function paired(
  game: CoachedGame,
  moment: Moment,
  right: GameMove,
  wrong: GameMove,
  first: boolean,
): Found | undefined {
  const { seat } = moment;
  const [{ move: _, ...json }, allowed] = asked(game, moment, seat, right);
  const [, refused] = asked(game, moment, seat, wrong);
  const [says, other] = [game.texts.describeMove(right), game.texts.describeMove(wrong)];
  if (allowed.verdict !== 'legal' || refused.verdict !== 'illegal' || says === other) return undefined;
  const [a, b] = first ? [right, wrong] : [wrong, right];
  const tries = [game.notation.move.write(a), game.notation.move.write(b)] as const;
  const puzzle = {
    kind: 'pair',
    case: json,
    asks: `Seat ${seat}: “${game.texts.describeMove(a)}” or “${game.texts.describeMove(b)}” Which of them is allowed?`,
    offers: tries,
    answers: [game.notation.move.write(right)],
    proof: {
      permits: [...allowed.permits],
      findings: refused.findings.map(({ rule, says: why }) => ({ rule, says: why })),
    },
  } as const;
  const rules = refused.findings.map(({ rule }) => rule);
  return { puzzle, rules, posed: { kind: 'pair', case: json, tries } };
}
