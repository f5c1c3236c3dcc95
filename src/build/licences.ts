import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { VitePlugin } from './vite-plugin.ts';

/** Path of the licence file below the site's address. */
const LICENCE_FILE = 'licences.txt';
const LICENCE_NAME = /^LICEN[CS]E|^OFL\.txt$|^COPYING/i;

/** Folder of the package a built file came from; undefined for our own files. */
export function packageOf(file: string): string | undefined {
  const [path = ''] = file.replaceAll('\\', '/').split('?');
  // The last match: packages may be nested.
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  return folder;
}

/** Licence text of a folder: a package, or a folder of ours with a licence in it. */
function licenceOf(folder: string): string {
  const manifestPath = join(folder, 'package.json');
  const packageInfo = existsSync(manifestPath)
    ? (JSON.parse(readFileSync(manifestPath, 'utf8')) as { name: string; version: string; license?: string })
    : { name: 'Fonts cut for this site', version: '', license: 'OFL-1.1' };
  const licenceFile = readdirSync(folder).find((name) => LICENCE_NAME.test(name));
  if (licenceFile === undefined)
    throw new Error(`${packageInfo.name} is in the site and brings no text of its licence`);
  const heading = `${packageInfo.name} ${packageInfo.version}`.trim();
  return `${heading} (${packageInfo.license ?? 'see below'})\n\n${readFileSync(join(folder, licenceFile), 'utf8').trim()}\n`;
}

/** Joins all licences into one text, the site's own first. */
export function licencesOf(folders: Iterable<string>, siteLicence: string): string {
  const chapters = [...new Set(folders)].map(licenceOf).sort();
  return [`Fair Deal\n\n${siteLicence.trim()}\n`, ...chapters].join(`\n${'-'.repeat(72)}\n\n`);
}

/** Reports the sources of the bundles: modules of client scripts, and assets such as fonts of all. */
function licencePlugin(onPackageFolder: (folder: string) => void, root: string): VitePlugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const isClient = this.environment.name === 'client';
      for (const builtFile of Object.values(bundle)) {
        const files = builtFile.type === 'asset' ? builtFile.originalFileNames : isClient ? builtFile.moduleIds : [];
        for (const file of files) {
          const packageFolder = packageOf(`/${file}`.replace(/^\/\//, '/'));
          if (packageFolder !== undefined)
            onPackageFolder(existsSync(packageFolder) ? packageFolder : join(root, packageFolder));
          else if (file.endsWith('.woff2')) onPackageFolder(dirname(join(root, file)));
        }
      }
    },
  };
}

/** Writes the licences of everything that is shipped beside the pages; the build fails if one is missing. */
export function licences(): AstroIntegration {
  const folders = new Set<string>();
  const root = fileURLToPath(new URL('../../', import.meta.url));
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [licencePlugin((folder) => folders.add(folder), root)] } });
      },
      'astro:build:done': async ({ dir }) => {
        const siteLicence = readFileSync(join(root, 'LICENSE'), 'utf8');
        await writeFile(join(fileURLToPath(dir), LICENCE_FILE), licencesOf(folders, siteLicence));
      },
    },
  };
}
