/** What is read of a chapter's text: its words, without the marks around them. */

const COMPONENT = /<[A-Z][^>]*>|<\/[A-Z]\w*>|\{\/\*[\s\S]*?\*\/\}/g;

/** Text without stars, links and components. */
export function toPlainText(text: string): string {
  return text
    .replace(COMPONENT, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^- /gm, '')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A heading with what stands under it. */
export interface ChapterSection {
  readonly title: string;
  readonly anchor: string;
  /** Its first sentences: what it is about. */
  readonly begins: string;
}

/** The anchor a heading gets on its page. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, '')
    .replace(/\s/g, '-');

/** A few words more than one sentence may have. */
const MIN_LENGTH = 60;

/** The first sentences of a text, until they say enough. */
function takeFirstSentences(text: string): string {
  const end = /[.!?]”?(?= |$)/g;
  for (const { index, 0: stop } of text.matchAll(end)) {
    if (index >= MIN_LENGTH) return text.slice(0, index + stop.length);
  }
  return text;
}

/** The parts of a chapter under headings of their own, where they say something themselves. */
export function listSections(body: string): readonly ChapterSection[] {
  return body
    .split(/^##+ /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const title = toPlainText(heading);
      const [begins = ''] = lines
        .join('\n')
        .split(/\n\s*\n/)
        .map(toPlainText)
        .filter((paragraph) => paragraph !== '' && !paragraph.startsWith('|'));
      return { title, anchor: anchorOf(title), begins: takeFirstSentences(begins) };
    })
    .filter(({ begins }) => begins !== '');
}

/** A word of the table, what it means, and where it stands on its page. */
interface GlossaryWord {
  readonly word: string;
  readonly means: string;
  readonly anchor: string;
}

/** The anchor of a word of the table in the list that says what it means. */
export const anchorOfWord = (word: string): string => `word-${anchorOf(word)}`;

/** The words a chapter lists: “- **Take**: play a card …” */
export function listGlossaryWords(body: string): readonly GlossaryWord[] {
  return [...body.matchAll(/^- \*\*([^*]+)\*\*(?:, [^:]*)?: (.*)$/gm)].map(([, word = '', means = '']) => ({
    word: toPlainText(word),
    means: toPlainText(means),
    anchor: anchorOfWord(toPlainText(word)),
  }));
}
