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
  const based = readOrFill(game, draft);
  if (!based.ok) return based;
  const { state, required, position } = based.value;
  const view = game.visibility.view(state, draft.seat);
  const name = deskNaming(draft);
  const unsaid = new Set(findUnsaid(game, draft).flatMap((row) => row.map(({ id }) => id)));
  const zones = game.table
    .zones(view, draft.seat, name)
    .map((zone) => (zone.id === required?.[0].id ? { ...zone, items: [] } : zone))
    .map((zone) => (zone.items.length === 0 && unsaid.has(zone.id) ? { ...zone, empty: NOT_SAID } : zone));
  return ok({ required, position, state, view, zones, name });
}

export const NOT_SAID = 'Not given yet';

/** Fillings tried before an incomplete table is given up. */
const MAX_FILLINGS = 600;

type LaidBase = Pick<LaidTable, 'required' | 'position' | 'state'>;

/** Reads the position; if it is incomplete, fills the first unsaid row that makes it readable. */
function readOrFill(game: DeskGame<TableGame>, draft: DeskDraft): Result<LaidBase> {
  const read = (position: JsonObject): Result<GameState> => {
    const { move: _, ...asked } = caseOf(game, { ...draft, position });
    const found = readCase(asked, () => game, 'position');
    return found.ok ? ok(found.value.state) : found;
  };
  const { position } = draft;
  const said = read(position);
  if (said.ok) return ok({ required: null, position, state: said.value });
  if (said.fault.code !== 'bad-position') return said;
  const key = /^position\.(\w+)/.exec(said.fault.path)?.[1] ?? '';
  const isMissing = (row: UnsaidRow): boolean => row.some((place) => isAbout(place, said.fault.path));
  const rows = findUnsaid(game, draft).toSorted((a, b) => Number(isMissing(b)) - Number(isMissing(a)));
  // A value that is there but can't be read is wrong, not missing.
  if (key in position && rows.some(isMissing)) return said;
  let [left, wrong] = [MAX_FILLINGS, said];
  for (const required of rows) {
    for (const more of fillRow(game, draft, position, required)) {
      if (left-- === 0) return wrong;
      const state = read(more);
      if (state.ok) return ok({ required, position: more, state: state.value });
      if (isMissing(required) && !required.some((place) => isAbout(place, state.fault.path))) wrong = state;
    }
  }
  return wrong;
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
  const own = countFormOf(game, draft)?.count;
  if (own) return own(draft.won, draft.options, deskNaming(draft));
  const asked = readScore(scoreCaseOf(game, draft), () => game);
  if (!asked.ok) return asked;
  return game.notation.score?.count(asked.value.won, asked.value.options) ?? fault('bad-json', '', '');
}

function countMissing(game: DeskGame, draft: DeskDraft): number {
  if (!countFormOf(game, draft)?.whole) return 0;
  const all = packOf(game, draft.options).size;
  const lying = locateCards(game.desk, placesOf(game, draft), draft.won);
  return all - [...lying.values()].reduce((sum, copies) => sum + copies.length, 0);
}
