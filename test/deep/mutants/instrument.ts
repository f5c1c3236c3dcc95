import { readFileSync } from 'node:fs';
import type { Logger } from '@stryker-mutator/api/logging';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** A small change to a line. Every mutant is in the code at once; a switch turns on one of them. */
export interface Mutant {
  /** Its switch; only valid in the text it was placed in. */
  readonly id: string;
  readonly file: string;
  /** Where it is, with the change: `12:4 EqualityOperator: a <= b`. The same in every run. */
  readonly key: string;
  readonly location: MutantLocation;
}

interface Place {
  readonly line: number;
  readonly column: number;
}
interface MutantLocation {
  readonly start: Place;
  readonly end: Place;
}

/** The mutants of some files, and the files' texts with all of them placed. */
export interface Instrumented {
  readonly texts: Readonly<Record<string, string>>;
  readonly mutants: readonly Mutant[];
}

const silent = (): void => undefined;
const logger = {
  ...{ trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
  isDebugEnabled: () => false,
} as unknown as Logger;

/**
 * Places mutants into files.
 * @param wanted the locations by file; by default, all that can be changed
 */
export async function instrument(
  files: readonly string[],
  wanted?: (file: string) => readonly MutantLocation[],
): Promise<Instrumented> {
  const sources = files.map((name) => ({
    name,
    content: readFileSync(name, 'utf8'),
    mutate: wanted ? [...wanted(name)] : true,
  }));
  const options = { plugins: null, ignorers: [], excludedMutations: [] };
  const result = await new Instrumenter(logger).instrument(sources, options);
  const mutants = result.mutants.map(({ id, fileName, location, mutatorName, replacement }): Mutant => {
    const { line, column } = location.start;
    const change = replacement.replaceAll(/\s+/g, ' ');
    const key = `${line + 1}:${column} ${mutatorName}: ${change}`;
    return { id, file: fileName, key, location };
  });
  return { texts: Object.fromEntries(result.files.map(({ name, content }) => [name, content])), mutants };
}
