import { createHash } from 'node:crypto';

/** Inline scripts; data blocks (`type="application/json"`) aren't scripts and stay. */
const INLINE_SCRIPT = /<script(?<attributes>(?![^>]*\b(?:src=|type="application\/))[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>(?<code>[\s\S]*?)<\/style>/g;

interface MovedPage {
  /** The page without inline scripts and styles. */
  readonly html: string;
  /** Contents of the new files, by name below the root. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Moves every inline script and style of a page to a file named by its content, because the Content Security Policy
 * allows nothing inline. Scripts are deferred; styles go into the head, so that nothing shifts after the first paint.
 */
export function moveInline(html: string, base: string): MovedPage {
  const files = new Map<string, string>();
  const links = new Set<string>();
  const addFile = (code: string, ending: string): string => {
    const name = `_astro/inline.${createHash('sha256').update(code).digest('hex').slice(0, 10)}.${ending}`;
    files.set(name, code);
    return base + name;
  };
  const clearedHtml = html
    .replace(INLINE_SCRIPT, (_all, attributes: string, code: string) => {
      const defer = attributes.includes('module') ? '' : ' defer';
      return `<script${attributes}${defer} src="${addFile(code, 'js')}"></script>`;
    })
    .replace(INLINE_STYLE, (_all, code: string) => {
      links.add(`<link rel="stylesheet" href="${addFile(code, 'css')}">`);
      return '';
    })
    .replace('</head>', () => `${[...links].join('')}</head>`);
  return { html: clearedHtml, files };
}
