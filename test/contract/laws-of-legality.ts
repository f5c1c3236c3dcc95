import { expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { judge } from '../../src/game/judge.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import { verdictOf } from '../../src/referee/verdict.ts';
import { isDeep } from '../depth.ts';
import { EXAMINED_STRIDE, firstExamined, type LawRunner } from './law-runner.ts';
import type { PlayedDecision } from './play-through.ts';
import { decisionsOf, type RandomGame } from './random-game.ts';

/** A table is small if it has at most this number of tries; then every try is judged. */
const MAX_SMALL_TRIES = isDeep ? 3000 : 1500;
/** On other tables this number of tries is examined, and one in `ONE_IN` of them is judged. */
const MAX_TRIES = 5000;
const ONE_IN = isDeep ? 1 : 3;
/** Number of searches for a small table in a long game, outside the deep check. */
const PARTS_PER_GAME = 3;
/**
 * Least number of decisions between two searches. Until a search succeeds, it counts the tries of each table.
 */
const SEARCH_GAP = 3 * EXAMINED_STRIDE;

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

/** Returns the first tries, and whether these are all. */
function firstTries(game: Game, { state, seat }: PlayedDecision, limit: number) {
  const tries: GameMove[] = [];
  for (const move of game.play.tries(state, seat)) {
    if (tries.length >= limit) return { tries, all: false };
    tries.push(move);
  }
  return { tries, all: true };
}

/** Keys of the tries that are judged legal. Law 3: every refusal cites existing rules. */
function legalKeys(game: Game, { state, seat }: PlayedDecision, tries: readonly GameMove[]): ReadonlySet<string> {
  const legalKeySet = new Set<string>();
  for (const move of tries) {
    const { isLegal, findings } = judge(game, state, seat, move);
    if (isLegal) legalKeySet.add(game.notation.key(move));
    else if (findings.length === 0 || findings.some(({ rule }) => game.rules.rule(rule) === undefined)) {
      throw new Error(`refused without a rule: ${JSON.stringify(game.notation.move.write(move))}`);
    }
  }
  return legalKeySet;
}

/**
 * Checks that the legal moves are judged legal and permitted, occur once each, and include every legal try.
 * Returns the keys of the legal tries.
 */
function compareTries(game: Game, decision: PlayedDecision, tries: readonly GameMove[]): ReadonlySet<string> {
  const { state, seat, moves } = decision;
  const moveKeys = new Set(moves.map((move) => game.notation.key(move)));
  expect(moveKeys.size).toBe(moves.length);
  for (const move of moves) {
    const { isLegal, permits } = judge(game, state, seat, move);
    if (!isLegal || permits.length === 0) throw new Error(`${game.notation.key(move)} is built and not permitted`);
  }
  const legalKeySet = legalKeys(game, decision, tries);
  for (const key of legalKeySet) if (!moveKeys.has(key)) throw new Error(`${key} is judged legal and not built`);
  return legalKeySet;
}

/** Compares both implementations on the first small table after each of some moments of a game. */
function compareSmall(game: Game, randomGame: RandomGame): LegalityCounts {
  const firstOffset = firstExamined(randomGame);
  let compared = NO_COUNTS;
  let isWanted = true;
  const decisions = [...decisionsOf(game, randomGame)];
  const gap = isDeep ? SEARCH_GAP : Math.max(SEARCH_GAP, Math.ceil(decisions.length / PARTS_PER_GAME));
  for (const [i, decision] of decisions.entries()) {
    if (i % gap === firstOffset) isWanted = true;
    const { tries, all } = isWanted ? firstTries(game, decision, MAX_SMALL_TRIES) : { tries: [], all: false };
    if (!all) continue;
    isWanted = false;
    const legalKeySet = compareTries(game, decision, tries);
    for (const move of decision.moves) {
      if (!legalKeySet.has(game.notation.key(move)))
        throw new Error(`${game.notation.key(move)} is built and never tried`);
    }
    compared = sum(compared, { tables: 1, tries: tries.length, legal: legalKeySet.size });
  }
  return compared;
}

/** Legality has two independent implementations, compared wherever the possible tries are few. */
export function legalityLaws({ game, games, ofGames }: LawRunner): void {
  test('laws 2 and 3: on small tables the legal moves are exactly the tries judged legal', () => {
    let totals = NO_COUNTS;
    let gamesWithout = 0;
    ofGames((randomGame) => {
      const compared = compareSmall(game, randomGame);
      totals = sum(totals, compared);
      if (compared.tables === 0) gamesWithout++;
    });
    console.info(
      `${game.name}: ${totals.tables} small tables compared in both directions, ${totals.tries} tries, ${totals.legal} of them legal; ${gamesWithout} of ${games} games had none.`,
    );
    expect(gamesWithout, 'nearly every game reaches a small table').toBeLessThanOrEqual(games / 10);
    expect(totals.tables).toBeGreaterThan(games);
    expect(totals.legal).toBeGreaterThan(totals.tables);
    expect(totals.tries).toBeGreaterThan(totals.legal);
  });
}

/** Checks any table, however many tries it has. */
export function anyTableLaws({ game, ofDecisions, ofOneDecision }: LawRunner): void {
  test('laws 2 and 3: on any table legal moves are judged legal, tries judged legal are legal moves, and a refusal has a reason', () => {
    let totals = NO_COUNTS;
    ofOneDecision((decision, chance) => {
      const tryList = firstTries(game, decision, MAX_TRIES).tries;
      const from = chance.integerBelow(ONE_IN);
      const tries = tryList.length <= MAX_SMALL_TRIES ? tryList : tryList.filter((_try, i) => i % ONE_IN === from);
      const legalKeySet = compareTries(game, decision, tries);
      totals = sum(totals, { tables: 1, tries: tries.length, legal: legalKeySet.size });
    });
    console.info(
      `${game.name}: ${totals.tables} tables of any size, ${totals.tries} tries, ${totals.legal} of them legal.`,
    );
    expect(totals.tries).toBeGreaterThan(totals.tables);
  });

  test('law 4: a try out of turn breaks a rule about turns, named first', () => {
    ofDecisions(({ state, seat, move }) => {
      if (game.aside?.isAside(move)) return;
      const otherSeat = (seat + 1) % seatsOf(state);
      const { findings } = judge(game, state, otherSeat, move);
      expect(findings[0]?.about).toBe('turn');
      expect(game.play.moves(state, otherSeat)).toEqual([]);
    });
  });

  test('a move that is legal with every card known is never refused when some are hidden', () => {
    ofDecisions(({ state, seat, move }) => {
      const otherView = game.visibility.view(state, (seat + 1) % seatsOf(state));
      expect(verdictOf(game, otherView, seat, move).verdict).not.toBe('illegal');
    });
  });
}
