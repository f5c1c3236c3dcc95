import type { Card } from '../cards/card.ts';
import type { Pack } from '../cards/pack.ts';
import type { Chance, Random } from '../random/random.ts';
import type { Desk } from './desk.ts';
import type { OptionSpec, Options } from './options.ts';
import type { Facts } from './rule.ts';
import type { RuleBook } from './rulebook.ts';
import type { Unseen } from './unseen.ts';
import type { Wire } from './wire.ts';
import type { Pick, Zone } from './zone.ts';

/** `0 … n − 1`, clockwise. */
export type Seat = number;

/** Who wins (seats, or sides where partners play), and every total. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** What every state carries. All chance of a match lives in `chance`; a view's is empty. */
export interface GameState {
  readonly options: Options;
  readonly chance: Chance;
}

export interface GameMove {
  readonly type: string;
}

/** Something that happened, by a rule. Its words are made only when somebody reads them: `tell`. */
export interface GameEvent extends Facts {
  readonly kind: string;
  readonly rule: string;
  /** Whose doing or gain it is: a seat, or null. */
  readonly seat: Seat | null;
  /** In place of the seat, where partners gain together. */
  readonly side?: number;
  /** Whatever else the words need; plain data. */
  readonly n?: number;
  readonly text?: string;
  /** Dice that were thrown, as they fell. */
  readonly dice?: readonly number[];
  readonly others?: readonly Card[];
  readonly winners?: readonly number[];
  readonly totals?: readonly number[];
  /** A card came to light that the event’s own seat, or all of them, could not know before: no way back. */
  readonly shows?: 'seat' | 'all';
}

/** How a seat is called in a sentence: "you", "Ann", "seat 1". */
export type Naming = (seat: Seat) => string;

export interface Played<S> {
  readonly state: S;
  readonly events: readonly GameEvent[];
}

/** What the touched cards could mean: a button and the move it tries, legal or not. */
export interface Proposal<M> {
  /** The kind of move on the button: "Take". */
  readonly label: string;
  /** Which cards go where, where one kind has several ways; otherwise empty. */
  readonly detail: string;
  readonly move: M;
  /** What is touched says it all: it is tried at once, without a button. */
  readonly sure?: boolean;
  /** Zone where dragged cards are let go of to mean this, where they meet nothing that may be touched. */
  readonly to?: string;
}

/** A moment in which others than the one on turn may act. */
export interface Window<M> {
  /** Whose turn it is if nobody does. */
  readonly next: Seat;
  /** What the table is told, the same whoever can answer: "5♥ may be answered with its twin." */
  readonly says: string;
  /** What somebody who is asked does by doing nothing. */
  readonly decline: M;
}

/** How a card of the game's own is drawn; standard cards need none. */
export interface Face {
  /** Large in the corner: "20". Empty where the art says it all. */
  readonly index: string;
  /** Drawn under the index and large in the corner opposite: an SVG path in a box of 100 × 100. */
  readonly art: string;
  /** `accent`: in the game's colour. */
  readonly ink: 'black' | 'red' | 'accent';
}

/** What a coach says to a beginner at the right moment; each is said once, however often its moment comes. */
export interface Advice {
  readonly id: string;
  readonly says: string;
}

/**
 * THE CONTRACT. A game is pure, seeded, plain data. Everything below is a function of its arguments;
 * nothing given is ever changed. `moves` builds what is legal, the rules judge what is tried: two
 * independent roads to legality, compared by the laws.
 */
export interface Game<
  O extends Options = Options,
  S extends GameState = GameState,
  M extends GameMove = GameMove,
  A = unknown,
> {
  readonly id: string;
  readonly name: string;
  readonly pack: Pack;
  readonly options: readonly OptionSpec[];
  readonly rules: RuleBook<A>;
  readonly wire: Wire<O, S, M>;
  /** How its positions are set up by hand. */
  readonly desk: Desk;
  /** No match is longer, in moves. */
  readonly bound: number;

  /** A fresh match. Same options and seed, same match. */
  deal(options: O, seed: number): S;
  /** What the deal of a fresh state brought about, for games in which no move is followed by a deal. */
  opening?(state: S): readonly GameEvent[];
  /** Who decides next; null when the game is over. */
  turn(state: S): Seat | null;
  /**
   * Moves that are made out of turn, by whoever is asked: no rule about turns speaks of them, and one that
   * changes nothing others may see makes no event.
   */
  outOfTurn?(move: M): boolean;
  /** What the one who decides is asked out of turn; undefined where it is simply their turn. */
  question?(view: S, seat: Seat): string | undefined;
  /**
   * Open where the seat might answer out of turn what was just done, for all the others know. It depends on
   * nothing hidden: a table that waits here waits for everybody.
   */
  window?(view: S, seat: Seat): Window<M> | undefined;
  /**
   * Every legal move of the seat, built, not filtered; each once; [] where it may do nothing.
   * @param most stops early: at most so many of each kind with each card (a glance at a table where moves explode)
   */
  moves(state: S, seat: Seat, most?: number): readonly M[];
  /** A subset of `moves` for bots, where moves explode. */
  worthTrying?(state: S, seat: Seat): readonly M[];
  /** Whatever the seat could attempt, legal or not. May be long: take what you need. */
  tries(state: S, seat: Seat): Iterable<M>;
  /** What the rules look at: state, seat and move, with the sums they share. */
  attempt(state: S, seat: Seat, move: M): A;
  /**
   * The state after a legal move and what happened, up to the next decision. The move is not judged again.
   * @throws UnseenCards where cards nobody showed would have to be counted or compared.
   */
  play(state: S, seat: Seat, move: M): Played<S>;
  /** Past tense and about this very event: "Ann took 5♣ with 5♥." */
  tell(event: GameEvent, name: Naming): string;
  /** What the move does, for a button or a suggestion, in the imperative: "Take A♦ and 5♣ with 6♠." */
  describe(move: M): string;
  /** Same text, same move, however it was written. */
  key(move: M): string;
  /**
   * Cards a move plays, and the others it names. Where a move names a pile and not its card, only the state
   * and the seat that tries tell what it plays.
   */
  cardsOf(
    move: M,
    state?: S,
    seat?: Seat,
  ): { readonly played: readonly Card[]; readonly named: readonly Card[] };
  /** The kind of a move, for the `random` bot and the nearest moves; default its type. */
  kindOf?(move: M): string;

  /** What the seat may know: everything else UNKNOWN, no chance inside. */
  view(state: S, seat: Seat): S;
  /** A world the view allows, hidden cards dealt by `random`. */
  guess(view: S, seat: Seat, random: Random): S;
  /** The unseen cards this try hangs on; [] where none matter. */
  unseen(state: S, seat: Seat, move: M): readonly Unseen<S>[];
  /** Every card of the state, wherever it lies: none is ever doubled, none lost while the match goes on. */
  cards(state: S): readonly Card[];
  /** Null until the game is over. */
  outcome(state: S): Outcome | null;
  /** Running totals, per seat or side. */
  scores(state: S): readonly number[];
  /** How a seat stands while the match goes on, as short as a number; default: its running total. */
  standing?(state: S, seat: Seat): string;
  /** How things lie, in a few words to be kept in view while one looks through one’s cards: "9♥ on top, you owe 6 cards". */
  glance?(view: S, name: Naming): string;
  /** How good a move looks to an experienced player who sees this view; higher is better. */
  rate(view: S, seat: Seat, move: M): number;
  /** What a coach would say to the seat on turn, weightiest first: the game's rules of thumb, about these very cards. */
  advise?(view: S, seat: Seat, name: Naming): readonly Advice[];

  /**
   * The table as this view shows it to the seat. What has just happened may still lie there for all to see,
   * though it counts no more: a trick that was won.
   */
  zones(view: S, seat: Seat, name: Naming, events?: readonly GameEvent[]): readonly Zone[];
  /** What is touched after one more touch; default: it joins the others, or is let go. */
  touch?(picks: readonly Pick[], touched: Pick): readonly Pick[];
  /** What the touched things could mean, likeliest first; always at least one where a hand card is touched. */
  propose(view: S, seat: Seat, picks: readonly Pick[]): readonly Proposal<M>[];
  /**
   * What the touched things come to, said before anything is tried, each sentence giving away more than the one
   * before: "A run." "It makes 11 or 22." "You need 24, 2 more."
   */
  reckon?(view: S, seat: Seat, picks: readonly Pick[]): readonly string[];
  /** The things in the zones that a move touches: to mark, to lift, to glide. */
  picksOf(view: S, seat: Seat, move: M): readonly Pick[];
  /** Faces of the game's own cards. */
  face(card: Card): Face | undefined;
}
