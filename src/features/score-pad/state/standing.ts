import { capitalize } from '../../../cards/words.ts';
import { type Fault, fault, ok, type Result } from '../../../game/fault.ts';
import type { Box, Game } from '../../../game/game.ts';
import type { Options } from '../../../game/options.ts';
import {
  type Pad,
  type PadLine,
  type PadNextRound,
  type PadResult,
  type PadRound,
  POINTS_FIELD,
} from '../../../game/pad.ts';
import { amountErrors, parseSum, sumError } from '../../../game/pad-entry.ts';
import { type Seat, seatsOf } from '../../../game/seat.ts';
import { playerName } from '../../../game/seat-namer.ts';
import { readScore } from '../../../referee/case.ts';
import { type Citation, cite } from '../../../referee/cite.ts';
import { WORDS } from '../words.ts';
import { namesAt, optionsFor, seatedAt, seatFrom } from './people.ts';
import type { Sheet, WrittenRound } from './sheet.ts';

/** The part of a game that setting up a table needs, without the rules that count points. */
export type PadBox = Box & { readonly pad: Pad<Options> };
/** The game with its rules. */
export type PadGame = Game & PadBox;

/** A claim compared with the result; or why it can't be read. */
export type PadClaim = { readonly claimed: number; readonly counted: number } | { readonly problem: string };

/** Path of faults that the form shows next to the wrong amount. */
export const TYPED_PATH = 'typed';

export interface RoundResult {
  readonly gains: readonly number[];
  /** Totals after this round. */
  readonly totals: readonly number[];
  readonly lines: readonly (Omit<PadLine, 'rule'> & { readonly rule: Citation })[];
  readonly doubts: readonly { readonly says: string; readonly rule: Citation }[];
  /** What happened, in a few words, if the points alone don't show it. */
  readonly note?: string | undefined;
  /** By side; null without a claim. */
  readonly claims: readonly (PadClaim | null)[];
  /** Why it can't be counted. */
  readonly fault: Fault | null;
  readonly nextRound: PadNextRound;
}

/** The state of a sheet before a round: its players, their totals, and who deals or begins. */
export interface RoundOpening extends PadRound<Options> {
  /** Players as indices into the names. */
  readonly seated: readonly number[];
  /** For each side of this round, its index among all sides of the sheet. */
  readonly places: readonly number[];
  /** Who deals or begins and why, or that the game is over. */
  readonly start: PadNextRound;
}

/** A sheet with the result of each round, and the totals. */
export interface PadStanding {
  /** The table at the next round. */
  readonly table: { readonly options: Options; readonly name: (seat: Seat) => string };
  /** All who have points, including those who have left. */
  readonly sides: readonly string[];
  /** One opening for each round, and one for the next. */
  readonly openings: readonly RoundOpening[];
  readonly rounds: readonly RoundResult[];
  /** By side of the sheet. */
  readonly totals: readonly number[];
  readonly nextRound: PadNextRound;
  /** Index of the round that ended the game; null if it goes on. */
  readonly endedAt: number | null;
}

/** The opening of a round by index; of the next one for null. */
export const openingOf = ({ openings }: PadStanding, at: number | null): RoundOpening =>
  openings[at ?? openings.length - 1] as RoundOpening;

interface JudgedTally {
  readonly gains: readonly number[];
  readonly lines: readonly PadLine[];
}

/** Counts the points of a tally by the same rules as the referee's desk. */
function judgeTally(game: Game, options: Options, tally: PadResult): Result<JudgedTally> {
  if ('gains' in tally) return ok(tally);
  const scoreQuery = readScore({ ...tally.score, game: game.id }, () => game);
  if (!scoreQuery.ok) return scoreQuery;
  const answer = game.notation.score?.count(scoreQuery.value.won, options);
  if (!answer) return fault('bad-json', '', WORDS.nothingToCount);
  if (!answer.ok) return answer;
  const { scores = [], lines } = answer.value;
  return ok({
    gains: scores,
    lines: lines.map(({ seat, rule, points, says }) => ({ seat, rule, points, says })),
  });
}

const checkClaims = (sides: readonly string[], claims: readonly string[], gains: readonly number[]) =>
  gains.map((gain, side): PadClaim | null => {
    const text = claims[side] ?? '';
    const problem = sumError(sides[side] ?? '', text);
    if (problem !== null) return { problem };
    const claimed = parseSum(text);
    return typeof claimed === 'number' ? { claimed, counted: gain } : null;
  });

/** Whether a round can be written down: it can be counted, and all claims can be read. */
export const isWritable = (result: RoundResult | null): result is RoundResult =>
  result !== null && result.fault === null && !result.claims.some((claim) => claim && 'problem' in claim);

/** The first amount that isn't a number, or isn't possible in the game; null if all are fine. */
function findWrongAmount(
  pad: Pad<Options>,
  round: PadRound<Options>,
  { way, entry }: Pick<WrittenRound, 'way' | 'entry'>,
): Result<never> | null {
  const padWays = pad.ways(round);
  const { fields = [] } = padWays.find(({ id }) => id === way) ?? padWays.at(-1) ?? {};
  for (const field of fields) {
    const errors = field.kind === 'amounts' ? amountErrors(entry, field) : [];
    const problem = errors.find((one) => one !== null);
    if (problem) return fault('bad-position', TYPED_PATH, problem);
  }
  return null;
}

/** The result of a round with this opening; null if it is incomplete. */
export function computeRound(
  game: PadGame,
  round: PadRound<Options>,
  { way, entry, claims }: WrittenRound,
): RoundResult | null {
  const { pad } = game;
  const wrongAmount = findWrongAmount(pad, round, { way, entry });
  const tally = wrongAmount ?? pad.count(round, way, entry);
  if (!tally) return null;
  const judged = tally.ok ? judgeTally(game, round.options, tally.value) : tally;
  if (!judged.ok) {
    const { totals } = round;
    const gains = totals.map(() => 0);
    const nextRound = pad.next(round, gains, totals);
    return { gains, totals, lines: [], doubts: [], claims: [], fault: judged.fault, nextRound };
  }
  const { gains, lines } = judged.value;
  const totals = round.totals.map((n, side) => n + (gains[side] ?? 0));
  const doubts = tally.ok ? tally.value.doubts : [];
  return {
    gains,
    totals,
    lines: lines.map((line) => ({ ...line, rule: cite(game, line.rule) })),
    note: tally.ok ? tally.value.note : undefined,
    doubts: doubts.map(({ says, rule }) => ({ says, rule: cite(game, rule) })),
    claims: way === POINTS_FIELD ? [] : checkClaims(pad.sides(round), claims, gains),
    fault: null,
    nextRound: pad.next(round, gains, totals),
  };
}

/** A player called "You" is addressed as you. */
const spokenName = (name: string): string => name.replace(/^you$/i, 'you');

/** The table of a round, as the game expects it. */
function tableAt(game: PadGame, sheet: Sheet, round: number) {
  const seated = seatedAt(game, sheet, round);
  const options = optionsFor(game, sheet.options, seated.length);
  const names = namesAt(game, sheet, round);
  const table = { options, name: (seat: Seat): string => spokenName(names[seat] ?? playerName(seat)) };
  const sides = game.pad.sides(table).length;
  // In partnerships players neither join nor leave, so places are sides.
  return { table, seated, places: sides === seated.length ? seated : seatsOf({ seats: sides }) };
}

/** The opening of the next round. */
function computeOpening(
  game: PadGame,
  sheet: Sheet,
  lastRound: { readonly opening: RoundOpening; readonly nextRound: PadNextRound } | null,
  allTotals: readonly number[],
): RoundOpening {
  const number = (lastRound?.opening.number ?? 0) + 1;
  const { table, seated, places } = tableAt(game, sheet, number - 1);
  const knownParts = { ...table, number, seated, places, totals: places.map((place) => allTotals[place] ?? 0) };
  if (lastRound && String(lastRound.opening.seated) === String(seated)) {
    return { ...knownParts, first: lastRound.nextRound.first, start: lastRound.nextRound };
  }
  const firstSeat = lastRound
    ? seatFrom(lastRound.opening.seated[lastRound.nextRound.first] ?? 0, seated)
    : Math.min(sheet.first, seated.length - 1);
  const start = game.pad.start({ ...knownParts, first: firstSeat });
  return { ...knownParts, first: start.first, start };
}

const MISSING_FAULT = fault('bad-position', '', WORDS.missing).fault;

/** Computes the whole sheet from its first round on. */
export function computeStanding(game: PadGame, sheet: Sheet): PadStanding {
  const sides = sheet.stays
    ? sheet.names.map((name) => capitalize(spokenName(name)))
    : game.pad.sides(tableAt(game, sheet, 0).table);
  let totals = sides.map((_, side) => sheet.stays?.[side]?.total ?? 0);
  let opening = computeOpening(game, sheet, null, totals);
  const openings = [opening];
  const rounds: RoundResult[] = [];
  for (const one of sheet.rounds) {
    const gains = opening.totals.map(() => 0);
    const missing = { gains, totals: opening.totals, lines: [], doubts: [], claims: [], fault: MISSING_FAULT };
    const result = computeRound(game, opening, one) ?? {
      ...missing,
      nextRound: game.pad.next(opening, gains, opening.totals),
    };
    rounds.push(result);
    const { places } = opening;
    totals = totals.map((n, side) => result.totals[places.indexOf(side)] ?? n);
    opening = computeOpening(game, sheet, { opening, nextRound: result.nextRound }, totals);
    openings.push(opening);
  }
  const endIndex = rounds.findIndex(({ nextRound }) => nextRound.over !== undefined);
  const { table } = tableAt(game, sheet, rounds.length);
  return {
    ...{ table, sides, openings, rounds, totals },
    nextRound: opening.start,
    endedAt: endIndex < 0 ? null : endIndex,
  };
}
