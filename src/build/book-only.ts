import type { AstroIntegration } from 'astro';
import type { VitePlugin } from './vite-plugin.ts';

/** What is written for the book alone: notes on how others play, why a custom isn’t enforced, why tables differ. */
const FOR_THE_BOOK = ['notes', 'because'];
const RULES = /\/src\/games\/[^/]+\/(?:rules\/[^/]+|options)\.ts$/;

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: string };
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** Every entry for the book below a node, wherever it stands. */
function findEntries(node: unknown): readonly SyntaxNode[] {
  if (Array.isArray(node)) return node.flatMap(findEntries);
  if (!isNode(node)) return [];
  if (node.type === 'Property' && FOR_THE_BOOK.includes(node.key?.name ?? '')) return [node];
  return Object.values(node).flatMap(findEntries);
}

function removeNode(code: string, { start, end }: SyntaxNode): string {
  const after = code.slice(end).replace(/^\s*,/, '');
  return code.slice(0, start) + after;
}

function plugin(): VitePlugin {
  return {
    name: 'book-only',
    apply: 'build',
    // After the types are gone.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!RULES.test(id)) return null;
      return [...findEntries(this.parse(code))].sort((a, b) => b.start - a.start).reduce(removeNode, code);
    },
  };
}

/** What only the rulebook tells is printed when the site is built; no table sends for it (0.7 kB of script). */
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
