import * as v from 'valibot';
import type { Game } from '../game/game.ts';
import { changedOptions, choices } from '../game/options.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { seatNamerFor } from '../game/seat-namer.ts';
import type { Zone } from '../game/zone.ts';
import { readCase } from '../referee/case.ts';
import { findReadings } from '../referee/setting-effects.ts';
import { attemptMove, type CitedEvent, citeEvent, type TryResult, type TryTable } from '../referee/try-result.ts';
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
export function judgeCase(game: Game, chapter: string, file: string, input: unknown): CaseResult {
  const parsed = v.safeParse(caseSchema, input);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const at = v.getDotPath(issue);
    return { problem: { file, id: nameOf(input), says: `${at ? `${at}: ` : ''}${issue.message}` } };
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
  const parsedCase = readCase(json, (wantedId) => (wantedId === game.id ? game : undefined), 'position');
  if (!parsedCase.ok) return { problem: { file, id, says: `${parsedCase.fault.path}: ${parsedCase.fault.says}` } };
  const { state } = parsedCase.value;
  const table = { game, state, seat: parsedCase.value.seat, name: seatNamerFor(parsedCase.value.seat) };
  const { seat: at, name } = table;
  const zones = game.table.zones(game.visibility.view(state, at), at, name);
  const tryResult = parsedCase.value.move && tryWithReadings(table, parsedCase.value.move);
  const house = describeHouseRules(game, state);
  const opening = tryResult || !data.events ? [] : (game.play.opening?.(state) ?? []);
  const dealEvents = opening.map((event) => citeEvent(game, event, name));
  return {
    value: {
      id,
      rule,
      title,
      file,
      chapter,
      data,
      state,
      seat: at,
      house,
      zones,
      tried: tryResult,
      dealt: dealEvents,
    },
  };
}

/** The try, with the house rules that would change its ruling. */
function tryWithReadings(table: TryTable, move: GameMove): TryResult {
  const tryResult = attemptMove(table, move);
  const readings = findReadings(table.game, tryResult.ruling, { ...tryResult, name: table.name });
  return { ...tryResult, ruling: { ...tryResult.ruling, readings } };
}

function nameOf(input: unknown): string {
  return typeof input === 'object' && input && 'id' in input ? String(input.id) : 'a case without an id';
}

function describeHouseRules(game: Game, { options }: GameState): readonly string[] {
  return Object.entries(changedOptions(game.options, options)).flatMap(([key, value]) => {
    const spec = game.options.find((option) => option.key === key);
    if (!spec) return [];
    const label = choices(spec).find((choice) => choice.value === value)?.label;
    return [`${spec.title}: ${label ?? value}`];
  });
}
