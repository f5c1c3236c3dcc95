import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import type { WholeGame } from '../game/game.ts';
import { readLesson } from '../scenarios/lesson.ts';
import { choicesOf } from '../scenarios/weigh/choice.ts';
import { weighStep } from '../scenarios/weigh/weigh.ts';
import { readWeighedLesson, type WeighedLesson } from '../scenarios/weigh/weighed.ts';
import { loadGames } from './games.ts';

/**
 * What the moves come to among which the lessons have one choose: `npm run weigh -- [GAME] [--worlds N] [--seed S]
 * [--anew]` plays each of them out in N worlds and keeps that beside the lesson, as
 * `content/<game>/lessons/<name>.json`. What was weighed as it stands is kept, unless all is asked for anew. Build and
 * tests only read the figures, and say so where a step was changed since.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    worlds: { type: 'string', default: '2400' },
    seed: { type: 'string', default: '1' },
    anew: { type: 'boolean', default: false },
  },
});
const [worlds, seed] = [Number(values.worlds), Number(values.seed)];
const games = [...(await loadGames()).values()].filter(
  ({ id }) => positionals.length === 0 || positionals.includes(id),
);
if (games.length === 0 || ![worlds, seed].every((n) => Number.isSafeInteger(n) && n > 0)) {
  process.stderr.write('npm run weigh -- [GAME] [--worlds N] [--seed S] [--anew]\n');
  process.exit(2);
}

/** A lesson’s figures, as far as they still hold. */
function before(file: URL): WeighedLesson | undefined {
  if (values.anew || !existsSync(file)) return undefined;
  const found = readWeighedLesson(JSON.parse(readFileSync(file, 'utf8')));
  return found?.worlds === worlds && found.seed === seed ? found : undefined;
}

function weighLesson(game: WholeGame, folder: URL, name: string): void {
  const read = readLesson(parse(readFileSync(new URL(name, folder), 'utf8')));
  if ('wrong' in read) throw new RangeError(`${name}: ${read.wrong.at}: ${read.wrong.says}`);
  const { lesson } = read;
  const file = new URL(name.replace(/yaml$/, 'json'), folder);
  const known = before(file);
  const choices = choicesOf(game, lesson);
  let fresh = 0;
  const steps = choices.map((choice) => {
    const kept = known?.steps.find(({ at, mark }) => at === choice.at && mark === choice.mark);
    if (kept) return kept;
    fresh++;
    return weighStep(game, lesson.you, choice, { worlds, seed });
  });
  if (steps.length === 0) return;
  const command = `npm run weigh -- ${game.id} --worlds ${worlds} --seed ${seed}`;
  const made: WeighedLesson = { command, worlds, seed, steps };
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`);
  if (fresh > 0) process.stdout.write(`${game.id} ${name}: ${fresh} of ${steps.length} weighed\n`);
}

for (const game of games) {
  const folder = new URL(`../../content/${game.id}/lessons/`, import.meta.url);
  for (const name of readdirSync(folder)) if (name.endsWith('.yaml')) weighLesson(game, folder, name);
}
