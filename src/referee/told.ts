import type { Card } from '../cards/card.ts';
import type { Game, GameMove, GameState, Naming, Seat } from '../game/game.ts';
import type { Near } from './nearest.ts';
import { type Reading, readings } from './readings.ts';
import { bySeat, type Ruling, rule, type Verdict } from './ruling.ts';

/** A rule as it is cited: its number, its sentence, and its place in the book below the game's address. */
export interface Cited {
  readonly rule: string;
  readonly number: string;
  readonly title: string;
  readonly law: string;
  /** `rules/take/#take-sum`. */
  readonly path: string;
}

export interface CitedFinding extends Cited {
  readonly says: string;
  readonly cards: readonly Card[];
}

/** A ruling with everything a person reads: what the panel shows, wherever it is shown. */
export interface ToldRuling {
  readonly verdict: Verdict;
  /** What was tried, in the imperative. */
  readonly tried: string;
  readonly findings: readonly CitedFinding[];
  readonly maybe: readonly CitedFinding[];
  readonly permits: readonly Cited[];
  readonly depends: readonly string[];
  readonly nearest: readonly Near[];
  readonly readings: readonly Reading[];
}

/** A rule of the game as it is cited. @throws RangeError for an id the game doesn't have */
export function cite(game: Game, id: string): Cited {
  const found = game.rules.rule(id);
  const chapter = game.rules.chapterOf(id);
  if (!found || !chapter) throw new RangeError(`no rule ${id}`);
  const path = `rules/${chapter.id}/#${anchor(id)}`;
  return { rule: id, number: game.rules.number(id), title: found.title, law: found.law, path };
}

/** The rule's name on its chapter's page: `take-sum`. */
export function anchor(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}

/** Judges a try and puts the answer into words; `name` is how the seats are called in them. */
export function tellRuling(
  game: Game,
  state: GameState,
  seat: Seat,
  move: GameMove,
  name: Naming = bySeat,
): ToldRuling {
  const ruling: Ruling = rule(game, state, seat, move, name);
  const withLaw = ({ rule: id, says, cards }: Ruling['findings'][number]): CitedFinding => ({
    ...cite(game, id),
    says,
    cards,
  });
  return {
    verdict: ruling.verdict,
    tried: game.describe(move),
    findings: ruling.findings.map(withLaw),
    maybe: ruling.maybe.map(withLaw),
    permits: ruling.permits.map((id) => cite(game, id)),
    depends: ruling.depends,
    nearest: ruling.nearest,
    readings: readings(game, state, seat, move),
  };
}
