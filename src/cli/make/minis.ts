import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findDeals } from '../../scenarios/mini/deals.ts';
import { readMinis, writeMinis } from '../../scenarios/mini/stock.ts';
import { loadAims } from '../games.ts';
import { contentFile, type Maker, parseNumber, printLine } from './maker.ts';

/**
 * Finds deals for the mini-games, each with a line of moves that gets three stars: `--aim AIM` (by default all; the
 * others stay as they are), `--seeds N` deals for each.
 */
export const MINIS: Maker = {
  flags: { aim: { type: 'string' }, seeds: { type: 'string', default: '36' } },
  async make(game, flags) {
    const dealCount = parseNumber(flags, 'seeds');
    const file = contentFile(game.id, 'minis.json');
    const aims = await loadAims(game.id);
    for (const aim of aims.filter(({ id }) => flags['aim'] === undefined || flags['aim'] === id)) {
      const deals = [...findDeals(game, aim, dealCount)];
      const storedBefore = existsSync(file) ? readMinis(readFileSync(file, 'utf8')) : {};
      const allDeals = { ...storedBefore, [aim.id]: deals };
      // Sorted like the aims; drops deals whose aim no longer exists.
      const storedDeals = aims.flatMap(({ id }) => (allDeals[id] ? [[id, allDeals[id]] as const] : []));
      writeFileSync(file, writeMinis(Object.fromEntries(storedDeals)));
      printLine(`${game.id} ${aim.id}: ${deals.length} of ${deals.at(-1)?.seed ?? 0} deals`);
    }
  },
};
