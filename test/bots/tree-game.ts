import { UNKNOWN } from '../../src/cards/card.ts';
import type { BotEngine, WholeGame } from '../../src/game/game.ts';
import type { Advice } from '../../src/game/heuristics.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import type { Random } from '../../src/random/random.ts';

/** The leads of all seats, for each hidden card; a single number is the lead of seat 0 over seat 1. */
export type Leaf = readonly (number | readonly number[])[];
/** A position: whose turn it is, and where each move leads. */
export interface Branch {
  readonly seat: Seat;
  readonly moves: Readonly<Record<string, Node>>;
  /** Chance was used on the way here, a die rolled. */
  readonly isRolled?: true;
  /** The hidden card was turned up on the way here. */
  readonly isShown?: true;
  /** Another deal began. */
  readonly deal?: number;
  /** What the deal before it wrote down. */
  readonly leads?: Leaf;
}
type Node = Leaf | Branch;

export interface TreeState extends GameState {
  /** The names of the moves so far. */
  readonly path: readonly string[];
  /** The card that nobody has seen: UNKNOWN in views until it is shown. */
  readonly hidden: number;
  /** Known to all, and of no use. */
  readonly hands: readonly (readonly number[])[];
}

export interface TreeOptions {
  /** How many hidden cards there can be. */
  readonly cards?: number;
  /** Ratings of moves; default 0. */
  readonly ratings?: Readonly<Record<string, number>>;
  /** Added to the value of being ahead. */
  readonly premium?: number;
  readonly advice?: Readonly<Record<string, readonly Advice[]>>;
  readonly sides?: number;
  readonly search?: Partial<BotEngine['search']>;
  readonly play?: Partial<BotEngine['play']>;
}

const isBranch = (node: Node | undefined): node is Branch => node !== undefined && 'moves' in node;

/** What a tree makes of a path: where it leads, and what has happened on the way. */
function walk(root: Branch, path: readonly string[]) {
  let node: Node | undefined = root;
  let [deal, rolls, isShown, leads] = [0, 0, false, undefined as Leaf | undefined];
  for (const name of path) {
    node = isBranch(node) ? node.moves[name] : undefined;
    if (node === undefined) throw new Error(`No such move: ${path.join(' ')}`);
    if (isBranch(node)) {
      deal = node.deal ?? deal;
      rolls += node.isRolled ? 1 : 0;
      isShown ||= node.isShown === true;
      leads = node.leads ?? leads;
    } else leads = node;
  }
  return { node: node as Node, deal, rolls, isShown, leads };
}

/**
 * A game that is a tree: at each branch a seat has a few named moves, each end pays what is written there for the one
 * hidden card. What bots should make of it can be worked out by hand.
 */
export function treeGame(root: Branch, options: TreeOptions = {}) {
  const { cards = 1, ratings = {}, premium = 0, advice = {}, sides = 2 } = options;
  const at = (state: GameState) => walk(root, (state as TreeState).path);
  const leadsOf = (state: GameState): readonly number[] => {
    const lead = at(state).leads?.[Math.max(0, (state as TreeState).hidden)] ?? 0;
    return typeof lead === 'number' ? [lead, -lead] : lead;
  };
  const lead = (state: GameState, seat: Seat): number => leadsOf(state)[seat] ?? 0;
  const turn = (state: GameState): Seat | null => {
    const { node } = at(state);
    return isBranch(node) ? node.seat : null;
  };
  const moves = (state: GameState, seat: Seat): readonly GameMove[] => {
    const { node } = at(state);
    return isBranch(node) && node.seat === seat ? Object.keys(node.moves).map((type) => ({ type })) : [];
  };
  const rate = (_view: GameState, _seat: Seat, { type }: GameMove): number => ratings[type] ?? 0;
  const game = {
    id: 'tree',
    play: {
      deal: (_options: unknown, seed: number): GameState => {
        const hands = Array.from({ length: sides }, (_, seat) => [seat]);
        const state: TreeState = { options: {}, chance: [0], path: [], hidden: seed % cards, hands };
        return state;
      },
      ...{ turn, moves, tries: moves, kindOf: ({ type }: GameMove) => type },
      attempt: (state: GameState, seat: Seat, move: GameMove) => ({ state, seat, move }),
      play: (state: GameState, _seat: Seat, { type }: GameMove) => {
        const path = [...(state as TreeState).path, type];
        const after: TreeState = { ...(state as TreeState), path, chance: [walk(root, path).rolls] };
        return { state: after as GameState, events: [] };
      },
      outcome: (state: GameState) => {
        const scores = leadsOf(state);
        const best = Math.max(...scores);
        return turn(state) === null ? { winners: scores.flatMap((n, i) => (n === best ? [i] : [])), scores } : null;
      },
      scores: () => new Array<number>(sides).fill(0),
      ...options.play,
    },
    visibility: {
      view: (state: GameState) => ({
        ...state,
        ...{ chance: [], hidden: at(state).isShown ? (state as TreeState).hidden : UNKNOWN },
      }),
      sampleWorld: (view: GameState, _seat: Seat, random: Random) => ({
        ...view,
        chance: [at(view).rolls],
        hidden: at(view).isShown ? (view as TreeState).hidden : random.integerBelow(cards),
      }),
    },
    notation: {
      key: ({ type }: GameMove) => type,
      move: { write: ({ type }: GameMove) => ({ type }) },
    },
    heuristics: {
      rate,
      rateNaively: (view: GameState, seat: Seat, move: GameMove) => -rate(view, seat, move),
      reasons: (_view: GameState, _seat: Seat, { type }: GameMove) => advice[type] ?? [],
    },
    search: {
      rolloutMove: (state: GameState, seat: Seat) => moves(state, seat)[0] as GameMove,
      dealOf: (state: GameState) => at(state).deal,
      worlds: 16,
      lead,
      evaluate: (state: GameState, seat: Seat) => lead(state, seat) + premium * Math.sign(lead(state, seat)),
      thresholds: { slip: 1, mistake: 3, blunder: 6 },
      ...options.search,
    },
  };
  return game as unknown as WholeGame;
}

/** The first state of a tree, before anyone has looked at the card. */
export const viewOf = (game: WholeGame, card = 0): GameState => game.visibility.view(game.play.deal({}, card), 0);

export const named = (type: string): GameMove => ({ type });
