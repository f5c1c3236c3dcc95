/** A component in a chapter, and the heading level around it: 1 is the chapter's title. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly depth: number;
}

const COMMENT_PATTERN = /\{\/\*[\s\S]*?\*\/\}/g;
const CODE_BLOCK = /^(```|~~~)[\s\S]*?^\1/gm;
const HEADING_OR_TAG = /^(#{2,6}) |<([A-Z]\w*)\b([^>]*)>/gm;
const ATTRIBUTE_PATTERN = /(\w+)=(?:"([^"]*)"|\{([^}]*)\})/g;

function attributes(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE_PATTERN)].map((m) => [m[1] ?? '', m[2] ?? m[3] ?? '']));
}

/** Components of a chapter in text order; comments and code blocks are skipped. */
export function parseTags(body: string): readonly Tag[] {
  let depth = 1;
  const text = body.replace(COMMENT_PATTERN, '').replace(CODE_BLOCK, '');
  return [...text.matchAll(HEADING_OR_TAG)].flatMap(([, hashes, name, attributeText]): Tag[] => {
    if (hashes) depth = hashes.length;
    return name ? [{ name, attributes: attributes(attributeText ?? ''), depth }] : [];
  });
}

/** Values of one attribute of all tags with a name: `<Rule id="…" />` → all ids. */
export function attributeValues(tags: readonly Tag[], name: string, attribute: string): readonly string[] {
  return tags.flatMap((tag) => (tag.name === name ? [tag.attributes[attribute] ?? ''] : []));
}
