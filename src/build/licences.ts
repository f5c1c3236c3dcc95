import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { VitePlugin } from './vite-plugin.ts';

/** Path of the licence file below the site's address. */
const FILE = 'licences.txt';
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
  const about = join(folder, 'package.json');
  const packageInfo = existsSync(about)
    ? (JSON.parse(readFileSync(about, 'utf8')) as { name: string; version: string; license?: string })
    : { name: 'Fonts cut for this site', version: '', license: 'OFL-1.1' };
  const text = readdirSync(folder).find((name) => LICENCE_NAME.test(name));
  if (text === undefined) throw new Error(`${packageInfo.name} is in the site and brings no text of its licence`);
  const head = `${packageInfo.name} ${packageInfo.version}`.trim();
  return `${head} (${packageInfo.license ?? 'see below'})\n\n${readFileSync(join(folder, text), 'utf8').trim()}\n`;
}

/** Joins all licences into one text, the site’s own first. */
export function licencesOf(folders: Iterable<string>, siteLicence: string): string {
  const chapters = [...new Set(folders)].map(licenceOf).sort();
  return [`Fair Deal\n\n${siteLicence.trim()}\n`, ...chapters].join(`\n${'-'.repeat(72)}\n\n`);
}

/** Reports the sources of the bundles: modules of client scripts, and assets such as fonts of all. */
function plugin(found: (folder: string) => void, root: string): VitePlugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const isClient = this.environment.name === 'client';
      for (const one of Object.values(bundle)) {
        const files = one.type === 'asset' ? one.originalFileNames : isClient ? one.moduleIds : [];
        for (const file of files) {
          const from = packageOf(`/${file}`.replace(/^\/\//, '/'));
          if (from !== undefined) found(existsSync(from) ? from : join(root, from));
          else if (file.endsWith('.woff2')) found(dirname(join(root, file)));
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
        updateConfig({ vite: { plugins: [plugin((folder) => folders.add(folder), root)] } });
      },
      'astro:build:done': async ({ dir }) => {
        const siteLicence = readFileSync(join(root, 'LICENSE'), 'utf8');
        await writeFile(join(fileURLToPath(dir), FILE), licencesOf(folders, siteLicence));
      },
    },
  };
}
