import type { CoachedGame } from '../../game/game.ts';
import { isObject, type Json } from '../../game/json.ts';
import { seatsOf } from '../../game/seat.ts';
import type { Random } from '../../random/random.ts';
import { writeCase } from '../../referee/case.ts';
import { type Bench, type Order, pick, seenTable, take } from './bench.ts';
import { type CaseKind, type ExamCase, MOVES } from './exam.ts';
import { offersFor } from './offers.ts';
import type { Tryable } from './scan.ts';
import { type Judged, judged, type TriedThen, tableFor } from './tables.ts';

/** Of a hand that lies half hidden so many cards in a hundred can’t be seen. */
const HIDDEN = 0.6;

const isCards = (json: Json | undefined): json is readonly string[] =>
  Array.isArray(json) && json.every((one) => typeof one === 'string');

/** What a seat sees, with some of what another doesn’t see left unseen. */
function between(own: Json, theirs: Json | undefined, hide: (card: string) => boolean): Json {
  if (isCards(own)) {
    if (JSON.stringify(own) === JSON.stringify(theirs)) return own;
    return own.map((card) => (!/\?$/.test(card) && hide(card) ? '?' : card));
  }
  if (Array.isArray(own)) {
    const other = Array.isArray(theirs) ? theirs : [];
    return own.map((one, i) => between(one, other[i], hide));
  }
  if (!isObject(own)) return own;
  const other = isObject(theirs) ? theirs : {};
  return Object.fromEntries(
    Object.entries(own).map(([key, one]) => [key, between(one as Json, other[key] as Json, hide)]),
  );
}

/** A try by somebody of whose hand one sees but a part: the cards of the try, and a few more. */
function halfSeen(game: CoachedGame, tried: TriedThen, random: Random): Judged | undefined {
  const { moment, seat, move } = tried;
  const { state } = moment;
  const { options } = state;
  const view = game.visibility.view(state, seat);
  const others = seatsOf({ seats: game.seats(options) }).filter((other) => other !== seat);
  const write = (who: number): Json => game.notation.position.write(game.visibility.view(state, who));
  const { played, named } = game.notation.cardsOf(move, view, seat);
  const shown = new Set([...played, ...named].map((card) => game.pack.code(card)));
  const position = between(
    write(seat),
    write(random.pick(others)),
    (card) => !shown.has(card) && random.fraction() < HIDDEN,
  );
  if (!isObject(position)) return undefined;
  const json = writeCase({ game, options, state: view, seat, move });
  return JSON.stringify(position) === JSON.stringify(json['position'])
    ? undefined
    : judged(game, { ...json, position });
}

/** A record leaves out some moves between those it shows: they needn’t follow from one another. */
const APART = 2;

const found = (
  bench: Bench,
  kind: CaseKind,
  under: ReadonlyMap<string, readonly Tryable[]>,
  order: Order,
  tableOf: (tryable: Tryable, rule: string) => Judged | undefined,
): ExamCase | undefined => {
  const one = pick(bench, under, order, tableOf);
  if (!one) return undefined;
  take(bench, one);
  const offers = offersFor(bench, one.tryable.moment, one.table.reasoned);
  return { game: bench.game.id, kind, tables: [one.table.json], offers };
};

/** A narrow miss. */
export const illegalCase = (bench: Bench, order: Order): ExamCase | undefined =>
  found(bench, 'illegal', bench.scan.misses, order, seenTable(bench));

/** What is allowed, though it may not look so. */
export const legalCase = (bench: Bench, order: Order): ExamCase | undefined =>
  found(bench, 'legal', bench.scan.fine, order, seenTable(bench));

/** Something by somebody whose hand isn’t all to be seen: mostly it hangs on that. */
export function unseenCase(bench: Bench, verdict: 'depends' | 'sure'): ExamCase | undefined {
  const { game, random, scan: seen } = bench;
  const half = (tryable: Tryable): Judged | undefined => {
    const table = halfSeen(game, tryable, random);
    return table && (table.reasoned.verdict === 'depends') === (verdict === 'depends') ? table : undefined;
  };
  for (const under of random.shuffle([seen.misses, seen.fine])) {
    const made = found(bench, 'unseen', under, 'any', half);
    if (made) return made;
  }
  return undefined;
}

/** Moves out of games in their order, all allowed but one. */
export function recordCase(bench: Bench, order: Order): ExamCase | undefined {
  const { game, random, scan: seen, used } = bench;
  const at = new Map(seen.moments.map((moment, i) => [moment, i]));
  const inGame = seenTable(bench);
  const wrong = pick(bench, seen.misses, order, (tryable, rule) =>
    // After the last move there is none that could follow.
    at.has(tryable.moment) ? inGame(tryable, rule) : undefined,
  );
  if (!wrong) return undefined;
  const taken = [at.get(wrong.tryable.moment) as number];
  const tables = new Map<number, Judged>([[taken[0] as number, wrong.table]]);
  for (const moment of random.shuffle(seen.moments)) {
    const i = at.get(moment) as number;
    if (tables.size === MOVES) break;
    if (used.has(moment) || taken.some((other) => Math.abs(other - i) < APART)) continue;
    const table = tableFor(game, { moment, seat: moment.seat, move: moment.made });
    if (table?.reasoned.verdict !== 'legal') continue;
    taken.push(i);
    tables.set(i, table);
  }
  if (tables.size < MOVES) return undefined;
  take(bench, wrong);
  for (const i of taken) used.add(seen.moments[i] as (typeof seen.moments)[number]);
  const inOrder = [...tables].sort(([a], [b]) => a - b).map(([, { json }]) => json);
  const offers = offersFor(bench, wrong.tryable.moment, wrong.table.reasoned);
  return { game: game.id, kind: 'record', tables: inOrder, offers };
}
