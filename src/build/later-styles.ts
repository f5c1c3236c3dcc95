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

/** The name of each style among the built files, by the hash of what is in it. */
export const namesByHash = (files: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    files.flatMap((file) => {
      const [name, hash] = /_astro\/[\w-]+\.([\w-]{8})\.css$/.exec(file) ?? [];
      return name && hash ? [[hash, name] as const] : [];
    }),
  );

/** A text that calls each style by the one name it has: Astro has several, of an island and of its page. */
export const withOneName = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(SENT_FOR, (asked, hash: string) => names.get(hash) ?? asked);

/**
 * A page without the styles of what may never come: Astro links every style that some script of a page may ever want
 * (1.8 kB on a chapter).
 */
export const withoutLaterStyles = (page: string, html: string): string =>
  linkedOnce(CHAPTER.test(page) ? html.replace(LATER, '') : html);
