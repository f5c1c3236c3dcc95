import { TooMuch } from '../../../game/fault.ts';
import type { DeskGame, Game } from '../../../game/game.ts';
import type { JsonObject } from '../../../game/json.ts';
import { type Finding, judge } from '../../../game/judge.ts';
import type { GameMove, GameState } from '../../../game/play.ts';
import { Budget, MOST_WORLDS } from '../../../referee/budget.ts';
import { readCase } from '../../../referee/case.ts';
import { type ReasonedVerdict, type Verdict, verdictOf } from '../../../referee/verdict.ts';
import { caseOf, type Draft } from './draft.ts';
import { filledRow } from './fillings.ts';
import { type Unsaid, unsaidIn } from './unsaid.ts';

/** A question that the ruling depends on. */
export interface Open {
  /** The place’s, to go there. */
  readonly id: string;
  /** "the top card of the pile" */
  readonly needs: string;
}

/** What the unsaid places make of a ruling. */
export interface Openness {
  /** Those that would turn it, the one that splits most evenly first. */
  readonly open: readonly Open[];
  /** Of a try that isn’t allowed however they are filled: what it breaks in every case, in words that are true in all. */
  readonly common: readonly Finding[];
  /** Where it depends: rules it may break. */
  readonly maybe: readonly Finding[];
}

/** Answers that are tried for one ruling: some tenths of a second’s work. */
const ANSWERS = 5000;
/** Tables like each other, by the rules that speak there, of which so many are filled further. */
const ALIKE = 2;
/** So many places are filled one upon another. */
const DEEP = 5;

/** What a ruling depends on, in words: the place’s own, else its label. */
export function needsOf([{ needs, label }]: Unsaid): string {
  if (needs !== undefined) return needs;
  return label.startsWith('Your ') ? `y${label.slice(1)}` : `“${label}”`;
}

interface Tried {
  readonly seat: number;
  readonly move: GameMove;
  /** The state at hand. */
  readonly state: GameState;
}

/** A position in which more is said; undefined where it can’t be, or the game would be over: no try is made then. */
export function stateOf(game: DeskGame<Game>, draft: Draft, position: JsonObject): GameState | undefined {
  const { move: _, ...asked } = caseOf(game, { ...draft, position });
  const read = readCase(asked, () => game, 'position');
  if (!read.ok) return undefined;
  return game.play.turn(read.value.state) === null ? undefined : read.value.state;
}

/** A try takes it for granted that it is its player’s turn, where nothing that was said has it otherwise. */
export function isTurnKept(game: DeskGame<Game>, state: GameState, tried: Tried): boolean {
  return game.play.turn(tried.state) !== tried.seat || game.play.turn(state) === tried.seat;
}

/** Judges the try with more said, as long as there is time. */
class Trials {
  private common: readonly Finding[];
  readonly maybe = new Map<string, Finding>();
  private left = ANSWERS;
  private readonly budget = new Budget(3 * MOST_WORLDS);
  private readonly game: DeskGame<Game>;
  private readonly draft: Draft;
  private readonly tried: Tried;
  private readonly verdict: Verdict;

  constructor(game: DeskGame<Game>, draft: Draft, tried: Tried, { verdict, findings }: ReasonedVerdict) {
    this.game = game;
    this.draft = draft;
    this.tried = tried;
    this.verdict = verdict;
    this.common = findings;
    this.note(findings);
  }

  /** The finding in the words of its law, which speak of no card. */
  private plain(finding: Finding): Finding {
    const says = this.game.rules.rule(finding.rule)?.law ?? finding.says;
    return { ...finding, says, cards: [] };
  }

  private note(findings: readonly Finding[]): void {
    for (const finding of findings) this.maybe.set(finding.rule, this.plain(finding));
  }

  always(): readonly Finding[] {
    return this.common;
  }

  /** The ruling with this said; null where the position can’t be, or there is no time left. */
  ruled(position: JsonObject): Outcome | null {
    const { game, tried } = this;
    if (this.left-- <= 0) return null;
    const state = stateOf(game, this.draft, position);
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
          return says === finding.says ? [finding] : [this.plain(finding)];
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
interface Outcome {
  readonly turned: boolean;
  /** Whose turn it is, and the rules that speak there. */
  readonly rules: string;
  /** So many of them are broken: the fewer, the nearer it is to being allowed. */
  readonly broken: number;
}

interface Weighed {
  readonly place: readonly Unsaid[];
  readonly turned: number;
  readonly all: number;
}

/** How evenly the answers split. */
const split = ({ turned, all }: Weighed): number => Math.min(turned, all - turned) / all;

/** A table with more said than at the desk. */
interface Further {
  readonly position: JsonObject;
  readonly places: readonly Unsaid[];
  readonly broken: number;
}

/**
 * Fills one place upon another: a table on which other rules speak is where the next answer may turn the ruling.
 * @returns the places that turn it together, or by themselves with how evenly they split
 */
class Search {
  readonly alone: Weighed[] = [];
  private readonly game: DeskGame<Game>;
  private readonly draft: Draft;
  private readonly trials: Trials;
  private readonly known = new Map<string, number>();

  constructor(game: DeskGame<Game>, draft: Draft, trials: Trials) {
    this.game = game;
    this.draft = draft;
    this.trials = trials;
  }

  /** Every place of a table by itself; those that make other rules speak are handed back, to go on from. */
  private from({ position, places }: Omit<Further, 'broken'>): readonly Further[] {
    const { game, trials } = this;
    const on = { ...this.draft, position };
    const further: Further[] = [];
    for (const place of unsaidIn(game, on)) {
      const weighed = { place: [...places, place], turned: 0, all: 1 };
      for (const more of filledRow(game, on, position, place)) {
        const outcome = trials.ruled(more);
        if (!outcome) continue;
        weighed.all++;
        if (outcome.turned) weighed.turned++;
        const alike = this.known.get(outcome.rules) ?? 0;
        this.known.set(outcome.rules, alike + 1);
        if (alike < ALIKE) further.push({ position: more, places: weighed.place, broken: outcome.broken });
      }
      if (weighed.turned > 0) this.alone.push(weighed);
    }
    return further;
  }

  run(): readonly Unsaid[] {
    let tables: readonly Further[] = [{ position: this.draft.position, places: [], broken: 0 }];
    while (this.alone.length === 0) {
      const [next, ...others] = tables.toSorted((a, b) => a.broken - b.broken);
      if (!next) break;
      tables = [...others, ...(next.places.length < DEEP ? this.from(next) : [])];
    }
    const [first, ...others] = this.alone.toSorted((a, b) => split(b) - split(a));
    if (!first) return [];
    return first.place.length > 1 ? first.place : [first, ...others].flatMap(({ place }) => place);
  }
}

/**
 * What a ruling depends on beside the cards nobody showed: every answer to what was not said is tried, or some that
 * stand for all. @param required what must be said before the try can be judged at all
 */
export function openness(
  game: DeskGame<Game>,
  draft: Draft,
  tried: Tried & { readonly ruled: ReasonedVerdict; readonly required: Unsaid | null },
): Openness {
  const { ruled, required } = tried;
  const trials = new Trials(game, draft, tried, ruled);
  const first = required ? [required] : [];
  const found = ruled.verdict === 'depends' ? [] : new Search(game, draft, trials).run();
  const open = [...first, ...found.filter((place) => place[0].id !== required?.[0].id)];
  return {
    open: open
      .map((place) => ({ id: place[0].id, needs: needsOf(place) }))
      .filter(({ needs }, at, all) => all.findIndex((one) => one.needs === needs) === at),
    common: trials.always(),
    maybe: [...trials.maybe.values()],
  };
}
