import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { harvestPuzzles } from '../../scenarios/puzzle/harvest.ts';
import { isPuzzleKind, PUZZLE_KINDS } from '../../scenarios/puzzle/kinds.ts';
import { packStock, unpackStock } from '../../scenarios/puzzle/stock.ts';
import { UsageError } from '../usage-error.ts';
import { contentFile, type Maker, parseNumber, printLine } from './maker.ts';

/**
 * Finds puzzles for the daily page, in games between regulars: `--kind KIND` (by default all; the others stay as they
 * are), `--count N` of each kind, `--seed S`.
 */
export const PUZZLES: Maker = {
  flags: {
    kind: { type: 'string' },
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '21' },
  },
  make(game, flags) {
    const { kind: wantedKind } = flags;
    if (wantedKind !== undefined && !isPuzzleKind(wantedKind))
      throw new UsageError(`--kind is one of: ${PUZZLE_KINDS.join(', ')}.`);
    const [count, seed] = [parseNumber(flags, 'count'), parseNumber(flags, 'seed')];
    const file = contentFile(game.id, 'puzzles.json');
    for (const kind of PUZZLE_KINDS.filter((one) => wantedKind === undefined || one === wantedKind)) {
      const puzzles = [...harvestPuzzles({ game, kind, count, seed })];
      const storedPuzzles = existsSync(file) ? unpackStock(readFileSync(file, 'utf8')) : {};
      writeFileSync(file, packStock({ ...storedPuzzles, [kind]: puzzles }));
      printLine(`${game.id} ${kind}: ${puzzles.length}`);
    }
  },
};
