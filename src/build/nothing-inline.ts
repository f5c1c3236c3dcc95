import { createHash } from 'node:crypto';

/** Scripts with code in them; data blocks (`type="application/json"`) are no scripts and stay. */
const SCRIPT =
  /<script(?<attributes>(?![^>]*\b(?:src=|type="application\/))[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>(?<code>[\s\S]*?)<\/style>/g;

interface MovedPage {
  readonly cleared: string;
  /** What moved out: file name below the root, and what is in it. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * A page with nothing inline: every script and style in it moves to a file of its own, named by its content, since the
 * pages' Content Security Policy allows nothing inline at all. Scripts wait for the page as they would have at its end; styles go up into
 * the head, where nothing has been painted yet that they could shift.
 */
export function moveInline(html: string, base: string): MovedPage {
  const files = new Map<string, string>();
  const links = new Set<string>();
  const fileOf = (code: string, ending: string): string => {
    const name = `_astro/inline.${createHash('sha256').update(code).digest('hex').slice(0, 10)}.${ending}`;
    files.set(name, code);
    return base + name;
  };
  const cleared = html
    .replace(SCRIPT, (_all, attributes: string, code: string) => {
      const defer = attributes.includes('module') ? '' : ' defer';
      return `<script${attributes}${defer} src="${fileOf(code, 'js')}"></script>`;
    })
    .replace(STYLE, (_all, code: string) => {
      links.add(`<link rel="stylesheet" href="${fileOf(code, 'css')}">`);
      return '';
    })
    .replace('</head>', () => `${[...links].join('')}</head>`);
  return { cleared, files };
}
