import type { CardPlacement, CardSlot, Grammar, ParseContext, SlotValues } from './grammar.ts';
import { type CompiledGrammar, type CompiledPattern, compileOnce, type PatternNode } from './patterns.ts';
import { ALL, type Token } from './tokens.ts';

/** How far a sentence was read, and what it said so far. */
export interface MatchState {
  readonly at: number;
  readonly said: SlotValues;
  readonly lies: readonly CardPlacement[];
}

/** Sentences that are read through in vain may not take longer than so many steps. */
const MAX_STEPS = 50_000;

/** Reads the tokens of one sentence by a game's patterns. */
export class Matcher<S> {
  readonly #tokens: readonly Token[];
  readonly #grammar: Grammar<S>;
  readonly #compiled: CompiledGrammar<S>;
  readonly #before: ParseContext<S>;
  #steps = MAX_STEPS;
  /** What could have been any of several cards, as it was said. */
  vague: string | null = null;

  constructor(tokens: readonly Token[], grammar: Grammar<S>, before: ParseContext<S>) {
    this.#tokens = tokens;
    this.#grammar = grammar;
    this.#compiled = compileOnce(grammar);
    this.#before = before;
  }

  /** Every way in which the whole line is a sentence of this pattern, the likeliest first. */
  *all(pattern: CompiledPattern): Generator<MatchState> {
    for (const reached of this.#nodes(pattern.nodes, { at: 0, said: {}, lies: [] })) {
      if (this.#tokens.slice(reached.at).every(({ small }) => small)) yield reached;
    }
  }

  *#nodes(nodes: readonly PatternNode[], from: MatchState): Generator<MatchState> {
    const [node, ...rest] = nodes;
    if (!node) yield from;
    else for (const on of this.#node(node, from)) yield* this.#nodes(rest, on);
  }

  *#node(node: PatternNode, from: MatchState): Generator<MatchState> {
    if (this.#steps-- < 0) return;
    if (node.kind === 'optional') {
      yield* this.#nodes(node.nodes, from);
      yield from;
      return;
    }
    if (node.kind === 'slot') {
      yield* this.#slot(node.name, node.of, from);
      return;
    }
    for (const { token, at } of this.#next(from.at)) {
      if (node.forms.has(token.word)) yield { ...from, at: at + 1 };
    }
  }

  /** The next token, and those after it as long as they may be passed over. */
  *#next(from: number): Generator<{ readonly token: Token; readonly at: number }> {
    for (let at = from; at < this.#tokens.length; at++) {
      const token = this.#tokens[at] as Token;
      yield { token, at };
      if (!token.small) return;
    }
  }

  *#slot(name: string, of: string, from: MatchState): Generator<MatchState> {
    const forms = this.#compiled.parts.get(of);
    const slot = this.#grammar.cards[of];
    if (forms) {
      for (const { pattern, means } of forms) {
        for (const reached of this.#nodes(pattern.nodes, { ...from, said: {} })) {
          const value = means(reached.said as never);
          yield { ...reached, said: { ...from.said, [name]: value } };
        }
      }
    } else if (slot) yield* slot.one ? this.#card(name, slot, from) : this.#cards(name, slot, from);
    else yield* this.#word(name, of, from);
  }

  /** One word that says something: a number, a rank, a suit, which of several, a card of any place. */
  *#word(name: string, of: string, from: MatchState): Generator<MatchState> {
    for (const { token, at } of [...this.#next(from.at)].reverse()) {
      const value =
        of === 'card'
          ? token.cards?.length === 1
            ? token.cards
            : token.vague?.n === 1 && !token.small
              ? token.vague.codes
              : undefined
          : token[of as 'number' | 'rank' | 'suit' | 'nth'];
      if (value !== undefined) yield { ...from, at: at + 1, said: { ...from.said, [name]: value } };
    }
  }

  #with(name: string, slot: CardSlot, from: MatchState, at: number, cards: readonly string[]): MatchState {
    const { place, top } = slot;
    const lies = place === undefined ? [] : [{ place, cards, ...(top ? { top } : {}) }];
    const said = slot.apart ? from.said : { ...from.said, [name]: slot.one ? cards[0] : cards };
    return { at, said, lies: [...from.lies, ...lies] };
  }

  *#card(name: string, slot: CardSlot, from: MatchState): Generator<MatchState> {
    for (const reached of this.#runs(slot, from, 1)) {
      if (reached.cards.length === 1) yield this.#with(name, slot, from, reached.at, reached.cards);
    }
  }

  /** A list of cards, as long as can be, then shorter ones. */
  *#cards(name: string, slot: CardSlot, from: MatchState): Generator<MatchState> {
    const runs = this.#runs(slot, from, Number.POSITIVE_INFINITY);
    for (const { at, cards } of runs.reverse()) yield this.#with(name, slot, from, at, cards);
  }

  /** Lists of cards from here on, the shortest first. */
  #runs(slot: CardSlot, from: MatchState, most: number): { readonly at: number; readonly cards: string[] }[] {
    const found: { at: number; cards: string[] }[] = [];
    let cards: string[] = [];
    for (let at = from.at; at < this.#tokens.length && found.length < most; at++) {
      const token = this.#tokens[at] as Token;
      if (token.small) continue;
      const more =
        token.cards?.flatMap((code) => this.#asLying(code, slot)) ?? this.#which(token, slot, cards);
      if (!more) break;
      cards = [...cards, ...more];
      found.push({ at: at + 1, cards });
    }
    return found;
  }

  /** Cards with a plus between them as they lie: as one thing, whatever their order, or each by itself. */
  #asLying(code: string, { place }: CardSlot): readonly string[] {
    const parts = code.split('+');
    if (place === undefined || parts.length === 1) return [code];
    const lying = this.#before.cards(place);
    const whole = (one: string): string => one.split('+').sort().join();
    const thing = lying.find((one) => whole(one) === whole(code));
    if (thing !== undefined) return [thing];
    return parts.every((part) => lying.includes(part)) ? parts : [code];
  }

  /** Cards of which only the rank was said: those of it that lie in the place of the slot. */
  #which({ vague, said }: Token, { place }: CardSlot, taken: readonly string[]): readonly string[] | null {
    if (!vague) return null;
    const left = [...taken];
    const lying = place === undefined ? [] : this.#before.cards(place);
    const fit = lying.filter((code) => {
      const at = left.indexOf(code);
      if (at >= 0) left.splice(at, 1);
      return at < 0 && vague.codes.includes(code);
    });
    const alike = new Set(fit).size === 1;
    const n = vague.n === ALL ? fit.length : vague.n;
    if (n > 0 && (fit.length === n || (alike && fit.length > n))) return fit.slice(0, n);
    this.vague = said;
    return null;
  }
}
