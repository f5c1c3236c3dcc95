import { fault, ok, type Result } from '../game/fault.ts';
import type { DeskBox, DeskGame, RuledDesk, TableGame } from '../game/game.ts';
import { packOf } from '../game/pack-of.ts';
import type { GameState } from '../game/play.ts';
import type { Naming } from '../game/seat.ts';
import type { ScoreAnswer } from '../game/wire.ts';
import type { Zone } from '../game/zone.ts';
import { readCase, readScore } from '../referee/case.ts';
import { type Cited, cite } from '../referee/cite.ts';
import { caseOf, countOf, type Draft, deskName, formOf, placesOf } from './desk-draft.ts';
import { lyingCards } from './desk-things.ts';

/** A position that can be judged, as the seat that tries sees it. */
export interface Laid {
  readonly state: GameState;
  readonly view: GameState;
  readonly zones: readonly Zone[];
  readonly name: Naming;
}

export function lay(game: TableGame, draft: Draft): Result<Laid> {
  const { move: _, ...asked } = caseOf(game, draft);
  const read = readCase(asked, () => game, 'position');
  if (!read.ok) return read;
  const { state } = read.value;
  const view = game.seen.view(state, draft.seat);
  const name = deskName(draft);
  return ok({ state, view, zones: game.table.zones(view, draft.seat, name), name });
}

export interface CountedLine {
  readonly seat: number | null;
  readonly points: number;
  readonly says: string;
  readonly rule: Cited;
}

export interface Counted {
  readonly lines: readonly CountedLine[];
  /** Totals after, a seat or side each; none where nothing is added up. */
  readonly scores: readonly number[];
  /** Cards of the pack that were not put down, where all of it must lie somewhere. */
  readonly missing: number;
}

/** What was asked, line by line, under the game's rules. */
export function countUp(game: RuledDesk, draft: Draft): Result<Counted> {
  const answer = counted(game, draft);
  if (!answer.ok) return answer;
  const lines = answer.value.lines.map(({ seat, points, says, rule }) => ({
    seat,
    points,
    says,
    rule: cite(game, rule),
  }));
  return ok({ lines, scores: answer.value.scores ?? [], missing: missing(game, draft) });
}

/** What was won, counted as the game’s desk counts it. */
export function counted(game: DeskGame, draft: Draft): Result<ScoreAnswer> {
  const own = formOf(game, draft)?.count;
  if (own) return own(draft.won, draft.options, deskName(draft));
  const asked = readScore(countOf(game, draft), () => game);
  if (!asked.ok) return asked;
  return game.wire.score?.count(asked.value.won, asked.value.options) ?? fault('bad-json', '', '');
}

function missing(game: DeskBox, draft: Draft): number {
  if (!formOf(game, draft)?.whole) return 0;
  const all = packOf(game, draft.options).size;
  const lying = lyingCards(game.desk, placesOf(game, draft), draft.won);
  return all - [...lying.values()].reduce((sum, copies) => sum + copies.length, 0);
}
