import type { CardPlacement, CardSlot, Grammar, ParseContext, SlotValues } from './grammar.ts';
import { type CompiledGrammar, type CompiledPattern, compileOnce, type PatternNode } from './patterns.ts';
import { ALL_CARDS, type Token } from './tokens.ts';

/** How far a sentence is read, and the values so far. */
export interface MatchState {
  readonly at: number;
  readonly slotValues: SlotValues;
  readonly placements: readonly CardPlacement[];
}

/** Limit of steps for all patterns of a line together. */
const MAX_STEPS = 50_000;

/** Matches the tokens of one sentence against a game's patterns. */
export class Matcher<S> {
  readonly #tokens: readonly Token[];
  readonly #grammar: Grammar<S>;
  readonly #compiled: CompiledGrammar<S>;
  readonly #context: ParseContext<S>;
  #stepsLeft = MAX_STEPS;
  /** The last name that could have meant several cards, as it was typed. */
  vague: string | null = null;

  constructor(tokens: readonly Token[], grammar: Grammar<S>, context: ParseContext<S>) {
    this.#tokens = tokens;
    this.#grammar = grammar;
    this.#compiled = compileOnce(grammar);
    this.#context = context;
  }

  /** Every way in which the whole line matches the pattern, the likeliest first. */
  *all(pattern: CompiledPattern): Generator<MatchState> {
    for (const reached of this.#nodes(pattern.nodes, { at: 0, slotValues: {}, placements: [] })) {
      if (this.#tokens.slice(reached.at).every(({ small }) => small)) yield reached;
    }
  }

  *#nodes(nodes: readonly PatternNode[], from: MatchState): Generator<MatchState> {
    const [node, ...laterNodes] = nodes;
    if (!node) yield from;
    else for (const reached of this.#node(node, from)) yield* this.#nodes(laterNodes, reached);
  }

  *#node(node: PatternNode, from: MatchState): Generator<MatchState> {
    if (this.#stepsLeft-- < 0) return;
    if (node.kind === 'optional') {
      yield* this.#nodes(node.nodes, from);
      yield from;
      return;
    }
    if (node.kind === 'slot') {
      yield* this.#slot(node.name, node.type, from);
      return;
    }
    for (const { token, at } of this.#next(from.at)) {
      if (node.forms.has(token.word)) yield { ...from, at: at + 1 };
    }
  }

  /** The next token, and those after it as long as only small words are skipped. */
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
        for (const reached of this.#nodes(pattern.nodes, { ...from, slotValues: {} })) {
          const value = means(reached.slotValues as never);
          yield { ...reached, slotValues: { ...from.slotValues, [name]: value } };
        }
      }
    } else if (slot) yield* slot.one ? this.#card(name, slot, from) : this.#cards(name, slot, from);
    else yield* this.#word(name, of, from);
  }

  /** A one-word slot: a number, a rank, a suit, an ordinal, a card anywhere. */
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
      if (value !== undefined) yield { ...from, at: at + 1, slotValues: { ...from.slotValues, [name]: value } };
    }
  }

  #with(name: string, slot: CardSlot, from: MatchState, at: number, cards: readonly string[]): MatchState {
    const { place, top } = slot;
    const placements = place === undefined ? [] : [{ place, cards, ...(top ? { top } : {}) }];
    const slotValues = slot.apart ? from.slotValues : { ...from.slotValues, [name]: slot.one ? cards[0] : cards };
    return { at, slotValues, placements: [...from.placements, ...placements] };
  }

  *#card(name: string, slot: CardSlot, from: MatchState): Generator<MatchState> {
    for (const reached of this.#runs(slot, from, 1)) {
      if (reached.cards.length === 1) yield this.#with(name, slot, from, reached.at, reached.cards);
    }
  }

  /** A list of cards, the longest match first. */
  *#cards(name: string, slot: CardSlot, from: MatchState): Generator<MatchState> {
    const runs = this.#runs(slot, from, Number.POSITIVE_INFINITY);
    for (const { at, cards } of runs.reverse()) yield this.#with(name, slot, from, at, cards);
  }

  /** The lists of cards that begin at this token, the shortest first. */
  #runs(slot: CardSlot, from: MatchState, maxRuns: number): { readonly at: number; readonly cards: string[] }[] {
    const runs: { at: number; cards: string[] }[] = [];
    let cards: string[] = [];
    for (let at = from.at; at < this.#tokens.length && runs.length < maxRuns; at++) {
      const token = this.#tokens[at] as Token;
      if (token.small) continue;
      const addedCards = token.cards?.flatMap((code) => this.#asLying(code, slot)) ?? this.#which(token, slot, cards);
      if (!addedCards) break;
      cards = [...cards, ...addedCards];
      runs.push({ at: at + 1, cards });
    }
    return runs;
  }

  /** Finds cards joined by a plus in the slot's place: as one combined thing in any order, or as separate cards. */
  #asLying(code: string, { place }: CardSlot): readonly string[] {
    const parts = code.split('+');
    if (place === undefined || parts.length === 1) return [code];
    const placeCards = this.#context.cards(place);
    const sortParts = (one: string): string => one.split('+').sort().join();
    const thing = placeCards.find((one) => sortParts(one) === sortParts(code));
    if (thing !== undefined) return [thing];
    return parts.every((part) => placeCards.includes(part)) ? parts : [code];
  }

  /** Cards named only by rank: those of the rank in the slot's place, if the number fits. */
  #which({ vague, said }: Token, { place }: CardSlot, takenCards: readonly string[]): readonly string[] | null {
    if (!vague) return null;
    const takenCopies = [...takenCards];
    const placeCards = place === undefined ? [] : this.#context.cards(place);
    const fittingCards = placeCards.filter((code) => {
      const at = takenCopies.indexOf(code);
      if (at >= 0) takenCopies.splice(at, 1);
      return at < 0 && vague.codes.includes(code);
    });
    const areAlike = new Set(fittingCards).size === 1;
    const neededCount = vague.n === ALL_CARDS ? fittingCards.length : vague.n;
    if (neededCount > 0 && (fittingCards.length === neededCount || (areAlike && fittingCards.length > neededCount)))
      return fittingCards.slice(0, neededCount);
    this.vague = said;
    return null;
  }
}
