import type { Grammar, TryGrammar } from './grammar.ts';

/** A piece of a pattern. */
export type PatternNode =
  | { readonly kind: 'word'; readonly forms: ReadonlySet<string> }
  | { readonly kind: 'slot'; readonly name: string; readonly of: string }
  | { readonly kind: 'optional'; readonly nodes: readonly PatternNode[] };

/** A pattern, read once. */
export interface CompiledPattern {
  readonly nodes: readonly PatternNode[];
  /** Words that no sentence of it does without. */
  readonly needs: readonly ReadonlySet<string>[];
}

export interface CompiledGrammar<S> {
  readonly tries: readonly { readonly of: TryGrammar<S>; readonly pattern: CompiledPattern }[];
  readonly parts: ReadonlyMap<
    string,
    readonly { readonly pattern: CompiledPattern; readonly means: (said: never) => unknown }[]
  >;
  /** Words of the patterns, and what their slots ask for. */
  readonly words: ReadonlySet<string>;
  readonly slots: ReadonlySet<string>;
}

/** A verb as it is said of other players and of what is over; short words have one form. */
function formsOf(word: string): readonly string[] {
  if (word.length < 3) return [word];
  const stem = word.endsWith('y') ? `${word.slice(0, -1)}i` : word;
  return [word, `${word}s`, `${stem}es`, `${stem}ed`, `${word}d`];
}

/** Reads nodes until a closing bracket; what is left of the pieces stays in the list. */
function nodesOf(pieces: string[]): readonly PatternNode[] {
  const nodes: PatternNode[] = [];
  for (let piece = pieces.shift(); piece !== undefined && piece !== ']'; piece = pieces.shift()) {
    const [, name, of] = /^\{(\w+)(?::(\w+))?\}$/.exec(piece) ?? [];
    if (piece === '[') nodes.push({ kind: 'optional', nodes: nodesOf(pieces) });
    else if (name !== undefined) nodes.push({ kind: 'slot', name, of: of ?? name });
    else nodes.push({ kind: 'word', forms: new Set(piece.split('|').flatMap(formsOf)) });
  }
  return nodes;
}

function patternOf(says: string): CompiledPattern {
  const nodes = nodesOf(says.match(/[[\]]|[^\s[\]]+/g) ?? []);
  return { nodes, needs: nodes.flatMap((node) => (node.kind === 'word' ? [node.forms] : [])) };
}

const flattenNodes = (nodes: readonly PatternNode[]): readonly PatternNode[] =>
  nodes.flatMap((node) => (node.kind === 'optional' ? flattenNodes(node.nodes) : [node]));

function compile<S>(grammar: Grammar<S>): CompiledGrammar<S> {
  const tries = grammar.tries.flatMap((of) => of.says.map((says) => ({ of, pattern: patternOf(says) })));
  const parts = Object.entries(grammar.parts ?? {}).map(
    ([name, forms]) => [name, forms.map(({ says, means }) => ({ pattern: patternOf(says), means }))] as const,
  );
  const all = [...tries, ...parts.flatMap(([, forms]) => forms)];
  const nodes = all.flatMap(({ pattern }) => flattenNodes(pattern.nodes));
  const words = new Set(nodes.flatMap((node) => (node.kind === 'word' ? [...node.forms] : [])));
  const slots = new Set(nodes.flatMap((node) => (node.kind === 'slot' ? [node.of] : [])));
  return { tries, parts: new Map(parts), words, slots };
}

const compiledGrammars = new WeakMap<object, CompiledGrammar<never>>();

/** The patterns of a grammar, read once. */
export function compileOnce<S>(grammar: Grammar<S>): CompiledGrammar<S> {
  // What is kept for a grammar was made of it.
  const known = (compiledGrammars.get(grammar) as CompiledGrammar<S> | undefined) ?? compile(grammar);
  compiledGrammars.set(grammar, known as CompiledGrammar<never>);
  return known;
}
