import { type Fault, fault, ok, type Result } from '../../game/fault.ts';
import type { Box, Game } from '../../game/game.ts';
import { playerAt } from '../../game/names.ts';
import { defaultOptions, type Options } from '../../game/options.ts';
import { type Pad, type PadLine, type PadNext, type PadRound, POINTS, type Tally } from '../../game/pad.ts';
import { added, unread, wrongIn } from '../../game/pad-entry.ts';
import type { Seat } from '../../game/seat.ts';
import { readScore } from '../../referee/case.ts';
import { type Cited, cite } from '../../referee/cite.ts';
import type { Round, Sheet } from './sheet.ts';

/** A game as one sits down to write: nothing is counted yet. */
export type PadBox = Box & { readonly pad: Pad<Options> };
/** The same with the judge who counts. */
export type PadGame = Game & PadBox;

/** What a side said, against what is right; or why that can’t be read. */
export type Claim = { readonly said: number; readonly right: number } | { readonly says: string };

/** Where the fault of a round lies that is told beside the amount it is about. */
export const TYPED = 'typed';

export interface Reckoned {
  readonly gains: readonly number[];
  /** After it. */
  readonly totals: readonly number[];
  readonly lines: readonly (Omit<PadLine, 'rule'> & { readonly rule: Cited })[];
  readonly doubts: readonly { readonly says: string; readonly rule: Cited }[];
  /** What happened, in a few words, where the points alone don’t tell. */
  readonly note?: string | undefined;
  /** By side; null where nothing was said. */
  readonly claims: readonly (Claim | null)[];
  /** Why it can’t be counted. */
  readonly fault: Fault | null;
  /** What follows it. */
  readonly next: PadNext;
}

/** All of a sheet: each round with what it comes to, and how it stands. */
export interface Standing {
  readonly table: { readonly options: Options; readonly name: (seat: Seat) => string };
  readonly sides: readonly string[];
  readonly rounds: readonly Reckoned[];
  readonly totals: readonly number[];
  readonly next: PadNext;
  /** The round that ended the game; null while it goes on. */
  readonly endedAt: number | null;
}

interface Judged {
  readonly gains: readonly number[];
  readonly lines: readonly PadLine[];
}

/** The points of a case by the judge who counts at the desk too. */
function judged(game: Game, options: Options, tally: Tally): Result<Judged> {
  if ('gains' in tally) return ok(tally);
  const asked = readScore({ ...tally.score, game: game.id }, () => game);
  if (!asked.ok) return asked;
  const answer = game.wire.score?.count(asked.value.won, options);
  if (!answer) return fault('bad-json', '', 'This game has nothing to count.');
  if (!answer.ok) return answer;
  const { scores = [], lines } = answer.value;
  return ok({
    gains: scores,
    lines: lines.map(({ seat, rule, points, says }) => ({ seat, rule, points, says })),
  });
}

const claimsOf = (sides: readonly string[], claims: readonly string[], gains: readonly number[]) =>
  gains.map((right, side): Claim | null => {
    const text = claims[side] ?? '';
    const says = unread(sides[side] ?? '', text);
    if (says !== null) return { says };
    const said = added(text);
    return typeof said === 'number' ? { said, right } : null;
  });

/** Whether a round can be written down as it stands: it can be counted, and all that was said can be read. */
export const isWritable = (reckoned: Reckoned | null): reckoned is Reckoned =>
  reckoned !== null && reckoned.fault === null && !reckoned.claims.some((claim) => claim && 'says' in claim);

/** The first amount of a round that is none, or none the game can have; null where all of them are. */
function wrongAmount(
  pad: Pad<Options>,
  round: PadRound<Options>,
  { way, entry }: Pick<Round, 'way' | 'entry'>,
): Result<never> | null {
  const ways = pad.ways(round);
  const { fields = [] } = ways.find(({ id }) => id === way) ?? ways.at(-1) ?? {};
  for (const field of fields) {
    const all = field.kind === 'amounts' ? wrongIn(entry, field) : [];
    const says = all.find((one) => one !== null);
    if (says) return fault('bad-position', TYPED, says);
  }
  return null;
}

/** What a round comes to at this point of the evening; null while something is missing in it. */
export function reckonRound(
  game: PadGame,
  round: PadRound<Options>,
  { way, entry, claims }: Round,
): Reckoned | null {
  const { pad } = game;
  const wrong = wrongAmount(pad, round, { way, entry });
  const tally = wrong ?? pad.count(round, way, entry);
  if (!tally) return null;
  const said = tally.ok ? judged(game, round.options, tally.value) : tally;
  if (!said.ok) {
    const { totals } = round;
    const gains = totals.map(() => 0);
    const next = pad.next(round, gains, totals);
    return { gains, totals, lines: [], doubts: [], claims: [], fault: said.fault, next };
  }
  const { gains, lines } = said.value;
  const totals = round.totals.map((n, side) => n + (gains[side] ?? 0));
  const doubts = tally.ok ? tally.value.doubts : [];
  return {
    gains,
    totals,
    lines: lines.map((line) => ({ ...line, rule: cite(game, line.rule) })),
    note: tally.ok ? tally.value.note : undefined,
    doubts: doubts.map(({ says, rule }) => ({ says, rule: cite(game, rule) })),
    claims: way === POINTS ? [] : claimsOf(pad.sides(round), claims, gains),
    fault: null,
    next: pad.next(round, gains, totals),
  };
}

/** A table of people, as the game is asked about it. */
function tableOf(game: PadGame, { names, options: changed }: Pick<Sheet, 'names' | 'options'>) {
  const options = { ...defaultOptions(game.options), ...changed };
  // Who is called "You" is spoken to.
  const name = (seat: Seat): string => (names[seat] ?? playerAt(seat)).replace(/^you$/i, 'you');
  return { options, name };
}

/** The round that comes after so many, as far as they go. */
export function roundAfter(game: PadGame, sheet: Sheet, standing: Standing, at: number): PadRound<Options> {
  const before = standing.rounds[at - 1];
  const { table, sides } = standing;
  const totals = before?.totals ?? sides.map(() => 0);
  const opening = { ...table, number: at + 1, first: sheet.first, totals };
  return { ...opening, first: before?.next.first ?? game.pad.start(opening).first };
}

const MISSING = fault('bad-position', '', 'Something is missing in this round.').fault;

/** Everything on a sheet, reckoned from its first round on. */
export function reckon(game: PadGame, sheet: Sheet): Standing {
  const table = tableOf(game, sheet);
  const sides = game.pad.sides(table);
  const start = game.pad.start({ ...table, number: 1, first: sheet.first, totals: sides.map(() => 0) });
  const rounds: Reckoned[] = [];
  let [first, totals]: [Seat, readonly number[]] = [start.first, sides.map(() => 0)];
  for (const [i, one] of sheet.rounds.entries()) {
    const round = { ...table, number: i + 1, first, totals };
    const gains = totals.map(() => 0);
    const none = { gains, totals, lines: [], doubts: [], claims: [], fault: MISSING };
    const counted = reckonRound(game, round, one) ?? { ...none, next: game.pad.next(round, gains, totals) };
    rounds.push(counted);
    [first, totals] = [counted.next.first, counted.totals];
  }
  const ended = rounds.findIndex(({ next }) => next.over !== undefined);
  return {
    table,
    sides,
    rounds,
    totals,
    next: rounds.at(-1)?.next ?? start,
    endedAt: ended < 0 ? null : ended,
  };
}
