import * as v from 'valibot';
import type { Game } from '../game/game.ts';
import { changedOptions, choices } from '../game/options.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { seatNamerFor } from '../game/seat-namer.ts';
import type { Zone } from '../game/zone.ts';
import { readCase } from '../referee/case.ts';
import { findReadings } from '../referee/setting-effects.ts';
import {
  attemptMove,
  type CitedEvent,
  citeEvent,
  type TryResult,
  type TryTable,
} from '../referee/try-result.ts';
import type { Problem } from './problem.ts';
import { type CaseData, caseSchema } from './source.ts';

/** A case with the engine's answer. */
export interface JudgedCase {
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly file: string;
  readonly chapter: string;
  readonly data: CaseData;
  readonly state: GameState;
  readonly seat: Seat;
  /** House rules that differ from the default, in words: "Courts in one take: One only". */
  readonly house: readonly string[];
  readonly zones: readonly Zone[];
  /** The try with its ruling; null if the case is only a position. */
  readonly tried: TryResult | null;
  /** Events of the deal, in a case that shows a fresh deal. */
  readonly dealt: readonly CitedEvent[];
}

type CaseResult = { readonly value: JudgedCase } | { readonly problem: Problem };

/** Parses a case and has the referee judge it; returns a problem if it can't be read. */
export function judgeCase(game: Game, chapter: string, file: string, given: unknown): CaseResult {
  const parsed = v.safeParse(caseSchema, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const at = v.getDotPath(issue);
    return { problem: { file, id: nameOf(given), says: `${at ? `${at}: ` : ''}${issue.message}` } };
  }
  const data = parsed.output;
  const { id, rule, title, options, position, seat, move } = data;
  const json = {
    game: game.id,
    position,
    ...(options ? { options } : {}),
    ...(seat === undefined ? {} : { seat }),
    ...(move ? { move } : {}),
  };
  const read = readCase(json, (wanted) => (wanted === game.id ? game : undefined), 'position');
  if (!read.ok) return { problem: { file, id, says: `${read.fault.path}: ${read.fault.says}` } };
  const { state } = read.value;
  const table = { game, state, seat: read.value.seat, name: seatNamerFor(read.value.seat) };
  const { seat: at, name } = table;
  const zones = game.table.zones(game.visibility.view(state, at), at, name);
  const tried = read.value.move && tryWithReadings(table, read.value.move);
  const house = describeHouseRules(game, state);
  const opening = tried || !data.events ? [] : (game.play.opening?.(state) ?? []);
  const dealt = opening.map((event) => citeEvent(game, event, name));
  return { value: { id, rule, title, file, chapter, data, state, seat: at, house, zones, tried, dealt } };
}

/** The try, with the house rules that would change its ruling. */
function tryWithReadings(table: TryTable, move: GameMove): TryResult {
  const tried = attemptMove(table, move);
  const readings = findReadings(table.game, tried.ruling, { ...tried, name: table.name });
  return { ...tried, ruling: { ...tried.ruling, readings } };
}

function nameOf(given: unknown): string {
  return typeof given === 'object' && given && 'id' in given ? String(given.id) : 'a case without an id';
}

function describeHouseRules(game: Game, { options }: GameState): readonly string[] {
  return Object.entries(changedOptions(game.options, options)).flatMap(([key, value]) => {
    const spec = game.options.find((option) => option.key === key);
    if (!spec) return [];
    const label = choices(spec).find((choice) => choice.value === value)?.label;
    return [`${spec.title}: ${label ?? value}`];
  });
}
