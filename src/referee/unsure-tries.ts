import { type Card, UNKNOWN } from '../cards/card.ts';
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

/** What an entry showed of a hand. */
interface ShownCards {
  /** Unseen cards that were played from it. */
  readonly played: readonly Card[];
  /** Number of cards drawn after that. */
  readonly drawnCount: number;
  /** Cards of the hand that are written down as known after that: any of them may be a drawn one. */
  readonly written: readonly Card[];
}

/** Limit of worlds judged for this purpose in a whole record; after that, open tries stay open. */
const MAX_WORLDS = 10_000;
/** Limit of unsure tries that are watched at a time. */
const MAX_OPEN = 30;
/** Limit of selections of shown cards that are looked at. */
const MAX_WAYS = 100;

const handOf = (state: GameState, seat: Seat): readonly Card[] => handsOf(state)[seat] ?? [];

/** The state with some unseen cards of a hand known. */
function withShownCards(state: GameState, seat: Seat, cards: readonly Card[]): GameState {
  const hands = handsOf(state).with(seat, fillWith(handOf(state, seat), cards));
  return { ...state, ...{ hands } };
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
    const handBefore = handOf(before, seat);
    const handAfter = handOf(after, seat);
    const playedCards = subtractCards(hand, handBefore);
    const unseenLeft = countUnknown(handBefore) - playedCards.length;
    // A card that was played is no longer held: another of its kind is one that is written down.
    const keptCards = subtractCards(hand, playedCards);
    const writtenCards = entry.response ? subtractCards(handAfter, keptCards).filter((card) => card !== UNKNOWN) : [];
    const drawnCount = countUnknown(handAfter) + writtenCards.length - unseenLeft;
    return { played: playedCards, drawnCount, written: writtenCards };
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
  readonly #budget = new Budget(MAX_WORLDS);

  constructor(game: Game) {
    this.#game = game;
  }

  /** Processes the next entry of the record. */
  note(judged: JudgedEntry): void {
    const { at, entry, before, reasonedVerdict } = judged;
    const shownCards = shownByHand(this.#game, judged);
    if (shownCards) this.#compare(judged, shownCards);
    else this.#open = [];
    if (reasonedVerdict.verdict !== 'depends') return;
    const unsureTry: UnsureTry = { at, seat: entry.seat, depends: reasonedVerdict.depends, settled: null };
    this.unsureTries.push(unsureTry);
    if (!shownCards?.length || this.#isApart(before, entry)) return;
    const state = revealCards(this.#game, before, entry.seat, entry.move);
    const handChanges = shownCards.map(({ drawnCount }): HandChanges => ({ drawnCount, shown: [] }));
    const openTry = { unsure: unsureTry, move: entry.move, state, since: handChanges };
    if (this.#verdict(openTry, state) !== 'legal') this.#open = [...this.#open, openTry].slice(-MAX_OPEN);
  }

  /** Compares the open tries with an entry; what it settles is no longer open. */
  #compare(judged: JudgedEntry, shownCards: readonly ShownCards[]): void {
    for (const openTry of this.#open) {
      if (judged.reasonedVerdict.verdict === 'depends') this.#hold(openTry, judged);
      this.#learn(openTry, shownCards, judged.at);
    }
    this.#open = this.#open.filter(({ unsure: unsureTry }) => !unsureTry.settled);
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
    for (const [seat, { played, drawnCount, written }] of shownCards.entries()) {
      const changes = openTry.since[seat] as HandChanges;
      const show = (cards: readonly Card[]): void => {
        if (changes.drawnCount === 0) openTry.state = withShownCards(openTry.state, seat, cards);
        else changes.shown.push(...cards);
      };
      show(played);
      changes.drawnCount += drawnCount;
      show(written);
    }
    if (shownCards.every(({ played, written }) => [...played, ...written].length === 0)) return;
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
    const { shown, drawnCount } = handChanges[seat] as HandChanges;
    const slots = countUnknown(handOf(state, seat));
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
    if (seat !== entry.seat || (openTry.since[seat] as HandChanges).drawnCount !== 0) return;
    const earlierPlace = this.#handPlace(openTry.state, seat, openTry.move);
    const laterPlace = this.#handPlace(before, seat, entry.move);
    if (!earlierPlace || !laterPlace || earlierPlace.slots !== laterPlace.slots) return;
    // The classes of both tries are combined without `needed` and `isForbidding`: a class that decides one try alone
    // doesn't decide two.
    const classes = [...earlierPlace.classes, ...laterPlace.classes].map(({ cards, asks }) => ({
      cards,
      asks,
    }));
    const handAtTry = handOf(openTry.state, seat);
    const isAllowed = (state: GameState, move: GameMove): boolean => {
      this.#budget.spend();
      return verdictOf(this.#game, state, seat, move, { budget: this.#budget }).verdict !== 'illegal';
    };
    const canBothBeLegal = catchTooMuch(() => {
      for (const { state } of worlds(openTry.state, [{ ...earlierPlace, classes }])) {
        const heldCards = subtractCards(handOf(state, seat), handAtTry);
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
