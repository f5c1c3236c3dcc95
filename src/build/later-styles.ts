import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Styles of what comes on demand: whoever sends for it sends for them, so that no chapter need wait for them. */
const LATER =
  /<link rel="stylesheet" href="[^"]*\/_astro\/(?:live|touched|drag|glide|judged|SendSheet|LawWays)\.[^"]*\.css">/g;
const CHAPTER = /[/\\]rules[/\\]/;

/** A style as scripts send for it: its name, and the hash of what is in it. */
const SENT_FOR = /_astro\/[\w-]+\.([\w-]{8})\.css/g;

/** A style that a page links. */
const LINKED = /<link rel="stylesheet" href="([^"]+\.css)">/g;

/** Each style once: Astro links one again for every part of a page that has it. */
function linkedOnce(html: string): string {
  const seen = new Set<string>();
  return html.replace(LINKED, (link, href: string) => {
    if (seen.has(href)) return '';
    seen.add(href);
    return link;
  });
}

/** Writes a file anew where that changes it. */
async function change(file: string, how: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = how(before);
  if (after !== before) await writeFile(file, after);
}

/**
 * Astro links every style that some script of a page may ever want; those of what may never come are taken out. And
 * it calls the same style by several names, of an island and of its page: here each has one, so that what an island
 * loads later finds the link, and sends for nothing.
 */
export function laterStyles(): AstroIntegration {
  return {
    name: 'later-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = await readdir(root, { recursive: true });
        const styles = new Map(
          files.flatMap((file) => {
            const [name, hash] = /_astro\/[\w-]+\.([\w-]{8})\.css$/.exec(file) ?? [];
            return name && hash ? [[hash, name] as const] : [];
          }),
        );
        const named = (text: string): string =>
          text.replace(SENT_FOR, (asked, hash: string) => styles.get(hash) ?? asked);
        const pages = files.filter((file) => file.endsWith('.html'));
        const scripts = files.filter((file) => /_astro\/.*\.js$/.test(file));
        await Promise.all([
          ...pages.map((page) =>
            change(join(root, page), (html) =>
              linkedOnce(named(CHAPTER.test(page) ? html.replace(LATER, '') : html)),
            ),
          ),
          ...scripts.map((script) => change(join(root, script), named)),
        ]);
      },
    },
  };
}
