import type { AstroIntegration } from 'astro';
import type { VitePlugin } from './vite-plugin.ts';

/** Properties that only the rulebook shows: variants, reasons for customs, what the source says, and why tables differ. */
const FOR_THE_BOOK = ['notes', 'because', 'source'];
const RULES = /\/src\/games\/[^/]+\/(?:rules\/[^/]+|options)\.ts$/;

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: string };
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** Returns the properties within a syntax node that only the rulebook shows. */
function findEntries(node: unknown): readonly SyntaxNode[] {
  if (Array.isArray(node)) return node.flatMap(findEntries);
  if (!isNode(node)) return [];
  if (node.type === 'Property' && FOR_THE_BOOK.includes(node.key?.name ?? '')) return [node];
  return Object.values(node).flatMap(findEntries);
}

function removeNode(code: string, { start, end }: SyntaxNode): string {
  const codeAfter = code.slice(end).replace(/^\s*,/, '');
  return code.slice(0, start) + codeAfter;
}

function plugin(): VitePlugin {
  return {
    name: 'book-only',
    apply: 'build',
    // Runs after the types are removed.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!RULES.test(id)) return null;
      return [...findEntries(this.parse(code))].sort((a, b) => b.start - a.start).reduce(removeNode, code);
    },
  };
}

/**
 * Removes texts of rules and options that only the rulebook shows from the client's scripts (saves 0.7 kB): the book is
 * rendered at build time.
 */
export function bookOnly(): AstroIntegration {
  return {
    name: 'book-only',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin()] } });
      },
    },
  };
}
