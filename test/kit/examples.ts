import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeKit } from '../../src/build/kit.ts';
import { games } from '../../src/games/index.ts';
import { schemaOf } from '../../src/kit/schema.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const KIT_PAGE = join(ROOT, 'docs/kit.md');

/** A program on the page, with its heading and its stated output. */
export interface Example {
  readonly title: string;
  readonly code: string;
  readonly prints: string;
}

const EXAMPLE_PATTERN = /### (.+)\n(?:(?!###)[\s\S])*?```js\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g;

/** The programs of the page. */
export function examples(): readonly Example[] {
  const text = readFileSync(KIT_PAGE, 'utf8');
  return [...text.matchAll(EXAMPLE_PATTERN)].map(([, title = '', code = '', prints = '']) => ({
    title,
    code,
    prints,
  }));
}

/** A folder of a developer who uses the kit. */
interface KitFolder {
  /** Runs programs one after the other. @returns the output of each */
  readonly run: (...programs: readonly string[]) => readonly string[];
  readonly leave: () => void;
}

/** Creates a folder as a developer has it: the built library and the published data. */
export async function kitFolder(): Promise<KitFolder> {
  const folder = mkdtempSync(join(tmpdir(), 'fair-deal-kit-'));
  mkdirSync(join(folder, 'node_modules'));
  mkdirSync(join(folder, 'data/1'), { recursive: true });
  await writeKit(join(folder, 'node_modules/fair-deal'));
  symlinkSync(join(ROOT, 'node_modules/ajv'), join(folder, 'node_modules/ajv'), 'junction');
  for (const game of games) {
    writeFileSync(join(folder, `data/1/${game.id}.schema.json`), JSON.stringify(schemaOf(game)));
    copyFileSync(join(ROOT, `content/${game.id}/perft.json`), join(folder, `data/1/${game.id}.perft.json`));
  }
  return {
    // In one process, the output of each ends where the next begins.
    run(...programs) {
      const runs = programs.map((code, i) => {
        writeFileSync(join(folder, `example-${i}.mjs`), code);
        return `await import('./example-${i}.mjs');\nprocess.stdout.write('\\0');\n`;
      });
      writeFileSync(join(folder, 'all.mjs'), runs.join(''));
      const output = execFileSync(process.execPath, ['all.mjs'], { cwd: folder, encoding: 'utf8' });
      return output.split('\0').slice(0, -1);
    },
    leave: () => rmSync(folder, { recursive: true }),
  };
}
