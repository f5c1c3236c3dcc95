import { SURE_MARGINS } from '../../bots/review/doubt.ts';
import { type ExplainedGame, explainDecision } from '../../bots/review/explanation.ts';
import { flagDecision, gradeDecision } from '../../bots/review/flag.ts';
import { type JudgedDecision, reviewGame, roundPoints } from '../../bots/review/review.ts';
import type { Sampling } from '../../bots/search/worlds.ts';
import { catchTooMuch, ok, type Result } from '../../game/fault.ts';
import type { ReviewedGame } from '../../game/game.ts';
import { judge } from '../../game/judge.ts';
import type { GameMove } from '../../game/play.ts';
import type { SeatNamer } from '../../game/seat.ts';
import { cleanTurns } from '../../referee/clean-turns.ts';
import { startOf } from '../../referee/judged-entries.ts';
import { readRecord, type TableRecord } from '../../referee/record.ts';
import { namingOf } from '../records/index.ts';
import {
  isKeyTurn,
  type ReviewedTurn,
  type ReviewProgress,
  type ReviewReport,
  type StrongMove,
} from './review-report.ts';

/** A record as JSON, and the amount of work. */
export interface ReviewQuestion {
  readonly game: string;
  readonly record: unknown;
  readonly work: Sampling;
}

/** A move better than the usual one by a clear and relevant margin; null if there is none. */
function findStrongMove(
  { search }: ExplainedGame,
  { decision: { regularsMove, cost } }: JudgedDecision,
): StrongMove | null {
  if (
    !regularsMove ||
    cost > 0 ||
    regularsMove.gain < search.thresholds.slip ||
    regularsMove.gain <= SURE_MARGINS * regularsMove.margin95
  )
    return null;
  return {
    instead: regularsMove.move,
    gain: roundPoints(regularsMove.gain),
    error: roundPoints(regularsMove.margin95),
  };
}

/** Rules that allow the best move and not the played one. */
function extraRulesOf(
  game: ExplainedGame,
  { view, seat }: JudgedDecision,
  bestMove: GameMove,
  playedMove: GameMove,
): string[] {
  const usedRules = judge(game, view, seat, playedMove).permits;
  return judge(game, view, seat, bestMove).permits.filter((id) => !usedRules.includes(id));
}

/** Describes a decision with its reasons, where “you” is the seat that decided. */
function describeTurn(game: ExplainedGame, judged: JudgedDecision, name: SeatNamer): ReviewedTurn {
  const { at, seat, view, decision } = judged;
  const { played, best, points, hinted } = decision;
  const flag = flagDecision(decision, game.search.thresholds);
  const isHintRevised = hinted === true && gradeDecision(decision, game.search.thresholds) !== null;
  const strongMove = findStrongMove(game, judged);
  const reasons =
    flag || isHintRevised
      ? explainDecision(game, view, seat, decision, name)
      : strongMove
        ? game.heuristics.reasons(view, seat, played.move, name).map(({ id, says }) => ({ advice: id, says }))
        : [];
  return {
    at,
    seat,
    played: played.move,
    value: roundPoints(played.value),
    best: best.move,
    cost: roundPoints(points.cost),
    error: roundPoints(points.margin95),
    flag,
    isHintRevised,
    found: strongMove,
    why: reasons,
    rules: flag ? extraRulesOf(game, judged, best.move, played.move) : [],
  };
}

/**
 * Reviews a parsed record.
 * @throws TooMuch if the budget is spent
 */
function reviewTurns(
  game: ReviewedGame,
  record: TableRecord,
  work: Sampling,
  tell: (progress: ReviewProgress) => void,
): Result<ReviewReport> {
  const turns = cleanTurns(record, { slips: 'left-out' });
  if (!turns.ok) return turns;
  const describe = (judged: JudgedDecision): ReviewedTurn =>
    describeTurn(game, judged, namingOf({ record }, judged.seat));
  const start = startOf(record).state;
  const { decisions, summary } = reviewGame(game, start, turns.value, work, ({ done, total, judged }) => {
    const turn = judged && describe(judged);
    tell(turn && isKeyTurn(turn) ? { done, of: total, turn } : { done, of: total });
  });
  const end = turns.value.at(-1)?.after ?? start;
  const scores = game.play.outcome(end)?.scores ?? game.play.scores(end);
  return ok({ turns: decisions.map(describe), summary, scores });
}

/** Reviews a record; returns a fault if it can't be reviewed. */
export function reviewRecord(
  game: ReviewedGame,
  { record, work }: Pick<ReviewQuestion, 'record' | 'work'>,
  tell: (progress: ReviewProgress) => void = () => undefined,
): Result<ReviewReport> {
  const parsed = readRecord(record, (id) => (id === game.id ? game : undefined));
  if (!parsed.ok) return parsed;
  const report = catchTooMuch(() => reviewTurns(game, parsed.value, work, tell));
  return report.ok ? report.value : report;
}
