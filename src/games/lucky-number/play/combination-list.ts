import type { Card } from '../../../cards/card.ts';
import { removeFromHand } from '../../../cards/card-lists.ts';
import type { LuckyOptions } from '../options.ts';
import { ACE, ACE_HIGH, ACE_LOW, ACE_STEP, JOKER, PACK, pointsOf, RANK_COUNT } from '../pack.ts';
import type { CombinationMove } from '../state.ts';

/**
 * Finds all combinations of a hand that make a number, each set of cards with each top once, by counting ranks and
 * suits. A *core* is the base without aces, including its joker. Bit k of a core's `fits` says that k extra aces can
 * make up the missing points.
 */

const SUIT_COUNT = 4;
const MAX_NUMBER = 36;

/** Bit k of entry i: k aces, each 1 or 12, can sum to exactly i. */
const MADE_BY: readonly number[] = Array.from({ length: MAX_NUMBER + 1 }, (_, points) => {
  let bits = 0;
  for (let k = 0; k <= 8; k++) {
    for (let highCount = 0; highCount <= k; highCount++) {
      if (k * ACE_LOW + highCount * ACE_STEP === points) bits |= 1 << k;
    }
  }
  return bits;
});

/** A choice of the hand's aces: their suits (bits), all of them, and for each suit all without one of it. */
interface AceChoice {
  readonly suits: number;
  readonly aces: readonly Card[];
  readonly withoutOne: readonly (readonly Card[])[];
}

interface HandCounts {
  /** Ranks held of each suit, as bits, ace first. */
  readonly ranks: readonly number[];
  /** Suits held of each rank, as bits. */
  readonly suits: readonly number[];
  readonly hasJoker: boolean;
  readonly aces: readonly number[];
  /** Bit k: at least k aces are held. */
  readonly aceCounts: number;
}

/** Suits in code order, so that aces are listed in code order. */
const SUIT_ORDER: readonly number[] = [0, 1, 2, 3].sort((a, b) => PACK.compare(a, b));

/** Ranks in code order, the same for every suit. */
const PLACE_ORDER: readonly number[] = Array.from({ length: RANK_COUNT }, (_, place) => place).sort((a, b) =>
  PACK.compare(a * SUIT_COUNT, b * SUIT_COUNT),
);

/** Every choice of aces, by the number of aces. */
function listAceChoices(counts: readonly number[]): readonly (readonly AceChoice[])[] {
  let choiceLists: Card[][] = [[]];
  for (const suit of SUIT_ORDER) {
    const copies = counts[suit] as number;
    if (copies > 0) {
      choiceLists = choiceLists.flatMap((cards) =>
        Array.from({ length: copies + 1 }, (_, n) => [...cards, ...new Array<Card>(n).fill(suit)]),
      );
    }
  }
  const byCount: AceChoice[][] = [];
  for (const chosenAces of choiceLists) {
    const sameCount = byCount[chosenAces.length] ?? [];
    byCount[chosenAces.length] = sameCount;
    sameCount.push({
      suits: chosenAces.reduce((bits, card) => bits | (1 << card), 0),
      aces: chosenAces,
      withoutOne: [0, 1, 2, 3].map((ace) =>
        chosenAces.includes(ace) ? removeFromHand(chosenAces, [ace]) : chosenAces,
      ),
    });
  }
  return byCount;
}

/**
 * Cache of ace choices: most hands share one of a few choices. The key has the number of aces of each suit (0
 * to 8) as base-9 digits.
 */
const ACE_CHOICES = new Map<number, readonly (readonly AceChoice[])[]>();

function cachedAceChoices(counts: readonly number[]): readonly (readonly AceChoice[])[] {
  const key = counts.reduce((digits, n) => digits * 9 + n, 0);
  let choices = ACE_CHOICES.get(key);
  if (!choices) {
    choices = listAceChoices(counts);
    ACE_CHOICES.set(key, choices);
  }
  return choices;
}

function countHand(hand: readonly Card[]): HandCounts {
  const ranks = [0, 0, 0, 0];
  const suits = new Array<number>(RANK_COUNT).fill(0);
  const aces = [0, 0, 0, 0];
  let hasJoker = false;
  for (const card of hand) {
    if (card === JOKER) hasJoker = true;
    if (card < 0 || card >= JOKER) continue;
    const suit = card & 3;
    const place = card >> 2;
    ranks[suit] = (ranks[suit] as number) | (1 << place);
    suits[place] = (suits[place] as number) | (1 << suit);
    if (place === ACE) aces[suit] = (aces[suit] as number) + 1;
  }
  const aceTotal = aces.reduce((sum, n) => sum + n, 0);
  return { ranks, suits, hasJoker, aces, aceCounts: (2 << aceTotal) - 1 };
}

/** Conditions on the combinations to find. */
interface CombinationQuery {
  readonly lucky: number;
  readonly options: LuckyOptions;
  /** A card that must be included. */
  readonly requiredCard?: Card | null;
  /** Cards that match the top card; at least one must be included. Without it, any combination will do. */
  readonly matching?: (card: Card) => boolean;
  readonly maxMoves?: number;
}

/** A core to be completed with aces. */
interface CombinationCore {
  /** In code order, without aces, the joker last. */
  readonly cards: readonly Card[];
  /** The ace that may be part of the base (the one of its suit), and the base including that ace. */
  readonly ace: Card;
  readonly cardsWithAce: readonly Card[];
  /** Numbers of extra aces (bits) that make the number, with that ace in the base and without it. */
  readonly withAce: number;
  readonly withoutAce: number;
}

class CombinationList {
  readonly moves: CombinationMove[] = [];
  private readonly handCounts: HandCounts;
  private readonly query: CombinationQuery;
  private readonly maxMoves: number;
  private choices: readonly (readonly AceChoice[])[] | undefined;

  constructor(hand: readonly Card[], query: CombinationQuery) {
    this.handCounts = countHand(hand);
    this.query = query;
    this.maxMoves = query.maxMoves ?? Number.MAX_SAFE_INTEGER;
  }

  /** Every choice of aces, by the number of aces; computed on first use. */
  private aces(): readonly (readonly AceChoice[])[] {
    this.choices ??= cachedAceChoices(this.handCounts.aces);
    return this.choices;
  }

  /** Whether the hand holds enough aces for at least one of these numbers of extra aces. */
  private isReachable(withAce: number, withoutAce: number): boolean {
    return (((withAce << 1) | withoutAce) & this.handCounts.aceCounts) !== 0;
  }

  /** Whether the query allows a combination. */
  private isAllowed(base: readonly Card[], aces: readonly Card[]): boolean {
    const { requiredCard: required = null, matching } = this.query;
    if (required !== null && !base.includes(required) && !aces.includes(required)) return false;
    return matching === undefined || base.some(matching) || aces.some(matching);
  }

  /** Adds a combination with each of its natural cards on top. */
  private addWithTops(cards: readonly Card[], aces: readonly Card[], suits: number): void {
    if (!this.isAllowed(cards, aces)) return;
    let topSuits = suits;
    for (const top of cards) {
      if (top === JOKER) continue;
      if (top < SUIT_COUNT) topSuits &= ~(1 << top);
      this.moves.push({ type: 'combine', cards, aces, top });
    }
    for (const top of SUIT_ORDER) {
      if ((topSuits >> top) & 1) this.moves.push({ type: 'combine', cards, aces, top });
    }
  }

  /** Adds a core with every choice of aces that makes the number, as many of them in the base as possible. */
  private addWithAces({ cards, ace, cardsWithAce, withAce, withoutAce }: CombinationCore): void {
    const choices = this.aces();
    for (let aceCount = 0; aceCount < choices.length; aceCount++) {
      const fitsWithAce = aceCount > 0 && ((withAce >> (aceCount - 1)) & 1) === 1;
      const fitsWithoutAce = ((withoutAce >> aceCount) & 1) === 1;
      if (!fitsWithAce && !fitsWithoutAce) continue;
      for (const { suits, aces: all, withoutOne: withoutOneAce } of choices[aceCount] as readonly AceChoice[]) {
        if (this.moves.length >= this.maxMoves) return;
        if (fitsWithAce && (suits >> ace) & 1)
          this.addWithTops(cardsWithAce, withoutOneAce[ace] as readonly Card[], suits);
        else if (fitsWithoutAce) this.addWithTops(cards, all, suits);
      }
    }
  }

  /** Numbers of extra aces (bits) that complete a base of this many points. */
  private fits(points: number): number {
    return points > this.query.lucky ? 0 : (MADE_BY[this.query.lucky - points] as number);
  }

  /** Adds sets of one rank other than aces. */
  private sets(): void {
    const { base } = this.query.options;
    for (let place = ACE + 1; place < RANK_COUNT; place++) {
      const heldSuits = this.handCounts.suits[place] as number;
      for (let suits = heldSuits; suits > 0; suits = (suits - 1) & heldSuits) {
        const suitCount = BIT_COUNTS[suits] as number;
        if (suitCount < 2) continue;
        const pointsPerCard = pointsOf(place);
        for (let jokers = 0; jokers <= (this.handCounts.hasJoker && suitCount < SUIT_COUNT ? 1 : 0); jokers++) {
          const withoutAce = suitCount + jokers < base ? 0 : this.fits((suitCount + jokers) * pointsPerCard);
          if (!this.isReachable(0, withoutAce)) continue;
          const cards: Card[] = [];
          for (const suit of SUIT_ORDER) if ((suits >> suit) & 1) cards.push(place * SUIT_COUNT + suit);
          if (jokers > 0) cards.push(JOKER);
          this.addWithAces({ cards, ace: 0, cardsWithAce: cards, withAce: 0, withoutAce });
        }
      }
    }
  }

  /** Adds sets of aces: one of each suit is in the base (three at most beside a joker), the others are extra. */
  private setsOfAces(): void {
    const { lucky, options } = this.query;
    if ((this.handCounts.aceCounts & ~3) === 0) return;
    for (const [aceCount, choices] of this.aces().entries()) {
      for (let jokers = 0; jokers <= (this.handCounts.hasJoker ? 1 : 0); jokers++) {
        if (aceCount < 2 || (((MADE_BY[lucky] as number) >> (aceCount + jokers)) & 1) === 0) continue;
        for (const { suits, aces: all } of choices) {
          if (this.moves.length >= this.maxMoves) return;
          const baseAces = SUIT_ORDER.filter((suit) => (suits >> suit) & 1).slice(0, SUIT_COUNT - jokers);
          if (baseAces.length < 2 || baseAces.length + jokers < options.base) continue;
          this.addWithTops(jokers > 0 ? [...baseAces, JOKER] : baseAces, removeFromHand(all, baseAces), suits);
        }
      }
    }
  }

  /**
   * Adds runs of one suit: every stretch of ranks with at most one missing, or one left to the joker. Cores are keyed
   * by their ranks (bits, including the ace) and the joker.
   */
  private runs(suit: number): void {
    const heldRanks = this.handCounts.ranks[suit] as number;
    const { lucky, options } = this.query;
    if (ranksIn(heldRanks) < 2) return;
    const fits = new Map<number, number>();
    for (let start = 0; start < RANK_COUNT; start++) {
      if (!this.handCounts.hasJoker && ((heldRanks >> start) & 1) === 0) continue;
      let points = 0;
      let bits = 0;
      let missing = -1;
      for (let length = 1; length <= RANK_COUNT; length++) {
        const place = (start + length - 1) % RANK_COUNT;
        // A run continues past the ace only if runs may wrap; then the ace counts low.
        const isPastAce = length > 2 && place === ACE + 1;
        if (isPastAce && !options.wrap) break;
        if (isPastAce) points -= ACE_STEP;
        if (((heldRanks >> place) & 1) === 0) {
          if (missing >= 0 || !this.handCounts.hasJoker) break;
          missing = place;
        }
        points += place === ACE ? (length === 1 ? ACE_LOW : ACE_HIGH) : pointsOf(place);
        bits |= 1 << place;
        // Only an ace that turns low can reduce the points.
        if (points - ACE_STEP > lucky) break;
        if (length < options.base) continue;
        const extraAceCounts = this.fits(points);
        if (extraAceCounts === 0) continue;
        if (missing < 0) {
          noteFit(fits, bits, 0, extraAceCounts);
          if (this.handCounts.hasJoker)
            for (let q = 0; q < RANK_COUNT; q++)
              if ((bits >> q) & 1) noteFit(fits, bits & ~(1 << q), 1, extraAceCounts);
        } else {
          noteFit(fits, bits & ~(1 << missing), 1, extraAceCounts);
        }
      }
    }
    for (const [key, extraAceCounts] of fits) {
      const core = key & ~ACE_BIT;
      // A core with and without its ace is added once, at the key without it.
      const counterpart = fits.get(key ^ ACE_BIT);
      if (counterpart !== undefined && key !== core) continue;
      const withAce = key === core ? (counterpart ?? 0) : extraAceCounts;
      const withoutAce = key === core ? extraAceCounts : 0;
      if (!this.isReachable(withAce, withoutAce)) continue;
      const cards = coreCards(core, suit);
      const cardsWithAce = withAce > 0 ? coreCards(core | ACE_BIT, suit) : cards;
      this.addWithAces({ cards, ace: suit, cardsWithAce, withAce, withoutAce });
    }
  }

  all(): readonly CombinationMove[] {
    this.sets();
    this.setsOfAces();
    for (let suit = 0; suit < SUIT_COUNT; suit++) this.runs(suit);
    return this.moves.length > this.maxMoves ? this.moves.slice(0, this.maxMoves) : this.moves;
  }
}

/** Number of bits set in each byte. */
const BIT_COUNTS: readonly number[] = Array.from({ length: 256 }, (_, n) => {
  let bits = 0;
  for (let restBits = n; restBits > 0; restBits &= restBits - 1) bits++;
  return bits;
});

const ACE_BIT = 1 << ACE;
/** Bit of a key above the thirteen ranks: the core has a joker. */
const JOKER_BIT = 1 << RANK_COUNT;

const ranksIn = (bits: number): number =>
  (BIT_COUNTS[bits & 0xff] as number) + (BIT_COUNTS[(bits >> 8) & 0xff] as number);

/**
 * Records the numbers of extra aces that complete a core. A core needs two natural cards, at least one of
 * them not an ace.
 */
function noteFit(fits: Map<number, number>, bits: number, jokers: number, extraAceCounts: number): void {
  if (ranksIn(bits) < 2) return;
  const key = bits | (jokers > 0 ? JOKER_BIT : 0);
  fits.set(key, (fits.get(key) ?? 0) | extraAceCounts);
}

/** Cards of a key in a suit, in code order, the joker last. */
function coreCards(key: number, suit: number): readonly Card[] {
  const cards: Card[] = [];
  for (const place of PLACE_ORDER) if ((key >> place) & 1) cards.push(place * SUIT_COUNT + suit);
  if (key & JOKER_BIT) cards.push(JOKER);
  return cards;
}

/** Returns every combination of the hand that meets the query, in canonical form. */
export function combinations(hand: readonly Card[], query: CombinationQuery): readonly CombinationMove[] {
  return new CombinationList(hand, query).all();
}
