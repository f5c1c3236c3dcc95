import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Sampling } from '../../bots/search/worlds.ts';
import type { WholeGame } from '../../game/game.ts';
import { readLesson } from '../../scenarios/lesson.ts';
import { listChoices } from '../../scenarios/weigh/choice.ts';
import { weighStep } from '../../scenarios/weigh/step-values.ts';
import { readWeighedLesson, type WeighedLesson } from '../../scenarios/weigh/weighed-lesson.ts';
import { contentFile, type Maker, parseNumber, printLine } from './maker.ts';

interface LessonSampling extends Sampling {
  /** Ignores stored figures. */
  readonly ignoresStored: boolean;
}

/** Reads the stored figures of a lesson if they have the same sampling. */
function readKnownFigures(file: URL, { worlds, seed, ignoresStored }: LessonSampling): WeighedLesson | undefined {
  if (ignoresStored || !existsSync(file)) return undefined;
  const storedLesson = readWeighedLesson(JSON.parse(readFileSync(file, 'utf8')));
  return storedLesson?.worlds === worlds && storedLesson.seed === seed ? storedLesson : undefined;
}

function weighLesson(game: WholeGame, folder: URL, name: string, sampling: LessonSampling): void {
  const parsedLesson = readLesson(parse(readFileSync(new URL(name, folder), 'utf8')));
  if ('wrong' in parsedLesson) throw new RangeError(`${name}: ${parsedLesson.wrong.at}: ${parsedLesson.wrong.says}`);
  const { lesson } = parsedLesson;
  const { worlds, seed } = sampling;
  const file = new URL(name.replace(/yaml$/, 'json'), folder);
  const storedFigures = readKnownFigures(file, sampling);
  let weighedCount = 0;
  const steps = listChoices(game, lesson).map((choice) => {
    const storedStep = storedFigures?.steps.find(({ at, mark }) => at === choice.at && mark === choice.mark);
    if (storedStep) return storedStep;
    weighedCount++;
    return weighStep(game, lesson.you, choice, { worlds, seed });
  });
  if (steps.length === 0) return;
  const command = `npm run make -- lessons ${game.id} --worlds ${worlds} --seed ${seed}`;
  const weighedLesson: WeighedLesson = { command, worlds, seed, steps };
  writeFileSync(file, `${JSON.stringify(weighedLesson, null, 2)}\n`);
  if (weighedCount > 0) printLine(`${game.id} ${name}: ${weighedCount} of ${steps.length} weighed`);
}

/**
 * Plays out the moves a lesson offers in `--worlds N` with `--seed S` and stores their values as
 * `content/<game>/lessons/<name>.json`. Steps whose figures still match are skipped, unless `--anew`. Build and tests
 * only read the figures and fail if a step has changed.
 */
export const LESSONS: Maker = {
  flags: {
    worlds: { type: 'string', default: '2400' },
    seed: { type: 'string', default: '1' },
    anew: { type: 'boolean' },
  },
  make(game, flagValues) {
    const sampling = {
      worlds: parseNumber(flagValues, 'worlds'),
      seed: parseNumber(flagValues, 'seed'),
      ignoresStored: flagValues['anew'] === true,
    };
    const folder = contentFile(game.id, 'lessons/');
    for (const name of readdirSync(folder)) {
      if (name.endsWith('.yaml')) weighLesson(game, folder, name, sampling);
    }
  },
};
