import { list } from '../../../cards/words.ts';
import type { Box } from '../../../game/game.ts';
import { choices, defaultOptions, isValueOf, type Options } from '../../../game/options.ts';
import { type Seat, seatsOf } from '../../../game/seat.ts';
import { playerName } from '../../../game/seat-namer.ts';

/** Who sits at a table in which rounds. People come and go between two rounds; what they have is kept. */

/** When somebody sits at the table, and with what they began. */
export interface SheetStay {
  /** The rounds, from 0, before which they came and went in turn: [0] from the start on, [2, 5] for three rounds. */
  readonly turns: readonly number[];
  readonly total: number;
}

export interface SheetPeople {
  /** Clockwise, with those who have left. */
  readonly names: readonly string[];
  /** House rules that differ from the usual ones. */
  readonly options: Options;
  /** When each of them came and went; left out where everybody plays every round. */
  readonly stays?: readonly SheetStay[];
}

/** The same with the rounds they played. */
type PeopleWithRounds = SheetPeople & { readonly rounds: readonly unknown[] };

const START: SheetStay = { turns: [0], total: 0 };

const isSeated = ({ turns }: SheetStay, round: number): boolean =>
  turns.filter((turn) => turn <= round).length % 2 === 1;

/** The people who play a round, clockwise, by their places in the names. */
export function seatedAt(game: Box, { options, stays }: SheetPeople, round: number): readonly number[] {
  if (stays) return stays.flatMap((stay, place) => (isSeated(stay, round) ? [place] : []));
  return seatsOf({ seats: game.seats({ ...defaultOptions(game.options), ...options }) });
}

/** Their names. */
export const namesAt = (game: Box, sheet: SheetPeople, round: number): readonly string[] =>
  seatedAt(game, sheet, round).map((place) => sheet.names[place] ?? playerName(place));

/** The house rules of a table at which so many sit now; one that names an empty seat is as usual. */
export function optionsFor(game: Box, changed: Options, seats: number): Options {
  const options = { ...defaultOptions(game.options), ...changed, seats };
  const key = game.checkOptions?.(options)?.key;
  const spec = game.options.find((one) => one.key === key);
  return spec && !spec.structural ? { ...options, [spec.key]: spec.default } : options;
}

/** Why so many can’t play by these house rules, in a sentence; null where they can. */
export function seatingFault(game: Box, changed: Options, seats: number): string | null {
  const spec = game.options.find(({ key }) => key === 'seats');
  if (!spec || !isValueOf(spec, seats)) {
    const numbers = spec ? choices(spec).map(({ value }) => String(value)) : [];
    return `${game.name} is for ${list(numbers, 'or')} players.`;
  }
  return game.checkOptions?.(optionsFor(game, changed, seats))?.says ?? null;
}

/** Whether every round of a sheet has as many people as its game can have. */
export function canSeatAll(game: Box, sheet: SheetPeople): boolean {
  const turns = (sheet.stays ?? []).flatMap((stay) => stay.turns);
  return [0, ...turns].every(
    (round) => seatingFault(game, sheet.options, seatedAt(game, sheet, round).length) === null,
  );
}

/** The seat from which play goes on that was to begin with somebody: theirs, or the next one’s if they have left. */
export function seatFrom(place: number, seated: readonly number[]): Seat {
  const seat = seated.findIndex((one) => one >= place);
  return Math.max(seat, 0);
}

/** The same without those who never played a round, and without stays where everybody was there all along. */
function simplifyPeople({ names, stays = [], options }: SheetPeople): SheetPeople {
  const whole = stays.map(({ turns, total }) => ({ total, turns: withoutPairs(turns) }));
  const kept = whole.flatMap(({ turns }, place) => (turns.length > 0 ? [place] : []));
  const played = whole.filter(({ turns }) => turns.length > 0);
  const people = {
    names: kept.map((place) => names[place] ?? ''),
    options: { ...options, seats: played.filter((stay) => isSeated(stay, 0)).length },
  };
  const isPlain = played.every(({ turns, total }) => total === 0 && String(turns) === '0');
  return isPlain ? people : { ...people, stays: played };
}

/** Coming and going before the same round is neither. */
function withoutPairs(turns: readonly number[]): readonly number[] {
  const pair = turns.findIndex((turn, i) => turn === turns[i + 1]);
  return pair < 0 ? turns : withoutPairs(turns.toSpliced(pair, 2));
}

/** The people of a sheet with a stay for each. */
function withStays(game: Box, sheet: SheetPeople): Required<SheetPeople> {
  const { options, stays } = sheet;
  if (stays) return { options, names: sheet.names, stays };
  const names = namesAt(game, sheet, 0);
  return { options, names, stays: names.map(() => START) };
}

/** Somebody leaves before the next round, or comes back. */
export function toggleStay(game: Box, sheet: PeopleWithRounds, place: number): SheetPeople {
  const people = withStays(game, sheet);
  const { turns, total } = people.stays[place] ?? START;
  const stay = { total, turns: [...turns, sheet.rounds.length] };
  return simplifyPeople({ ...people, stays: people.stays.with(place, stay) });
}

/** Somebody new, and where they sit down. */
export interface Newcomer {
  readonly name: string;
  /** What they begin with. */
  readonly total: number;
  /** The place of their neighbour to the right. */
  readonly after: number;
}

/** Somebody new sits down before the next round. */
export function addPerson(game: Box, sheet: PeopleWithRounds, { name, total, after }: Newcomer): SheetPeople {
  const { names, stays, options } = withStays(game, sheet);
  const stay = { total, turns: [sheet.rounds.length] };
  return {
    options,
    names: names.toSpliced(after + 1, 0, name),
    stays: stays.toSpliced(after + 1, 0, stay),
  };
}

/** The people of a sheet from which a round was struck out. */
export function withoutRound({ names, stays, options }: SheetPeople, at: number): SheetPeople {
  if (!stays) return { names, options };
  const earlier = stays.map(({ turns, total }) => ({
    total,
    turns: turns.map((turn) => (turn > at ? turn - 1 : turn)),
  }));
  return simplifyPeople({ names, options, stays: earlier });
}

/** A sheet with these people in place of those it had. */
export function withPeople<S extends SheetPeople>(
  { stays: _, ...sheet }: S,
  people: SheetPeople,
): Omit<S, 'stays'> & SheetPeople {
  return { ...sheet, ...people };
}
