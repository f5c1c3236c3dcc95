import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import ts from 'typescript';
import { licencesOf, packageOf } from './licences.ts';

/** Builds the referee as a package for others: JavaScript without dependencies, its types, and the licences. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LIBRARY_PATH = join(ROOT, 'src/cli/library.ts');
const GAMES_FOLDER = join(ROOT, 'src/games');
const LISTS_GAMES = join(ROOT, 'src/cli/games.ts');
const READS_FILES = join(ROOT, 'src/cli/search-data.ts');

/** Replaces code that lists folders at run time by the result at build time. */
const staticListings: Plugin = {
  name: 'found-already',
  async load(id) {
    if (id === LISTS_GAMES) {
      const gameFolders = readdirSync(GAMES_FOLDER, { withFileTypes: true }).filter((one) => one.isDirectory());
      const imports = gameFolders.map(({ name }, i) => `import { game as g${i} } from '../games/${name}/index.ts';`);
      const games = gameFolders.map((_one, i) => `[g${i}.id, g${i}]`);
      return `${imports.join('\n')}\nexport const loadGames = async () => new Map([${games}]);`;
    }
    if (id === READS_FILES) {
      const { loadSearchData } = (await import(pathToFileURL(id).href)) as Record<string, () => Promise<object>>;
      return `export const loadSearchData = async () => (${JSON.stringify(await loadSearchData?.())});`;
    }
    return null;
  },
};

/** Bundles the library. @returns the folders of the packages in it */
async function writeScripts(folder: string): Promise<ReadonlySet<string>> {
  const bundle = await rolldown({
    input: { referee: LIBRARY_PATH },
    plugins: [staticListings],
    platform: 'neutral',
  });
  const { output } = await bundle.write({ dir: folder, chunkFileNames: '[name].js', minify: true });
  await bundle.close();
  const modules = output.flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []));
  return new Set(modules.flatMap((id) => packageOf(id) ?? []));
}

/** Writes declarations of the library and of all modules they import. */
function writeTypes(folder: string): void {
  const compilerOptions: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    isolatedDeclarations: true,
  };
  const declaredFiles = new Set<string>();
  const declare = (file: string): void => {
    if (declaredFiles.has(file)) return;
    declaredFiles.add(file);
    const { outputText } = ts.transpileDeclaration(readFileSync(file, 'utf8'), {
      compilerOptions,
      fileName: file,
    });
    const to = join(folder, relative(join(ROOT, 'src'), file)).replace(/\.ts$/, '.d.ts');
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, outputText.replaceAll(/(from ["']\.[^"']+)\.ts(["'])/g, '$1.js$2'));
    for (const { fileName } of ts.preProcessFile(outputText).importedFiles) declare(join(dirname(file), fileName));
  };
  declare(LIBRARY_PATH);
}

/** Writes the package into a folder, which is emptied first. */
export async function writeKit(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const packages = await writeScripts(folder);
  writeTypes(join(folder, 'types'));
  const readText = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
  const { name, version, description, license } = JSON.parse(readText('package.json')) as Record<string, string>;
  const about = {
    ...{ name, version, description, license, type: 'module', sideEffects: false },
    exports: { './referee': { types: './types/cli/library.d.ts', default: './referee.js' } },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), readText('docs/kit.md'));
  writeFileSync(join(folder, 'LICENSE'), licencesOf(packages, readText('LICENSE')));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeKit(join(ROOT, 'kit'));
