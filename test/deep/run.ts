import { runStep } from '../steps.ts';
import { checkPages } from './lighthouse.ts';
import { checkMutants } from './mutants.ts';
import { checkPictures } from './pictures.ts';

/**
 * Runs the deep check, all of it or a part: `npm run check:deep -- laws`, `-- lessons`, `-- tables`, `-- pages`,
 * `-- puzzles`, `-- exam`, `-- judgement`, `-- games`, `-- fuzz`, `-- mutants`, or the mutants of one folder below
 * `src`, `-- games/<id>`. Only on request: `-- pictures --against REF`.
 */
const [requestedPart, ...furtherArgs] = process.argv.slice(2);
const isWanted = (part: string): boolean => requestedPart === undefined || requestedPart === part;

/** A seed that differs from `npm test` and each run; a failure is reproduced with its number. */
const SEED = process.env['SEED'] ?? String(Date.now() % 1_000_000_000);
const deepEnv = { DEPTH: 'deep', SEED };

async function build(): Promise<void> {
  const status = await runStep({ title: 'Production build', command: 'npm', args: ['run', '-s', 'build'] });
  if (status !== 0) process.exit(status);
}

/** Tests of tables to play or try things at. */
const TABLE_SPECS = [
  'count',
  'deals',
  'evening',
  'finger',
  'law-links',
  'learn',
  'our-table',
  'pad',
  'passing',
  'play',
  'quarrels',
  'records',
  'referee',
  'send',
  'shift',
  'storage',
  'table',
  'tasks',
  'view',
  'writing-down',
];

const inBrowser = (title: string, ...files: readonly string[]): Promise<number> =>
  runStep({
    title,
    command: 'playwright',
    args: ['test', '--config', 'test/site/playwright.config.ts', ...files],
    env: deepEnv,
  });

let isGood = true;
if (isWanted('laws')) {
  const title = `Laws over thousands of games, and all that is counted out in full (SEED=${SEED})`;
  isGood = (await runStep({ title, command: 'vitest', args: ['run'], env: deepEnv })) === 0 && isGood;
}
// The deep run of the laws includes these folders, so they run separately only by name.
const FOLDER_PARTS = {
  puzzles: { title: 'Every puzzle in stock', folder: 'test/scenarios/puzzle' },
  exam: { title: '10,000 papers of the exam', folder: 'test/scenarios/exam' },
  judgement: {
    title: 'Every figure of the judgement drills, in other worlds',
    folder: 'test/scenarios/judgement',
  },
};
for (const [part, { title, folder }] of Object.entries(FOLDER_PARTS)) {
  if (requestedPart !== part) continue;
  const args = ['run', folder];
  isGood = (await runStep({ title, command: 'vitest', args, env: deepEnv })) === 0 && isGood;
}
if (['lessons', 'tables', 'pages'].some(isWanted)) await build();
if (isWanted('lessons'))
  isGood =
    (await inBrowser('Every lesson and drill, by keyboard, by finger and by mouse', 'lessons', 'drills', 'rings')) ===
      0 && isGood;
if (isWanted('tables'))
  isGood = (await inBrowser('What tables do, in every game at every size', ...TABLE_SPECS)) === 0 && isGood;
if (isWanted('pages')) {
  isGood =
    (await inBrowser(
      'Every page, and the site below a path',
      'pages',
      'base',
      'monkey',
      'names',
      'focus',
      'insets',
      'fonts',
      'speech',
      'links',
    )) === 0 && isGood;
  isGood = (await checkPages()) && isGood;
}
if (isWanted('games')) {
  const title = `Every law over all pairs of house rules (SEED=${SEED})`;
  const args = ['run', '--config', 'test/deep/games.config.ts'];
  isGood = (await runStep({ title, command: 'vitest', args, env: { SEED } })) === 0 && isGood;
}
if (isWanted('fuzz')) {
  const title = 'A million lines that were good once, or a part of them';
  // The process takes about 118 MB in addition to its heap. With this heap, in MB, it stays
  // below the memory limit, or it fails.
  const heap = ['--max-old-space-size=80', '--max-semi-space-size=4'];
  const args = ['--expose-gc', ...heap, 'test/deep/fuzz.ts'];
  isGood = (await runStep({ title, command: 'node', args })) === 0 && isGood;
  const savedDataStep = {
    title: 'What is kept, filed and sent',
    command: 'vitest',
    args: ['run', 'test/fuzz/saved'],
  };
  isGood = (await runStep({ ...savedDataStep, env: deepEnv })) === 0 && isGood;
}
// Intended changes are differences too, so this part runs only on request.
if (requestedPart === 'pictures') isGood = (await checkPictures(furtherArgs)) && isGood;
if (
  !['laws', ...Object.keys(FOLDER_PARTS), 'games', 'fuzz', 'lessons', 'tables', 'pages', 'pictures'].includes(
    requestedPart ?? '',
  )
) {
  isGood = checkMutants(requestedPart === 'mutants' ? undefined : requestedPart) && isGood;
}
process.exit(isGood ? 0 : 1);
