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
 * The contract. A game is pure functions of their arguments over plain, seeded data; arguments are never changed. Its
 * groups are loaded separately. The box holds what is needed to agree on house rules and to show cards.
 */
export interface BoxOf<O extends Options> {
  readonly id: string;
  readonly name: string;
  /** The cards: codes, texts and their order. */
  readonly pack: Pack;
  /** The pack under these house rules, where they change the copies; see `packOf`. */
  readonly packWith?: (options: O) => Pack;
  /** Faces of the game's own cards; undefined for standard cards. */
  readonly face: (card: Card) => Face | undefined;
  readonly options: readonly OptionSpec[];
  /** What is wrong with options that are each valid alone; null where nothing is. */
  readonly checkOptions?: (options: O) => { readonly key: string; readonly says: string } | null;
  /** The number of players under these house rules. */
  readonly seats: (options: O) => number;
}

/** The box with what is needed to show a table, to judge tries and to cite rules. */
export interface GameOf<O extends Options, S extends GameState, M extends GameMove, A, E extends GameEvent = GameEvent>
  extends BoxOf<O> {
  readonly play: Play<O, S, M, A, E>;
  readonly visibility: Visibility<S, M>;
  readonly notation: Notation<O, S, M>;
  readonly texts: Texts<S, M, E>;
  readonly table: Table<S, M, E>;
  /** Only in games with moves out of turn. */
  readonly aside?: Aside<S, M>;
  readonly rules: RuleBook<A>;
}

/** A game with all its groups. The optional ones are loaded where they are used: the desk, the reasons of a ruling. */
export interface WholeOf<O extends Options, S extends GameState, M extends GameMove, A, E extends GameEvent>
  extends GameOf<O, S, M, A, E> {
  /** Move ratings and the coach. Pages without bots or hints don't load it. */
  readonly heuristics: Coach<S, M>;
  readonly desk: Desk<O>;
  readonly count: Count<S, E>;
  /** For the score pad. */
  readonly pad: Pad<O>;
  /** What rules say and draw about a try; loaded after the first try. */
  readonly reasons: Reasons<A>;
  /** For bots and reviews that search ahead; neither tables nor the coach load it. */
  readonly search: Search<S, M>;
  /** How its last cards are played with all hands open. */
  readonly endings: Endings<S, M>;
}

/** Any game, its own types erased: what generic code works with. */
export type Game = GameOf<Options, GameState, GameMove, unknown>;
/** The first part of any game to load: options and pack, without tables. */
export type Box = BoxOf<Options>;
/** A game without its rules, which load later: enough to show a table. */
export type TableGame = Omit<Game, 'rules'>;
/** A game with move ratings and a coach. */
export type CoachedGame = Game & Pick<WholeGame, 'heuristics'>;
/** The parts of a game that have loaded at a desk: the box first, then tables and rules. */
export type DeskGame<G extends Box = Box> = G & Pick<WholeGame, 'desk'>;
/** A game whose decisions can be reviewed and explained. */
export type ReviewedGame = Game & Pick<WholeGame, 'heuristics' | 'search' | 'reasons'>;
/** A game with all its groups: for the build, the command line and the tests. */
export type WholeGame = WholeOf<Options, GameState, GameMove, unknown, GameEvent>;
/** What bots need of a game: no table, texts or notation. */
export interface BotEngine extends Pick<WholeGame, 'id' | 'play' | 'visibility' | 'search'> {
  readonly heuristics: Policy<GameState, GameMove>;
}
/** What bots need that don't search ahead. */
export type Engine = Omit<BotEngine, 'search'>;
/** What bots and hints need that don't search ahead. */
export type CoachedEngine = Engine & Pick<WholeGame, 'heuristics'>;
/** What teaches a game beside its rules, loaded later: mini-games, counts, endings. */
export interface Teaching extends Pick<WholeGame, 'id' | 'count' | 'endings'> {
  readonly aims: readonly AnyAim[];
}

/**
 * Erases the types of a game or some of its groups. Safe because generic code passes a game only what the game made or
 * read itself: checked options, its own states and moves. This is the only such cast.
 */
export function eraseTypes<P extends { readonly id: string }>(parts: P): Pick<WholeGame, keyof P & keyof WholeGame> {
  return parts as unknown as Pick<WholeGame, keyof P & keyof WholeGame>;
}

/** Checks that all groups of a game fit together, and returns them with their own types. */
export const wholeOf = <O extends Options, S extends GameState, M extends GameMove, A, E extends GameEvent>(
  groups: WholeOf<O, S, M, A, E>,
): WholeOf<O, S, M, A, E> => groups;
