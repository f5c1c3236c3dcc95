import { createHash } from 'node:crypto';

/** A linked style. */
const STYLESHEET_LINK = /<link rel="stylesheet" href="([^"]+\.css)">/g;
/** A style by its file name, in any text. */
export const STYLE_FILE = /_astro\/[\w.-]+\.css/g;

/** Returns the addresses of all styles that a page links, in order. */
export const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(STYLESHEET_LINK)].map(([, href = '']) => href);

interface SheetInput {
  /** Address of the site, with a slash at its end. */
  readonly base: string;
  /** Text of each style, by address. */
  readonly styles: ReadonlyMap<string, string>;
  /** File names of the styles that scripts may load. */
  readonly lazyStyles: ReadonlySet<string>;
}

/**
 * Adds a sheet of several styles; returns its link. `data-has` lists the styles that scripts would otherwise load
 * again.
 */
function addSheet(
  hrefs: readonly string[],
  { base, styles, lazyStyles }: SheetInput,
  sheets: Map<string, string>,
): string {
  const text = hrefs.map((href) => styles.get(href) ?? '').join('\n');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `_astro/sheet.${hash}.css`;
  sheets.set(file, text);
  const laterStyles = hrefs.map((href) => href.slice(base.length)).filter((name) => lazyStyles.has(name));
  const attribute = laterStyles.length > 0 ? ` data-has="${laterStyles.join(' ')}"` : '';
  return `<link rel="stylesheet" href="${base}${file}"${attribute}>`;
}

interface SheetOutput {
  /** In the order of the input. */
  readonly pages: readonly string[];
  /** Contents of the sheets, by file. */
  readonly sheets: ReadonlyMap<string, string>;
}

/**
 * Gives each page two sheets instead of many styles: the styles that all pages link, fetched once for the site, and the
 * rest. Every further file would cost a request before the first paint.
 */
export function bundleSheets(pages: readonly string[], input: SheetInput): SheetOutput {
  const hrefsOfPages = pages.map((html) => [...new Set(linksIn(html))]);
  const [firstPageHrefs = []] = hrefsOfPages;
  const common = firstPageHrefs.filter((href) => hrefsOfPages.every((hrefs) => hrefs.includes(href)));
  const sheets = new Map<string, string>();
  const htmlPages = pages.map((html, i) => {
    const ownHrefs = (hrefsOfPages[i] ?? []).filter((href) => !common.includes(href));
    const links = [common, ownHrefs]
      .filter((hrefs) => hrefs.length > 0)
      .map((hrefs) => addSheet(hrefs, input, sheets))
      .join('');
    // At the place of the first link.
    const firstLinkIndex = html.search(STYLESHEET_LINK);
    return firstLinkIndex < 0
      ? html
      : html.slice(0, firstLinkIndex) + links + html.slice(firstLinkIndex).replace(STYLESHEET_LINK, '');
  });
  return { pages: htmlPages, sheets };
}
