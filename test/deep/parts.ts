import { type BROWSER_SPECS, specPatterns } from './browser-specs.ts';

/** A command of a deep check, and what says how much it did. */
export interface PartStep {
  /** Vitest and Playwright report the number of their tests; a script prints it in its last line. */
  readonly runner: 'vitest' | 'playwright' | 'node';
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A deep check: a row of the table in docs/checks.md. */
export interface Part {
  readonly id: string;
  readonly shows: string;
  readonly steps: readonly PartStep[];
  /** Whether it looks at the built site. */
  readonly needsBuild?: boolean;
  /**
   * What its row says without a run. It runs only by name: what it finds may be intended, or it takes more than a night.
   */
  readonly onRequest?: string;
}

/** A seed that differs from `npm test` and each run; a failure is reproduced with its number. */
export const SEED = process.env['SEED'] ?? String(Date.now() % 1_000_000_000);

const DEEP = { DEPTH: 'deep', SEED };

const unitTests = (...files: readonly string[]): PartStep => ({
  runner: 'vitest',
  args: ['run', ...files],
  env: DEEP,
});

const script = (file: string, ...args: readonly string[]): PartStep => ({
  runner: 'node',
  args: [`test/deep/${file}`, ...args],
  env: DEEP,
});

const specs = (part: keyof typeof BROWSER_SPECS, ...args: readonly string[]): PartStep => ({
  runner: 'playwright',
  args: [...specPatterns(part), ...args],
  env: DEEP,
});

/** Tests that are parts of their own below. */
const PARTS_OF_THEIR_OWN = [
  'test/scenarios/puzzle/**',
  'test/scenarios/exam/**',
  'test/scenarios/judgement/**',
  'test/fuzz/saved.test.ts',
  'test/contract/perft.test.ts',
];

export const PARTS: readonly Part[] = [
  {
    id: 'laws',
    shows: '2,000 random games a game for each law, and all that is counted out in full',
    steps: [
      {
        runner: 'vitest',
        args: ['run'],
        env: { ...DEEP, LEFT_OUT: PARTS_OF_THEIR_OWN.join(' ') },
      },
    ],
  },
  {
    id: 'games',
    shows: '100,000 random decisions a game under all pairs of house rules and all numbers of players',
    steps: [{ runner: 'vitest', args: ['run', '--config', 'test/deep/games.config.ts'], env: { SEED } }],
  },
  { id: 'puzzles', shows: 'every puzzle in stock, proved again', steps: [unitTests('test/scenarios/puzzle')] },
  {
    id: 'exam',
    shows: '10,000 exam papers: no table twice, every case graded as the referee rules',
    steps: [unitTests('test/scenarios/exam')],
  },
  {
    id: 'judgement',
    shows: 'every figure of the judgement drills, in other worlds',
    steps: [unitTests('test/scenarios/judgement')],
  },
  {
    id: 'perft',
    shows: 'the published counts of move sequences of up to four moves, counted again',
    steps: [unitTests('test/contract/perft.test.ts')],
  },
  {
    id: 'hands',
    shows: 'the value of every hand of five cards, by another’s evaluator',
    steps: [unitTests('/five-card-hand.test.ts', '/evaluator.test.ts')],
  },
  {
    id: 'fuzz',
    shows: 'a million damaged lines to the referee’s processes, each answered within 2 s, in 200 MB',
    steps: [script('fuzz.ts')],
  },
  { id: 'saved', shows: '1,500 damaged saves, links and files', steps: [unitTests('test/fuzz/saved')] },
  {
    id: 'lessons',
    shows: 'every lesson and exercise in the browser, by keyboard, by finger and by mouse',
    steps: [specs('lessons')],
    needsBuild: true,
  },
  {
    id: 'tables',
    shows: 'every table: its sizes, keys, deal, refusals, review, a whole game, layout shift and long tasks',
    steps: [specs('tables'), specs('timed', '--workers=1')],
    needsBuild: true,
  },
  {
    id: 'desks',
    shows: 'every dispute at the desk, by finger; the score pad, records and links',
    steps: [specs('desks')],
    needsBuild: true,
  },
  {
    id: 'pages',
    shows: 'every page: axe, layout shift, overflow, without JavaScript, printed, offline, below a path',
    steps: [specs('pages')],
    needsBuild: true,
  },
  { id: 'lighthouse', shows: 'every kind of page, as a phone', steps: [script('lighthouse.ts')], needsBuild: true },
  {
    id: 'firefox',
    shows: 'ten kinds of pages, a whole game, and offline, in Firefox',
    steps: [script('firefox.ts')],
    needsBuild: true,
  },
  {
    id: 'hosting',
    shows: 'the files for nginx and Caddy, at the top and below a path: their answers against our own server’s',
    steps: [script('hosting.ts')],
  },
  {
    id: 'verdicts',
    shows: 'the published tries of every game, judged and looked for among the moves',
    steps: [unitTests('test/verdicts', 'test/kit/compare.test.ts')],
  },
  {
    id: 'mutants-sample',
    shows: '20 mutants of every folder: how many a test notices',
    steps: [script('mutants/part.ts', 'mutants-sample')],
  },
  {
    id: 'mutants',
    shows: 'every mutant, folder by folder',
    steps: [script('mutants/part.ts', 'mutants')],
    onRequest: 'folder by folder, in [mutants.md](../test/deep/mutants.md)',
  },
  {
    id: 'mutants-again',
    shows: 'the mutants that no test had noticed',
    steps: [script('mutants/part.ts', 'mutants-again')],
    onRequest: 'folder by folder, in [mutants.md](../test/deep/mutants.md)',
  },
  {
    id: 'pictures',
    shows: '112 screens against those of another commit, pixel by pixel',
    steps: [script('pictures.ts')],
    onRequest: 'asks for a commit, and says what differs',
  },
];
