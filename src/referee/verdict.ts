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
  readonly yes: ReadonlySet<CardClass>;
  readonly judgement: Judgement;
}

/** The questions whose answers change the verdict, alone or with the other answers equal. */
function decidingQuestions(all: readonly JudgedWorld[], questions: readonly CardClass[]): CardClass[] {
  const outcomes = (worlds: readonly JudgedWorld[]): string =>
    [...new Set(worlds.map(({ judgement }) => judgement.legal))].sort().join();
  const decides = (question: CardClass): boolean => {
    const yes = all.filter((one) => one.yes.has(question));
    const no = all.filter((one) => !one.yes.has(question));
    if (outcomes(yes) !== outcomes(no)) return true;
    const others = questions.filter((other) => other !== question);
    const rest = (one: JudgedWorld): string => others.map((other) => Number(one.yes.has(other))).join('');
    const without = new Map(no.map((one) => [rest(one), one.judgement.legal]));
    return yes.some((one) => (without.get(rest(one)) ?? one.judgement.legal) !== one.judgement.legal);
  };
  return questions.filter(decides);
}

/**
 * A finding that is true of what is known: the shown one where all worlds agree on it, else the law itself without
 * cards.
 */
function generalFinding(game: Game, found: readonly [Finding, ...Finding[]], always: boolean): Finding {
  const [first, ...others] = found;
  if (always && others.every(({ says }) => says === first.says)) return first;
  return { ...first, cards: [], says: game.rules.rule(first.rule)?.law ?? first.says };
}

/**
 * Findings of the illegal worlds in order, worded by what is known.
 * @param every keeps only rules broken in every world
 */
function wordFindings(
  game: Game,
  shown: Judgement,
  all: readonly JudgedWorld[],
  every: boolean,
): readonly Finding[] {
  const illegal = all.filter(({ judgement }) => !judgement.legal);
  const findings = game.rules.restrictions.flatMap(({ id }) => {
    const [first, ...others] = illegal.flatMap(({ judgement }) =>
      judgement.findings.filter((finding) => finding.rule === id),
    );
    const always = others.length + 1 === all.length;
    if (!first || (every && !always)) return [];
    const seen = shown.findings.find((finding) => finding.rule === id);
    return [seen ?? generalFinding(game, [first, ...others], always)];
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
  const shown = judge(game, state, seat, move);
  const unseen = game.visibility.unseen(state, seat, move);
  const plain = { permits: shown.permits, findings: shown.findings, depends: [], maybe: [] };
  if (unseen.length === 0) return { verdict: shown.legal ? 'legal' : 'illegal', ...plain };
  const classes = unseen.flatMap((place) => place.classes);
  const all: JudgedWorld[] = [];
  for (const { state: world, yes } of worlds(state, unseen)) {
    budget.spend();
    all.push({ yes, judgement: judge(game, world, seat, move) });
  }
  const legal = all.filter(({ judgement }) => judgement.legal);
  if (legal.length === all.length) {
    return { verdict: 'legal', ...plain, findings: [], permits: legal[0]?.judgement.permits ?? [] };
  }
  if (legal.length === 0) {
    const always = wordFindings(game, shown, all, true);
    return {
      verdict: 'illegal',
      ...plain,
      permits: [],
      findings: always.length > 0 ? always : wordFindings(game, shown, all, false),
    };
  }
  return {
    verdict: 'depends',
    findings: [],
    permits: [],
    depends: decidingQuestions(all, classes).map((of) => of.asks(name)),
    maybe: wordFindings(game, shown, all, false),
  };
}
