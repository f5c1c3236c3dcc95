import type { Card } from '../cards/card.ts';
import type { Pack } from '../cards/pack.ts';
import type { AnyAim } from './aim.ts';
import type { Aside } from './aside.ts';
import type { Count } from './count.ts';
import type { Desk } from './desk.ts';
import type { Endings } from './endings.ts';
import type { Coach, Policy } from './heuristics.ts';
import type { Notation } from './notation.ts';
import type { OptionSpec, Options } from './options.ts';
import type { Pad } from './pad.ts';
import type { GameEvent, GameMove, GameState, Play } from './play.ts';
import type { Reasons } from './reasons.ts';
import type { RuleBook } from './rulebook.ts';
import type { Search } from './search.ts';
import type { Table } from './table.ts';
import type { Texts } from './texts.ts';
import type { Visibility } from './visibility.ts';
import type { Face } from './zone.ts';

/**
 * THE CONTRACT. A game is pure, seeded, plain data, in groups: who needs one imports no other. Everything is a
 * function of its arguments; nothing given is ever changed. This is what it takes to agree on house rules and to put
 * cards down.
 */
export interface BoxOf<O extends Options> {
  readonly id: string;
  readonly name: string;
  /** What is in the box: codes, texts and their order. */
  readonly pack: Pack;
  /** With which copies, where a house rule says how many: see `packOf`. */
  readonly packWith?: (options: O) => Pack;
  /** Faces of the game's own cards. */
  readonly face: (card: Card) => Face | undefined;
  readonly options: readonly OptionSpec[];
  /** What is wrong with options that are each fine by themselves; null where nothing is. */
  readonly checkOptions?: (options: O) => { readonly key: string; readonly says: string } | null;
  /** How many sit at a table with these house rules. */
  readonly seats: (options: O) => number;
}

/** The same with what it takes to lay a table, to judge what is tried there, and to cite a rule. */
export interface GameOf<
  O extends Options,
  S extends GameState,
  M extends GameMove,
  A,
  E extends GameEvent = GameEvent,
> extends BoxOf<O> {
  readonly play: Play<O, S, M, A, E>;
  readonly visibility: Visibility<S, M>;
  readonly notation: Notation<O, S, M>;
  readonly texts: Texts<S, M, E>;
  readonly table: Table<S, M, E>;
  /** Games in which somebody may act out of turn. */
  readonly aside?: Aside<S, M>;
  readonly rules: RuleBook<A>;
}

/** All groups. Only the desk lays tables by hand, only a ruling on a page gives its reasons in full. */
export interface WholeOf<O extends Options, S extends GameState, M extends GameMove, A, E extends GameEvent>
  extends GameOf<O, S, M, A, E> {
  /** Who thinks: a page without bots or coach does without. */
  readonly heuristics: Coach<S, M>;
  readonly desk: Desk<O>;
  readonly count: Count<S, E>;
  /** How people keep its score: for the score pad. */
  readonly pad: Pad<O>;
  /** What rules say and draw of a try: pages load it once something was tried. */
  readonly reasons: Reasons<A>;
  /** Who looks ahead loads it: neither tables nor a coach. */
  readonly search: Search<S, M>;
  /** How its last cards are played with nothing hidden. */
  readonly endings: Endings<S, M>;
}

/** Any game, its own types erased: what generic code works with. */
export type Game = GameOf<Options, GameState, GameMove, unknown>;
/** A game before any of its tables is laid. */
export type Box = BoxOf<Options>;
/** A game as long as nobody judges: pages show its table before its laws have come. */
export type TableGame = Omit<Game, 'rules'>;
/** A game with somebody who thinks. */
export type CoachedGame = Game & Pick<WholeGame, 'heuristics'>;
/** As much of a game as has come to a desk, on which its tables are laid by hand: its box first, then tables and laws. */
export type DeskGame<G extends Box = Box> = G & Pick<WholeGame, 'desk'>;
/** A game whose decisions can be reviewed, and the review put in words. */
export type ReviewedGame = Game & Pick<WholeGame, 'heuristics' | 'search' | 'reasons'>;
/** A game with all its groups: for the build, the command line and the tests. */
export type WholeGame = WholeOf<Options, GameState, GameMove, unknown, GameEvent>;
/** What bots need of a game: neither table nor words nor wire. */
export interface BotEngine extends Pick<WholeGame, 'id' | 'play' | 'visibility' | 'search'> {
  readonly heuristics: Policy<GameState, GameMove>;
}
/** The same as long as nobody looks ahead. */
export type Engine = Omit<BotEngine, 'search'>;
/** The same with what there is to say of a move. */
export type CoachedEngine = Engine & Pick<WholeGame, 'heuristics'>;
/** What a game teaches with beside its laws, and its tables load later: aims of mini-games, counts, endings. */
export interface Teaching extends Pick<WholeGame, 'id' | 'count' | 'endings'> {
  readonly aims: readonly AnyAim[];
}

/**
 * A game, or some groups of it, without its own types. Its functions take only what it made or read itself:
 * options that were checked, states and moves of its own. Generic code gets all of these from the game and makes
 * none, so what it hands back is what the game expects. This is the one place where the compiler is told so.
 */
export function eraseTypes<P extends { readonly id: string }>(
  parts: P,
): Pick<WholeGame, keyof P & keyof WholeGame> {
  return parts as unknown as Pick<WholeGame, keyof P & keyof WholeGame>;
}

/** Checks that all groups of a game go together, and gives them back with its own types. */
export const wholeOf = <O extends Options, S extends GameState, M extends GameMove, A, E extends GameEvent>(
  groups: WholeOf<O, S, M, A, E>,
): WholeOf<O, S, M, A, E> => groups;
