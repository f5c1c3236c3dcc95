import { SUITS } from '../../cards/suits.ts';
import type { ParseContext } from './context.ts';
import type { CardSlot, Grammar } from './grammar.ts';
import { isMadeOf } from './joined-tokens.ts';
import type { PersonReader } from './person-reader.ts';
import { type CardPlacement, HAND_PLACE } from './placement.ts';
import { ALL_CARDS, type Token } from './tokens.ts';

/** Where a slot begins, and the cards that the sentence has named before. */
interface SlotStart {
  readonly at: number;
  readonly placements: readonly CardPlacement[];
}

/** Cards named in a row, up to the token `at`. */
export interface CardRun {
  readonly at: number;
  readonly cards: readonly string[];
}

/** Finds out which cards the words of a line mean, if one seat has tried. */
export class CardReader<S> {
  readonly #tokens: readonly Token[];
  readonly #anySuit: string | undefined;
  readonly #context: ParseContext<S>;
  readonly #people: PersonReader<S>;
  /** The last name that could have meant several cards, as it was typed. */
  vague: string | null = null;

  constructor(tokens: readonly Token[], { anySuit }: Grammar<S>, context: ParseContext<S>, people: PersonReader<S>) {
    this.#tokens = tokens;
    this.#anySuit = anySuit;
    this.#context = context;
    this.#people = people;
  }

  /** The lists of cards that begin at this token, the shortest first. */
  runs(slot: CardSlot, from: SlotStart, maxRuns = Number.POSITIVE_INFINITY): readonly CardRun[] {
    const runs: CardRun[] = [];
    let cards: readonly string[] = [];
    for (let at = from.at; at < this.#tokens.length && runs.length < maxRuns; at++) {
      const token = this.#tokens[at] as Token;
      const meant = token.word === 'it' && cards.length === 0 ? this.#onlyTold(slot, from) : null;
      if (!meant && (this.#people.canSkip(token) || this.isOwnerOfHand(token, slot))) continue;
      const addedCards =
        meant ??
        token.cards?.flatMap((code) => this.#asLying(code, slot)) ??
        this.#joined(token, slot, cards, from) ??
        this.#which(token, slot, cards, from);
      if (!addedCards) break;
      cards = [...cards, ...addedCards];
      runs.push({ at: at + 1, cards });
    }
    return runs;
  }

  /** "Ann's", "her": before cards of the hand that they are played from. */
  isOwnerOfHand({ person }: Token, { place }: CardSlot): boolean {
    if (place !== HAND_PLACE || !person?.isOwner) return false;
    const isUnnamed = person.seat === null && !this.#context.isYou;
    return isUnnamed || this.#people.seatOf(person) === this.#context.seat;
  }

  /** Finds cards joined by a plus in the slot's place: as one combined thing in any order, or as separate cards. */
  #asLying(code: string, slot: CardSlot): readonly string[] {
    const parts = code.split('+');
    const placeCards = this.#cardsIn(slot);
    const sortParts = (one: string): string => one.split('+').sort().join();
    const thing = placeCards.find((one) => sortParts(one) === sortParts(code));
    if (thing !== undefined) return [thing];
    return parts.every((part) => placeCards.includes(part)) ? parts : [code];
  }

  /** The known cards of the slot's place. */
  #cardsIn({ place }: CardSlot): readonly string[] {
    return place === undefined ? [] : this.#context.cards(place);
  }

  /** The cards that the line puts in the slot's place. */
  #toldIn({ place }: CardSlot, { placements }: SlotStart): readonly string[] {
    const id = place === undefined ? undefined : this.#context.place(place)?.id;
    return placements.flatMap((one) => (one.isTold && one.place === id ? one.cards : []));
  }

  /** "it": the only thing that the line puts in the slot's place. */
  #onlyTold(slot: CardSlot, from: SlotStart): readonly string[] | null {
    const told = this.#toldIn(slot, from);
    return told.length === 1 ? told : null;
  }

  /** The thing of several cards that is in the place, or one made of cards that may be there: "5+ace". */
  #joined({ parts }: Token, slot: CardSlot, takenCards: readonly string[], from: SlotStart): readonly string[] | null {
    if (!parts) return null;
    const placeCards = this.#cardsIn(slot);
    const lying = [...placeCards, ...this.#toldIn(slot, from)].find((thing) => isMadeOf(thing, parts));
    if (lying !== undefined) return [lying];
    const usedCards = [...takenCards, ...from.placements.flatMap(({ cards }) => cards)];
    let codes: readonly string[] = [];
    for (const part of parts) {
      const code = part.cards?.[0] ?? this.#which(part, slot, [...usedCards, ...codes], from)?.[0];
      if (code === undefined) return null;
      codes = [...codes, code];
    }
    return codes.every((code) => placeCards.includes(code)) ? codes : [codes.join('+')];
  }

  /**
   * Cards named only by rank: those of the rank in the slot's place, if the number fits; if there is none, any that are
   * left, where suits don't matter.
   */
  #which(
    { vague, said, shared }: Token,
    slot: CardSlot,
    takenCards: readonly string[],
    from: SlotStart,
  ): readonly string[] | null {
    if (!vague) return null;
    const takenCopies = [...takenCards];
    const toldCards = this.#toldIn(slot, from);
    const knownCards = this.#cardsIn(slot);
    const placeCards = [...knownCards, ...toldCards.filter((code) => !knownCards.includes(code))];
    const fittingCards = placeCards.filter((code) => {
      const at = takenCopies.indexOf(code);
      if (at >= 0) takenCopies.splice(at, 1);
      return at < 0 && vague.codes.includes(code);
    });
    if (shared !== undefined && (fittingCards.length !== 1 || fittingCards.includes(shared))) return [shared];
    const areAlike = new Set(fittingCards).size === 1;
    const neededCount = vague.n === ALL_CARDS ? fittingCards.length : vague.n;
    if (neededCount > 0 && fittingCards.length >= neededCount && (areAlike || fittingCards.length === neededCount))
      return fittingCards.slice(0, neededCount);
    if (fittingCards.length === 0 && vague.n !== ALL_CARDS) {
      const usedCards = [...takenCards, ...from.placements.flatMap((one) => one.cards)];
      const freeCards = this.#freeCards(vague.codes, slot.place, usedCards);
      if (freeCards.length >= vague.n) return freeCards.slice(0, vague.n);
    }
    this.vague = said;
    return null;
  }

  /** Cards of these that may be in the place, in the order in which a suit is chosen; none where suits matter. */
  #freeCards(codes: readonly string[], place: string | undefined, usedCards: readonly string[]): readonly string[] {
    const anySuit = this.#anySuit;
    if (anySuit === undefined || (place !== undefined && !this.#context.mayHoldMore(place))) return [];
    const namedCards = this.#tokens.flatMap(({ cards }) => cards?.flatMap((code) => code.split('+')) ?? []);
    const takenCards = [...usedCards.flatMap((code) => code.split('+')), ...namedCards];
    const countTaken = (code: string): number => takenCards.filter((one) => one === code).length;
    const bySuit = [...anySuit].flatMap((suit) => codes[SUITS.indexOf(suit as (typeof SUITS)[number])] ?? []);
    return bySuit.filter((code) => this.#context.copiesLeft(code) > countTaken(code));
  }
}
