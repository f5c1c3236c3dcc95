import { TooMuch } from '../../../game/fault.ts';
import type { DeskGame, Game } from '../../../game/game.ts';
import type { JsonObject } from '../../../game/json.ts';
import { type Finding, judge } from '../../../game/judge.ts';
import type { GameMove, GameState } from '../../../game/play.ts';
import { Budget, MAX_WORLDS } from '../../../referee/budget.ts';
import { readCase } from '../../../referee/case.ts';
import { type ReasonedVerdict, type Verdict, verdictOf } from '../../../referee/verdict.ts';
import { caseOf, type DeskDraft } from './draft.ts';
import { fillRow } from './fillings.ts';
import { findUnsaid, type UnsaidRow } from './unsaid-rows.ts';

/** A question that the ruling depends on. */
export interface OpenQuestion {
  /** Id of the place to open. */
  readonly id: string;
  /** "the top card of the pile" */
  readonly needs: string;
}

/** How unsaid places affect a ruling. */
export interface RulingDependencies {
  /** Places that would change the verdict, the most even split first. */
  readonly openQuestions: readonly OpenQuestion[];
  /** For a move that is illegal under every filling: the findings common to all. */
  readonly common: readonly Finding[];
  /** Rules that the move may break. */
  readonly maybe: readonly Finding[];
}

/** Maximum number of rulings per question; together they take a few tenths of a second. */
const MAX_RULINGS = 5000;
/** Maximum number of fillings pursued among those to which the same rules apply. */
const MAX_ALIKE = 4;
/** Maximum number of rows filled one after the other. */
const MAX_DEPTH = 5;

/** An unsaid row in words: its own, else its label. */
export function describeUnsaid([{ needs, label }]: UnsaidRow): string {
  if (needs !== undefined) return needs;
  return label.startsWith('Your ') ? `y${label.slice(1)}` : `“${label}”`;
}

/** A move that a player wants to make at the desk. */
export interface DeskTry {
  readonly seat: number;
  readonly move: GameMove;
  readonly state: GameState;
}

/** The state of a position; undefined if it can't be read or the game is over, since then no move is made. */
export function readState(game: DeskGame<Game>, draft: DeskDraft, position: JsonObject): GameState | undefined {
  const { move: _, ...caseJson } = caseOf(game, { ...draft, position });
  const parsedCase = readCase(caseJson, () => game, 'position');
  if (!parsedCase.ok) return undefined;
  return game.play.turn(parsedCase.value.state) === null ? undefined : parsedCase.value.state;
}

/** Whether a filling leaves the turn with the player who makes the try, if it was theirs. */
export function isTurnKept(game: DeskGame<Game>, state: GameState, deskTry: DeskTry): boolean {
  return game.play.turn(deskTry.state) !== deskTry.seat || game.play.turn(state) === deskTry.seat;
}

/** Rules on the try under different fillings, within a budget. */
class Trials {
  private common: readonly Finding[];
  readonly possibleFindings = new Map<string, Finding>();
  private rulingsLeft = MAX_RULINGS;
  /** Whether fillings are left that could not be tried. */
  isSpent = false;
  private readonly budget = new Budget(3 * MAX_WORLDS);
  private readonly game: DeskGame<Game>;
  private readonly draft: DeskDraft;
  private readonly deskTry: DeskTry;
  private readonly verdict: Verdict;

  constructor(game: DeskGame<Game>, draft: DeskDraft, deskTry: DeskTry, { verdict, findings }: ReasonedVerdict) {
    this.game = game;
    this.draft = draft;
    this.deskTry = deskTry;
    this.verdict = verdict;
    this.common = findings;
    this.note(findings);
  }

  /** The finding in the words of its law, without cards. */
  private toLawWords(finding: Finding): Finding {
    const lawText = this.game.rules.rule(finding.rule)?.law ?? finding.says;
    return { ...finding, says: lawText, cards: [] };
  }

  private note(findings: readonly Finding[]): void {
    for (const finding of findings) this.possibleFindings.set(finding.rule, this.toLawWords(finding));
  }

  commonFindings(): readonly Finding[] {
    return this.common;
  }

  /** The outcome under this position; null if it can't be read or the budget is spent. */
  ruleWith(position: JsonObject): TrialOutcome | null {
    const { game, deskTry } = this;
    if (this.rulingsLeft-- <= 0) this.isSpent = true;
    if (this.isSpent) return null;
    const state = readState(game, this.draft, position);
    if (!state) return null;
    const turn = game.play.turn(state);
    if (!isTurnKept(game, state, deskTry)) return { changesVerdict: false, rules: `${turn}`, brokenCount: 1 };
    try {
      this.budget.spend();
      const ruled = verdictOf(game, state, deskTry.seat, deskTry.move, { budget: this.budget });
      const { verdict, findings, maybe, permits } = ruled;
      this.note([...findings, ...maybe]);
      if (verdict === 'illegal') {
        const brokenRules = new Map(
          judge(game, state, deskTry.seat, deskTry.move).findings.map((finding) => [finding.rule, finding.says]),
        );
        this.common = this.common.flatMap((finding) => {
          const sentence = brokenRules.get(finding.rule);
          if (sentence === undefined) return [];
          return sentence === finding.says ? [finding] : [this.toLawWords(finding)];
        });
      }
      const rules = [turn, ...findings.map(({ rule }) => rule), ...permits].sort().join();
      return { changesVerdict: verdict !== this.verdict, rules, brokenCount: findings.length };
    } catch (error) {
      if (!(error instanceof TooMuch)) throw error;
      this.isSpent = true;
      return null;
    }
  }
}

/** The result of one filling. */
interface TrialOutcome {
  readonly changesVerdict: boolean;
  /** Key of the turn and the rules that apply. */
  readonly rules: string;
  /** Number of broken rules: fewer means closer to legal. */
  readonly brokenCount: number;
}

/** How often fillings of the last of these rows change the verdict; `total` includes the unfilled table. */
interface PlaceSplit {
  readonly rows: readonly UnsaidRow[];
  readonly changedCount: number;
  readonly total: number;
}

/** How evenly a row splits the verdicts, from 0 (all alike) to 0.5. */
const evennessOf = ({ changedCount, total }: PlaceSplit): number =>
  Math.min(changedCount, total - changedCount) / total;

/** A position with some rows filled in. */
interface PartialFilling {
  readonly position: JsonObject;
  readonly rows: readonly UnsaidRow[];
  readonly brokenCount: number;
}

/**
 * Best-first search: fills one row after the other, and pursues positions to which new rules apply, fewest broken
 * rules first.
 */
class DependencySearch {
  readonly splits: PlaceSplit[] = [];
  /** The rows that were filled when no broken rule was left that all fillings have in common. */
  doubtfulRows: readonly UnsaidRow[] = [];
  private readonly game: DeskGame<Game>;
  private readonly draft: DeskDraft;
  private readonly trials: Trials;
  private readonly seenRules = new Map<string, number>();

  constructor(game: DeskGame<Game>, draft: DeskDraft, trials: Trials) {
    this.game = game;
    this.draft = draft;
    this.trials = trials;
  }

  /** Tries every unsaid row by itself and returns the positions to pursue. */
  private fillEach({ position, rows }: Omit<PartialFilling, 'brokenCount'>): readonly PartialFilling[] {
    const { game, trials } = this;
    const filledDraft = { ...this.draft, position };
    const further: PartialFilling[] = [];
    for (const row of findUnsaid(game, filledDraft)) {
      const weighed = { rows: [...rows, row], changedCount: 0, total: 1 };
      for (const filled of fillRow(game, filledDraft, position, row)) {
        const wasCommon = trials.commonFindings().length > 0;
        const outcome = trials.ruleWith(filled);
        if (!outcome) continue;
        if (wasCommon && trials.commonFindings().length === 0) this.doubtfulRows = weighed.rows;
        weighed.total++;
        if (outcome.changesVerdict) weighed.changedCount++;
        const alikeCount = this.seenRules.get(outcome.rules) ?? 0;
        this.seenRules.set(outcome.rules, alikeCount + 1);
        if (alikeCount < MAX_ALIKE)
          further.push({ position: filled, rows: weighed.rows, brokenCount: outcome.brokenCount });
      }
      if (weighed.changedCount > 0) this.splits.push(weighed);
    }
    return further;
  }

  run(): readonly UnsaidRow[] {
    let tables: readonly PartialFilling[] = [{ position: this.draft.position, rows: [], brokenCount: 0 }];
    while (this.splits.length === 0) {
      const [nextFilling, ...otherFillings] = tables.toSorted((a, b) => a.brokenCount - b.brokenCount);
      if (!nextFilling) break;
      tables = [...otherFillings, ...(nextFilling.rows.length < MAX_DEPTH ? this.fillEach(nextFilling) : [])];
    }
    const [bestSplit, ...otherSplits] = this.splits.toSorted((a, b) => evennessOf(b) - evennessOf(a));
    if (!bestSplit) return [];
    return bestSplit.rows.length > 1 ? bestSplit.rows : [bestSplit, ...otherSplits].flatMap(({ rows }) => rows);
  }
}

/**
 * Finds the unsaid places that a ruling depends on, beyond unseen cards, from a sample of fillings.
 * @param deskTry.required the row that must be said before the move can be judged
 */
export function findDependencies(
  game: DeskGame<Game>,
  draft: DeskDraft,
  deskTry: DeskTry & { readonly ruled: ReasonedVerdict; readonly required: UnsaidRow | null },
): RulingDependencies {
  const { ruled, required } = deskTry;
  const trials = new Trials(game, draft, deskTry, ruled);
  const requiredRows = required ? [required] : [];
  const search = new DependencySearch(game, draft, trials);
  const splitRows = ruled.verdict === 'depends' ? [] : search.run();
  // What breaks another rule each time may be legal in a filling that could not be tried.
  const foundRows = splitRows.length > 0 || required || !trials.isSpent ? splitRows : search.doubtfulRows;
  const openRows = [...requiredRows, ...foundRows.filter((place) => place[0].id !== required?.[0].id)];
  return {
    openQuestions: openRows
      .map((place) => ({ id: place[0].id, needs: describeUnsaid(place) }))
      .filter(({ needs }, at, questions) => questions.findIndex((one) => one.needs === needs) === at),
    common: trials.commonFindings(),
    maybe: [...trials.possibleFindings.values()],
  };
}
