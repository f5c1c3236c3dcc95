import { type Card, UNKNOWN } from '../../src/cards/card.ts';
import { removeFromHand, subtractCards } from '../../src/cards/card-lists.ts';
import { countUnknown } from '../../src/cards/unseen.ts';
import type { Game } from '../../src/game/game.ts';
import { fillHand } from '../../src/game/hand.ts';
import type { GameState } from '../../src/game/play.ts';
import { permission, restriction } from '../../src/game/rule.ts';
import { createRulebook } from '../../src/game/rulebook.ts';
import type { CardClass, UnseenPlace } from '../../src/game/unseen-place.ts';
import type { JudgedEntry } from '../../src/referee/judged-entries.ts';
import { watchVerdict } from '../../src/referee/readings.ts';
import type { TableResponse } from '../../src/referee/record.ts';
import { UnsureWatch } from '../../src/referee/unsure-tries.ts';
import type { Verdict } from '../../src/referee/verdict.ts';

/** The hands of a toy game, as far as they were seen, and the cards that were played. */
export interface ToyHands {
  readonly options: object;
  readonly chance: readonly number[];
  readonly hands: readonly (readonly Card[])[];
  readonly played: readonly Card[];
  /** What the hidden coin shows, once it is turned. */
  readonly heads?: boolean;
}

/** Plays cards, perhaps with a claim about the rest of a hand. */
export interface ToyPlay {
  readonly type: 'play';
  readonly cards: readonly Card[];
  /** Allowed only if the rest of the hand has one of these. */
  readonly keeps?: readonly Card[];
  /** Allowed only if the rest of the hand has none of these. */
  readonly lacks?: readonly Card[];
  /** The seat whose hand the claim is about; default: the player’s own. */
  readonly of?: number;
  /** Allowed only if a hidden coin shows heads. */
  readonly coin?: boolean;
}

/** A try with what the player has left. */
interface ToyAttempt extends ToyPlay {
  readonly hand: readonly Card[];
  /** The rest of the hand that the claim is about. */
  readonly rest: readonly Card[];
  readonly heads: boolean | undefined;
}

const has = (cards: readonly Card[], some: readonly Card[]): boolean => some.some((card) => cards.includes(card));

const RULES = [
  restriction<ToyAttempt, { cards: readonly Card[] }>({
    ...{ id: 'toy/held', title: 'Held', law: 'Play what you hold.', about: 'cards', says: () => 'Not held.' },
    when: ({ hand, cards }) => (subtractCards(cards, hand).length > 0 ? { cards } : undefined),
  }),
  restriction<ToyAttempt, { cards: readonly Card[] }>({
    ...{ id: 'toy/keeps', title: 'Keeps', law: 'Keep one.', about: 'move', says: () => 'None kept.' },
    when: ({ rest, keeps }) => (keeps && !has(rest, keeps) ? { cards: [] } : undefined),
  }),
  restriction<ToyAttempt, { cards: readonly Card[] }>({
    ...{ id: 'toy/lacks', title: 'Lacks', law: 'Lack them.', about: 'move', says: () => 'Not lacked.' },
    when: ({ rest, lacks }) => (lacks && has(rest, lacks) ? { cards: [] } : undefined),
  }),
  restriction<ToyAttempt, { cards: readonly Card[] }>({
    ...{ id: 'toy/coin', title: 'Coin', law: 'Heads.', about: 'move', says: () => 'Tails.' },
    when: ({ coin, heads }) => (coin && heads === false ? { cards: [] } : undefined),
  }),
  permission<ToyAttempt>({ id: 'toy/play', title: 'Play', law: 'Play.', allows: () => true }),
];

const toyClass = (cards: readonly Card[], more: Partial<CardClass> = {}): CardClass => ({
  cards,
  asks: (name) => `whether ${name(0)} holds ${cards.join()}`,
  ...more,
});

const coinPlace: UnseenPlace<ToyHands> = {
  ...{ slots: 1, pool: [0, 1], hasOwnPool: true, classes: [toyClass([1])] },
  fill: (state, [side]) => ({ ...state, heads: side === 1 }),
};

/** A game of hands, whose players play any cards and may claim something about those that are kept. */
export function toyHandsGame(pack: readonly Card[]): Game {
  const unseen = (state: ToyHands, seat: number, { cards, keeps, lacks, of = seat, coin }: ToyPlay) => {
    const seen = [...state.played, ...state.hands.flat()].filter((card) => card !== UNKNOWN);
    const placeOf = (one: number, classes: readonly CardClass[]): readonly UnseenPlace<ToyHands>[] => {
      const slots = countUnknown(state.hands[one] ?? []);
      if (slots === 0 || classes.length === 0) return [];
      const fill = (at: ToyHands, dealt: readonly Card[]): ToyHands => fillHand(at, one, dealt);
      return [{ slots, pool: subtractCards(pack, seen), classes, fill }];
    };
    const hidden = subtractCards(cards, state.hands[seat] ?? []);
    const heldClasses = [...new Set(hidden)].map((card) =>
      toyClass([card], { needed: true, least: hidden.filter((other) => other === card).length }),
    );
    const claimClasses = [
      ...(keeps ? [toyClass(keeps)] : []),
      ...(lacks ? [toyClass(lacks, { isForbidding: true })] : []),
    ];
    return [
      ...(coin ? [coinPlace] : []),
      ...(of === seat
        ? placeOf(seat, [...heldClasses, ...claimClasses])
        : [...placeOf(of, claimClasses), ...placeOf(seat, heldClasses)]),
    ];
  };
  const game = {
    rules: createRulebook<ToyAttempt>([{ id: 'toy', title: 'Toy', rules: RULES }]),
    play: {
      attempt: ({ hands, heads }: ToyHands, seat: number, move: ToyPlay): ToyAttempt => {
        const { of = seat, cards } = move;
        const hand = hands[seat] ?? [];
        return { ...move, hand, rest: of === seat ? subtractCards(hand, cards) : (hands[of] ?? []), heads };
      },
    },
    visibility: { unseen },
  };
  return game as unknown as Game;
}

/** How an entry of a toy record differs from a play that nobody commented. */
export interface ToyEntryOptions {
  /** Number of unseen cards drawn after the play. */
  readonly draws?: number;
  readonly isTakenBack?: boolean;
  /** The hands as they were written down after it. */
  readonly written?: readonly (readonly Card[])[];
  /** Anything else. */
  readonly more?: Partial<JudgedEntry>;
}

/** A record of the toy game, watched as it is written. */
export class ToyRecord {
  readonly #game: Game;
  readonly #watch: UnsureWatch;
  #at = 0;
  state: ToyHands;

  constructor(pack: readonly Card[], hands: ToyHands['hands'], played: readonly Card[] = []) {
    this.#game = toyHandsGame(pack);
    this.#watch = new UnsureWatch(this.#game);
    this.state = { options: {}, chance: [1], hands, played };
  }

  /** Adds a play. @returns its verdict */
  add(seat: number, play: Omit<ToyPlay, 'type'>, options: ToyEntryOptions = {}): Verdict {
    const { draws = 0, isTakenBack = false, written, more = {} } = options;
    const move: ToyPlay = { type: 'play', ...play };
    const before = this.state as unknown as GameState;
    const reasonedVerdict = watchVerdict(this.#game, before, seat, move);
    const isStanding = !isTakenBack && reasonedVerdict.verdict !== 'illegal';
    const played = isStanding ? playToyHand(this.state, seat, move, draws) : this.state;
    const after = (written ? { ...played, hands: written } : played) as unknown as GameState;
    const response: TableResponse | null = isTakenBack ? 'taken-back' : written ? { position: {}, state: after } : null;
    const irregular = isStanding ? null : { findings: [], nearest: [], response: 'taken-back' as const };
    const entry = { seat, move, response };
    const judged = { at: this.#at++, entry, before, after, reasonedVerdict, events: [], irregular, unclear: null };
    this.#watch.note({ ...judged, ...more });
    this.state = (more.after ?? after) as unknown as ToyHands;
    return reasonedVerdict.verdict;
  }

  /** The verdict that each unsure try got later, and where; by its index. */
  get settled(): Readonly<Record<number, readonly [at: number, verdict: Verdict] | null>> {
    return Object.fromEntries(
      this.#watch.unsureTries.map(({ at, settled }) => [at, settled && [settled.at, settled.verdict]]),
    );
  }
}

/** The hands after a play: the cards leave, and some unseen ones are drawn. */
function playToyHand(state: ToyHands, seat: number, { cards }: ToyPlay, drawn: number): ToyHands {
  const hand = [...removeFromHand(state.hands[seat] ?? [], cards), ...new Array<Card>(drawn).fill(UNKNOWN)];
  return { ...state, hands: state.hands.with(seat, hand), played: [...state.played, ...cards] };
}
