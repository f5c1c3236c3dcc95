/** Styles that are loaded on demand with their scripts, so that pages to read needn't wait for them. */
const LATER_STYLES =
  /<link rel="stylesheet" href="[^"]*\/_astro\/(?:live|touched|drag|glide|judged|SendSheet|LawWays)\.[^"]*\.css">/g;
/** Chapters and worked rounds. */
const READING_PATH = /[/\\](?:rules|rounds)[/\\]/;

/** A stylesheet's path in a script; captures the content hash. */
const STYLE_REFERENCE = /_astro\/[\w-]+\.([\w-]{8})\.css/g;

const STYLESHEET_LINK = /<link rel="stylesheet" href="([^"]+\.css)">/g;

/** Removes repeated links: Astro links a style again for every component that imports it. */
function removeRepeatedLinks(html: string): string {
  const linkedHrefs = new Set<string>();
  return html.replace(STYLESHEET_LINK, (link, href: string) => {
    if (linkedHrefs.has(href)) return '';
    linkedHrefs.add(href);
    return link;
  });
}

/** File name of each built style, by its content hash. */
export const namesByHash = (files: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    files.flatMap((file) => {
      const [name, hash] = /_astro\/[\w-]+\.([\w-]{8})\.css$/.exec(file) ?? [];
      return name && hash ? [[hash, name] as const] : [];
    }),
  );

/** Replaces the names of a style by its one file name: Astro names it once for the island and once for the page. */
export const unifyStyleNames = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(STYLE_REFERENCE, (styleName, hash: string) => names.get(hash) ?? styleName);

/**
 * Removes links to styles that may never be needed: Astro links the styles of all dynamic imports (1.8 kB on a
 * chapter).
 */
export const removeLaterStyles = (page: string, html: string): string =>
  removeRepeatedLinks(READING_PATH.test(page) ? html.replace(LATER_STYLES, '') : html);
