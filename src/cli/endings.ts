import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { defaultOptions } from '../game/options.ts';
import { readHouseRules } from '../referee/case.ts';
import { endings } from '../scenarios/ending/harvest.ts';
import { loadGames } from './games.ts';

/**
 * Endings to be played from both sides, out of games that Regulars play, into the folders of the games:
 * `npm run endings -- [GAME] [--count N] [--seed S] [--look N] [--options JSON]`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '8' },
    seed: { type: 'string', default: '5' },
    look: { type: 'string', default: '60000' },
    options: { type: 'string', default: '{}' },
  },
});
for (const game of (await loadGames()).values()) {
  if (positionals.length > 0 && !positionals.includes(game.id)) continue;
  const usual = defaultOptions(game.options);
  // Where as few as two can sit there: what one gains the other loses.
  const asked = { ...usual, ...JSON.parse(values.options) };
  const two = readHouseRules(game, { ...asked, seats: 2 });
  const read = two.ok ? two : readHouseRules(game, asked);
  if (!read.ok) throw new RangeError(`${game.id}: ${read.fault.says}`);
  const { count, seed, look } = values;
  const found = [
    ...endings(game, { options: read.value, count: Number(count), seed: Number(seed), look: Number(look) }),
  ];
  const file = new URL(`../../content/${game.id}/endings.json`, import.meta.url);
  // Where none come about, none are kept.
  if (found.length > 0) writeFileSync(file, `${JSON.stringify(found, null, 1)}\n`);
  process.stdout.write(`${game.id}: ${found.length}\n`);
}
