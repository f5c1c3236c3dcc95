import { fault, ok, type Result } from '../../../game/fault.ts';
import type { DeskGame, Game, TableGame } from '../../../game/game.ts';
import type { JsonObject } from '../../../game/json.ts';
import type { ScoreAnswer } from '../../../game/notation.ts';
import { packOf } from '../../../game/pack-of.ts';
import type { GameState } from '../../../game/play.ts';
import type { SeatNamer } from '../../../game/seat.ts';
import type { Zone } from '../../../game/zone.ts';
import { readCase, readScore } from '../../../referee/case.ts';
import { type Citation, cite } from '../../../referee/cite.ts';
import { caseOf, countFormOf, type DeskDraft, deskNaming, placesOf, scoreCaseOf } from './draft.ts';
import { fillRow } from './fillings.ts';
import { isAbout, locateCards } from './things.ts';
import { findUnsaid, type UnsaidRow } from './unsaid-rows.ts';
import { WORDS } from './words.ts';

/** A position that can be judged, as the seat that makes the try sees it. */
export interface LaidTable {
  /** The row that must be said before the table can be judged; filled in so that it can be drawn. */
  readonly required: UnsaidRow | null;
  /** The position with `required` filled in. */
  readonly position: JsonObject;
  readonly state: GameState;
  readonly view: GameState;
  readonly zones: readonly Zone[];
  readonly name: SeatNamer;
}

export function layTable(game: DeskGame<TableGame>, draft: DeskDraft): Result<LaidTable> {
  const base = readOrFill(game, draft);
  if (!base.ok) return base;
  const { state, required, position } = base.value;
  const view = game.visibility.view(state, draft.seat);
  const name = deskNaming(draft);
  const unsaidIds = new Set(findUnsaid(game, draft).flatMap((row) => row.map(({ id }) => id)));
  const zones = game.table
    .zones(view, draft.seat, name)
    .map((zone) => (zone.id === required?.[0].id ? { ...zone, items: [] } : zone))
    .map((zone) => (zone.items.length === 0 && unsaidIds.has(zone.id) ? { ...zone, empty: WORDS.notSaid } : zone));
  return ok({ required, position, state, view, zones, name });
}

/** Fillings tried before an incomplete table is given up. */
const MAX_FILLINGS = 600;

type LaidBase = Pick<LaidTable, 'required' | 'position' | 'state'>;

/** Reads the position; if it is incomplete, fills the first unsaid row that makes it readable. */
function readOrFill(game: DeskGame<TableGame>, draft: DeskDraft): Result<LaidBase> {
  const readPosition = (position: JsonObject): Result<GameState> => {
    const { move: _, ...caseJson } = caseOf(game, { ...draft, position });
    const parsedCase = readCase(caseJson, () => game, 'position');
    return parsedCase.ok ? ok(parsedCase.value.state) : parsedCase;
  };
  const { position } = draft;
  const stateResult = readPosition(position);
  if (stateResult.ok) return ok({ required: null, position, state: stateResult.value });
  if (stateResult.fault.code !== 'bad-position') return stateResult;
  const key = /^position\.(\w+)/.exec(stateResult.fault.path)?.[1] ?? '';
  const isMissing = (row: UnsaidRow): boolean => row.some((place) => isAbout(place, stateResult.fault.path));
  const rows = findUnsaid(game, draft).toSorted((a, b) => Number(isMissing(b)) - Number(isMissing(a)));
  // A value that is there but can't be read is wrong, not missing.
  if (key in position && rows.some(isMissing)) return stateResult;
  let [fillingsLeft, closestFailure] = [MAX_FILLINGS, stateResult];
  for (const required of rows) {
    for (const filled of fillRow(game, draft, position, required)) {
      if (fillingsLeft-- === 0) return closestFailure;
      const state = readPosition(filled);
      if (state.ok) return ok({ required, position: filled, state: state.value });
      if (isMissing(required) && !required.some((place) => isAbout(place, state.fault.path))) closestFailure = state;
    }
  }
  return closestFailure;
}

export interface DeskCountLine {
  readonly seat: number | null;
  readonly points: number;
  readonly says: string;
  readonly rule: Citation;
}

export interface DeskCount {
  readonly lines: readonly DeskCountLine[];
  /** Totals by seat or side; empty if the game adds nothing up. */
  readonly scores: readonly number[];
  /** Cards of the pack that aren't laid, if the count needs the whole pack; else 0. */
  readonly missing: number;
}

/** Counts what was won, with the rule of every line. */
export function countDraft(game: DeskGame<Game>, draft: DeskDraft): Result<DeskCount> {
  const answer = scoreDraft(game, draft);
  if (!answer.ok) return answer;
  const lines = answer.value.lines.map(({ seat, points, says, rule }) => ({
    seat,
    points,
    says,
    rule: cite(game, rule),
  }));
  return ok({ lines, scores: answer.value.scores ?? [], missing: countMissing(game, draft) });
}

/** Counts with the form's own function, else as the `score` command does. */
export function scoreDraft(game: DeskGame<TableGame>, draft: DeskDraft): Result<ScoreAnswer> {
  const ownCount = countFormOf(game, draft)?.count;
  if (ownCount) return ownCount(draft.won, draft.options, deskNaming(draft));
  const scoreInput = readScore(scoreCaseOf(game, draft), () => game);
  if (!scoreInput.ok) return scoreInput;
  return game.notation.score?.count(scoreInput.value.won, scoreInput.value.options) ?? fault('bad-json', '', '');
}

/** Cards of the pack that aren't laid; 0 where a count doesn't need the whole pack. */
export function countMissing(game: DeskGame, draft: DeskDraft): number {
  if (!countFormOf(game, draft)?.whole) return 0;
  const packSize = packOf(game, draft.options).size;
  const locations = locateCards(game.desk, placesOf(game, draft), draft.won);
  return packSize - [...locations.values()].reduce((sum, copies) => sum + copies.length, 0);
}
