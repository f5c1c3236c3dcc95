import * as v from 'valibot';
import { UnseenCards } from '../game/fault.ts';
import type { Game, GameEvent, GameMove, GameState, Seat } from '../game/game.ts';
import { namesAround } from '../game/names.ts';
import { changedOptions, choices } from '../game/options.ts';
import type { Pick, Zone } from '../game/zone.ts';
import { readCase } from '../referee/case.ts';
import { type ToldRuling, tellRuling } from '../referee/told.ts';
import type { Problem } from './problem.ts';
import { type CaseData, caseSchema } from './source.ts';

/** A case with the engine's own answer to it. */
export interface JudgedCase {
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly file: string;
  readonly chapter: string;
  readonly data: CaseData;
  readonly state: GameState;
  readonly seat: Seat;
  /** House rules other than the usual ones, as a table would say them: "Courts in one take: One only". */
  readonly house: readonly string[];
  readonly zones: readonly Zone[];
  /** Null where the case is a position only. */
  readonly tried: Tried | null;
  /** Of a position that shows a fresh deal: what the deal brought about. */
  readonly dealt: readonly Happening[];
}

export interface Tried {
  readonly move: GameMove;
  readonly picks: readonly Pick[];
  readonly ruling: ToldRuling;
  /** What follows from a legal move; empty where unseen cards would decide it. */
  readonly happens: readonly Happening[];
}

/** Something that happens by a rule, in a sentence. */
export interface Happening {
  readonly rule: string;
  readonly says: string;
}

type Judged = { readonly value: JudgedCase } | { readonly problem: Problem };

/** Reads a case and has the engine judge it, or says what is wrong with it and where. */
export function judgeCase(game: Game, chapter: string, file: string, given: unknown): Judged {
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
  const view = game.view(state, read.value.seat);
  const zones = game.zones(view, read.value.seat, namesAround(read.value.seat));
  const tried = read.value.move && tryIt(game, state, read.value.seat, read.value.move);
  const house = houseRules(game, state);
  const dealt = tried || !data.events ? [] : told(game, game.opening?.(state) ?? [], read.value.seat);
  return {
    value: { id, rule, title, file, chapter, data, state, seat: read.value.seat, house, zones, tried, dealt },
  };
}

function nameOf(given: unknown): string {
  return typeof given === 'object' && given && 'id' in given ? String(given.id) : 'a case without an id';
}

function tryIt(game: Game, state: GameState, seat: Seat, move: GameMove): Tried {
  const ruling = tellRuling(game, state, seat, move, namesAround(seat));
  const happens = ruling.verdict === 'legal' ? happeningsOf(game, state, seat, move) : [];
  return { move, picks: game.picksOf(game.view(state, seat), seat, move), ruling, happens };
}

function happeningsOf(game: Game, state: GameState, seat: Seat, move: GameMove): readonly Happening[] {
  try {
    return told(game, game.play(state, seat, move).events, seat);
  } catch (error) {
    if (error instanceof UnseenCards) return [];
    throw error;
  }
}

function told(game: Game, events: readonly GameEvent[], seat: Seat): readonly Happening[] {
  return events.map((event) => ({ rule: event.rule, says: game.tell(event, namesAround(seat)) }));
}

function houseRules(game: Game, { options }: GameState): readonly string[] {
  return Object.entries(changedOptions(game.options, options)).flatMap(([key, value]) => {
    const spec = game.options.find((option) => option.key === key);
    if (!spec) return [];
    const label = choices(spec).find((choice) => choice.value === value)?.label;
    return [`${spec.title}: ${label ?? value}`];
  });
}
