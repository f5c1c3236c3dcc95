import type { TableGame } from '../../game/game.ts';
import { namesAround } from '../../game/names.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Naming, Seat } from '../../game/seat.ts';
import type { ItemRef, Zone } from '../../game/zone.ts';
import { readCase } from '../../referee/case.ts';
import type { Tried } from '../../referee/tried.ts';
import type { DrillKind } from '../../scenarios/drill/kinds.ts';
import type { Question } from '../../scenarios/drill/question.ts';

/** Something that is tried at a table of a drill, and what comes of it. */
export interface DrillTry {
  readonly state: GameState;
  readonly move: GameMove;
  /** What is tried, in the imperative, and the things it touches. */
  readonly says: string;
  readonly picks: readonly ItemRef[];
  readonly zones: readonly Zone[];
  /** Whose try it is, and how everybody is called. */
  readonly seat: Seat;
  readonly name: Naming;
  /** All hands lie open, as seen from seat 0. */
  readonly open: boolean;
  /** What comes of it; null until what judges has come. */
  readonly tried: Tried | null;
}

/** A table of a drill: what is asked, and all that is tried there. */
export interface DrillTable extends Pick<Question, 'kind' | 'rule' | 'house' | 'offers'> {
  readonly tries: readonly DrillTry[];
  /** How many sit there. */
  readonly seats: number;
  /** Whether unseen cards could decide it. */
  readonly hangs: boolean;
}

/** Lays a try out; undefined where its case can't be read. */
function layTry(game: TableGame, json: Question['tries'][number], kind: DrillKind): DrillTry | undefined {
  const read = readCase({ ...json, game: game.id }, () => game, 'move');
  if (!read.ok || !read.value.move) return undefined;
  const { state, seat, move } = read.value;
  const open = kind === 'slip';
  const eyes = open ? 0 : seat;
  const name = namesAround(eyes);
  const view = open ? state : game.seen.view(state, seat);
  return {
    state,
    move,
    seat,
    name,
    open,
    says: game.talk.describe(move),
    picks: game.table.picksOf(view, seat, move),
    zones: game.table.zones(view, eyes, name),
    tried: null,
  };
}

/** Lays a question out; undefined where it can’t be read: the build has read all there is in the book. */
export function layTable(game: TableGame, question: Question): DrillTable | undefined {
  const { kind, rule, house, tries: all, offers } = question;
  const tries = all.flatMap((json) => layTry(game, json, kind) ?? []);
  const [first] = tries;
  if (!first || tries.length < all.length) return undefined;
  const { state, seat, move } = first;
  const hangs = kind === 'legal' && game.seen.unseen(state, seat, move).length > 0;
  return { kind, rule, house, offers, tries, seats: game.seats(state.options), hangs };
}
