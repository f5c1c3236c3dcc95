/** What is read of a chapter's text: its words, without the marks around them. */

const COMPONENT = /<[A-Z][^>]*>|<\/[A-Z]\w*>|\{\/\*[\s\S]*?\*\/\}/g;

/** Text without stars, links and components. */
export function plain(text: string): string {
  return text
    .replace(COMPONENT, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A heading with what stands under it. */
export interface Section {
  readonly title: string;
  readonly anchor: string;
  /** Its first paragraph. */
  readonly begins: string;
}

/** The anchor a heading gets on its page. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, '')
    .replace(/\s/g, '-');

/** The parts of a chapter under headings of their own. */
export function sections(body: string): readonly Section[] {
  return body
    .split(/^##+ /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const title = plain(heading);
      const [begins = ''] = lines
        .join('\n')
        .split(/\n\s*\n/)
        .map(plain)
        .filter((paragraph) => paragraph !== '' && !paragraph.startsWith('|'));
      return { title, anchor: anchorOf(title), begins };
    });
}

/** A word of the table and what it means. */
interface Word {
  readonly word: string;
  readonly means: string;
}

/** The words a chapter lists: “- **Take**: play a card …” */
export function wordsIn(body: string): readonly Word[] {
  return [...body.matchAll(/^- \*\*([^*]+)\*\*(?:, [^:]*)?: (.*)$/gm)].map(([, word = '', means = '']) => ({
    word: plain(word),
    means: plain(means),
  }));
}
