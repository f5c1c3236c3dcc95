import { atom } from 'nanostores';
import type { Game, TableGame } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import { namesAround } from '../game/names.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Naming, Seat } from '../game/seat.ts';
import type { ItemRef, Zone } from '../game/zone.ts';
import type { Random } from '../random/random.ts';
import { readCase } from '../referee/case.ts';
import type { Tried } from '../referee/tried.ts';
import type { Verdict } from '../referee/verdict.ts';
import { tell } from './device/notices.ts';
import { noteRule } from './progress.ts';

/** A case of the rulebook, as it is sent: most have a try. */
export interface BookCase {
  readonly rule: string;
  /** House rules it is played by, in words. */
  readonly house: readonly string[];
  readonly json: JsonObject;
}

/** A table of a drill: what lies there, what is tried, and what comes of it. */
export interface DrillTable {
  readonly rule: string;
  readonly house: readonly string[];
  readonly state: GameState;
  readonly move: GameMove;
  /** What is tried, in the imperative, and the things it touches. */
  readonly says: string;
  readonly picks: readonly ItemRef[];
  readonly zones: readonly Zone[];
  /** How many sit there, whose try it is, and how they are called. */
  readonly seats: number;
  readonly seat: Seat;
  readonly name: Naming;
  /** What comes of it; null until what judges has come. */
  readonly tried: Tried | null;
  /** Whether unseen cards could decide it. */
  readonly hangs: boolean;
}

/** A drill under way. */
export interface Drill {
  readonly game: TableGame;
  /** The same with its laws, once its tables were ruled on. */
  readonly ruled: Game | null;
  readonly tables: readonly DrillTable[];
  /** Which table; as many as there are once it is over. */
  readonly at: number;
  /** What was said of each, in order. */
  readonly said: readonly Verdict[];
  /** Whether the ruling on this table lies open. */
  readonly open: boolean;
}

export const $drill = atom<Drill | null>(null);

const LENGTH = 6;

/** What a drill is about: the law one came from and the others of its chapter, and rules to refresh. */
export interface Weak {
  /** The rules in question, the first of them first. */
  readonly about: readonly string[];
  /** Rules that would have faded, the longest overdue first. */
  readonly fading: readonly string[];
}

/**
 * Which cases to ask: those about rules in question first, then about rules to refresh, no rule more than twice,
 * then whatever comes. Where one came from a law, its case is the first.
 */
export function chooseCases(
  cases: readonly BookCase[],
  { about, fading }: Weak,
  random: Random,
): readonly BookCase[] {
  const weak = [...about, ...fading];
  const mixed = random.shuffle(cases);
  const rank = ({ rule }: BookCase): number => (weak.includes(rule) ? weak.indexOf(rule) : weak.length);
  const asked = new Map<string, number>();
  const first = [...mixed]
    .sort((a, b) => rank(a) - rank(b))
    .filter(({ rule }) => {
      const n = asked.get(rule) ?? 0;
      asked.set(rule, n + 1);
      return n < 2;
    })
    .slice(0, LENGTH);
  const [law] = about;
  const own = first.findIndex(({ rule }) => rule === law);
  const [opening] = own < 0 ? [] : first.splice(own, 1);
  return [...(opening ? [opening] : []), ...random.shuffle(first)];
}

/** Lays the tables. A case that can't be read is left out: the build has read them all. */
export function layDrill(game: TableGame, cases: readonly BookCase[]): void {
  const tables = cases.flatMap(({ rule, house, json }): DrillTable[] => {
    const read = readCase({ ...json, game: game.id }, () => game, 'move');
    if (!read.ok || !read.value.move) return [];
    const { state, seat, move } = read.value;
    const name = namesAround(seat);
    const view = game.seen.view(state, seat);
    const table = { rule, house, state, move, seat, name, tried: null };
    return [
      {
        ...table,
        says: game.talk.describe(move),
        picks: game.table.picksOf(view, seat, move),
        zones: game.table.zones(view, seat, name),
        seats: game.seats(state.options),
        hangs: game.seen.unseen(state, seat, move).length > 0,
      },
    ];
  });
  $drill.set({ game, ruled: null, tables, at: 0, said: [], open: false });
}

/**
 * Has the referee rule on the tables, while one looks at the first.
 * @throws Error where what judges can’t be had
 */
export async function ruleOnTables(): Promise<void> {
  const before = $drill.get();
  if (!before || before.ruled) return;
  const { ruledOn } = await import('./drill-judge.ts');
  const { game: ruled, tried } = await ruledOn(before.game, before.tables);
  const tables = before.tables.map((table, i) => ({ ...table, tried: tried[i] ?? null }));
  const drill = $drill.get();
  // Another drill may have been laid meanwhile.
  if (drill?.tables === before.tables) $drill.set({ ...drill, ruled, tables });
}

/** One's verdict on the table: noted, and the referee's laid beside it. */
export function sayVerdict(verdict: Verdict): void {
  const drill = $drill.get();
  const table = drill?.tables[drill.at];
  if (!drill || !table || drill.open) return;
  if (!table.tried) {
    ruleOnTables().then(
      () => sayVerdict(verdict),
      () =>
        tell({
          id: 'unruled',
          says: 'The referee could not be fetched: there is no network. Say it once more.',
        }),
    );
    return;
  }
  const right = verdict === table.tried.ruling.verdict;
  $drill.set({ ...drill, said: [...drill.said, verdict], open: true });
  noteRule(table.rule, right ? 'kept' : 'stumbled');
}

export function nextTable(): void {
  const drill = $drill.get();
  if (drill?.open) $drill.set({ ...drill, at: drill.at + 1, open: false });
}

/** Of each verdict that was given whether it was the referee's, in order. */
export function results({ tables, said }: Drill): readonly boolean[] {
  return said.map((verdict, i) => verdict === tables[i]?.tried?.ruling.verdict);
}
