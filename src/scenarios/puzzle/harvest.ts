import type { WholeGame } from '../../game/game.ts';
import { defaultOptions } from '../../game/options.ts';
import { actionOf } from './every.ts';
import { hardness, metIn } from './hard.ts';
import type { PuzzleKind } from './kinds.ts';
import type { Stored } from './posed.ts';
import { faultOf } from './prove.ts';
import { finds } from './puzzles.ts';
import { type Settled, settle } from './settled.ts';

/** What is harvested, and from what. */
export interface Harvest {
  readonly game: WholeGame;
  readonly kind: PuzzleKind;
  readonly count: number;
  readonly seed: number;
}

/** So many are found for each that is kept, at most. */
const LOOKED = 6;
/** No best move is the answer to more than such a share of them. */
const SAME = 0.14;
/** A best move is proven more strictly than it has to be, so that it holds in other worlds too. */
const SURE = 4;

/** What is counted out lies open. */
function isCountable({ game, state, seat, tries }: Settled, whole: WholeGame): boolean {
  const [move] = tries;
  if (!move) return false;
  const { state: after, events } = game.play.play(state, seat, move);
  const piles = whole.count.piles(game.play.closing?.(state, seat, move) ?? after, events);
  const cards = piles.flatMap((pile) => pile.cards);
  return cards.length > 0 && cards.every((card) => card >= 0);
}

/** Whether one could come by it at a table: what is tried can be touched, what is counted lies open. */
function isFair(game: WholeGame, at: Settled): boolean {
  const { posed, view, seat, tries } = at;
  if (posed.kind === 'score') return isCountable(at, game);
  return tries.every((move) => actionOf(game, view, seat, move) !== undefined);
}

/** Puzzles worth keeping, each proven and rated: the same seed, the same puzzles. */
export function* harvest({ game, kind, count, seed }: Harvest): Generator<Stored> {
  const options = defaultOptions(game.options);
  const met = metIn(game, options, seed);
  const answers = new Map<string, number>();
  const most = Math.ceil(SAME * count);
  let left = count;
  const wanted = { game, options, kind, count: count * LOOKED, seed, sure: SURE, rules: [] };
  for (const found of finds(wanted)) {
    const at = settle(game, found.posed);
    if (!at || !isFair(game, at) || faultOf(game, found.posed) !== null) continue;
    const answer = found.posed.kind === 'move' ? at.right.join(' ') : null;
    if (answer !== null) {
      const times = answers.get(answer) ?? 0;
      if (times >= most) continue;
      answers.set(answer, times + 1);
    }
    yield { ...found.posed, hard: hardness(game, found, at, met) };
    if (--left === 0) return;
  }
}
