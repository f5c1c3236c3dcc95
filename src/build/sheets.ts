import { createHash } from 'node:crypto';

/** A style that a page links. */
const LINKED = /<link rel="stylesheet" href="([^"]+\.css)">/g;
/** A style by the name its file has, in whatever speaks of it. */
export const STYLE_FILE = /_astro\/[\w.-]+\.css/g;

export const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(LINKED)].map(([, href = '']) => href);

interface SheetInput {
  /** The address of the site, with a slash at its end. */
  readonly base: string;
  /** What is in each style, by its address. */
  readonly styles: ReadonlyMap<string, string>;
  /** The styles that some script may send for, by their files. */
  readonly sentFor: ReadonlySet<string>;
}

/** The link to a sheet of several styles, which is put with the others. It says which of them are in it, so that no script sends for one of them again. */
function addSheet(
  hrefs: readonly string[],
  { base, styles, sentFor }: SheetInput,
  sheets: Map<string, string>,
): string {
  const text = hrefs.map((href) => styles.get(href) ?? '').join('\n');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `_astro/sheet.${hash}.css`;
  sheets.set(file, text);
  const has = hrefs.map((href) => href.slice(base.length)).filter((name) => sentFor.has(name));
  const says = has.length > 0 ? ` data-has="${has.join(' ')}"` : '';
  return `<link rel="stylesheet" href="${base}${file}"${says}>`;
}

interface SheetOutput {
  /** The pages anew, in the order they were given. */
  readonly pages: readonly string[];
  /** The sheets they link: what is in each, by its file. */
  readonly sheets: ReadonlyMap<string, string>;
}

/**
 * Pages with two sheets each: what all of them link, which is fetched once for the site, and what the rest of them
 * come to. Every file more that a page waits for is one more way to the server and back.
 */
export function bundleSheets(pages: readonly string[], given: SheetInput): SheetOutput {
  const linked = pages.map((html) => [...new Set(linksIn(html))]);
  const [first = []] = linked;
  const common = first.filter((href) => linked.every((hrefs) => hrefs.includes(href)));
  const sheets = new Map<string, string>();
  const written = pages.map((html, i) => {
    const own = (linked[i] ?? []).filter((href) => !common.includes(href));
    const links = [common, own]
      .filter((hrefs) => hrefs.length > 0)
      .map((hrefs) => addSheet(hrefs, given, sheets))
      .join('');
    // Where the first of them stood.
    const at = html.search(LINKED);
    return at < 0 ? html : html.slice(0, at) + links + html.slice(at).replace(LINKED, '');
  });
  return { pages: written, sheets };
}
