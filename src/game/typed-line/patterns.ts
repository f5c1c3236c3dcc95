import type { FactGrammar, Grammar, TryGrammar } from './grammar.ts';

export type PatternNode =
  | { readonly kind: 'word'; readonly forms: ReadonlySet<string> }
  | { readonly kind: 'slot'; readonly name: string; readonly type: string }
  | { readonly kind: 'optional'; readonly nodes: readonly PatternNode[] };

export interface CompiledPattern {
  readonly nodes: readonly PatternNode[];
  /** Sets of forms: every sentence contains one of each. */
  readonly requiredWords: readonly ReadonlySet<string>[];
}

export interface CompiledFact {
  readonly fact: FactGrammar;
  readonly pattern: CompiledPattern;
}

export interface CompiledGrammar<S> {
  readonly tries: readonly { readonly tryGrammar: TryGrammar<S>; readonly pattern: CompiledPattern }[];
  readonly parts: ReadonlyMap<
    string,
    readonly { readonly pattern: CompiledPattern; readonly means: (slots: never) => unknown }[]
  >;
  readonly facts: readonly CompiledFact[];
  readonly words: ReadonlySet<string>;
  /** What the words of all slots mean. */
  readonly slots: ReadonlySet<string>;
}

/** Forms that don't follow from the verb. */
const IRREGULAR_FORMS: Readonly<Record<string, readonly string[]>> = {
  be: ['is', 'are', 'was', 'were', 'been', 'being'],
  beat: ['beaten'],
  begin: ['began', 'begun', 'beginning'],
  build: ['built'],
  choose: ['chose', 'chosen'],
  deal: ['dealt'],
  draw: ['drew', 'drawn'],
  give: ['gave', 'given'],
  go: ['goes', 'went', 'gone', 'going'],
  have: ['has', 'had'],
  hold: ['held'],
  lay: ['laid', 'lain'],
  lead: ['led'],
  leave: ['left'],
  let: ['letting'],
  lie: ['lay', 'lying'],
  make: ['made'],
  put: ['putting'],
  say: ['said'],
  send: ['sent'],
  show: ['shown'],
  speak: ['spoke', 'spoken'],
  sweep: ['swept'],
  take: ['took', 'taken'],
  throw: ['threw', 'thrown'],
};

/**
 * The forms of a verb, and harmless non-words (playes); words below three letters have one form or irregular ones. Of a
 * phrase (`throw_in`) the first word has forms.
 */
function inflect(word: string): readonly string[] {
  const [verb = '', ...particles] = word.split('_');
  if (particles.length > 0) return inflect(verb).map((form) => [form, ...particles].join('_'));
  const irregularForms = IRREGULAR_FORMS[word] ?? [];
  if (word.length < 3) return [word, ...irregularForms];
  const stem = word.endsWith('y') ? `${word.slice(0, -1)}i` : word;
  const doubled = `${word}${word.at(-1)}`;
  const endings = [`${word.replace(/e$/, '')}ing`, `${doubled}ing`, `${word}ed`, `${doubled}ed`];
  return [word, `${word}s`, `${stem}es`, `${stem}ed`, `${word}d`, ...endings, ...irregularForms];
}

/** Parses nodes up to a closing bracket; consumes the pieces it has read. */
function parseNodes(pieces: string[]): readonly PatternNode[] {
  const nodes: PatternNode[] = [];
  for (let piece = pieces.shift(); piece !== undefined && piece !== ']'; piece = pieces.shift()) {
    const [, name, type] = /\{(\w+)(?::(\w+))?\}/.exec(piece) ?? [];
    if (piece === '[') nodes.push({ kind: 'optional', nodes: parseNodes(pieces) });
    else if (name !== undefined) nodes.push({ kind: 'slot', name, type: type ?? name });
    else nodes.push({ kind: 'word', forms: new Set(piece.split('|').flatMap(inflect)) });
  }
  return nodes;
}

function parsePattern(text: string): CompiledPattern {
  const nodes = parseNodes(text.match(/[[\]]|[^\s[\]]+/g) ?? []);
  return { nodes, requiredWords: nodes.flatMap((node) => (node.kind === 'word' ? [node.forms] : [])) };
}

const flattenNodes = (nodes: readonly PatternNode[]): readonly PatternNode[] =>
  nodes.flatMap((node) => (node.kind === 'optional' ? flattenNodes(node.nodes) : [node]));

function compile<S>(grammar: Grammar<S>): CompiledGrammar<S> {
  const tries = grammar.tries.flatMap((one) =>
    one.says.map((text) => ({ tryGrammar: one, pattern: parsePattern(text) })),
  );
  const parts = Object.entries(grammar.parts ?? {}).map(
    ([name, forms]) => [name, forms.map(({ says, means }) => ({ pattern: parsePattern(says), means }))] as const,
  );
  const facts = grammar.facts.flatMap((fact) => fact.says.map((text) => ({ fact, pattern: parsePattern(text) })));
  const compiledForms = [...tries, ...facts, ...parts.flatMap(([, forms]) => forms)];
  const nodes = compiledForms.flatMap(({ pattern }) => flattenNodes(pattern.nodes));
  const words = new Set(nodes.flatMap((node) => (node.kind === 'word' ? [...node.forms] : [])));
  const types = nodes.flatMap((node) => (node.kind === 'slot' ? [node.type] : []));
  // An index is an ordinal or a number.
  const slots = new Set(types.flatMap((type) => (type === 'index' ? ['nth', 'number'] : [type])));
  return { tries, facts, parts: new Map(parts), words, slots };
}

const compiledGrammars = new WeakMap<object, CompiledGrammar<never>>();

/** The compiled patterns of a grammar, cached. */
export function compileOnce<S>(grammar: Grammar<S>): CompiledGrammar<S> {
  // The cached value was compiled from this very grammar.
  const compiled = (compiledGrammars.get(grammar) as CompiledGrammar<S> | undefined) ?? compile(grammar);
  compiledGrammars.set(grammar, compiled as CompiledGrammar<never>);
  return compiled;
}
