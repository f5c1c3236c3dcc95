import { writeFileSync } from 'node:fs';
import { defaultOptions } from '../../game/options.ts';
import { readHouseRules } from '../../referee/case.ts';
import { harvestEndings } from '../../scenarios/ending/harvest.ts';
import { UsageError } from '../usage-error.ts';
import { contentFile, type Maker, parseNumber, printLine } from './maker.ts';

/**
 * Finds endings to play from both sides, in games between regulars: `--count N`, `--seed S`, `--look N` positions at
 * most for each, `--options JSON` house rules.
 */
export const ENDINGS: Maker = {
  flags: {
    count: { type: 'string', default: '8' },
    seed: { type: 'string', default: '5' },
    look: { type: 'string', default: '60000' },
    options: { type: 'string', default: '{}' },
  },
  make(game, flags) {
    const wantedOptions = { ...defaultOptions(game.options), ...JSON.parse(String(flags['options'])) };
    // Two seats if the game allows it, which makes it zero-sum.
    const forTwoSeats = readHouseRules(game, { ...wantedOptions, seats: 2 });
    const parsedOptions = forTwoSeats.ok ? forTwoSeats : readHouseRules(game, wantedOptions);
    if (!parsedOptions.ok) throw new UsageError(`${game.id}: ${parsedOptions.fault.says}`);
    const [count, seed, maxExamined] = [
      parseNumber(flags, 'count'),
      parseNumber(flags, 'seed'),
      parseNumber(flags, 'look'),
    ];
    const endings = [...harvestEndings(game, { options: parsedOptions.value, count, seed, maxExamined })];
    // A game without endings has no file.
    if (endings.length > 0) {
      writeFileSync(contentFile(game.id, 'endings.json'), `${JSON.stringify(endings, null, 1)}\n`);
    }
    printLine(`${game.id}: ${endings.length}`);
  },
};
