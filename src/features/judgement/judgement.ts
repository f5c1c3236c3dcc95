import { atom } from 'nanostores';
import type { TableGame } from '../../game/game.ts';
import { namesAround } from '../../game/names.ts';
import type { GameMove } from '../../game/play.ts';
import type { Naming, Seat } from '../../game/seat.ts';
import type { ItemRef, Zone } from '../../game/zone.ts';
import type { Random } from '../../random/random.ts';
import { readCase, readMove } from '../../referee/case.ts';
import { type Answer, type Harvested, isRight, type Weighty } from '../../scenarios/judgement/judgement.ts';

/** Something one could do, and what it comes to. */
export interface Option {
  /** In the imperative, and the things it touches. */
  readonly says: string;
  readonly picks: readonly ItemRef[];
  /** How far it is behind the best, and how far off that may be, 95 times in 100. */
  readonly behind: number;
  readonly give: number;
  readonly right: boolean;
}

/** A table at which there is something to weigh, as it lies there. */
export interface WeightyTable {
  readonly asks: string;
  readonly zones: readonly Zone[];
  readonly seats: number;
  readonly seat: Seat;
  readonly name: Naming;
  /** The best first. */
  readonly options: readonly Option[];
}

/** Six tables to weigh. */
export interface Judging {
  readonly game: TableGame;
  readonly harvested: Harvested;
  readonly tables: readonly WeightyTable[];
  /** Which table; as many as there are once it is over. */
  readonly at: number;
  /** What was chosen, in order: which of the options. */
  readonly said: readonly number[];
  readonly open: boolean;
}

export const $judging = atom<Judging | null>(null);

const LENGTH = 6;
/** Standard errors on either side that make 95 %. */
const SURE = 1.96;

/** All of them in chance order, each kind in its turn: whoever goes on meets every table before one comes again. */
export function inTurn(positions: readonly Weighty[], random: Random): readonly Weighty[] {
  const kinds = [...Map.groupBy(random.shuffle(positions), ({ kind }) => kind).values()];
  const most = Math.max(0, ...kinds.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) =>
    random.shuffle(kinds.flatMap((kind) => kind[i] ?? [])),
  ).flat();
}

/** Lays one out; undefined where it can’t be read: another edition’s, perhaps. */
function lay(game: TableGame, asks: Harvested['asks'], weighty: Weighty): WeightyTable | undefined {
  const read = readCase({ ...weighty.case, game: game.id }, () => game, 'position');
  if (!read.ok) return undefined;
  const { state, seat, options: house } = read.value;
  const view = game.seen.view(state, seat);
  const name = namesAround(seat);
  const option = (answer: Answer, move: GameMove): Option => ({
    says: game.talk.describe(move),
    picks: game.table.picksOf(view, seat, move),
    behind: answer[1],
    give: SURE * answer[2],
    right: isRight(answer),
  });
  const options = weighty.answers.flatMap((answer) => {
    const move = readMove(game, answer[0], house, seat);
    return move.ok ? [option(answer, move.value)] : [];
  });
  if (options.length < weighty.answers.length) return undefined;
  const zones = game.table.zones(view, seat, name);
  return { asks: asks[weighty.kind] ?? '', zones, seats: game.seats(state.options), seat, name, options };
}

/** Lays six of them. @param from where in their order */
export function layJudging(
  game: TableGame,
  harvested: Harvested,
  order: readonly Weighty[],
  from: number,
): void {
  const six = Array.from(
    { length: Math.min(LENGTH, order.length) },
    (_, i) => order[(from + i) % order.length],
  );
  const tables = six.flatMap((one) => (one && lay(game, harvested.asks, one)) ?? []);
  $judging.set({ game, harvested, tables, at: 0, said: [], open: false });
}

/** What one would do: laid beside what each way comes to. */
export function choose(option: number): void {
  const judging = $judging.get();
  const known = judging?.tables[judging.at]?.options[option];
  if (judging && known && !judging.open)
    $judging.set({ ...judging, said: [...judging.said, option], open: true });
}

export function goOn(): void {
  const judging = $judging.get();
  if (judging?.open) $judging.set({ ...judging, at: judging.at + 1, open: false });
}

const chosen = ({ tables, said }: Judging): readonly Option[] =>
  said.flatMap((option, i) => tables[i]?.options[option] ?? []);

/** Of each choice whether it was right, in order. */
export const judgedRight = (judging: Judging): readonly boolean[] =>
  chosen(judging).map(({ right }) => right);

/** What was given away in all: a choice that was right gave nothing away that anybody could show. */
export const givenAway = (judging: Judging): number =>
  chosen(judging).reduce((sum, { behind, right }) => sum + (right ? 0 : behind), 0);
