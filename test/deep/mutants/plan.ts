import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Where a run of mutants keeps its data, below the project's root. */
export const RUN_FOLDER = '.mutants';
export const TEXTS_FILE = `${RUN_FOLDER}/texts.json`;
export const PLAN_FILE = `${RUN_FOLDER}/plan.json`;
export const LOG_FILE = `${RUN_FOLDER}/log.jsonl`;

/** What one test runs of the mutants, without any turned on. */
export interface TestTrace {
  readonly test: string;
  readonly file: string;
  /** Processor time of its second run, when modules and caches are warm. */
  readonly ms: number;
  /** Whether it passed twice in a row; others can’t tell anything of a mutant. */
  readonly isSteady: boolean;
  /** How often it came to each mutant. */
  readonly hits: Readonly<Record<string, number>>;
}

/** What happened to a mutant in a test. */
export interface TryEntry {
  /** Empty in the run of a test that precedes the mutants. */
  readonly mutant: string;
  readonly test: string;
  /**
   * `begun` is followed by one of the others, unless the process hangs or ends. `unclear`: the test failed, and also
   * fails without the mutant by now, so it counts only if it fails at once in a new process.
   */
  readonly event: 'begun' | 'missed' | 'noticed' | 'unclear';
}

/** The tests to run; those of a mutant end when one notices it. */
export interface Plan {
  /** How long a test may take, as its trace says, in this round. */
  readonly tests: Readonly<Record<string, { readonly ms: number; readonly hits: Readonly<Record<string, number>> }>>;
  /** Test files, in the order to run them. */
  readonly files: readonly string[];
}

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Adds a line, at once, so that nothing is lost if the process is ended. */
export const addEntry = (entry: TestTrace | TryEntry): void => appendFileSync(LOG_FILE, `${JSON.stringify(entry)}\n`);

/** Reads the log on from where the last call ended; a line not yet complete is left for the next. */
export class LogReader<Entry> {
  #offset = 0;

  read(): readonly Entry[] {
    if (!existsSync(LOG_FILE)) return [];
    const text = readFileSync(LOG_FILE).subarray(this.#offset);
    const end = text.lastIndexOf('\n') + 1;
    this.#offset += end;
    const lines = text.subarray(0, end).toString('utf8').split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line) as Entry);
  }
}
