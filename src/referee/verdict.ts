import type { Game } from '../game/game.ts';
import { type Finding, type Judgement, judge, rankFindings } from '../game/judge.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat, SeatNamer } from '../game/seat.ts';
import type { CardClass } from '../game/unseen-place.ts';
import { worlds } from '../game/worlds.ts';
import { Budget } from './budget.ts';

export type Verdict = 'legal' | 'illegal' | 'depends';

/** The verdict on a try, and why. */
export interface ReasonedVerdict {
  readonly verdict: Verdict;
  /** The rules it breaks, most important first. */
  readonly findings: readonly Finding[];
  /** The rules that allow it. */
  readonly permits: readonly string[];
  /** The questions about unseen cards that decide. */
  readonly depends: readonly string[];
  /** For `depends`: the rules it may break. */
  readonly maybe: readonly Finding[];
}

interface JudgedWorld {
  readonly yesClasses: ReadonlySet<CardClass>;
  readonly judgement: Judgement;
}

/** The questions whose answers change the verdict, alone or with the other answers equal. */
function decidingQuestions(judgedWorlds: readonly JudgedWorld[], questions: readonly CardClass[]): CardClass[] {
  const outcomes = (worlds: readonly JudgedWorld[]): string =>
    [...new Set(worlds.map(({ judgement }) => judgement.isLegal))].sort().join();
  const isDeciding = (question: CardClass): boolean => {
    const yesWorlds = judgedWorlds.filter((one) => one.yesClasses.has(question));
    const noWorlds = judgedWorlds.filter((one) => !one.yesClasses.has(question));
    if (outcomes(yesWorlds) !== outcomes(noWorlds)) return true;
    const otherQuestions = questions.filter((other) => other !== question);
    const restKey = (one: JudgedWorld): string =>
      otherQuestions.map((other) => Number(one.yesClasses.has(other))).join();
    const legalityWithout = new Map(noWorlds.map((one) => [restKey(one), one.judgement.isLegal]));
    return yesWorlds.some(
      (one) => (legalityWithout.get(restKey(one)) ?? one.judgement.isLegal) !== one.judgement.isLegal,
    );
  };
  return questions.filter(isDeciding);
}

/**
 * A finding that claims no more than is known: the finding itself if all worlds word it alike, else the law without
 * cards.
 */
function generalFinding(game: Game, findings: readonly [Finding, ...Finding[]], isInAll: boolean): Finding {
  const [first, ...otherFindings] = findings;
  if (isInAll && otherFindings.every(({ says }) => says === first.says)) return first;
  return { ...first, cards: [], says: game.rules.rule(first.rule)?.law ?? first.says };
}

/**
 * Findings of the illegal worlds in order, worded by what is known.
 * @param mustBeInAll keeps only rules that are broken in every world
 */
function wordFindings(
  game: Game,
  shownJudgement: Judgement,
  judgedWorlds: readonly JudgedWorld[],
  mustBeInAll: boolean,
): readonly Finding[] {
  const findings = game.rules.restrictions.flatMap(({ id }) => {
    const [first, ...otherFindings] = judgedWorlds.flatMap(({ judgement }) =>
      judgement.findings.filter((finding) => finding.rule === id),
    );
    const isInAll = otherFindings.length + 1 === judgedWorlds.length;
    if (!first || (mustBeInAll && !isInAll)) return [];
    const shownFinding = shownJudgement.findings.find((finding) => finding.rule === id);
    return [shownFinding ?? generalFinding(game, [first, ...otherFindings], isInAll)];
  });
  return rankFindings(findings);
}

/** Names seats by number, for lines of text. */
export const seatNumberName: SeatNamer = (seat) => `seat ${seat}`;

/** Names of the seats (default: their numbers), and the budget of the answer. */
export interface RulingOptions {
  readonly name?: SeatNamer;
  readonly budget?: Budget;
}

/**
 * Judges a try in every world that makes a difference.
 * @throws TooMuch if the budget is spent
 */
export function verdictOf(
  game: Game,
  state: GameState,
  seat: Seat,
  move: GameMove,
  { name = seatNumberName, budget = new Budget() }: RulingOptions = {},
): ReasonedVerdict {
  const shownJudgement = judge(game, state, seat, move);
  const unseen = game.visibility.unseen(state, seat, move);
  const base = { permits: shownJudgement.permits, findings: shownJudgement.findings, depends: [], maybe: [] };
  if (unseen.length === 0) return { verdict: shownJudgement.isLegal ? 'legal' : 'illegal', ...base };
  const classes = unseen.flatMap((place) => place.classes);
  const judgedWorlds: JudgedWorld[] = [];
  for (const { state: world, yesClasses } of worlds(state, unseen)) {
    budget.spend();
    judgedWorlds.push({ yesClasses, judgement: judge(game, world, seat, move) });
  }
  const legalWorlds = judgedWorlds.filter(({ judgement }) => judgement.isLegal);
  if (legalWorlds.length === judgedWorlds.length) {
    return { verdict: 'legal', ...base, findings: [], permits: legalWorlds[0]?.judgement.permits ?? [] };
  }
  if (legalWorlds.length === 0) {
    const alwaysBroken = wordFindings(game, shownJudgement, judgedWorlds, true);
    return {
      verdict: 'illegal',
      ...base,
      permits: [],
      findings: alwaysBroken.length > 0 ? alwaysBroken : wordFindings(game, shownJudgement, judgedWorlds, false),
    };
  }
  return {
    verdict: 'depends',
    findings: [],
    permits: [],
    depends: decidingQuestions(judgedWorlds, classes).map((of) => of.asks(name)),
    maybe: wordFindings(game, shownJudgement, judgedWorlds, false),
  };
}
