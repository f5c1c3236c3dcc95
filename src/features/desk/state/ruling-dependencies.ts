import { TooMuch } from '../../../game/fault.ts';
import type { DeskGame, Game } from '../../../game/game.ts';
import type { JsonObject } from '../../../game/json.ts';
import { type Finding, judge } from '../../../game/judge.ts';
import type { GameMove, GameState } from '../../../game/play.ts';
import { Budget, MOST_WORLDS } from '../../../referee/budget.ts';
import { readCase } from '../../../referee/case.ts';
import { type ReasonedVerdict, type Verdict, verdictOf } from '../../../referee/verdict.ts';
import { caseOf, type DeskDraft } from './draft.ts';
import { fillRow } from './fillings.ts';
import { findUnsaid, type UnsaidRow } from './unsaid-rows.ts';

/** A question that the ruling depends on. */
export interface OpenQuestion {
  /** The place’s, to go there. */
  readonly id: string;
  /** "the top card of the pile" */
  readonly needs: string;
}

/** What the unsaid places make of a ruling. */
export interface RulingDependencies {
  /** Those that would turn it, the one that splits most evenly first. */
  readonly openQuestions: readonly OpenQuestion[];
  /** Of a try that isn’t allowed however they are filled: what it breaks in every case, in words that are true in all. */
  readonly common: readonly Finding[];
  /** Where it depends: rules it may break. */
  readonly maybe: readonly Finding[];
}

/** Answers that are tried for one ruling: some tenths of a second’s work. */
const MAX_RULINGS = 5000;
/** Tables like each other, by the rules that speak there, of which so many are filled further. */
const MAX_ALIKE = 2;
/** So many places are filled one upon another. */
const MAX_DEPTH = 5;

/** What a ruling depends on, in words: the place’s own, else its label. */
export function describeUnsaid([{ needs, label }]: UnsaidRow): string {
  if (needs !== undefined) return needs;
  return label.startsWith('Your ') ? `y${label.slice(1)}` : `“${label}”`;
}

/** A move that a player wants to make at the desk. */
export interface DeskTry {
  readonly seat: number;
  readonly move: GameMove;
  /** The state at hand. */
  readonly state: GameState;
}

/** A position in which more is said; undefined where it can’t be, or the game would be over: no try is made then. */
export function readState(
  game: DeskGame<Game>,
  draft: DeskDraft,
  position: JsonObject,
): GameState | undefined {
  const { move: _, ...asked } = caseOf(game, { ...draft, position });
  const read = readCase(asked, () => game, 'position');
  if (!read.ok) return undefined;
  return game.play.turn(read.value.state) === null ? undefined : read.value.state;
}

/** A try takes it for granted that it is its player’s turn, where nothing that was said has it otherwise. */
export function isTurnKept(game: DeskGame<Game>, state: GameState, tried: DeskTry): boolean {
  return game.play.turn(tried.state) !== tried.seat || game.play.turn(state) === tried.seat;
}

/** Judges the try with more said, as long as there is time. */
class Trials {
  private common: readonly Finding[];
  readonly maybe = new Map<string, Finding>();
  private left = MAX_RULINGS;
  private readonly budget = new Budget(3 * MOST_WORLDS);
  private readonly game: DeskGame<Game>;
  private readonly draft: DeskDraft;
  private readonly tried: DeskTry;
  private readonly verdict: Verdict;

  constructor(
    game: DeskGame<Game>,
    draft: DeskDraft,
    tried: DeskTry,
    { verdict, findings }: ReasonedVerdict,
  ) {
    this.game = game;
    this.draft = draft;
    this.tried = tried;
    this.verdict = verdict;
    this.common = findings;
    this.note(findings);
  }

  /** The finding in the words of its law, which speak of no card. */
  private toLawWords(finding: Finding): Finding {
    const says = this.game.rules.rule(finding.rule)?.law ?? finding.says;
    return { ...finding, says, cards: [] };
  }

  private note(findings: readonly Finding[]): void {
    for (const finding of findings) this.maybe.set(finding.rule, this.toLawWords(finding));
  }

  commonFindings(): readonly Finding[] {
    return this.common;
  }

  /** The ruling with this said; null where the position can’t be, or there is no time left. */
  ruleWith(position: JsonObject): TrialOutcome | null {
    const { game, tried } = this;
    if (this.left-- <= 0) return null;
    const state = readState(game, this.draft, position);
    if (!state) return null;
    const turn = game.play.turn(state);
    if (!isTurnKept(game, state, tried)) return { turned: false, rules: `${turn}`, broken: 1 };
    try {
      this.budget.spend();
      const ruled = verdictOf(game, state, tried.seat, tried.move, { budget: this.budget });
      const { verdict, findings, maybe, permits } = ruled;
      this.note([...findings, ...maybe]);
      if (verdict === 'illegal') {
        const broken = new Map(
          judge(game, state, tried.seat, tried.move).findings.map((finding) => [finding.rule, finding.says]),
        );
        this.common = this.common.flatMap((finding) => {
          const says = broken.get(finding.rule);
          if (says === undefined) return [];
          return says === finding.says ? [finding] : [this.toLawWords(finding)];
        });
      }
      const rules = [turn, ...findings.map(({ rule }) => rule), ...permits].sort().join();
      return { turned: verdict !== this.verdict, rules, broken: findings.length };
    } catch (error) {
      if (error instanceof TooMuch) return null;
      throw error;
    }
  }
}

/** What comes of an answer. */
interface TrialOutcome {
  readonly turned: boolean;
  /** Whose turn it is, and the rules that speak there. */
  readonly rules: string;
  /** So many of them are broken: the fewer, the nearer it is to being allowed. */
  readonly broken: number;
}

interface PlaceSplit {
  readonly rows: readonly UnsaidRow[];
  readonly turned: number;
  readonly all: number;
}

/** How evenly the answers split. */
const evennessOf = ({ turned, all }: PlaceSplit): number => Math.min(turned, all - turned) / all;

/** A table with more said than at the desk. */
interface PartialFilling {
  readonly position: JsonObject;
  readonly rows: readonly UnsaidRow[];
  readonly broken: number;
}

/**
 * Fills one place upon another: a table on which other rules speak is where the next answer may turn the ruling.
 * @returns the places that turn it together, or by themselves with how evenly they split
 */
class DependencySearch {
  readonly splits: PlaceSplit[] = [];
  private readonly game: DeskGame<Game>;
  private readonly draft: DeskDraft;
  private readonly trials: Trials;
  private readonly seenRules = new Map<string, number>();

  constructor(game: DeskGame<Game>, draft: DeskDraft, trials: Trials) {
    this.game = game;
    this.draft = draft;
    this.trials = trials;
  }

  /** Every place of a table by itself; those that make other rules speak are handed back, to go on from. */
  private fillEach({ position, rows }: Omit<PartialFilling, 'broken'>): readonly PartialFilling[] {
    const { game, trials } = this;
    const on = { ...this.draft, position };
    const further: PartialFilling[] = [];
    for (const row of findUnsaid(game, on)) {
      const weighed = { rows: [...rows, row], turned: 0, all: 1 };
      for (const more of fillRow(game, on, position, row)) {
        const outcome = trials.ruleWith(more);
        if (!outcome) continue;
        weighed.all++;
        if (outcome.turned) weighed.turned++;
        const alike = this.seenRules.get(outcome.rules) ?? 0;
        this.seenRules.set(outcome.rules, alike + 1);
        if (alike < MAX_ALIKE) further.push({ position: more, rows: weighed.rows, broken: outcome.broken });
      }
      if (weighed.turned > 0) this.splits.push(weighed);
    }
    return further;
  }

  run(): readonly UnsaidRow[] {
    let tables: readonly PartialFilling[] = [{ position: this.draft.position, rows: [], broken: 0 }];
    while (this.splits.length === 0) {
      const [next, ...others] = tables.toSorted((a, b) => a.broken - b.broken);
      if (!next) break;
      tables = [...others, ...(next.rows.length < MAX_DEPTH ? this.fillEach(next) : [])];
    }
    const [first, ...others] = this.splits.toSorted((a, b) => evennessOf(b) - evennessOf(a));
    if (!first) return [];
    return first.rows.length > 1 ? first.rows : [first, ...others].flatMap(({ rows }) => rows);
  }
}

/**
 * What a ruling depends on beside the cards nobody showed: every answer to what was not said is tried, or some that
 * stand for all. @param required what must be said before the try can be judged at all
 */
export function findDependencies(
  game: DeskGame<Game>,
  draft: DeskDraft,
  tried: DeskTry & { readonly ruled: ReasonedVerdict; readonly required: UnsaidRow | null },
): RulingDependencies {
  const { ruled, required } = tried;
  const trials = new Trials(game, draft, tried, ruled);
  const first = required ? [required] : [];
  const found = ruled.verdict === 'depends' ? [] : new DependencySearch(game, draft, trials).run();
  const open = [...first, ...found.filter((place) => place[0].id !== required?.[0].id)];
  return {
    openQuestions: open
      .map((place) => ({ id: place[0].id, needs: describeUnsaid(place) }))
      .filter(({ needs }, at, all) => all.findIndex((one) => one.needs === needs) === at),
    common: trials.commonFindings(),
    maybe: [...trials.maybe.values()],
  };
}
