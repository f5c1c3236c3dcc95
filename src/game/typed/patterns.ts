import type { Grammar, Try } from './grammar.ts';

/** A piece of a pattern. */
export type Node =
  | { readonly kind: 'word'; readonly forms: ReadonlySet<string> }
  | { readonly kind: 'slot'; readonly name: string; readonly of: string }
  | { readonly kind: 'optional'; readonly nodes: readonly Node[] };

/** A pattern, read once. */
export interface Pattern {
  readonly nodes: readonly Node[];
  /** Words that no sentence of it does without. */
  readonly needs: readonly ReadonlySet<string>[];
}

export interface Compiled<S> {
  readonly tries: readonly { readonly of: Try<S>; readonly pattern: Pattern }[];
  readonly parts: ReadonlyMap<
    string,
    readonly { readonly pattern: Pattern; readonly means: (said: never) => unknown }[]
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
function nodesOf(pieces: string[]): readonly Node[] {
  const nodes: Node[] = [];
  for (let piece = pieces.shift(); piece !== undefined && piece !== ']'; piece = pieces.shift()) {
    const [, name, of] = /^\{(\w+)(?::(\w+))?\}$/.exec(piece) ?? [];
    if (piece === '[') nodes.push({ kind: 'optional', nodes: nodesOf(pieces) });
    else if (name !== undefined) nodes.push({ kind: 'slot', name, of: of ?? name });
    else nodes.push({ kind: 'word', forms: new Set(piece.split('|').flatMap(formsOf)) });
  }
  return nodes;
}

function patternOf(says: string): Pattern {
  const nodes = nodesOf(says.match(/[[\]]|[^\s[\]]+/g) ?? []);
  return { nodes, needs: nodes.flatMap((node) => (node.kind === 'word' ? [node.forms] : [])) };
}

const flat = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => (node.kind === 'optional' ? flat(node.nodes) : [node]));

function compile<S>(grammar: Grammar<S>): Compiled<S> {
  const tries = grammar.tries.flatMap((of) => of.says.map((says) => ({ of, pattern: patternOf(says) })));
  const parts = Object.entries(grammar.parts ?? {}).map(
    ([name, forms]) => [name, forms.map(({ says, means }) => ({ pattern: patternOf(says), means }))] as const,
  );
  const all = [...tries, ...parts.flatMap(([, forms]) => forms)];
  const nodes = all.flatMap(({ pattern }) => flat(pattern.nodes));
  const words = new Set(nodes.flatMap((node) => (node.kind === 'word' ? [...node.forms] : [])));
  const slots = new Set(nodes.flatMap((node) => (node.kind === 'slot' ? [node.of] : [])));
  return { tries, parts: new Map(parts), words, slots };
}

const compiled = new WeakMap<object, Compiled<never>>();

/** The patterns of a grammar, read once. */
export function patternsOf<S>(grammar: Grammar<S>): Compiled<S> {
  // What is kept for a grammar was made of it.
  const known = (compiled.get(grammar) as Compiled<S> | undefined) ?? compile(grammar);
  compiled.set(grammar, known as Compiled<never>);
  return known;
}
