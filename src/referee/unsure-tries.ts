import type { Card } from '../cards/card.ts';
import { subtractCards } from '../cards/card-lists.ts';
import { countUnknown, fillWith } from '../cards/unseen.ts';
import { catchTooMuch } from '../game/fault.ts';
import type { Game } from '../game/game.ts';
import { handsOf } from '../game/hand.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import type { UnseenPlace } from '../game/unseen-place.ts';
import { worlds } from '../game/worlds.ts';
import { Budget } from './budget.ts';
import type { JudgedEntry } from './judged-entries.ts';
import type { RecordEntry } from './record.ts';
import { revealCards } from './reveal-cards.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** A try that depended on unseen cards, and the verdict if later entries settled it. */
export interface UnsureTry {
  /** Index of the entry in the record, from 0. */
  readonly at: number;
  readonly seat: Seat;
  readonly depends: readonly string[];
  /** The entry that settled it, and the verdict; null while it is open. */
  settled: { readonly at: number; readonly verdict: Verdict } | null;
}

/** Changes to a hand since an unsure try. */
interface HandChanges {
  /** Number of unseen cards drawn to it: which of the cards shown later are among them is unknown. */
  drawnCount: number;
  /** Cards shown since the try, whether they were held then or drawn later. */
  readonly shown: Card[];
}

/** An unsure try that isn't settled. `state` is the one before the try, with all cards that are known by now. */
interface OpenTry {
  readonly unsure: UnsureTry;
  readonly move: GameMove;
  state: GameState;
  readonly since: readonly HandChanges[];
}

/** What an entry showed of each hand. */
interface ShownCards {
  readonly cards: readonly Card[];
  readonly drawnCount: number;
}

/** Limit of worlds judged for this purpose in a whole record; after that, open tries stay open. */
const MAX_WORLDS = 10_000;
/** Limit of unsure tries that are watched at a time. */
const MAX_OPEN = 30;
/** Limit of selections of shown cards that are looked at. */
const MAX_WAYS = 100;

const knownCards = (cards: readonly Card[]): readonly Card[] => cards.filter((card) => card >= 0);

/** The state with some unseen cards of a hand known. */
function withShownCards(state: GameState, seat: Seat, cards: readonly Card[]): GameState {
  const hands = handsOf(state);
  return { ...state, ...{ hands: hands.with(seat, fillWith(hands[seat] ?? [], cards)) } };
}

/** What the entry showed of each hand; null where hands were dealt again or can't be followed. */
function shownByHand(game: Game, judged: JudgedEntry): readonly ShownCards[] | null {
  const { entry, before, after, events, irregular } = judged;
  if (judged.isDealtAnew) return null;
  if (irregular) return irregular.response === 'taken-back' ? [] : null;
  const isDealtAnew = events.some(({ points }) => points !== undefined);
  if (isDealtAnew && String(before.chance) !== String(after.chance)) return null;
  const revealedState = revealCards(game, before, entry.seat, entry.move);
  const shownOrNull = handsOf(revealedState).map((hand, seat): ShownCards | null => {
    const handBefore = handsOf(before)[seat] ?? [];
    const handAfter = handsOf(after)[seat] ?? [];
    const playedCards = subtractCards(knownCards(hand), knownCards(handBefore));
    const unseenLeft = countUnknown(handBefore) - playedCards.length;
    // Cards that were unseen in the hand and are now written down as known.
    const writtenCards = entry.response
      ? subtractCards(knownCards(handAfter), knownCards(hand)).slice(0, unseenLeft)
      : [];
    return {
      cards: [...playedCards, ...writtenCards],
      drawnCount: countUnknown(handAfter) - unseenLeft + writtenCards.length,
    };
  });
  const shownCards = shownOrNull.flatMap((one) => (one && one.drawnCount >= 0 ? [one] : []));
  return shownCards.length === shownOrNull.length ? shownCards : null;
}

/** Every selection of `n` cards, without duplicates. */
function* combinations(cards: readonly Card[], n: number): Generator<readonly Card[]> {
  if (n === 0) {
    yield [];
    return;
  }
  for (const [i, card] of cards.entries()) {
    if (cards.indexOf(card) < i) continue;
    for (const otherCards of combinations(cards.slice(i + 1), n - 1)) yield [card, ...otherCards];
  }
}

/** Watches whether later entries settle tries that depended on unseen cards. */
export class UnsureWatch {
  readonly unsureTries: UnsureTry[] = [];
  #open: OpenTry[] = [];
  readonly #game: Game;
  readonly #budget = new Budget(MAX_WORLDS, 'moves');

  constructor(game: Game) {
    this.#game = game;
  }

  /** Processes the next entry of the record. */
  note(judged: JudgedEntry): void {
    const { at, entry, before, reasonedVerdict } = judged;
    const shownCards = shownByHand(this.#game, judged);
    if (!shownCards) this.#open = [];
    const isUnsure = reasonedVerdict.verdict === 'depends';
    for (const openTry of this.#open) {
      if (isUnsure) this.#hold(openTry, judged);
      if (shownCards && !openTry.unsure.settled) this.#learn(openTry, shownCards, at);
    }
    this.#open = this.#open.filter(({ unsure: unsureTry }) => !unsureTry.settled).slice(-MAX_OPEN);
    if (!isUnsure) return;
    const unsureTry: UnsureTry = { at, seat: entry.seat, depends: reasonedVerdict.depends, settled: null };
    this.unsureTries.push(unsureTry);
    if (!shownCards || entry.response === 'taken-back' || this.#isApart(before, entry)) return;
    const state = revealCards(this.#game, before, entry.seat, entry.move);
    const handChanges = shownCards.map(({ drawnCount }): HandChanges => ({ drawnCount, shown: [] }));
    const openTry = { unsure: unsureTry, move: entry.move, state, since: handChanges };
    if (this.#verdict(openTry, state) !== 'legal') this.#open.push(openTry);
  }

  /** Whether a try depends on something other than cards in hands, about which later moves tell nothing for certain. */
  #isApart(state: GameState, { seat, move }: RecordEntry): boolean {
    return this.#game.visibility.unseen(state, seat, move).some(({ hasOwnPool }) => hasOwnPool);
  }

  /** The verdict on a try in a state at its time; null where it takes too long. */
  #verdict({ unsure: unsureTry, move }: OpenTry, state: GameState): Verdict | null {
    const verdict = catchTooMuch(
      () => verdictOf(this.#game, state, unsureTry.seat, move, { budget: this.#budget }).verdict,
    );
    return verdict.ok ? verdict.value : null;
  }

  /** Adds shown cards to the hands at the time, and settles the try if that suffices. */
  #learn(openTry: OpenTry, shownCards: readonly ShownCards[], at: number): void {
    let isNews = false;
    for (const [seat, { cards, drawnCount }] of shownCards.entries()) {
      const changes = openTry.since[seat];
      if (!changes) continue;
      if (cards.length > 0) {
        isNews = true;
        if (changes.drawnCount === 0) openTry.state = withShownCards(openTry.state, seat, cards);
        else changes.shown.push(...cards);
      }
      changes.drawnCount += drawnCount;
    }
    if (!isNews) return;
    const verdict = this.#inAllWays(openTry);
    if (verdict) openTry.unsure.settled = { at, verdict };
  }

  /** The verdict common to all selections of shown cards the mover can have held; null where they differ. */
  #inAllWays(openTry: OpenTry): 'legal' | 'illegal' | null {
    let commonVerdict: 'legal' | 'illegal' | null = null;
    for (const state of this.#ways(openTry)) {
      const verdict = this.#verdict(openTry, state);
      if (verdict !== 'legal' && verdict !== 'illegal') return null;
      if (commonVerdict && verdict !== commonVerdict) return null;
      commonVerdict = verdict;
    }
    return commonVerdict;
  }

  /** The state at the time for each selection of shown cards that the mover can have held. */
  *#ways({ unsure: { seat }, state, since: handChanges }: OpenTry): Generator<GameState> {
    const { shown, drawnCount } = handChanges[seat] ?? { shown: [], drawnCount: 0 };
    const slots = countUnknown(handsOf(state)[seat] ?? []);
    const [minHeld, maxHeld] = [Math.max(0, shown.length - drawnCount), Math.min(slots, shown.length)];
    let wayCount = 0;
    for (let heldCount = minHeld; heldCount <= maxHeld; heldCount++) {
      for (const cards of combinations(shown, heldCount)) {
        if (++wayCount > MAX_WAYS) {
          yield state;
          return;
        }
        yield withShownCards(state, seat, cards);
      }
    }
  }

  /** Settles the earlier of two unsure tries of a hand as illegal if they can't both have been legal. */
  #hold(openTry: OpenTry, { at, entry, before }: JudgedEntry): void {
    const { seat } = openTry.unsure;
    if (seat !== entry.seat || openTry.since[seat]?.drawnCount !== 0) return;
    const earlierPlace = this.#handPlace(openTry.state, seat, openTry.move);
    const laterPlace = this.#handPlace(before, seat, entry.move);
    if (!earlierPlace || !laterPlace || earlierPlace.slots !== laterPlace.slots) return;
    // The classes of both tries are combined without `needed` and `isForbidding`: a class that decides one try alone
    // doesn't decide two.
    const classes = [...earlierPlace.classes, ...laterPlace.classes].map(({ cards, asks }) => ({
      cards,
      asks,
    }));
    const knownAtTry = knownCards(handsOf(openTry.state)[seat] ?? []);
    const isAllowed = (state: GameState, move: GameMove): boolean => {
      this.#budget.spend();
      return verdictOf(this.#game, state, seat, move, { budget: this.#budget }).verdict !== 'illegal';
    };
    const canBothBeLegal = catchTooMuch(() => {
      for (const { state } of worlds(openTry.state, [{ ...earlierPlace, classes }])) {
        const heldCards = subtractCards(knownCards(handsOf(state)[seat] ?? []), knownAtTry);
        if (isAllowed(state, openTry.move) && isAllowed(withShownCards(before, seat, heldCards), entry.move))
          return true;
      }
      return false;
    });
    if (canBothBeLegal.ok && !canBothBeLegal.value) openTry.unsure.settled = { at, verdict: 'illegal' };
  }

  /** The unseen cards of the seat's own hand, if the try depends on them. */
  #handPlace(state: GameState, seat: Seat, move: GameMove): UnseenPlace<GameState> | undefined {
    const hand = handsOf(state)[seat];
    return this.#game.visibility
      .unseen(state, seat, move)
      .find((place) => !place.hasOwnPool && handsOf(place.fill(state, place.pool.slice(0, 1)))[seat] !== hand);
  }
}
