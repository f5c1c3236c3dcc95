/** Plain text of chapters: removes Markdown and components. */

const COMPONENT_PATTERN = /<[A-Z][^>]*>|<\/[A-Z]\w*>|\{\/\*[\s\S]*?\*\/\}/g;

/** Removes Markdown emphasis, links and components. */
export function toPlainText(text: string): string {
  return text
    .replace(COMPONENT_PATTERN, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^- /gm, '')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A heading and the beginning of its text. */
export interface ChapterSection {
  readonly title: string;
  readonly anchor: string;
  /** The first sentences. */
  readonly begins: string;
}

/** Returns the id that a heading has on its page. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, '')
    .replace(/\s/g, '-');

/** Fewest characters in the beginning of a section. */
const MIN_LENGTH = 60;

/** Returns the first sentences until they reach the minimum length. */
function takeFirstSentences(text: string): string {
  const end = /[.!?]”?(?= |$)/g;
  for (const { index, 0: stop } of text.matchAll(end)) {
    if (index >= MIN_LENGTH) return text.slice(0, index + stop.length);
  }
  return text;
}

/** Lists the headings of a chapter that have a text. */
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

/** An entry of a glossary. */
interface GlossaryWord {
  readonly word: string;
  readonly means: string;
  readonly anchor: string;
}

/** Returns the id that a word has in the glossary. */
export const anchorOfWord = (word: string): string => `word-${anchorOf(word)}`;

/** Parses glossary lines: “- **Take**: play a card …” */
export function listGlossaryWords(body: string): readonly GlossaryWord[] {
  return [...body.matchAll(/^- \*\*([^*]+)\*\*(?:, [^:]*)?: (.*)$/gm)].map(([, word = '', means = '']) => ({
    word: toPlainText(word),
    means: toPlainText(means),
    anchor: anchorOfWord(toPlainText(word)),
  }));
}
