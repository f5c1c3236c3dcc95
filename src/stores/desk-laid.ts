import { fault, ok, type Result } from '../game/fault.ts';
import type { Game } from '../game/game.ts';
import type { GameState } from '../game/play.ts';
import type { Naming } from '../game/seat.ts';
import type { Zone } from '../game/zone.ts';
import { readCase, readScore } from '../referee/case.ts';
import { type Cited, cite } from '../referee/cite.ts';
import { countElsewhere } from '../referee/count-elsewhere.ts';
import type { Elsewhere } from '../referee/elsewhere.ts';
import { caseOf, countOf, type Draft, deskName } from './desk-draft.ts';

/** A position that can be judged, as the seat that tries sees it. */
export interface Laid {
  readonly state: GameState;
  readonly view: GameState;
  readonly zones: readonly Zone[];
  readonly name: Naming;
}

export function lay(game: Game, draft: Draft): Result<Laid> {
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
  /** Totals after, a seat or side each. */
  readonly scores: readonly number[];
  /** House rules the count rests on. */
  readonly elsewhere: readonly Elsewhere[];
}

/** What was won, line by line, under the game's rules. */
export function countUp(game: Game, draft: Draft): Result<Counted> {
  const { wire } = game;
  const asked = readScore(countOf(game, draft), () => game);
  if (!asked.ok || !wire.score) return asked.ok ? fault('bad-json', '', '') : asked;
  const { won, options } = asked.value;
  const answer = wire.score.count(won, options);
  if (!answer.ok) return answer;
  const lines = answer.value.lines.map(({ seat, points, says, rule }) => ({
    seat,
    points,
    says,
    rule: cite(game, rule),
  }));
  return ok({
    lines,
    scores: answer.value.scores ?? [],
    elsewhere: countElsewhere(game, won, options, answer.value),
  });
}
