import { mean, SURE } from '../../bots/mean.ts';
import { solved } from '../../bots/review/exact.ts';
import { gain } from '../../bots/search/gate.ts';
import { type Weighed, weigh } from '../../bots/search/weigh.ts';
import { type Worlds, worldsOf } from '../../bots/search/worlds.ts';
import type { Game, SearchedGame } from '../../game/game.ts';
import { handsOf } from '../../game/hand.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import { READER, type WeighedStop } from './round.ts';

/** How much is looked at, and by which chance: the same work, the same figures. */
interface Work {
  readonly worlds: number;
  readonly seed: number;
}

const DECIMALS = 2;
const told = (n: number): number => Number(n.toFixed(DECIMALS)) + 0;

/** What the reader sees at a stop, as a short text: another one, and what was weighed there holds no more. */
export function seenAt({ seen }: Pick<Game, 'seen'>, state: GameState): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(seen.view(state, READER)))
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** So many worlds that are all alike leave nothing hidden that matters. */
const ALIKE = 4;

/** The cards as they lie, whatever the order in which somebody holds them; null where they can lie in several ways. */
function onlyWay(worlds: Worlds): GameState | null {
  const plain = (n: number): string => {
    const { state } = worlds(n);
    return JSON.stringify({ ...state, chance: [], hands: handsOf(state).map((hand) => hand.toSorted()) });
  };
  const first = plain(0);
  for (let n = 1; n < ALIKE; n++) if (plain(n) !== first) return null;
  return worlds(0).state;
}

/**
 * What each choice came to, world by world. Where nothing is hidden any more, what everybody’s best play makes of it:
 * there, one way to go on proves nothing.
 * @throws RangeError where nothing is hidden, and there is too much to look at
 */
function comeTo(
  game: SearchedGame,
  worlds: Worlds,
  moves: readonly GameMove[],
  many: number,
): readonly Weighed[] {
  const only = onlyWay(worlds);
  if (!only) return weigh(game, { seat: READER, moves, worlds, budget: { worlds: many } });
  const values = solved(game, only, READER, moves);
  if (!values) throw new RangeError('Nothing is hidden here, and no end could be found.');
  return moves.map((move, i) => ({ move, values: [values[i] as number] }));
}

/** The choices of a stop, each played out in the same worlds: ways the cards can lie by what the reader sees. */
export function weighStop(
  game: Game & SearchedGame,
  state: GameState,
  moves: readonly GameMove[],
  { worlds, seed }: Work,
): Omit<WeighedStop, 'at'> {
  const view = game.seen.view(state, READER);
  const all = comeTo(game, worldsOf(game, view, READER, seed), moves, worlds);
  const [first, ...others] = all as [Weighed, ...Weighed[]];
  const best = others.reduce((one, other) => (mean(other.values) > mean(one.values) ? other : one), first);
  return {
    seen: seenAt(game, state),
    choices: all.map(({ move, values }) => {
      const { mean: behind, error, worlds: looked } = gain(best.values, values);
      // One value is none that was measured, but the end that was found.
      const off = looked === 1 ? 0 : SURE * error;
      return { move: game.wire.move.write(move), behind: told(behind), error: told(off) };
    }),
  };
}
