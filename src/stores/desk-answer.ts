import { fault, ok, type Result, UnseenCards } from '../game/fault.ts';
import type { Game, GameMove, GameState, Naming } from '../game/game.ts';
import type { Pick, Zone } from '../game/zone.ts';
import { readCase, readScore } from '../referee/case.ts';
import { type Cited, cite, type ToldRuling, tellRuling } from '../referee/told.ts';
import { caseOf, countOf, type Draft, deskName } from './desk-draft.ts';
import { marks } from './marks.ts';

/** A position that can be judged, as the seat that tries sees it. */
export interface Laid {
  readonly state: GameState;
  readonly view: GameState;
  readonly zones: readonly Zone[];
  readonly name: Naming;
}

export function lay(game: Game, draft: Draft): Result<Laid> {
  const { move: _, ...asked } = caseOf(game, draft);
  const position = game.desk.complete?.(draft.position) ?? draft.position;
  const read = readCase({ ...asked, position }, () => game, 'position');
  if (!read.ok) return read;
  const { state } = read.value;
  const view = game.view(state, draft.seat);
  const name = deskName(draft);
  return ok({ state, view, zones: game.zones(view, draft.seat, name), name });
}

/** Something that happened, and the rule it happened by. */
export interface Happening {
  readonly says: string;
  readonly rule: Cited;
}

/** What the referee says of the try, and what it touches. */
export interface Answered {
  readonly ruling: ToldRuling;
  readonly picked: readonly Pick[];
  readonly marked: readonly Pick[];
  /** What the move brings about; empty where it isn't legal. */
  readonly happens: readonly Happening[];
  /** Why nobody can say what happens: cards nobody showed would have to be counted. */
  readonly unclear: string | null;
}

/** The ruling on the draft's move; a fault where it is no move of the game. */
export function answerTo(game: Game, draft: Draft, { state, view, zones, name }: Laid): Result<Answered> {
  if (!draft.move) return fault('bad-move', 'move', '');
  const { seat } = draft;
  const move = game.wire.move.read(draft.move, draft.options, seat);
  if (!move.ok) return move;
  const told = tellRuling(game, state, seat, move.value);
  const picked = game.picksOf(view, seat, move.value);
  const cards = told.findings.flatMap((finding) => finding.cards);
  const ruling = { ...told, depends: told.depends.map((says) => inNames(says, draft)) };
  const after = told.verdict === 'legal' ? happensThen(game, draft, state, move.value, name) : null;
  return ok({
    ruling,
    picked,
    marked: marks(zones, cards, picked),
    happens: after?.ok ? after.value : [],
    unclear: after && !after.ok ? after.fault.says : null,
  });
}

function happensThen(
  game: Game,
  { seat }: Draft,
  state: GameState,
  move: GameMove,
  name: Naming,
): Result<readonly Happening[]> {
  try {
    const { events } = game.play(state, seat, move);
    return ok(events.map((event) => ({ says: game.tell(event, name), rule: cite(game, event.rule) })));
  } catch (error) {
    if (error instanceof UnseenCards) return fault('bad-position', error.path, error.message);
    throw error;
  }
}

/** "whether seat 0 holds a 6", said to whoever sits there. */
export function inNames(says: string, draft: Draft): string {
  const name = deskName(draft);
  return says.replace(/\bseat (\d+) (\w+)s\b/g, (_, seat: string, verb: string) => {
    const who = name(Number(seat));
    return who === 'you' ? `you ${verb}` : `${who} ${verb}s`;
  });
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
}

/** What was won, line by line, under the game's rules. */
export function countUp(game: Game, draft: Draft): Result<Counted> {
  const { wire } = game;
  const asked = readScore(countOf(game, draft), () => game);
  if (!asked.ok || !wire.score) return asked.ok ? fault('bad-json', '', '') : asked;
  const answer = wire.score.count(asked.value.won, asked.value.options);
  if (!answer.ok) return answer;
  const lines = answer.value.lines.map(({ seat, points, says, rule }) => ({
    seat,
    points,
    says,
    rule: cite(game, rule),
  }));
  return ok({ lines, scores: answer.value.scores ?? [] });
}
