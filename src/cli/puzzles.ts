import { quote } from '../cards/words.ts';
import type { WholeGame } from '../game/game.ts';
import { isKind, PUZZLE_KINDS } from '../scenarios/puzzle/kinds.ts';
import type { Puzzle } from '../scenarios/puzzle/puzzle.ts';
import { puzzles } from '../scenarios/puzzle/puzzles.ts';
import type { Flags } from './flags.ts';
import { UsageError } from './usage-error.ts';

/**
 * The puzzles that were asked for.
 * @throws UsageError for a kind or a rule there isn’t, and after the last where there aren’t as many
 */
export function* puzzleLines(game: WholeGame, flags: Flags): Generator<Puzzle> {
  const { options, seed, count, kind, rules } = flags;
  if (!isKind(kind)) throw new UsageError(`--kind is one of: ${PUZZLE_KINDS.join(', ')}.`);
  const stranger = rules.find((id) => !game.rules.rule(id));
  if (stranger !== undefined) throw new UsageError(`${game.name} has no rule ${quote(stranger)}.`);
  if (kind === 'move' && rules.length > 0)
    throw new UsageError('--rules goes with every other kind: a best move is about no rule.');
  let made = 0;
  for (const puzzle of puzzles({ game, options, kind, count, seed, rules })) {
    made++;
    yield puzzle;
  }
  if (made < count)
    throw new UsageError(`Only ${made} of ${count} such puzzles came up in the games that were played.`);
}
