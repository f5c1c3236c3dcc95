import { expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { judge } from '../../src/game/judge.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import { verdictOf } from '../../src/referee/verdict.ts';
import { isDeep } from '../depth.ts';
import { firstExamined, type LawRunner, STRIDE } from './law-runner.ts';
import type { Decision } from './play-through.ts';
import { decisionsOf, type RandomGame } from './random-game.ts';

/** A table is small if it has at most this number of tries; then every try is judged. */
const SMALL = isDeep ? 3000 : 1500;
/** On other tables this number of tries is examined, and one in `ONE_IN` of them is judged. */
const MOST_TRIES = 5000;
const ONE_IN = isDeep ? 1 : 3;
/** A long game is searched for a small table in this number of parts. */
const PARTS = 3;
/** Searches of a game for small tables; many larger tables are counted on the way to one. */
const SEARCHES = 3 * STRIDE;

/** Counts of what was compared, for the report. */
interface LegalityCounts {
  readonly tables: number;
  readonly tries: number;
  readonly legal: number;
}

const sum = (a: LegalityCounts, b: LegalityCounts): LegalityCounts => ({
  tables: a.tables + b.tables,
  tries: a.tries + b.tries,
  legal: a.legal + b.legal,
});

const NO_COUNTS: LegalityCounts = { tables: 0, tries: 0, legal: 0 };

const seatsOf = ({ options }: GameState): number => Number(options['seats']);

/** The first tries, and whether they are all. */
function firstTries(game: Game, { state, seat }: Decision, most: number) {
  const tries: GameMove[] = [];
  for (const move of game.play.tries(state, seat)) {
    if (tries.length >= most) return { tries, all: false };
    tries.push(move);
  }
  return { tries, all: true };
}

/** Keys of the tries that are judged legal. Law 3: every refusal cites existing rules. */
function legalKeys(game: Game, { state, seat }: Decision, tries: readonly GameMove[]): ReadonlySet<string> {
  const allowed = new Set<string>();
  for (const move of tries) {
    const { legal, findings } = judge(game, state, seat, move);
    if (legal) allowed.add(game.notation.key(move));
    else if (findings.length === 0 || findings.some(({ rule }) => game.rules.rule(rule) === undefined)) {
      throw new Error(`refused without a rule: ${JSON.stringify(game.notation.move.write(move))}`);
    }
  }
  return allowed;
}

/** Legal moves are judged legal and permitted, once each; and no legal one of these tries is missing from them. */
function compareTries(game: Game, decision: Decision, tries: readonly GameMove[]): ReadonlySet<string> {
  const { state, seat, moves } = decision;
  const built = new Set(moves.map((move) => game.notation.key(move)));
  expect(built.size).toBe(moves.length);
  for (const move of moves) {
    const { legal, permits } = judge(game, state, seat, move);
    if (!legal || permits.length === 0)
      throw new Error(`${game.notation.key(move)} is built and not permitted`);
  }
  const allowed = legalKeys(game, decision, tries);
  for (const key of allowed) if (!built.has(key)) throw new Error(`${key} is judged legal and not built`);
  return allowed;
}

/** The first small table after each of some moments: both ways must give the same moves. */
function compareSmall(game: Game, played: RandomGame): LegalityCounts {
  const first = firstExamined(played);
  let compared = NO_COUNTS;
  let wanted = true;
  const decisions = [...decisionsOf(game, played)];
  const apart = isDeep ? SEARCHES : Math.max(SEARCHES, Math.ceil(decisions.length / PARTS));
  for (const [i, decision] of decisions.entries()) {
    if (i % apart === first) wanted = true;
    const { tries, all } = wanted ? firstTries(game, decision, SMALL) : { tries: [], all: false };
    if (!all) continue;
    wanted = false;
    const allowed = compareTries(game, decision, tries);
    for (const move of decision.moves) {
      if (!allowed.has(game.notation.key(move)))
        throw new Error(`${game.notation.key(move)} is built and never tried`);
    }
    compared = sum(compared, { tables: 1, tries: tries.length, legal: allowed.size });
  }
  return compared;
}

/** Legality has two independent implementations, compared wherever the possible tries are few. */
export function legalityLaws({ game, games, ofGames }: LawRunner): void {
  test('laws 2 and 3: on small tables the legal moves are exactly the tries judged legal', () => {
    let all = NO_COUNTS;
    let without = 0;
    ofGames((played) => {
      const compared = compareSmall(game, played);
      all = sum(all, compared);
      if (compared.tables === 0) without++;
    });
    console.info(
      `${game.name}: ${all.tables} small tables compared in both directions, ${all.tries} tries, ${all.legal} of them legal; ${without} of ${games} games had none.`,
    );
    expect(without, 'nearly every game reaches a small table').toBeLessThanOrEqual(games / 10);
    expect(all.tables).toBeGreaterThan(games);
    expect(all.legal).toBeGreaterThan(all.tables);
    expect(all.tries).toBeGreaterThan(all.legal);
  });
}

/** Checks any table, however many tries it has. */
export function anyTableLaws({ game, ofDecisions, ofOneDecision }: LawRunner): void {
  test('laws 2 and 3: on any table legal moves are judged legal, tries judged legal are legal moves, and a refusal has a reason', () => {
    let all = NO_COUNTS;
    ofOneDecision((decision, chance) => {
      const first = firstTries(game, decision, MOST_TRIES).tries;
      const from = chance.below(ONE_IN);
      const tries = first.length <= SMALL ? first : first.filter((_try, i) => i % ONE_IN === from);
      const allowed = compareTries(game, decision, tries);
      all = sum(all, { tables: 1, tries: tries.length, legal: allowed.size });
    });
    console.info(
      `${game.name}: ${all.tables} tables of any size, ${all.tries} tries, ${all.legal} of them legal.`,
    );
    expect(all.tries).toBeGreaterThan(all.tables);
  });

  test('law 4: a try out of turn breaks a rule about turns, named first', () => {
    ofDecisions(({ state, seat, move }) => {
      if (game.aside?.isAside(move)) return;
      const other = (seat + 1) % seatsOf(state);
      const { findings } = judge(game, state, other, move);
      expect(findings[0]?.about).toBe('turn');
      expect(game.play.moves(state, other)).toEqual([]);
    });
  });

  test('a move that is legal with every card known is never refused when some are hidden', () => {
    ofDecisions(({ state, seat, move }) => {
      const other = game.visibility.view(state, (seat + 1) % seatsOf(state));
      expect(verdictOf(game, other, seat, move).verdict).not.toBe('illegal');
    });
  });
}
