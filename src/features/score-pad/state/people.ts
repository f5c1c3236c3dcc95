import type { Box } from '../../../game/game.ts';
import { choices, defaultOptions, isValueOf, type Options } from '../../../game/options.ts';
import { type Seat, seatsOf } from '../../../game/seat.ts';
import { playerName } from '../../../game/seat-namer.ts';
import { WORDS } from '../words.ts';

/** Who plays in which rounds. Players join and leave between rounds; their points are kept. */

/** When a player is at the table, and their starting points. */
export interface SheetStay {
  /**
   * Round indices before which the player joined and left, alternately: [0] from the start on, [2, 5] for three
   * rounds.
   */
  readonly turns: readonly number[];
  readonly total: number;
}

/** The players of a sheet, and its house rules. */
export interface SheetPeople {
  /** Clockwise, including those who have left. */
  readonly names: readonly string[];
  /** House rules that differ from the default. */
  readonly options: Options;
  /** Rounds in which each player takes part; left out if all play in every round. */
  readonly stays?: readonly SheetStay[];
}

type PeopleWithRounds = SheetPeople & { readonly rounds: readonly unknown[] };

const FIRST_STAY: SheetStay = { turns: [0], total: 0 };

const isSeated = ({ turns }: SheetStay, round: number): boolean =>
  turns.filter((turn) => turn <= round).length % 2 === 1;

/** The players of a round, clockwise, as indices into the names. */
export function seatedAt(game: Box, { options, stays }: SheetPeople, round: number): readonly number[] {
  if (stays) return stays.flatMap((stay, place) => (isSeated(stay, round) ? [place] : []));
  return seatsOf({ seats: game.seats({ ...defaultOptions(game.options), ...options }) });
}

export const namesAt = (game: Box, sheet: SheetPeople, round: number): readonly string[] =>
  seatedAt(game, sheet, round).map((place) => sheet.names[place] ?? playerName(place));

/** The house rules with this number of players. A rule that names an empty seat gets its default. */
export function optionsFor(game: Box, changes: Options, seats: number): Options {
  const options = { ...defaultOptions(game.options), ...changes, seats };
  const key = game.checkOptions?.(options)?.key;
  const spec = game.options.find((one) => one.key === key);
  return spec && !spec.structural ? { ...options, [spec.key]: spec.default } : options;
}

/** Why this number of players can't play by these house rules, as a sentence; null if they can. */
export function seatingFault(game: Box, changes: Options, seats: number): string | null {
  const spec = game.options.find(({ key }) => key === 'seats');
  if (!spec || !isValueOf(spec, seats)) {
    const numbers = spec ? choices(spec).map(({ value }) => String(value)) : [];
    return WORDS.playerCounts(game.name, numbers);
  }
  return game.checkOptions?.(optionsFor(game, changes, seats))?.says ?? null;
}

/** Whether every round of a sheet has a number of players the game allows. */
export function canSeatAll(game: Box, sheet: SheetPeople): boolean {
  const turns = (sheet.stays ?? []).flatMap((stay) => stay.turns);
  return [0, ...turns].every(
    (round) => seatingFault(game, sheet.options, seatedAt(game, sheet, round).length) === null,
  );
}

/** The seat that begins in place of a player who has left: the next one. */
export function seatFrom(place: number, seated: readonly number[]): Seat {
  const seat = seated.findIndex((one) => one >= place);
  return Math.max(seat, 0);
}

/** Drops players who never played a round, and drops `stays` if all players are present from start to end. */
function simplifyPeople({ names, stays = [], options }: SheetPeople): SheetPeople {
  const shortStays = stays.map(({ turns, total }) => ({ total, turns: withoutPairs(turns) }));
  const keptPlaces = shortStays.flatMap(({ turns }, place) => (turns.length > 0 ? [place] : []));
  const keptStays = shortStays.filter(({ turns }) => turns.length > 0);
  const people = {
    names: keptPlaces.map((place) => names[place] ?? ''),
    options: { ...options, seats: keptStays.filter((stay) => isSeated(stay, 0)).length },
  };
  const isPlain = keptStays.every(({ turns, total }) => total === 0 && String(turns) === '0');
  return isPlain ? people : { ...people, stays: keptStays };
}

/** Joining and leaving before the same round cancel out. */
function withoutPairs(turns: readonly number[]): readonly number[] {
  const pair = turns.findIndex((turn, i) => turn === turns[i + 1]);
  return pair < 0 ? turns : withoutPairs(turns.toSpliced(pair, 2));
}

function withStays(game: Box, sheet: SheetPeople): Required<SheetPeople> {
  const { options, stays } = sheet;
  if (stays) return { options, names: sheet.names, stays };
  const names = namesAt(game, sheet, 0);
  return { options, names, stays: names.map(() => FIRST_STAY) };
}

/** A player leaves before the next round, or comes back. */
export function toggleStay(game: Box, sheet: PeopleWithRounds, place: number): SheetPeople {
  const people = withStays(game, sheet);
  const { turns, total } = people.stays[place] ?? FIRST_STAY;
  const stay = { total, turns: [...turns, sheet.rounds.length] };
  return simplifyPeople({ ...people, stays: people.stays.with(place, stay) });
}

/** A player who joins a sheet. */
export interface Newcomer {
  readonly name: string;
  /** Starting points. */
  readonly total: number;
  /** Index of the neighbour to the right. */
  readonly rightNeighbour: number;
}

/** Seats a new player before the next round. */
export function addPerson(game: Box, sheet: PeopleWithRounds, { name, total, rightNeighbour }: Newcomer): SheetPeople {
  const { names, stays, options } = withStays(game, sheet);
  const stay = { total, turns: [sheet.rounds.length] };
  return {
    options,
    names: names.toSpliced(rightNeighbour + 1, 0, name),
    stays: stays.toSpliced(rightNeighbour + 1, 0, stay),
  };
}

/** Adjusts the stays after a round was struck out. */
export function withoutRound({ names, stays, options }: SheetPeople, at: number): SheetPeople {
  if (!stays) return { names, options };
  const newStays = stays.map(({ turns, total }) => ({
    total,
    turns: turns.map((turn) => (turn > at ? turn - 1 : turn)),
  }));
  return simplifyPeople({ names, options, stays: newStays });
}

/** Replaces the players of a sheet. */
export function withPeople<S extends SheetPeople>(
  { stays: _, ...sheet }: S,
  people: SheetPeople,
): Omit<S, 'stays'> & SheetPeople {
  return { ...sheet, ...people };
}
